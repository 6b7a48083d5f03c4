import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clips, UPLOAD_STATUSES, type UploadStatus, uploads } from '../../../src/server/db/schema/library.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { TRANSITIONS, transition } from '../../../src/server/features/library/states.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { createUpload, file, offsetOf, sendBytes, uploadByTus } from './fixtures.ts';
import { ingestQuickly, startQuickServer } from './stand-in.ts';

const VIDEO = Buffer.from('a video of twenty-six bytes');
const BROKEN = Buffer.from('bad: no video');
const DELETE = { headers: { 'tus-resumable': '1.0.0' } };

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startQuickServer();
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());
afterEach(async () => {
  releaseLooks();
  vi.restoreAllMocks();
  const { db, storage } = server.services;
  for (const table of [clips, uploads, rateLimits]) await db.delete(table);
  for (const folder of ['uploads', 'pieces']) await storage.deletePrefix(folder);
});

const statusOf = async (id: string) => {
  const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, id));
  return row?.status ?? 'gone';
};
const library = async () => (await pro.client.get('/api/background-videos')).body;
const sweep = () => sweepLibrary(server.services, { signal: new AbortController().signal, log: server.services.log });
const idOf = (location: string) => location.split('/').at(-1)!;

/** A failing test must not keep the server from stopping. */
let releaseLooks = () => {};

/** Delays reading the parts of an upload, which every check begins with. */
function holdLooks() {
  const { storage } = server.services;
  const read = storage.read.bind(storage);
  const held = new Promise<void>((resolve) => {
    releaseLooks = resolve;
  });
  const spy = vi.spyOn(storage, 'read').mockImplementation(async (...args) => {
    await held;
    return read(...args);
  });
  return { release: releaseLooks, begun: () => spy.mock.calls.length };
}

describe('the table of transitions', () => {
  const WAYS: Record<UploadStatus, UploadStatus[]> = {
    uploading: [],
    checking: ['checking'],
    processing: ['checking', 'processing'],
    segmenting: ['checking', 'processing', 'segmenting'],
    ready: ['checking', 'processing', 'segmenting', 'ready'],
    failed: ['checking', 'failed'],
  };
  const lease = () => ({ leaseId: randomUUID(), leaseUntil: new Date() });

  async function rowIn(status: UploadStatus): Promise<string> {
    const { db } = server.services;
    const id = randomUUID();
    await db
      .insert(uploads)
      .values({ id, publicId: id, userId: pro.id, title: 'x', bytes: 1, reserved: 1, ...lease() });
    for (const each of WAYS[status]) await db.update(uploads).set({ status: each }).where(eq(uploads.id, id));
    return id;
  }

  it.each(UPLOAD_STATUSES.flatMap((from) => UPLOAD_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s: the database agrees, whoever writes [B51 U1]',
    async (from, to) => {
      const { db } = server.services;
      const isAllowed = TRANSITIONS[from].includes(to);
      const raw = await rowIn(from);
      const written = db.update(uploads).set({ status: to }).where(eq(uploads.id, raw));
      const wrote = await written.then(
        () => true,
        (error) => {
          expect(String(error.cause)).toMatch(/does not go from/);
          return false;
        },
      );
      expect(wrote).toBe(isAllowed);
      // Our own code refuses before that, without an error.
      const own = await rowIn(from);
      expect((await transition(db, own, to)) !== null).toBe(isAllowed);
      expect(await statusOf(own)).toBe(isAllowed ? to : from);
    },
  );

  it('lets an upload begin only as uploading', async () => {
    const row = { publicId: 'x', userId: pro.id, title: 'x', bytes: 1, reserved: 1, status: 'ready' as const };
    await expect(server.services.db.insert(uploads).values(row)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/begins as uploading/) },
    });
  });
});

