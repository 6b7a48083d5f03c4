import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { editorDrafts, promos } from '../../../src/server/db/schema/promos.ts';
import { downloads, films, renders } from '../../../src/server/db/schema/renders.ts';
import { purgePromos } from '../../../src/server/features/promos/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

const at = (id: string) => `/api/promos/${id}`;
const save = ({ client }: TestUser, id: string, version: number, content: string, title?: string) =>
  client.put(at(id), { version, content, ...(title !== undefined && { title }) });
const rowsOf = ({ id }: TestUser) => server.services.db.select().from(promos).where(eq(promos.userId, id));

/** Gives the person that many promos without asking for each. */
async function fill({ id: userId }: TestUser, count: number): Promise<void> {
  const values = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), userId, content: contentOf() }));
  await server.services.db.insert(promos).values(values);
}

it('a promo is kept for its own person: everybody else gets what they get for none [B60]', async () => {
  const [one, other] = [await createUser(server), await createUser(server)];
  const id = crypto.randomUUID();
  expect((await save(one, id, 0, contentOf(), 'Tuesdays')).body).toMatchObject({ version: 1 });
  expect((await one.client.get(at(id))).body).toMatchObject({
    id,
    title: 'Tuesdays',
    version: 1,
    content: contentOf(),
  });
  expect((await one.client.get('/api/current-promo')).body.promo.id).toBe(id);

  const unknown = crypto.randomUUID();
  const asks: ((who: TestUser, id: string) => Promise<{ status: number; body: unknown }>)[] = [
    (who, which) => who.client.get(at(which)),
    (who, which) => save(who, which, 1, contentOf({ text: 'Stolen' })),
    (who, which) => who.client.patch(at(which), { title: 'Mine' }),
    (who, which) => who.client.delete(at(which)),
    (who, which) => who.client.post(`${at(which)}/restore`),
  ];
  for (const ask of asks) {
    const [theirs, none] = [await ask(other, id), await ask(other, unknown)];
    expect([theirs.status, theirs.body]).toEqual([404, none.body]);
  }
  expect((await other.client.get('/api/promos')).body).toEqual({ promos: [], more: false, total: 0 });
  expect((await other.client.get('/api/current-promo')).body).toEqual({ promo: null });
  // The same id is another promo in another account.
  expect((await save(other, id, 0, contentOf({ text: 'Their own' }))).body.version).toBe(1);
  expect((await one.client.get(at(id))).body.content).toBe(contentOf());
  expect((await server.client().get('/api/promos')).status).toBe(401);
});

it('a save continues the version it knows, or changes nothing and says how the promo stands now [B61]', async () => {
  const one = await createUser(server);
  const id = crypto.randomUUID();
  const [first, second, third] = ['First', 'Second 🔥', 'Third'].map((text) => contentOf({ text }));
  await save(one, id, 0, first!);
  expect((await save(one, id, 1, second!)).body.version).toBe(2);
  const stale = await save(one, id, 1, third!);
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'promo_changed', current: { version: 2, content: second, deleted: false } },
  ]);
  expect((await save(one, id, 0, third!)).body.code).toBe('promo_changed');
  // Sent again after a lost response.
  expect((await save(one, id, 1, second!)).body.version).toBe(2);
  expect((await one.client.get(at(id))).body).toMatchObject({ version: 2, content: second });
  const again = crypto.randomUUID();
  await save(one, again, 0, first!);
  expect((await save(one, again, 0, first!)).body.version).toBe(1);
});

it('of twenty saves at the same time, exactly one wins each version [B61]', async () => {
  const one = await createUser(server);
  const id = crypto.randomUUID();
  for (const version of [0, 1, 2]) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(one, id, version, contentOf({ text: `${version}.${n}` }))),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won.map(({ body }) => body.version)).toEqual([version + 1]);
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect([status, body.current.version]).toEqual([409, version + 1]);
    }
    const kept = (await one.client.get(at(id))).body.content;
    expect(kept).toBe(contentOf({ text: `${version}.${answers.indexOf(won[0]!)}` }));
  }
});

it('what is no promo is refused and replaces nothing', async () => {
  const one = await createUser(server);
  const id = crypto.randomUUID();
  await save(one, id, 0, contentOf());
  for (const content of ['{', '{}', contentOf().replace('Playfair Display', 'Wingdings'), 'x'.repeat(40_001)]) {
    const answer = await save(one, id, 1, content);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).not.toEqual([]);
    for (const field of Object.keys(answer.body.fields)) expect(field).toMatch(/^content(\.|$)/);
  }
  expect((await one.client.put(at(id), { version: 1 })).body.fields).toEqual({ content: 'The promo is missing.' });
  expect((await one.client.get(at(id))).body.version).toBe(1);
});

