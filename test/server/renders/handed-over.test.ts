import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import type { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { addDoneRender } from './fixtures.ts';

// What addDoneRender stores.
const CONTENT = 'not really a film';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASKED_ANEW = 'private, no-cache';

let server: SharedServer;
let stranger: TestUser;
let admin: TestUser;
let unknown: string;
beforeAll(async () => {
  server = await sharedServer();
  stranger = await createUser(server, { role: 'pro' });
  admin = await createUser(server, { role: 'admin' });
  unknown = (await server.client().get(`/media/video/upload/renders/${'0'.repeat(32)}.mp4`)).text;
});

type Film = { id: string; url: string };

async function filmOf({ id: userId, client }: TestUser): Promise<Film> {
  const id = await addDoneRender(server, userId);
  return { id, url: (await client.get(`/api/renders/${id}`)).body.videoUrl };
}

const count = ({ client }: TestUser, { id: renderId }: Film) => client.post('/api/downloads', { renderId });
const become = (person: TestUser, columns: Partial<typeof users.$inferInsert>) =>
  server.services.db.update(users).set(columns).where(eq(users.id, person.id));

/** A person's second request for somebody else's film: equal settings are one film. */
async function asksToo(person: TestUser, { id }: Film): Promise<Film> {
  const { db } = server.services;
  const [film] = await db.select({ key: renders.filmKey }).from(renders).where(eq(renders.id, id));
  const [row] = await db.insert(renders).values({ userId: person.id, filmKey: film!.key }).returning();
  return { id: row!.id, url: (await person.client.get(`/api/renders/${row!.id}`)).body.videoUrl };
}

/** Every way to load the film: whole, in part, its head, again, and each of them to be saved. */
async function waysOf(client: Client, url: string) {
  const etag = (await client.get(url)).headers.get('etag') ?? '"none"';
  const ways = [
    ['GET', {}],
    ['GET', { range: 'bytes=0-2' }],
    ['HEAD', {}],
    ['GET', { 'if-none-match': etag }],
  ] as const;
  const load = (address: string) =>
    Promise.all(ways.map(([method, headers]) => client.request(method, address, { headers: { ...headers } })));
  return { shown: await load(url), saved: await load(`${url}?download=1`) };
}

/** The responses to `waysOf` if everything is allowed. */
async function expectOpen(client: Client, url: string, caching: string): Promise<void> {
  const { shown, saved } = await waysOf(client, url);
  for (const answers of [shown, saved]) {
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, CONTENT],
      [206, 'not'],
      [200, ''],
      [304, ''],
    ]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe(caching);
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  }
  for (const { headers } of shown) expect(headers.has('content-disposition')).toBe(false);
  for (const { headers } of saved.slice(0, 3)) expect(headers.get('content-disposition')).toMatch(/^attachment; /);
}

/** The responses if the film should look as if it did not exist. */
async function expectHidden(client: Client, url: string): Promise<void> {
  const { shown, saved } = await waysOf(client, url);
  for (const { status, text, headers } of [...shown, ...saved]) {
    expect(status).toBe(404);
    if (text) expect(text).toBe(unknown);
    expect(headers.get('cache-control') ?? '').not.toMatch(/max-age|public/);
  }
}

/** The responses to a free user whose film is not counted yet: it plays, and cannot be saved. */
async function expectPreview(client: Client, url: string): Promise<void> {
  const { shown, saved } = await waysOf(client, url);
  expect(shown.map(({ status }) => status)).toEqual([200, 206, 200, 304]);
  for (const { headers } of shown) {
    expect([headers.get('cache-control'), headers.has('content-disposition')]).toEqual([ASKED_ANEW, false]);
  }
  for (const answer of saved) {
    expect([answer.status, answer.headers.has('content-disposition')]).toEqual([403, false]);
    expect(answer.text).not.toContain(CONTENT);
  }
  expect(saved[0]!.body).toMatchObject({ code: 'forbidden', message: expect.stringMatching(/Download Video/) });
}

const everybodyElse = () => [server.client(), stranger.client, admin.client];

