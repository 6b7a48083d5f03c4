import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clips, UPLOAD_STATUSES, type UploadStatus, uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { leaseUntil } from '../../../src/server/features/library/states.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { storedFiles } from '../renders/fixtures.ts';
import { createUpload, offsetOf, sendBytes } from './fixtures.ts';
import { ingestQuickly, startQuickServer } from './stand-in.ts';

const VIDEO = Buffer.from('a video of some thirty bytes...');
const HALF = 15;
let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startQuickServer();
  pro = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
});
afterAll(() => server.close());
afterEach(async () => {
  await server.services.db.delete(clips);
  await server.services.db.delete(uploads);
  for (const folder of ['uploads', 'pieces']) await server.services.storage.deletePrefix(folder);
  await setPlan(true);
});

const setPlan = (has: boolean) =>
  server.services.db
    .update(users)
    .set(has ? { role: 'pro', subscriptionStatus: 'pro' } : { role: 'user', subscriptionStatus: 'free' })
    .where(eq(users.id, pro.id));
const idOf = (path: string) => path.split('/').at(-1)!;
const rowOf = async (path: string) =>
  (
    await server.services.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, idOf(path)))
  )[0];
const library = async () => (await pro.client.get('/api/background-videos')).body;

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['uploads', 'pieces'])
    for await (const { key } of server.services.storage.list(folder)) found.push(key);
  return found;
}

async function sweep(age: string): Promise<void> {
  const { services } = server;
  await services.db.update(uploads).set({ touchedAt: sql`now() - ${age}::interval` });
  await sweepLibrary(services, { signal: new AbortController().signal, log: services.log });
}

/** An upload in that state. @returns its address */
async function reach(status: UploadStatus): Promise<string> {
  const { db } = server.services;
  const bytes = status === 'failed' ? Buffer.from('bad: of no use to anybody') : VIDEO;
  const path = (await createUpload(pro.client, bytes.length)).headers.get('location')!;
  if (status === 'uploading' || status === 'checking') {
    await sendBytes(pro.client, path, 0, new Uint8Array(bytes.subarray(0, HALF)));
    // Another process is checking it.
    const leased = { status, leaseId: crypto.randomUUID(), leaseUntil: leaseUntil() };
    if (status === 'checking')
      await db
        .update(uploads)
        .set(leased)
        .where(eq(uploads.id, idOf(path)));
    return path;
  }
  await sendBytes(pro.client, path, 0, new Uint8Array(bytes));
  if (status === 'segmenting' || status === 'ready') await ingestQuickly(server.services, idOf(path), status);
  return path;
}

describe('U13: giving up', () => {
  it.each(UPLOAD_STATUSES)(
    'of an upload that is %s ends nothing finished, whatever the window shows [U13 B420]',
    async (status) => {
      const path = await reach(status);
      const before = {
        row: await rowOf(path),
        clips: await server.services.db.$count(clips),
        files: await storedFiles(server),
      };
      expect(before.row?.status).toBe(status);
      const { body } = await pro.client.get(`/api/library/jobs/${idOf(path)}`);
      expect(body.status).toBe(status);
      const answer = await pro.client.delete(`/api/library/jobs/${idOf(path)}`);
      // Said here once more: a list that the program had wrong would be wrong here too.
      if (['uploading', 'failed'].includes(status)) {
        expect([answer.status, await rowOf(path), await storedFiles(server)]).toEqual([200, undefined, []]);
      } else {
        expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Nothing was removed')]);
        const after = {
          row: await rowOf(path),
          clips: await server.services.db.$count(clips),
          files: await storedFiles(server),
        };
        expect(after).toEqual(before);
      }
    },
  );

  it('is for those who may delete in that library; everybody else finds nothing [U13 B52]', async () => {
    const path = await reach('uploading');
    const other = await createUser(server, { role: 'pro' });
    expect((await other.client.delete(`/api/library/jobs/${idOf(path)}`)).status).toBe(404);
    expect((await rowOf(path))?.status).toBe('uploading');
    const admin = await createUser(server, { role: 'admin' });
    expect((await admin.client.delete(`/api/library/jobs/${idOf(path)}`)).status).toBe(200);
  });

  it('shows an upload as stopped only when no bytes have come for minutes [U13]', async () => {
    const path = await reach('uploading');
    const lately = async () => (await library()).uploads[0].sentLately;
    expect(await lately()).toBe(true);
    await server.services.db.update(uploads).set({ touchedAt: sql`now() - interval '4 minutes'` });
    expect(await lately()).toBe(false);
    expect((await rowOf(path))?.received).toBe(HALF);
  });
});

