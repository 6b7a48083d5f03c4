import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { downloads } from '../../../src/server/db/schema/renders.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { addDoneRender, generate, settings } from '../renders/fixtures.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

const count = (
  person: { client: { post: (path: string, body: object) => Promise<{ status: number; body: unknown }> } },
  renderId: string,
) => person.client.post('/api/downloads', { renderId, instructorName: 'Jasmine', classType: 'Spin' });

it('S16: of 20 simultaneous downloads one gets the last place; repeating it is free; generating is refused', async () => {
  const free = await createUser(server, { downloadCount: 4 });
  const ids = await Promise.all(Array.from({ length: 20 }, () => addDoneRender(server, free.id)));
  const answers = await Promise.all(ids.map((id) => count(free, id)));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(winners[0]!.body).toMatchObject({ downloadCount: 5, remaining: 0 });
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body]).toEqual([403, expect.objectContaining({ code: 'download_limit' })]);
  expect((await free.client.get('/api/user')).body).toMatchObject({ downloadCount: 5, downloadsRemaining: 0 });
  expect(await server.services.db.$count(downloads, eq(downloads.userId, free.id))).toBe(1);

  const winner = ids[answers.findIndex(({ status }) => status === 200)]!;
  const repeats = await Promise.all(Array.from({ length: 5 }, () => count(free, winner)));
  for (const { status, body } of repeats) expect([status, body]).toEqual([200, winners[0]!.body]);
  expect(await server.services.db.$count(downloads, eq(downloads.userId, free.id))).toBe(1);

  for (const videoSettings of [settings(), settings({ text: '' })]) {
    const refused = await generate(free.client, { videoSettings });
    expect([refused.status, refused.body.code]).toEqual([403, 'download_limit']);
  }
});

it('S16: the same film downloaded many times at once counts once, with a record of who, what and when', async () => {
  const free = await createUser(server);
  const id = await addDoneRender(server, free.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => count(free, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (const { body } of answers) expect(body).toMatchObject({ downloadCount: 1, remaining: 4 });
  const records = await server.services.db.select().from(downloads).where(eq(downloads.renderId, id));
  expect(records).toEqual([
    expect.objectContaining({
      userId: free.id,
      userEmail: free.email,
      userRole: 'user',
      userSubscriptionStatus: 'free',
      instructorName: 'Jasmine',
      classType: 'Spin',
      downloadedAt: expect.any(Date),
    }),
  ]);
});

it('S16: composing past the limit is refused too, and paying people have no limit', async () => {
  const free = await createUser(server, { downloadCount: 4 });
  const { body } = await generate(free.client);
  await count(free, await addDoneRender(server, free.id));
  const { textOverlayPublicId } = body;
  const composed = await free.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 1 });
  expect([composed.status, composed.body.code]).toEqual([403, 'download_limit']);

  for (const columns of [{ role: 'pro' }, { role: 'beta' }, { subscriptionStatus: 'past_due' }] as const) {
    const person = await createUser(server, { ...columns, downloadCount: 7 });
    const answer = await count(person, await addDoneRender(server, person.id));
    expect(answer.body).toMatchObject({ downloadCount: 8, remaining: null });
    expect((await generate(person.client)).status).toBe(200);
  }
});

it('an unfinished film cannot be downloaded', async () => {
  const free = await createUser(server);
  const { body } = await generate(free.client);
  expect((await count(free, body.renderId)).status).toBe(409);
  expect((await count(free, crypto.randomUUID())).status).toBe(404);
  for (const renderId of ['7', '', null])
    expect((await free.client.post('/api/downloads', { renderId })).status).toBe(400);
  expect((await free.client.get('/api/user')).body.downloadCount).toBe(0);
});
