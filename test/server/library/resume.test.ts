import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import type { Client } from '../../client.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { createUpload, offsetOf, sample, sendBytes, uploadByTus } from './fixtures.ts';

let server: TestServer;
let pro: TestUser;
let other: TestUser;
/** A video with a free box behind it: 40 MB, so that it is kept in several parts. */
let big: Buffer;
beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
  other = await createUser(server, { role: 'pro' });
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const free = Buffer.alloc(40_000_000 - video.length, 7);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  big = Buffer.concat([video, free]);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.services.db.delete(uploads);
  await server.services.storage.deletePrefix('uploads');
});

/** Sends bytes and cuts the connection after `count` of them. */
function cutAfter(client: Client, location: string, count: number): Promise<void> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(big.length),
  };
  return new Promise((resolve) => {
    const sent = request(new URL(location, client.url), { method: 'PATCH', headers });
    sent.on('error', () => resolve());
    sent.write(big.subarray(0, count), () => sent.destroy(new Error('the line is cut')));
  });
}

async function stored(jobId: string) {
  const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, jobId));
  const hash = createHash('sha256');
  for await (const chunk of await server.services.storage.read(row!.storageKey!)) hash.update(chunk);
  return { row: row!, hash: hash.digest('hex') };
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('resumes where the connection was cut, and has the same bytes [T3.18 B41 B49]', async () => {
  const created = await createUpload(pro.client, big.length, { filename: 'big.mp4' });
  const location = created.headers.get('location')!;
  expect([created.status, location]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}$/)]);
  const jobId = location.split('/').at(-1)!;

  await cutAfter(pro.client, location, 24_000_000);
  const { offset } = await vi.waitFor(async () => {
    const found = await offsetOf(pro.client, location);
    // What had arrived when the connection was cut is kept, not only whole parts.
    expect(found.offset).toBeGreaterThan(20_000_000);
    return found;
  }, SOON);
  expect(offset).toBeLessThanOrEqual(24_000_000);
  const job = (await pro.client.get(`/api/library/jobs/${jobId}`)).body;
  expect(job).toMatchObject({
    status: 'uploading',
    message: 'Uploading...',
    progress: Math.floor((75 * offset) / 4e7),
  });
  expect((await pro.client.get('/api/background-videos')).body).toMatchObject({
    uploads: [job],
    quota: { usedBytes: big.length },
  });

  // Bytes for another offset are refused, and change nothing.
  expect((await sendBytes(pro.client, location, offset + 1, 'xx')).status).toBe(409);
  const last = await sendBytes(pro.client, location, offset, new Uint8Array(big.subarray(offset)));
  expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(big.length)]);
  const { row, hash } = await stored(jobId);
  expect([row.status, row.bytes, hash]).toEqual(['processing', big.length, hashOf(big)]);
  // The parts are gone.
  expect(await storedFiles(server)).toHaveLength(1);
  expect(await scratchFolders(server)).toEqual([]);
});

it('is processed on the next request if the server died between the last byte and the check of the file', async () => {
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const created = await createUpload(pro.client, video.length);
  const location = created.headers.get('location')!;
  const id = location.split('/').at(-1)!;
  const { db, storage } = server.services;
  await storage.put(`uploads/${id}/all.part`, video, OURS);
  const parts = [{ key: `uploads/${id}/all.part`, bytes: video.length }];
  await db.update(uploads).set({ parts, received: video.length }).where(eq(uploads.id, id));
  expect(await offsetOf(pro.client, location)).toEqual({ status: 200, offset: video.length });
  // The response does not wait for the check.
  await vi.waitFor(async () => expect((await stored(id)).hash).toBe(hashOf(video)), SOON);
});

it('belongs to nobody else', async () => {
  const created = await createUpload(pro.client, 1000);
  const location = created.headers.get('location')!;
  const unknown = `/api/uploads/${crypto.randomUUID()}`;
  for (const [path, client] of [
    [location, other.client],
    [unknown, pro.client],
  ] as const) {
    expect((await offsetOf(client, path)).status).toBe(404);
    const sent = await sendBytes(client, path, 0, 'stolen');
    expect([sent.status, JSON.parse(sent.text).code]).toEqual([404, 'not_found']);
    expect((await client.request('DELETE', path, { headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
  }
  expect((await offsetOf(server.client(), location)).status).toBe(401);
  expect(await offsetOf(pro.client, location)).toEqual({ status: 200, offset: 0 });
});

it('can be cancelled until it has arrived', async () => {
  const headers = { 'tus-resumable': '1.0.0' };
  const created = await createUpload(pro.client, 1000);
  const location = created.headers.get('location')!;
  expect((await sendBytes(pro.client, location, 0, 'abc')).status).toBe(204);
  expect(await storedFiles(server)).toHaveLength(1);
  expect((await pro.client.request('DELETE', location, { headers })).status).toBe(204);
  expect((await offsetOf(pro.client, location)).status).toBe(404);
  expect(await storedFiles(server)).toEqual([]);
  expect((await pro.client.get('/api/background-videos')).body.quota.usedBytes).toBe(0);

  const { jobId } = await uploadByTus(pro.client, await sample('h264_portrait_720x1080_1s.mp4'));
  const late = await pro.client.request('DELETE', `/api/uploads/${jobId}`, { headers });
  expect([late.status, JSON.parse(late.text).message]).toEqual([409, 'This upload is already complete.']);
});

it('leaves only the reason if the file cannot be used, and repeats it on every request', async () => {
  const { answer, jobId } = await uploadByTus(pro.client, await sample('audio_only_aac.mp4'));
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text)).toEqual({
    code: 'unprocessable',
    message: 'The file has no picture, only sound or data. Upload a video.',
  });
  const { uploads, quota } = (await pro.client.get('/api/background-videos')).body;
  expect(uploads).toMatchObject([{ jobId, status: 'failed', reason: JSON.parse(answer.text).message }]);
  expect(quota.usedBytes).toBe(0);
  expect(await storedFiles(server)).toEqual([]);
  expect(await scratchFolders(server)).toEqual([]);
  const again = await sendBytes(pro.client, `/api/uploads/${jobId}`, uploads[0].bytes, '');
  expect([again.status, again.text]).toEqual([422, answer.text]);
});