it('a clip removed while its upload is cut is not made again by a retry', async () => {
  const { jobId } = await uploadByTus(pro.client, VIDEO);
  await ingestQuickly(server.services, jobId, 'segmenting');
  const [clip] = (await library()).clips;
  expect((await pro.client.delete(`/api/delete-background/${clip.id}`)).status).toBe(200);
  await ingestQuickly(server.services, jobId);
  expect((await library()).clips).toEqual([]);
  expect([await statusOf(jobId), await storedFiles(server)]).toEqual(['gone', []]);
});

describe('U1: requests repeated after an upload has arrived', () => {
  const send = (start: number, bytes = VIDEO, total = VIDEO.length, name = 'again') =>
    pro.client.multipart(
      '/media/v1_1/spinreel/video/upload',
      { upload_preset: 'personal', file: file(bytes) },
      {
        headers: {
          'x-unique-upload-id': name,
          'content-range': `bytes ${start}-${start + bytes.length - 1}/${total}`,
        },
      },
    );

  it.each(['processing', 'segmenting', 'ready'] as const)(
    'the last chunk, an empty PATCH, a HEAD and a DELETE do not change one that is %s',
    async (status) => {
      const first = await send(0);
      expect(first.status).toBe(200);
      const id = first.body.job_id;
      if (status !== 'processing') await ingestQuickly(server.services, id, status);
      const before = [await statusOf(id), (await library()).clips, (await storedFiles(server)).sort()];
      expect(before[0]).toBe(status);

      const again = await send(0);
      expect([again.status, again.body]).toEqual([200, first.body]);
      const location = `/api/uploads/${id}`;
      const patched = await sendBytes(pro.client, location, VIDEO.length, '');
      expect([patched.status, patched.headers.get('upload-offset')]).toEqual([204, String(VIDEO.length)]);
      expect(await offsetOf(pro.client, location)).toEqual({ status: 200, offset: VIDEO.length });
      const given = await pro.client.request('DELETE', location, DELETE);
      expect([given.status, given.body.code]).toEqual([409, 'conflict']);
      expect([await statusOf(id), (await library()).clips, (await storedFiles(server)).sort()]).toEqual(before);
    },
  );

  it('a refusal is repeated, on both endpoints', async () => {
    const refused = await send(0, BROKEN, BROKEN.length, 'refused');
    expect(refused.status).toBe(422);
    expect((await send(0, BROKEN, BROKEN.length, 'refused')).body).toEqual(refused.body);
    const { answer, jobId } = await uploadByTus(pro.client, BROKEN);
    const again = await sendBytes(pro.client, `/api/uploads/${jobId}`, BROKEN.length, '');
    expect([again.status, again.body]).toEqual([422, answer.body]);
    // HEAD returns the offset: the client goes on to the job, which has the reason.
    expect(await offsetOf(pro.client, `/api/uploads/${jobId}`)).toEqual({ status: 200, offset: BROKEN.length });
    expect((await pro.client.get(`/api/library/jobs/${jobId}`)).body.reason).toBe(answer.body.message);
  });
});