describe('U13: a deletion that nothing brings back', () => {
  it('is refused if the thing goes by another name than its question said [U13 B421]', async () => {
    await reach('ready');
    const [clip] = (await library()).clips;
    const at = (seen?: string) =>
      `/api/delete-background/${clip.id}${seen === undefined ? '' : `?seen=${encodeURIComponent(seen)}`}`;
    const stale = await pro.client.delete(at('Another title'));
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining(`“${clip.title}” by now`)]);
    expect((await library()).clips).toHaveLength(1);
    expect((await pro.client.delete(at(clip.title))).status).toBe(200);
    expect((await pro.client.delete(at(clip.title))).status).toBe(404);
  });
});

describe('U14: the plan ends during an upload', () => {
  it('is said with 403, before and after the last byte, and the upload goes on where it stopped [U14 B422]', async () => {
    const path = await reach('uploading');
    await setPlan(false);
    const rest = new Uint8Array(VIDEO.subarray(HALF));
    const refused = await sendBytes(pro.client, path, HALF, rest);
    expect([refused.status, refused.body.code]).toEqual([403, 'plan_required']);
    expect(await offsetOf(pro.client, path)).toEqual({ status: 200, offset: HALF });
    expect((await library()).uploads).toMatchObject([
      { status: 'uploading', progress: Math.floor((75 * HALF) / VIDEO.length) },
    ]);
    await setPlan(true);
    expect((await sendBytes(pro.client, path, HALF, rest)).status).toBe(204);
    await ingestQuickly(server.services, idOf(path));
    expect((await library()).clips).toHaveLength(1);
  });

  it('while the last bytes arrive, it is 403 too, and the check is made once the plan is back [U14 B422]', async () => {
    const path = await reach('uploading');
    const { storage } = server.services;
    const put = storage.put.bind(storage);
    const putLate = async (...args: Parameters<typeof put>) => {
      await setPlan(false);
      return put(...args);
    };
    storage.put = putLate as typeof storage.put;
    const last = await sendBytes(pro.client, path, HALF, new Uint8Array(VIDEO.subarray(HALF))).finally(() => {
      storage.put = put;
    });
    expect([last.status, last.body.code]).toEqual([403, 'plan_required']);
    await sweep('3 minutes');
    expect((await rowOf(path))?.status).toBe('uploading');
    await setPlan(true);
    await sweep('3 minutes');
    expect((await rowOf(path))?.status).toBe('processing');
  });

  const rows = UPLOAD_STATUSES.flatMap((status) => [false, true].map((back) => ({ status, back })));
  it.each(rows)(
    'leaves nothing dead of an upload that is $status, with the plan back: $back [U14 B422]',
    async ({ status, back }) => {
      const path = await reach(status);
      await setPlan(false);
      await sweep('3 minutes');
      if (back) await setPlan(true);
      if (status === 'checking') {
        // The process that was checking it is gone, before all of it had come.
        await server.services.db.update(uploads).set({ leaseUntil: sql`now() - interval '1 minute'` });
      }
      await sweep('3 minutes');
      const row = await rowOf(path);
      if (row && ['processing', 'segmenting'].includes(row.status)) await ingestQuickly(server.services, idOf(path));
      await sweep('25 hours');
      const finished = ['processing', 'segmenting', 'ready'].includes(row?.status ?? '');
      const pieces = await server.services.db.select().from(clips);
      const files = pieces.flatMap(({ storageKey, posterKey, previewKey }) => [storageKey, posterKey, previewKey]);
      expect([pieces.length, (await keys()).sort()]).toEqual([finished ? 1 : 0, files.sort()]);
      expect((await rowOf(path))?.status).toBe(finished ? 'ready' : undefined);
      expect((await library()).quota.usedBytes).toBe(pieces.reduce((sum, { bytes }) => sum + bytes, 0));
    },
  );
});
