import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaAddress, STRIP_FRAMES, stripAddress } from '../../../src/contract/media.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { ageFiles } from '../../aged.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import {
  generate,
  makeFilm,
  saved,
  settings,
  storedFiles,
  type WatchedFfmpeg,
  watchedFfmpeg,
} from '../renders/fixtures.ts';
import { beeps } from './footage.ts';

const run = promisify(execFile);
const HOST = '/media/video/upload';
const RATE = 30;

let server: TestServer;
let ffmpeg: WatchedFfmpeg;
let owner: TestUser;
/** A universal clip from which each test cuts other parts. */
let clip: { publicId: string; pictures: Buffer[] };
beforeAll(async () => {
  ffmpeg = await watchedFfmpeg();
  server = await startServer({ ROLES: 'web,worker', FFMPEG_PATH: ffmpeg.path });
  owner = await createUser(server, { role: 'pro' });
  clip = await addClip(null);
});
afterAll(async () => {
  await server.close();
  await ffmpeg.remove();
});

/** A clip of 6 s like ours: key frames every second, every frame a different picture, a beep at the beginning of every second. */
async function addClip(userId: string | null): Promise<{ publicId: string; id: string; pictures: Buffer[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-clip-'));
  try {
    const [file, small] = [join(folder, 'clip.mp4'), join(folder, 'small.mp4')];
    const beep =
      "aevalsrc='if(lt(mod(t,1),0.05),0.8*sin(2*PI*1000*t),0)':s=48000:d=6,atrim=start_sample=1024,asetpts=N/SR/TB";
    const gop = ['-c:v', 'libx264', '-preset', 'superfast', '-pix_fmt', 'yuv420p', '-sc_threshold', '0', '-g'];
    const plain = ['-movflags', '+faststart+negative_cts_offsets', '-use_editlist', '0'];
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=216x384:r=30:d=6', '-f', 'lavfi', '-i', beep],
      ...[...gop, '30', '-c:a', 'aac', '-ac', '2', ...plain, file],
    ]);
    await run('ffmpeg', ['-v', 'error', '-i', file, '-an', ...gop, '90', ...plain, small]);
    const pictures = await picturesOf(file);
    const name = randomBytes(16).toString('hex');
    const publicId = userId ? `user-videos/${userId}/${name}` : `universal/${name}`;
    const keys = {
      storageKey: `clips/${name}.mp4`,
      previewKey: `clips/${name}.small.mp4`,
      posterKey: `clips/${name}.jpg`,
    };
    const { db, storage } = server.services;
    await storage.putFile(keys.previewKey, small, OURS);
    await storage.put(keys.posterKey, Buffer.from('a poster'), OURS);
    await storage.putFile(keys.storageKey, file, OURS);
    const [row] = await db
      .insert(clips)
      .values({ ...keys, publicId, userId, title: 'Counting', duration: 6, hasAudio: true })
      .returning();
    return { publicId, id: row!.id, pictures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All frames of a file, small and gray. */
async function picturesOf(path: string): Promise<Buffer[]> {
  const args = [
    '-v',
    'error',
    '-i',
    path,
    '-vsync',
    'passthrough',
    '-vf',
    'scale=27:48',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-',
  ];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  const size = 27 * 48;
  return Array.from({ length: stdout.length / size }, (_, i) => stdout.subarray(i * size, (i + 1) * size));
}

/** The number of the clip's frame that looks most like this one. */
function nearest(picture: Buffer, all: Buffer[]): number {
  const distances = all.map((each) => each.reduce((sum, value, i) => sum + Math.abs(value - picture[i]!), 0));
  return distances.indexOf(Math.min(...distances));
}

const from = (first: number, frames: number) => Array.from({ length: frames }, (_, i) => first + i);

describe('U7: a part of a clip', () => {
  it('is the same in every spelling: image copied, sound exact, ranges supported [S3.13]', async () => {
    const { publicId, pictures } = clip;
    const visitor = server.client();
    const spellings = [
      `so_2,du_3/${publicId}.mp4`,
      `${publicId}.mp4?so=2&du=3`,
      `${publicId}.mp4?start=2&duration=3`,
      `du_3/${publicId}.mp4?so=2`,
    ];
    const answers = await Promise.all(spellings.map((each) => visitor.get(`${HOST}/${each}`)));
    for (const { status, bytes, headers } of answers) {
      expect([status, headers.get('content-type')]).toEqual([200, 'video/mp4']);
      expect(Buffer.compare(bytes, answers[0]!.bytes)).toBe(0);
      expect(headers.get('etag')).toBe(answers[0]!.headers.get('etag'));
    }
    await saved(visitor, `${HOST}/${spellings[0]}`, async (path) => {
      const { video, audio, frames } = await probeFilm(path);
      expect([frames, Number(video!.duration), video!.start_pts, Number(audio!.duration)]).toEqual([90, 3, 0, 3]);
      // Not one pixel value has changed: nothing was encoded.
      expect(Buffer.concat(await picturesOf(path)).equals(Buffer.concat(pictures.slice(60, 150)))).toBe(true);
      const [first, ...others] = await beeps(path);
      expect(first).toBeLessThan(0.025);
      for (const [second, begin] of others.entries()) expect(begin).toBeCloseTo(second + 1, 2);
      expect(others).toHaveLength(2);
    });

    const url = `${HOST}/${spellings[1]}`;
    const whole = answers[0]!.bytes;
    const part = await visitor.get(url, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(part.bytes).equals(Buffer.from(whole.subarray(100, 200)))).toBe(true);
    const head = await visitor.request('HEAD', url);
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, String(whole.length), '']);
    const etag = head.headers.get('etag')!;
    expect((await visitor.get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await visitor.get(`${HOST}/${publicId}.mp4`)).headers.get('etag')).not.toBe(etag);
  });

  it.each([
    ['between two key frames', 'so_0.5,du_1.2', from(15, 36)],
    ['from a key frame to a place without one', 'so_1,du_1.5', from(30, 45)],
    ['from a time between two frames', 'so_1.34,du_0.1', from(40, 3)],
    ['to the end', 'so_5', from(150, 30)],
    ['beyond the end', 'so_4.5,du_15', from(135, 45)],
  ])('is exact to the frame %s', async (_, part, expected) => {
    const { publicId, pictures } = clip;
    await saved(server.client(), `${HOST}/${part}/${publicId}.mp4`, async (path) => {
      expect((await picturesOf(path)).map((picture) => nearest(picture, pictures))).toEqual(expected);
      const { video, audio } = await probeFilm(path);
      const seconds = expected.length / RATE;
      expect(video!.start_pts).toBe(0);
      expect(Math.abs(Number(video!.duration) - seconds)).toBeLessThan(1.01 / RATE);
      // AAC comes in frames of 21 ms.
      expect(Math.abs(Number(audio!.duration) - seconds)).toBeLessThan(0.022);
    });
  });

  it('exists for the preview and the poster too', async () => {
    const { publicId, pictures } = clip;
    const visitor = server.client();
    await saved(visitor, `${HOST}/w_270/so_3,du_1/${publicId}.mp4`, async (path) => {
      expect((await picturesOf(path)).map((picture) => nearest(picture, pictures))).toEqual(from(90, 30));
      expect((await probeFilm(path)).audio).toBeUndefined();
    });
    const still = await visitor.get(`${HOST}/${publicId}.jpg?so=3&du=1`);
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const folder = await mkdtemp(join(tmpdir(), 'spinreel-still-'));
    await writeFile(join(folder, 'still.jpg'), still.bytes);
    expect(nearest((await picturesOf(join(folder, 'still.jpg')))[0]!, pictures)).toBe(90);
    await rm(folder, { recursive: true });
  });

  it('does not exist past the end, for a film, or in an invalid spelling; the whole range is the whole clip', async () => {
    const { publicId } = clip;
    const visitor = server.client();
    const before = (await ffmpeg.pids()).length;
    const bad = [`so_6,du_1/${publicId}.mp4`, `${publicId}.mp4?so=x`, `${publicId}.mp4?du=0`, `so_-1/${publicId}.mp4`];
    for (const path of bad) expect((await visitor.get(`${HOST}/${path}`)).status, path).toBe(404);
    const whole = await visitor.get(`${HOST}/${publicId}.mp4`);
    for (const path of [`so_0/${publicId}.mp4`, `so_0,du_6/${publicId}.mp4`, `du_99/${publicId}.mp4`]) {
      expect((await visitor.get(`${HOST}/${path}`)).headers.get('etag'), path).toBe(whole.headers.get('etag'));
    }
    expect((await ffmpeg.pids()).length).toBe(before);
  });

  it('is cut once, however many requests come at once', async () => {
    const { publicId } = clip;
    const url = `${HOST}/so_0,du_1.2/${publicId}.mp4`;
    const before = (await ffmpeg.pids()).length;
    expect((await server.client().get(url)).status).toBe(200);
    // The picture, and the sound to it.
    expect((await ffmpeg.pids()).length - before).toBe(2);
    const other = `${HOST}/so_3,du_1.2/${publicId}.mp4`;
    const together = await Promise.all(Array.from({ length: 8 }, () => server.client().get(other)));
    expect(together.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await server.client().get(url);
    expect((await ffmpeg.pids()).length - before).toBe(4);
  });

  it('is as private as its clip, and is deleted with it', async () => {
    const before = (await storedFiles(server)).sort();
    const { publicId, id } = await addClip(owner.id);
    const url = `${HOST}/so_1,du_1/${publicId}.mp4`;
    const mine = await owner.client.get(url);
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const other = await createUser(server, { role: 'pro' });
    const unknown = await other.client.get(`${HOST}/so_1,du_1/universal/${'0'.repeat(32)}.mp4`);
    for (const client of [other.client, server.client()]) {
      for (const address of [url, `${HOST}/w_270/so_1,du_1/${publicId}.mp4`, `${HOST}/so_1,du_1/${publicId}.jpg`]) {
        const answer = await client.get(address);
        expect([answer.status, answer.text]).toEqual([404, unknown.text]);
      }
    }
    expect((await storedFiles(server)).length).toBe(before.length + 4);
    expect((await owner.client.delete(`/api/delete-background/${id}`)).status).toBe(200);
    expect((await owner.client.get(url)).status).toBe(404);
    expect((await storedFiles(server)).sort()).toEqual(before);
  });

  it('is kept for a day, at most twelve per clip, and cut again on request', async () => {
    const { log, storage } = server.services;
    const { publicId } = await addClip(owner.id);
    const url = `${HOST}/so_1,du_1/${publicId}.jpg`;
    const folder = `parts/clips/${publicId.split('/').at(-1)}.mp4`;
    for (let first = 0; first < 13; first++)
      await storage.put(`${folder}/${first}-1.jpg`, Buffer.from('cut before'), OURS);
    expect((await owner.client.get(url)).headers.get('content-type')).toBe('image/jpeg');
    const kept: string[] = [];
    for await (const { key } of storage.list(folder)) kept.push(key);
    expect([kept.length, kept.includes(`${folder}/30-30.jpg`)]).toEqual([12, true]);

    const keep = (await storedFiles(server)).filter((name) => !/^\d+-\d+\./.test(name)).sort();
    const parts: string[] = [];
    for await (const { key } of storage.list('parts')) parts.push(key);
    await ageFiles(server, parts);
    await sweepLibrary(server.services, { signal: new AbortController().signal, log } as never);
    expect((await storedFiles(server)).sort()).toEqual(keep);
    expect((await owner.client.get(url)).status).toBe(200);
  });

  it('is what a film shows that begins at it, from its first frame on [B176]', async () => {
    const { publicId, pictures } = clip;
    const film = async (backgroundVideoUrl: string, background: string) => {
      const videoSettings = settings({ videoDuration: 2, textShadow: false, fontSize: 'text-xs', backgroundVideoUrl });
      const { videoUrl } = await makeFilm(owner.client, videoSettings, background);
      return saved(owner.client, videoUrl, async (path) =>
        (await picturesOf(path)).map((picture) => nearest(picture, pictures)),
      );
    };
    // As the editor asks for it: the clip, whose part the settings name.
    expect(await film(mediaAddress(publicId, 'mp4', { start: 2.5, duration: 2 }), publicId)).toEqual(from(75, 60));
    expect(await film('', mediaAddress(publicId, 'mp4', { start: 4, duration: 2 }))).toEqual(from(120, 60));
  });

  it.each([
    ['beyond the end', 'so_6,du_2', 'invalid_input', 'The background lasts 6 seconds; start before its end.'],
    ['far beyond it', 'so_999999,du_2', 'invalid_input', 'The background lasts 6 seconds; start before its end.'],
    ['before the beginning', 'so_-1,du_2', 'not_found', 'This background is no longer in your library.'],
    ['no number', 'so_1e3,du_2', 'not_found', 'This background is no longer in your library.'],
    ['two places', 'so_1,so_2', 'not_found', 'This background is no longer in your library.'],
    ['no time at all', 'so_1,du_0', 'not_found', 'This background is no longer in your library.'],
  ])('a film that is to begin %s is refused with the reason [B176]', async (_, part, code, reason) => {
    const backgroundVideoUrl = `${HOST}/${part}/${clip.publicId}.mp4`;
    const refused = await generate(owner.client, { videoSettings: settings({ backgroundVideoUrl }) });
    expect(refused.body).toMatchObject({ code, fields: { backgroundPublicId: expect.stringContaining(reason) } });
  });

  it('counts against the limit of the person requesting it, 240 small ones in ten minutes; existing ones are free', async () => {
    const { publicId } = clip;
    const { client, id } = await createUser(server);
    expect((await client.get(`${HOST}/so_1,du_1/${publicId}.jpg`)).status).toBe(200);
    await server.services.db
      .insert(rateLimits)
      .values({ key: `small part ${id}`, count: 240, resetsAt: new Date(Date.now() + 600_000) })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count: 240 } });
    expect((await client.get(`${HOST}/so_1,du_1/${publicId}.jpg`)).status).toBe(200);
    const refused = await client.get(`${HOST}/so_2,du_1/${publicId}.jpg`);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  });
});