describe('P10: a free person’s film', () => {
  it('plays only in their own session until it is counted, and cannot be downloaded by anybody [B2]', async () => {
    const free = await createUser(server);
    const film = await filmOf(free);
    await expectPreview(free.client, film.url);
    for (const client of everybodyElse()) await expectHidden(client, film.url);

    expect((await count(free, film)).body).toMatchObject({ downloadCount: 1, url: `${film.url}?download=1` });
    for (const client of [free.client, ...everybodyElse()]) await expectOpen(client, film.url, FOR_GOOD);
  });

  it('has a cover that its maker may save before it is counted, and nobody else may see [B168]', async () => {
    const free = await createUser(server);
    const cover = (await filmOf(free)).url.replace('.mp4', '.jpg');
    const { status, headers } = await free.client.get(`${cover}?download=1`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      ASKED_ANEW,
    ]);
    for (const client of everybodyElse()) expect((await client.get(cover)).status).toBe(404);
  });

  it('whose download is refused cannot be saved on any endpoint, and those counted before stay open', async () => {
    const free = await createUser(server, { downloadCount: 4 });
    const [fifth, sixth] = [await filmOf(free), await filmOf(free)];
    await count(free, fifth);
    const refused = await count(free, sixth);
    expect([refused.status, refused.body.code]).toEqual([403, 'download_limit']);
    await expectPreview(free.client, sixth.url);
    await expectHidden(server.client(), sixth.url);
    await expectOpen(server.client(), fifth.url, FOR_GOOD);
  });

  it('is open for exactly one of 10 simultaneous downloads with one left', async () => {
    const free = await createUser(server, { downloadCount: 4 });
    const made = await Promise.all(Array.from({ length: 10 }, () => filmOf(free)));
    const counted = await Promise.all(made.map((film) => count(free, film)));
    const seen = await Promise.all(made.map(({ url }) => server.client().get(`${url}?download=1`)));
    expect(seen.map(({ status }) => (status === 200 ? 200 : 403))).toEqual(counted.map(({ status }) => status));
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has no preview once the session has ended', async () => {
    const free = await createUser(server);
    const film = await filmOf(free);
    const before = server.client();
    for (const [name, value] of free.client.cookies) before.cookies.set(name, value);
    await free.client.post('/api/auth/logout', {}, { headers: { origin: server.url } });
    await expectHidden(before, film.url);
  });

  it('requested by two people plays for both, and is open once one of them has it counted', async () => {
    const [one, two] = [await createUser(server), await createUser(server)];
    const film = await filmOf(one);
    const same = await asksToo(two, film);
    expect(same.url).toBe(film.url);
    for (const { client } of [one, two]) await expectPreview(client, film.url);
    await count(two, same);
    await expectOpen(server.client(), film.url, FOR_GOOD);
    // It does not affect the other person's count.
    expect((await count(one, film)).body).toMatchObject({ downloadCount: 1, remaining: 4 });
  });
});

describe('P10: a plan without limits', () => {
  it.each([
    ['pro', { role: 'pro' }],
    ['beta', { role: 'beta' }],
    ['a team’s member', { role: 'studio_team' }],
    ['past_due', { subscriptionStatus: 'past_due' }],
  ] as const)('of %s opens a film to anyone with its URL, as long as the plan lasts [B2]', async (_, columns) => {
    const paying = await createUser(server, columns);
    const [film, counted] = [await filmOf(paying), await filmOf(paying)];
    for (const client of [paying.client, ...everybodyElse()]) await expectOpen(client, film.url, ASKED_ANEW);
    await count(paying, counted);

    await become(paying, { role: 'user', subscriptionStatus: 'canceled' });
    await expectPreview(paying.client, film.url);
    for (const client of everybodyElse()) await expectHidden(client, film.url);
    for (const client of everybodyElse()) await expectOpen(client, counted.url, FOR_GOOD);
  });

  it('that begins opens earlier films', async () => {
    const person = await createUser(server);
    const film = await filmOf(person);
    await expectHidden(server.client(), film.url);
    await become(person, { subscriptionStatus: 'pro' });
    await expectOpen(server.client(), film.url, ASKED_ANEW);
  });

  it('of one of the people who requested the same film is enough', async () => {
    const [free, paying] = [await createUser(server), await createUser(server, { role: 'pro' })];
    const film = await filmOf(free);
    await asksToo(paying, film);
    await expectOpen(server.client(), film.url, ASKED_ANEW);
    await server.services.db.delete(users).where(eq(users.id, paying.id));
    await expectHidden(server.client(), film.url);
    await expectPreview(free.client, film.url);
  });
});

it('P10: a film that nobody requested is served to nobody', async () => {
  const person = await createUser(server, { role: 'pro' });
  const film = await filmOf(person);
  await server.services.db.delete(renders).where(eq(renders.id, film.id));
  for (const client of [person.client, ...everybodyElse()]) await expectHidden(client, film.url);
  expect(await server.services.db.$count(films)).toBeGreaterThan(0);
});
