import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Compression } from '../../../src/contract/compression.ts';
import { compressions } from '../../../src/server/db/schema/tools.ts';
import { deleteCompressionsOf } from '../../../src/server/features/tools/actions.ts';
import { sweepCompressions } from '../../../src/server/features/tools/sweep-compressions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { file, sample } from '../library/fixtures.ts';
import { saved, scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { noisyVideo } from './footage.ts';

let server: TestServer;
let free: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  free = await createUser(server);
  other = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const compress = (video: Blob, fields: Record<string, string> = {}, { client } = free) =>
  client.multipart('/api/compress-video', { video, ...fields });

describe('a phone’s video', { timeout: 240_000 }, () => {
  it('comes out at 85 to 100% of the requested size, in the original’s aspect ratio [S3.25 S7.35]', async () => {
    const video = await noisyVideo(4, '720x1280');
    expect(video.length).toBeGreaterThan(2_000_000);
    const { status, body } = await compress(file(video), { targetSize: '1' });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        ...{ status: 'done', progress: 100, success: true },
        originalSizeMB: video.length / 1e6,
        compressedSizeMB: expect.any(Number),
        compressionRatio: expect.closeTo(video.length / 1e6 / body.compressedSizeMB, 5),
        message: expect.stringMatching(
          /^Compressed from \d+\.\d MB to (0\.\d|1\.0) MB\. The file is kept for 60 minutes\.$/,
        ),
        videoUrl: `/api/compressions/${body.id}/video`,
      },
    ]);
    expect(body.compressedSizeMB).toBeLessThanOrEqual(1);
    expect(body.compressedSizeMB).toBeGreaterThanOrEqual(0.85);

    await saved(free.client, body.videoUrl, async (path) => {
      const { video: picture, audio, duration } = await probeFilm(path);
      expect(picture).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', color_space: 'bt709' });
      expect(Number(picture!.width) / Number(picture!.height)).toBeCloseTo(9 / 16, 2);
      expect(Number(picture!.height)).toBeLessThanOrEqual(1280);
      expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000' });
      expect(duration).toBeCloseTo(4, 0);
    });
    const saving = await free.client.get(`${body.videoUrl}?download=1`, { headers: { range: 'bytes=0-9' } });
    expect([saving.status, saving.headers.get('content-disposition')]).toEqual([
      206,
      'attachment; filename="compressed_video.mp4"',
    ]);
    expect(saving.headers.get('cache-control')).toBe('private, no-cache');
    for (const stranger of [other.client, server.client()]) {
      expect([401, 404]).toContain((await stranger.get(body.videoUrl)).status);
      expect([401, 404]).toContain((await stranger.get(`/api/compressions/${body.id}`)).status);
      expect([401, 404]).toContain((await stranger.delete(`/api/compressions/${body.id}`)).status);
    }
    // The original is gone.
    expect(await storedFiles(server)).toHaveLength(1);
    expect(await scratchFolders(server)).toEqual([]);
    // Cancelling ends nothing that is done, however late it comes; it ends by itself.
    expect((await free.client.delete(`/api/compressions/${body.id}`)).status).toBe(409);
    expect(await storedFiles(server)).toHaveLength(1);
    await deleteCompressionsOf(server.services, free.id);
    expect(await storedFiles(server)).toEqual([]);
  });

  it('is followed from its beginning to its end [S4.42]', async () => {
    const video = await noisyVideo(6, '540x960');
    const { body: begun } = await compress(file(video), { targetSize: '1', wait: 'false' });
    expect(begun).toMatchObject({
      status: 'waiting',
      success: false,
      videoUrl: null,
      message: expect.stringMatching(/^Waiting/),
    });
    const stream = await free.client.get(`/api/compressions/${begun.id}/events`, {
      headers: { accept: 'text/event-stream' },
    });
    const states = [...stream.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Compression);
    const progress = states.map((state) => state.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(states.some(({ status, progress }) => status === 'compressing' && progress > 5 && progress < 95)).toBe(true);
    expect(states.at(-1)).toMatchObject({ status: 'done', progress: 100, success: true });
    await deleteCompressionsOf(server.services, free.id);
  });

  it('can be cancelled halfway, and leaves nothing [B54]', async () => {
    const video = await noisyVideo(10, '720x1280');
    const { body } = await compress(file(video), { targetSize: '2', wait: 'false' });
    await vi.waitFor(
      async () => expect((await free.client.get(`/api/compressions/${body.id}`)).body.status).toBe('compressing'),
      SOON,
    );
    expect((await free.client.delete(`/api/compressions/${body.id}`)).status).toBe(200);
    expect((await free.client.get(`/api/compressions/${body.id}`)).status).toBe(404);
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
    expect(await storedFiles(server)).toEqual([]);
  });
});