describe('the filmstrip of a clip', () => {
  it('shows ten moments at equal distances in one picture, which is made once [B179]', async () => {
    const { publicId, pictures } = clip;
    const before = (await ffmpeg.pids()).length;
    const strip = await server.client().get(stripAddress(publicId));
    expect([strip.status, strip.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const moments = await tilesOf(strip.bytes);
    const shown = moments.map((moment) => nearest(moment, pictures));
    // Within a frame of each tenth of the clip.
    expect(shown).toHaveLength(STRIP_FRAMES);
    for (const [index, frame] of shown.entries()) expect(Math.abs(frame - index * 18)).toBeLessThanOrEqual(9);
    expect((await server.client().get(stripAddress(publicId))).status).toBe(200);
    expect((await ffmpeg.pids()).length - before).toBe(1);
  });

  it('is as private as its clip, makes no room for parts, and is deleted with the clip [B179]', async () => {
    const { storage } = server.services;
    const before = (await storedFiles(server)).sort();
    const { publicId, id } = await addClip(owner.id);
    const url = stripAddress(publicId);
    const mine = await owner.client.get(url);
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const other = await createUser(server, { role: 'pro' });
    const unknown = await other.client.get(stripAddress(`universal/${'0'.repeat(32)}`));
    for (const client of [other.client, server.client()]) {
      const answer = await client.get(url);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    const folder = `parts/clips/${publicId.split('/').at(-1)}.mp4`;
    for (let first = 0; first < 13; first++)
      await storage.put(`${folder}/${first}-1.jpg`, Buffer.from('cut before'), OURS);
    expect((await owner.client.get(`${HOST}/so_1,du_1/${publicId}.jpg`)).status).toBe(200);
    expect(await storage.size(`${folder}/0-180.strip.jpg`)).toBeGreaterThan(0);
    expect((await owner.client.delete(`/api/delete-background/${id}`)).status).toBe(200);
    expect((await owner.client.get(url)).status).toBe(404);
    expect((await storedFiles(server)).sort()).toEqual(before);
  });

  it.each(['so_1/fl_strip', 'w_270/fl_strip', 'fl_strip/du_2', 'fl_other', 'fl_strip,fl_strip'])(
    'does not exist as %s [B179]',
    async (folder) => {
      expect((await server.client().get(`${HOST}/${folder}/${clip.publicId}.jpg`)).status).toBe(404);
    },
  );

  it('is a picture of clips only [B179]', async () => {
    expect((await server.client().get(stripAddress(clip.publicId).replace('.jpg', '.mp4'))).status).toBe(404);
    const { videoUrl } = await makeFilm(owner.client);
    const film = videoUrl.split('/upload/')[1]!.replace('.mp4', '');
    expect((await owner.client.get(stripAddress(film))).status).toBe(404);
    // Nor is it a background.
    const backgroundVideoUrl = stripAddress(clip.publicId);
    const refused = await generate(owner.client, { videoSettings: settings({ backgroundVideoUrl }) });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });
});

/** The pictures of a filmstrip, from its left, small and gray. */
async function tilesOf(strip: Uint8Array): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-strip-'));
  try {
    const file = join(folder, 'strip.jpg');
    await writeFile(file, strip);
    const [tall, row] = [48, 27 * STRIP_FRAMES];
    const args = ['-v', 'error', '-i', file, '-vf', `scale=${row}:${tall}`, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer' });
    const lines = (tile: number) =>
      Array.from({ length: tall }, (_, y) => stdout.subarray(y * row + tile * 27, y * row + (tile + 1) * 27));
    return Array.from({ length: STRIP_FRAMES }, (_, tile) => Buffer.concat(lines(tile)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
