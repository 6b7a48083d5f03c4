import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('says how many come before and how long it takes, from films that were made here [B132 B263]', async () => {
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
  const { rows } = await db.execute(
    sql`select data -> '$from' ->> 'request' as request from pgboss.job where name = 'render-film'`,
  );
  const requests = rows.map(({ request }) => request);
  expect(new Set(requests).size, 'each job names the request that queued it [B263]').toBe(2);
  expect(requests).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);

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

it('reads the line once for all who wait at the same moment [B172]', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const ids: string[] = [];
  for (const n of [1, 2, 3]) {
    const { body } = await generate(client, { videoSettings: settings({ text: `Waits ${n}`, videoDuration: 10 }) });
    const { renderId, textOverlayPublicId } = body;
    void client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 10 }).catch(() => undefined);
    const message = async () => (await client.get(`/api/renders/${renderId}`)).body.message as string;
    await expect.poll(message, SOON).toMatch(/^Waiting: /);
    ids.push(renderId);
  }
  const line = vi.spyOn(server.services.queue, 'line');
  const began = Date.now();
  let asked = 0;
  while (Date.now() - began < 1500) {
    await Promise.all(ids.map((id) => client.get(`/api/renders/${id}`)));
    asked += ids.length;
  }
  // Twice a second, whoever asks; the calls that wait for their films ask as well.
  expect(asked).toBeGreaterThan(9);
  expect(line.mock.calls.length).toBeLessThanOrEqual(5);
  line.mockRestore();
});