it('the shelf shows the last changed first, in pages, with the state of each film [B65]', async () => {
  const one = await createUser(server);
  await fill(one, 24);
  const id = crypto.randomUUID();
  const key = crypto.randomUUID();
  const { db } = server.services;
  await db.insert(films).values({ key, publicId: `renders/${key}`, status: 'done', plan: {} as never });
  const [render] = await db.insert(renders).values({ userId: one.id, filmKey: key }).returning();
  const ticket = { renderId: render!.id, overlayId: null, watermark: true };
  await save(one, id, 0, contentOf({ ticket }));
  const shelf = (await one.client.get('/api/promos')).body;
  expect([shelf.promos.length, shelf.more, shelf.total]).toEqual([24, true, 25]);
  expect(shelf.promos[0]).toMatchObject({ id, film: { state: 'ready', renderId: render!.id, counted: false } });
  expect(shelf.promos[1].film).toEqual({ state: 'none', renderId: null, counted: false });
  const rest = (await one.client.get(`/api/promos?before=${shelf.promos[23].id}`)).body;
  expect([rest.promos.length, rest.more]).toEqual([1, false]);
  expect(new Set([...shelf.promos, ...rest.promos].map((promo: { id: string }) => promo.id)).size).toBe(25);

  await db.insert(downloads).values({
    ...{ userId: one.id, renderId: render!.id, userEmail: 'x', userRole: 'user', userSubscriptionStatus: 'free' },
    ...{ instructorName: '', classType: '' },
  });
  const filmOf = async () => (await one.client.get('/api/promos')).body.promos[0].film;
  for (const [status, state] of [
    ['queued', 'making'],
    ['failed', 'failed'],
    ['planned', 'gone'],
  ] as const) {
    await db.update(films).set({ status }).where(eq(films.key, key));
    expect(await filmOf()).toMatchObject({ state, counted: true });
  }
  await db.delete(films).where(eq(films.key, key));
  expect(await filmOf()).toMatchObject({ state: 'gone', renderId: render!.id });
});

it('a promo gets a name of its own, which is not a change of what it says', async () => {
  const one = await createUser(server);
  const id = crypto.randomUUID();
  await save(one, id, 0, contentOf());
  await one.client.patch(at(id), { title: ' Tuesdays\u200b ' });
  expect((await one.client.get(at(id))).body).toMatchObject({ title: 'Tuesdays', version: 1 });
  await one.client.patch(at(id), { title: '' });
  expect((await one.client.get(at(id))).body.title).toBeNull();
});

it('deleted, it is off the shelf and takes no more saves; brought back, it is as it was [B66]', async () => {
  const one = await createUser(server);
  const id = crypto.randomUUID();
  await save(one, id, 0, contentOf());
  for (let twice = 0; twice < 2; twice++) expect((await one.client.delete(at(id))).status).toBe(200);
  expect((await one.client.get('/api/promos')).body.total).toBe(0);
  expect((await one.client.get(at(id))).status).toBe(404);
  expect((await one.client.get('/api/current-promo')).body.promo).toBeNull();
  const late = await save(one, id, 1, contentOf({ text: 'Written meanwhile' }));
  expect([late.status, late.body.current]).toMatchObject([409, { version: 1, deleted: true }]);
  for (let twice = 0; twice < 2; twice++) expect((await one.client.post(`${at(id)}/restore`)).status).toBe(200);
  expect((await one.client.get(at(id))).body).toMatchObject({ version: 1, content: contentOf() });
  expect((await save(one, id, 1, contentOf({ text: 'Written meanwhile' }))).body.version).toBe(2);
});

it('what was deleted long ago is removed for good, and nothing else [B66]', async () => {
  const one = await createUser(server);
  await fill(one, 3);
  const [old, young] = await rowsOf(one);
  const daysAgo = (days: number) => ({ deletedAt: sql`now() - make_interval(days => ${days})` as unknown as Date });
  const { db } = server.services;
  const row = (id: string) => and(eq(promos.userId, one.id), eq(promos.id, id));
  await db
    .update(promos)
    .set(daysAgo(LIMITS.deletedPromoDays + 1))
    .where(row(old!.id));
  await db
    .update(promos)
    .set(daysAgo(LIMITS.deletedPromoDays - 1))
    .where(row(young!.id));
  await purgePromos(server.services);
  const left = (await rowsOf(one)).map(({ id }) => id);
  expect([left.length, left.includes(old!.id)]).toEqual([2, false]);
});

it('an account has room for a stated number of promos, however many arrive at the same time [B67]', async () => {
  const one = await createUser(server);
  await fill(one, LIMITS.promos - 3);
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  const answers = await Promise.all(ids.map((id) => save(one, id, 0, contentOf())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['403 promo_limit']));

  // Bringing one back takes the same room.
  const [some] = await rowsOf(one);
  await one.client.delete(at(some!.id));
  expect((await save(one, crypto.randomUUID(), 0, contentOf())).status).toBe(200);
  expect((await one.client.post(`${at(some!.id)}/restore`)).body.code).toBe('promo_limit');
  expect((await rowsOf(one)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(LIMITS.promos);
  // A save of what is there is never refused.
  const [kept] = await server.services.db
    .select()
    .from(promos)
    .where(and(eq(promos.userId, one.id), isNull(promos.deletedAt)));
  expect((await save(one, kept!.id, kept!.version, contentOf({ text: 'Edited' }))).status).toBe(200);
});

it('the draft of the previous release becomes the first promo, once [B68]', async () => {
  const [one, two] = [await createUser(server), await createUser(server)];
  const { db } = server.services;
  await db.insert(editorDrafts).values([
    { userId: one.id, draft: contentOf({ text: 'Left here' }) },
    { userId: two.id, draft: '{"text":"of no known shape"}' },
  ]);
  const current = await Promise.all([1, 2, 3, 4].map(() => one.client.get('/api/current-promo')));
  expect(current.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await one.client.get('/api/promos')).body).toMatchObject({
    total: 1,
    promos: [{ version: 1, sketch: contentOf({ text: 'Left here', writing: null }) }],
  });
  expect((await two.client.get('/api/promos')).body.total).toBe(0);
});

it('promos are deleted with the account [B60]', async () => {
  const one = await createUser(server);
  await fill(one, 2);
  await server.services.db.delete(users).where(eq(users.id, one.id));
  expect(await rowsOf(one)).toEqual([]);
});