describe('honest results', () => {
  it('a video that is already small enough is left unchanged [S7.35]', async () => {
    const video = await sample('h264_portrait_720x1080_1s.mp4');
    const { body } = await compress(file(video));
    expect(body).toMatchObject({
      ...{ success: true, compressionRatio: 1, originalSizeMB: video.length / 1e6 },
      message: 'The video already has only 0.1 MB, so it was left as it is.',
    });
    expect(Buffer.from((await free.client.get(body.videoUrl)).bytes)).toEqual(video);
    await deleteCompressionsOf(server.services, free.id);
  });

  it('one in another container becomes an mp4, and is not enlarged to the target', async () => {
    const video = await sample('alpha_vp9_200x200.webm');
    const { status, body } = await compress(file(video, 'a.webm'));
    expect([status, body.status]).toEqual([200, 'done']);
    expect(body.compressedSizeMB).toBeLessThanOrEqual(1);
    expect(body.message).toMatch(
      /^The video already had only 0\.0 MB\. As an MP4 that every phone plays it has 0\.\d MB\.$/,
    );
    const kind = await saved(free.client, body.videoUrl, async (path) => (await probeFilm(path)).video!.codec_name);
    expect(kind).toBe('h264');
    await deleteCompressionsOf(server.services, free.id);
  });

  it('a size too small to be watchable is refused, with the smallest that is [S7.35]', async () => {
    // Ten minutes of little, with a free box behind it.
    const video = await noisyVideo(600, '64x112', 1);
    const { status, body } = await compress(file(Buffer.concat([video, freeBox(3_000_000)])), { targetSize: '1' });
    expect([status, body.code, body.message]).toEqual([
      422,
      'unprocessable',
      expect.stringMatching(
        /^A video of 10:00 minutes cannot be watched any more at 1 MB\. It needs at least \d+ MB; choose that, or cut/,
      ),
    ]);
  });

  it.each([
    ['hostile_text_renamed.mp4', 'just text', /^This is no video that we can read/],
    ['an empty file', '', /^The file is empty/],
  ])('%s is refused with its reason', async (name, text, reason) => {
    const { status, body } = await compress(file(text, name));
    expect([status, body.message]).toEqual([422, expect.stringMatching(reason)]);
    expect(await storedFiles(server)).toEqual([]);
  });

  it.each(['0', '0.9', '50.1', '-1', 'x', 'Infinity'])('a target of %s MB is refused [S5.17]', async (targetSize) => {
    const { status, body } = await compress(file('x'), { targetSize }, other);
    expect([status, body.fields]).toEqual([400, { targetSize: 'Choose a target size from 1 to 50 MB.' }]);
    await server.services.db.execute(sql`delete from rate_limits`);
  });
});

it('visitors are refused, and people after twelve videos in an hour [B54]', async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
  expect((await compress(file('x'), {}, { ...free, client: server.client() })).status).toBe(401);
  const statuses: number[] = [];
  for (let i = 0; i < 13; i++) statuses.push((await compress(file('x'))).status);
  expect(statuses).toEqual([...Array(12).fill(422), 429]);
  await server.services.db.execute(sql`delete from rate_limits`);
});

it('everything is gone after an hour, whether it has been swept or not [B54]', async () => {
  const { db, log } = server.services;
  const { body } = await compress(file(await sample('h264_portrait_720x1080_1s.mp4')));
  const { body: young } = await compress(file(await sample('h264_portrait_720x1080_1s.mp4')));
  await db
    .update(compressions)
    .set({ finishedAt: sql`now() - interval '61 minutes'` })
    .where(sql`${compressions.id} = ${body.id}`);
  expect((await free.client.get(body.videoUrl)).status).toBe(404);
  expect((await free.client.get(`/api/compressions/${body.id}`)).status).toBe(404);
  expect(await storedFiles(server)).toHaveLength(2);
  await sweepCompressions(server.services, { signal: new AbortController().signal, log });
  expect(await storedFiles(server)).toHaveLength(1);
  expect((await free.client.get(young.videoUrl)).status).toBe(200);
});

function freeBox(length: number): Buffer {
  const box = Buffer.alloc(length, 7);
  box.writeUInt32BE(length, 0);
  box.write('free', 4, 'latin1');
  return box;
}
