import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { overlays } from '../../../src/server/db/schema/renders.ts';
import { ingestWork } from '../../../src/server/features/library/ingest.ts';
import { isOutage } from '../../../src/server/outage.ts';
import { StorageError } from '../../../src/server/storage/index.ts';
import { doWork } from '../../../src/server/work/work.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, file } from '../library/fixtures.ts';
import { startQuickServer } from '../library/stand-in.ts';
import { generate, settings } from '../renders/fixtures.ts';

let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await startServer();
  person = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

/** What the driver reports when a primary dies between a commit and its answer. */
const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** Uploads a video whose pieces nobody makes yet. @returns the upload's id */
async function uploaded(): Promise<string> {
  const form = new FormData();
  form.append('video', file(await blink()));
  const { status, body, text } = await person.client.request('POST', '/api/upload-personal-video', { body: form });
  expect(status, text).toBe(200);
  return body.jobId;
}

/** The database, of which the next transactions that add a piece are committed and their answers lost. */
function losing(answers: number, onLost = () => {}): typeof server.services.db {
  const { db } = server.services;
  const transaction: typeof db.transaction = async (work, config) => {
    let adds = false;
    const result = await db.transaction((tx) => {
      const insert = vi.spyOn(tx, 'insert');
      return work(tx).finally(() => {
        adds = insert.mock.calls.length > 0;
      });
    }, config);
    if (!adds || answers === 0) return result;
    answers -= 1;
    onLost();
    throw lost();
  };
  return Object.assign(Object.create(db) as typeof db, { transaction });
}

const piecesOf = async (id: string) => {
  const { rows } = await server.services.db.$client.query<Record<string, string>>(
    'select storage_key, poster_key, preview_key from clips where source_id = $1',
    [id],
  );
  return rows.map((row) => Object.values(row));
};
const sizes = (keys: string[]) => Promise.all(keys.map((key) => server.services.storage.size(key)));

it('a piece that was added although nobody heard of it keeps its files, and the upload is ready [B340]', async () => {
  const id = await uploaded();
  const services = { ...server.services, db: losing(2) };
  await doWork(services, ingestWork, id, { signal: new AbortController().signal, log: services.log });
  expect((await person.client.get(`/api/library/jobs/${id}`)).body.status).toBe('ready');
  const pieces = await piecesOf(id);
  expect(pieces.length).toBe(1);
  expect(await sizes(pieces[0]!)).not.toContain(null);
});

it('so it does when the worker stops at that moment, and the next try keeps it [B340]', async () => {
  const id = await uploaded();
  const stopping = new AbortController();
  const services = { ...server.services, db: losing(1, () => stopping.abort()) };
  const trying = doWork(services, ingestWork, id, { signal: stopping.signal, log: services.log });
  await expect(trying).rejects.toSatisfy(isOutage);
  const pieces = await piecesOf(id);
  expect(pieces.length).toBe(1);
  expect(await sizes(pieces[0]!)).not.toContain(null);
  await doWork(server.services, ingestWork, id, { signal: new AbortController().signal, log: services.log });
  expect(await piecesOf(id)).toEqual(pieces);
  expect(await sizes(pieces[0]!)).not.toContain(null);
});

it('the files of a piece that could not be added are removed [B340]', async () => {
  const id = await uploaded();
  const { storage, db } = server.services;
  await db.$client.query("update sources set removed_pieces = '[0]' where id = $1", [id]);
  await doWork(server.services, ingestWork, id, { signal: new AbortController().signal, log: server.services.log });
  expect(await piecesOf(id)).toEqual([]);
  const left: string[] = [];
  for await (const { key } of storage.list(`pieces/${id}`)) left.push(key);
  expect(left).toEqual([]);
});

it('a piece waits for room in a store that is full for a moment [B340]', async () => {
  const id = await uploaded();
  const { storage, log } = server.services;
  const full = vi.spyOn(storage, 'putFile').mockRejectedValueOnce(new StorageError('full', 'No room.'));
  await doWork(server.services, ingestWork, id, { signal: new AbortController().signal, log });
  full.mockRestore();
  expect((await person.client.get(`/api/library/jobs/${id}`)).body.status).toBe('ready');
  expect(await sizes((await piecesOf(id))[0]!)).not.toContain(null);
});

it('a frame of text that was stored although nobody heard of it is whole when it is asked for again [B340]', async () => {
  const { db, storage } = server.services;
  const insert = db.insert.bind(db);
  const losesIt = vi.spyOn(db, 'insert').mockImplementation((table) => {
    const builder = insert(table);
    if ((table as unknown) !== overlays) return builder;
    losesIt.mockRestore();
    const values = (row: never) => {
      const real = builder.values(row);
      const onConflictDoUpdate = (change: never) => ({
        async returning() {
          await real.onConflictDoUpdate(change).returning();
          throw lost();
        },
      });
      return { onConflictDoUpdate };
    };
    return { values } as never;
  });
  const ask = () => generate(person.client, { videoSettings: settings({ text: 'Lost and found', videoDuration: 5 }) });
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
  const { rows } = await db.$client.query('select storage_key as key from overlays where user_id = $1', [person.id]);
  expect(rows.length).toBe(1);
  expect(await storage.size(rows[0].key)).toBeGreaterThan(0);
});

it('an upload whose check was killed from outside is to be sent again, and is then accepted [B341]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-killed-'));
  await chmod(folder, 0o755);
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, '#!/bin/sh\nkill -9 $$\n');
  await chmod(ffmpeg, 0o755);
  const quick = await startQuickServer({ FFMPEG_PATH: ffmpeg });
  try {
    const { client } = await createUser(quick, { role: 'pro' });
    const upload = async () => client.multipart('/api/upload-personal-video', { video: file(await blink()) });
    const killed = await upload();
    expect([killed.status, killed.body.code]).toEqual([503, 'unavailable']);
    expect(Number(killed.headers.get('retry-after'))).toBeGreaterThan(0);
    await writeFile(ffmpeg, '#!/bin/sh\necho "frame=1" >&3\n');
    expect((await upload()).status).toBe(200);
  } finally {
    await quick.close();
    await rm(folder, { recursive: true });
  }
});
