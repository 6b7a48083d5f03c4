import { afterAll, beforeAll, expect, it } from 'vitest';
import { films } from '../../../src/server/db/schema/renders.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { generate, settings } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  // No worker runs: what is asked for waits.
  server = await startServer();
});
afterAll(() => server.close());

it('says how many come before and how long it takes, from films that were made here [B132]', async () => {
  const { db } = server.services;
  const ask = async (text: string) => {
    const { client } = await createUser(server, { role: 'pro' });
    const { body } = await generate(client, { videoSettings: settings({ text, videoDuration: 10 }) });
    const { renderId, textOverlayPublicId } = body;
    // Answered when the film is done: never.
    void client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 10 }).catch(() => undefined);
    return async () => (await client.get(`/api/renders/${renderId}`)).body.message as string;
  };
  const first = await ask('First');
  const second = await ask('Second');
  await expect.poll(second, SOON).toBe('Waiting: 1 video is ahead of yours.');
  expect(await first()).toBe('Initializing');

  // One like them was made in 12 seconds.
  const [like] = await db.select().from(films).limit(1);
  await db.insert(films).values({
    ...{ key: 'made', publicId: 'renders/made', status: 'done', plan: like!.plan },
    ...{ startedAt: new Date(0), finishedAt: new Date(12_000) },
  });
  const third = await ask('Third');
  await expect.poll(third, SOON).toBe('Waiting: 2 videos are ahead of yours. Ready in about 35 seconds.');
  expect(await second()).toBe('Waiting: 1 video is ahead of yours. Ready in about 25 seconds.');
});