describe('U4: the check of a file', () => {
  it('happens once, however often the upload is requested; requests are answered at once, the sender at the end', async () => {
    const location = (await createUpload(pro.client, VIDEO.length)).headers.get('location')!;
    const looks = holdLooks();
    const sent = sendBytes(pro.client, location, 0, new Uint8Array(VIDEO));
    await vi.waitFor(async () => expect(await statusOf(idOf(location))).toBe('checking'), SOON);
    const asked = await Promise.all(Array.from({ length: 40 }, () => offsetOf(pro.client, location)));
    expect(asked).toEqual(Array.from({ length: 40 }, () => ({ status: 200, offset: VIDEO.length })));
    expect((await sendBytes(pro.client, location, VIDEO.length, '')).status).toBe(204);
    expect((await pro.client.get(`/api/library/jobs/${idOf(location)}`)).body).toMatchObject({ status: 'checking' });
    await vi.waitFor(() => expect(looks.begun()).toBe(1), SOON);
    expect(await scratchFolders(server)).toHaveLength(1);
    looks.release();
    expect((await sent).status).toBe(204);
    expect([await statusOf(idOf(location)), looks.begun()]).toEqual(['processing', 1]);
    expect(await scratchFolders(server)).toEqual([]);
  });

  it('waits for its turn: of eight uploads that two people send together, two are copied and checked', async () => {
    const other = await createUser(server, { role: 'pro' });
    const looks = holdLooks();
    const sent = Array.from({ length: 8 }, (_, each) => uploadByTus((each % 2 ? other : pro).client, VIDEO));
    const { db } = server.services;
    const checking = () => db.$count(uploads, eq(uploads.status, 'checking'));
    await vi.waitFor(async () => expect(await checking()).toBe(8), SOON);
    await vi.waitFor(() => expect(looks.begun()).toBe(2), SOON);
    expect(await scratchFolders(server)).toHaveLength(2);
    looks.release();
    for (const each of sent) expect((await each).answer.status).toBe(204);
  });

  it('that died with its process is repeated by the next HEAD or the sweep, but not while its holder is alive', async () => {
    const { db, storage } = server.services;
    const died = async (lease: string) => {
      const location = (await createUpload(pro.client, VIDEO.length)).headers.get('location')!;
      const id = idOf(location);
      const key = `uploads/${id}/all.part`;
      await storage.put(key, VIDEO, OURS);
      await db
        .update(uploads)
        .set({ parts: [{ key, bytes: VIDEO.length }], received: VIDEO.length })
        .where(eq(uploads.id, id));
      const leaseUntil = sql`now() + ${lease}::interval`;
      await transition(db, id, 'checking', { set: { leaseId: randomUUID(), leaseUntil } });
      return location;
    };
    const [byHead, bySweep, alive] = [await died('-1 second'), await died('-1 second'), await died('1 minute')];
    for (const location of [byHead, alive]) {
      expect(await offsetOf(pro.client, location)).toEqual({ status: 200, offset: VIDEO.length });
    }
    await vi.waitFor(async () => expect(await statusOf(idOf(byHead))).toBe('processing'), SOON);
    expect(await statusOf(idOf(bySweep))).toBe('checking');
    await sweep();
    expect([await statusOf(idOf(bySweep)), await statusOf(idOf(alive))]).toEqual(['processing', 'checking']);
  });

  it('that cannot be done is released, with everything that has arrived', async () => {
    const location = (await createUpload(pro.client, VIDEO.length)).headers.get('location')!;
    vi.spyOn(server.services.storage, 'putFile').mockRejectedValueOnce(new Error('the store is away'));
    const failed = await sendBytes(pro.client, location, 0, new Uint8Array(VIDEO));
    expect([failed.status, failed.body.code]).toEqual([500, 'internal']);
    expect(await statusOf(idOf(location))).toBe('uploading');
    expect((await sendBytes(pro.client, location, VIDEO.length, '')).status).toBe(204);
    expect(await statusOf(idOf(location))).toBe('processing');
  });

  it('keeps nothing if the upload was removed in the meantime', async () => {
    const location = (await createUpload(pro.client, VIDEO.length)).headers.get('location')!;
    const looks = holdLooks();
    const sent = sendBytes(pro.client, location, 0, new Uint8Array(VIDEO));
    await vi.waitFor(() => expect(looks.begun()).toBe(1), SOON);
    expect((await pro.client.delete(`/api/delete-background/${idOf(location)}`)).status).toBe(200);
    looks.release();
    expect((await sent).status).toBe(404);
    expect([await storedFiles(server), await scratchFolders(server)]).toEqual([[], []]);
    expect((await library()).quota.usedBytes).toBe(0);
  });

  it('status requests and chunks are rate-limited, far above what a browser needs', async () => {
    const location = (await createUpload(pro.client, VIDEO.length)).headers.get('location')!;
    const ask = () => offsetOf(pro.client, location);
    const first = await ask();
    // A busy machine may take longer for the others than the minute that is counted.
    await server.services.db.update(rateLimits).set({ resetsAt: sql`now() + interval '1 hour'` });
    const asked = [first, ...(await Promise.all(Array.from({ length: 259 }, ask)))];
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(240);
  });
});
