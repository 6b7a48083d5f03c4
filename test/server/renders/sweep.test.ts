import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { films, overlays, renders } from '../../../src/server/db/schema/renders.ts';
import { sweepRenders } from '../../../src/server/features/renders/sweep-films.ts';
import { ageFiles } from '../../aged.ts';
import { OURS } from '../../entry.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addDoneRender, generate, scratchFolders, settings, storedFiles } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RENDER_KEEP_DAYS: '3' });
});
afterAll(() => server.close());

it('removes what nobody returned to, with its files, and keeps everything else', async () => {
  const { db, config } = server.services;
  const { client, id } = await createUser(server);
  const old = sql`now() - interval '4 days'`;
  const filmOf = async (renderId: string) =>
    (await db.select({ key: renders.filmKey }).from(renders).where(eq(renders.id, renderId)))[0]!.key;
  const age = async (renderId: string, status: 'done' | 'running' = 'done') =>
    db
      .update(films)
      .set({ usedAt: old, status })
      .where(eq(films.key, await filmOf(renderId)));

  const [fresh, abandoned, downloaded, running] = await Promise.all([1, 2, 3, 4].map(() => addDoneRender(server, id)));
  await client.post('/api/downloads', { renderId: downloaded });
  for (const renderId of [abandoned!, downloaded!]) await age(renderId);
  await age(running!, 'running');

  const texts = await Promise.all(
    ['Fresh', 'Old', 'Waiting'].map(
      async (text) => (await generate(client, { videoSettings: settings({ text }) })).body,
    ),
  );
  const [, oldText, waiting] = texts;
  for (const { textOverlayPublicId } of [oldText, waiting]) {
    await db.update(overlays).set({ usedAt: old }).where(eq(overlays.publicId, textOverlayPublicId));
  }
  // A film that waits for its turn still needs its frame.
  await db
    .update(films)
    .set({ status: 'queued' })
    .where(eq(films.key, await filmOf(waiting.renderId)));
  // A process that died a moment ago has left its folder.
  await mkdir(join(config.dataDir, 'scratch', `${(await import('node:os')).hostname()}.999999999.0123456789abcdef`), {
    recursive: true,
  });

  const before = await storedFiles(server);
  await sweepRenders(server.services, { log: server.services.log, signal: new AbortController().signal });

  const statusOf = async (renderId: string) => (await client.get(`/api/renders/${renderId}`)).status;
  expect(await Promise.all([fresh!, abandoned!, downloaded!, running!].map(statusOf))).toEqual([200, 404, 200, 200]);
  const left = await db.select({ publicId: overlays.publicId }).from(overlays);
  expect(left.map(({ publicId }) => publicId).sort()).toEqual(
    [texts[0].textOverlayPublicId, waiting.textOverlayPublicId].sort(),
  );
  // The old film, its cover, and the old text.
  expect((await storedFiles(server)).length).toBe(before.length - 3);
  expect(await scratchFolders(server)).toEqual([]);
});

it('removes files without rows, left by a process that died, once a sweep has noted them [B53 B402]', async () => {
  const { storage, log } = server.services;
  const { client, id } = await createUser(server);
  const renderId = await addDoneRender(server, id);
  await generate(client, { videoSettings: settings({ text: 'Kept' }) });
  const age = async (key: string) => ageFiles(server, [key]);
  for (const folder of ['films', 'overlays']) {
    for await (const { key } of storage.list(folder)) await age(key);
  }
  const known = (await storedFiles(server)).sort();
  for (const key of ['films/left.mp4', 'overlays/left.png', 'films/young.mp4'])
    await storage.put(key, Buffer.from('x'), OURS);
  for (const key of ['films/left.mp4', 'overlays/left.png']) await age(key);

  await sweepRenders(server.services, { log, signal: new AbortController().signal });
  expect((await storedFiles(server)).sort()).toEqual([...known, 'young.mp4'].sort());
  expect((await client.get(`/api/renders/${renderId}`)).status).toBe(200);
});
