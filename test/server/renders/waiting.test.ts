import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { films } from '../../../src/server/db/schema/renders.ts';
import { renderFilmKind } from '../../../src/server/features/renders/kinds.ts';
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

/**
 * Asks for a film of its own for a new person; resolves once it stands in the line.
 * @returns what they are told of it, whenever that is called
 */
async function ask(text: string): Promise<() => Promise<string>> {
  const { queue } = server.services;
  const before = (await queue.line(renderFilmKind)).length;
  const { client } = await createUser(server, { role: 'pro' });
  const { status, body, text: said } = await generate(client, { videoSettings: settings({ text, videoDuration: 10 }) });
  expect(status, said).toBe(200);
  const { renderId, textOverlayPublicId } = body;
  // Answered when the film is done: never.
  const answer = client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 10 });
  const refused = answer.then(({ status, text }) => Promise.reject(new Error(`${status}: ${text}`)));
  refused.catch(() => undefined);
  // The next one to ask comes after this one only then.
  const queued = vi.waitFor(async () => expect(await queue.line(renderFilmKind)).toHaveLength(before + 1), SOON);
  await Promise.race([queued, refused]);
  return async () => (await client.get(`/api/renders/${renderId}`)).body.message as string;
}

it('says how many come before and how long it takes, from films that were made here [B132 B263]', async () => {
  const { db } = server.services;
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
  const people = [await ask('Waits 1'), await ask('Waits 2'), await ask('Waits 3')];
  const line = vi.spyOn(server.services.queue, 'line');
  const began = Date.now();
  // Far more often than it is read in any time that a machine may take.
  for (let round = 0; round < 20; round++) await Promise.all(people.map((message) => message()));
  // Twice a second, whoever asks; the calls that wait for their films ask as well.
  expect(line.mock.calls.length).toBeLessThanOrEqual(2 + (Date.now() - began) / 500);
  line.mockRestore();
});
