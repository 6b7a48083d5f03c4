import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { ageFiles } from '../../aged.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { PROGRAM } from '../../program.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createUpload, ended, offsetOf, sendBytes, uploadByTus } from '../library/fixtures.ts';
import { footage } from '../library/footage.ts';
import { storedFiles } from '../renders/fixtures.ts';

const ROOT = join(import.meta.dirname, '../../..');
let server: TestServer;
let pro: TestUser;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server.close();
});

/** The real program in a process of its own, as a worker. */
function startWorker(): ChildProcess {
  const { config } = server.services;
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLES: 'worker', DATA_DIR: config.dataDir };
  const worker = spawn(process.execPath, PROGRAM, {
    cwd: ROOT,
    env: { ...env, DATABASE_URL: config.databaseUrl! },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

const ids = async () => (await pro.client.get('/api/background-videos')).body.clips.map(({ id }: { id: string }) => id);
const sweep = () => sweepLibrary(server.services, { signal: new AbortController().signal, log: server.services.log });

it('S23: a worker killed during ingest loses nothing; existing pieces stay the same [B49]', async () => {
  const first = startWorker();
  const { jobId } = await uploadByTus(pro.client, await footage(24, '320x568', false), { title: 'Killed' });
  const [kept] = await vi.waitFor(
    async () => {
      const found = await ids();
      expect(found.length).toBeGreaterThan(0);
      return found;
    },
    { timeout: 90_000, interval: 100 },
  );
  first.kill('SIGKILL');
  startWorker();
  expect(await ended(pro.client, jobId, 180_000)).toMatchObject({ status: 'ready', pieces: 2 });
  const found = await ids();
  expect([found.length, found[0]]).toEqual([2, kept]);

  // Everything that the clips refer to is there, and nothing else but what a day may pass over.
  const { db, storage } = server.services;
  const rows = await db.select().from(clips);
  const known = rows.flatMap(({ storageKey, posterKey, previewKey }) => [storageKey, posterKey, previewKey]);
  for (const key of known) expect(await storage.size(key)).toBeGreaterThan(0);
  const names = known.map((key) => key.split('/').at(-1));
  expect((await storedFiles(server)).filter((name) => !names.includes(name)).length).toBeLessThanOrEqual(3);
  const { quota } = (await pro.client.get('/api/background-videos')).body;
  expect(quota.usedBytes).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
}, 300_000);

it('S23: the sweep resumes what a crash left, and removes what nobody returns to', async () => {
  const { db, storage } = server.services;
  await db.delete(uploads);
  for (const worker of workers) worker.kill('SIGKILL');
  const video = await footage(1);
  // Begun and left; begun and alive; stored by a process that died before it wrote its row.
  const left = (await createUpload(pro.client, 1000)).headers.get('location')!;
  await sendBytes(pro.client, left, 0, 'abc');
  await db.update(uploads).set({ touchedAt: sql`now() - interval '25 hours'` });
  const alive = (await createUpload(pro.client, 1000)).headers.get('location')!;
  await sendBytes(pro.client, alive, 0, 'abc');
  // Arrived whole, but the process died before it looked at the file.
  const whole = (await createUpload(pro.client, video.length)).headers.get('location')!;
  const id = whole.split('/').at(-1)!;
  await storage.put(`uploads/${id}/x.part`, video, OURS);
  await db
    .update(uploads)
    .set({
      parts: [{ key: `uploads/${id}/x.part`, bytes: video.length }],
      received: video.length,
      touchedAt: sql`now() - interval '1 hour'`,
    })
    .where(sql`${uploads.id} = ${id}`);

  await sweep();
  expect((await offsetOf(pro.client, left)).status).toBe(404);
  expect(await offsetOf(pro.client, alive)).toEqual({ status: 200, offset: 3 });
  const job = (await pro.client.get(`/api/library/jobs/${id}`)).body;
  expect(job.status).toBe('processing');
  expect((await pro.client.get('/api/background-videos')).body.quota.usedBytes).toBe(1000 + video.length);

  // Files without a row: an old one goes, a young one may still get its row.
  const [old, young] = [`pieces/${id}/old.mp4`, `pieces/${id}/young.mp4`];
  for (const key of [old, young]) await storage.put(key, video, OURS);
  await ageFiles(server, [old]);
  await sweep();
  expect([await storage.size(old), await storage.size(young)]).toEqual([null, video.length]);
  expect((await pro.client.get(`/api/library/jobs/${id}`)).body.status).toBe('processing');
});
