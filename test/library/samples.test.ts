import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clip } from '../../src/contract/library.ts';
import { createUser, type TestUser } from '../factories.ts';
import { meanVolume, probeFilm } from '../film/inspect.ts';
import { saved, storedFiles } from '../renders/fixtures.ts';
import { startServer, type TestServer } from '../server.ts';
import { ended, sample, uploadByTus } from './fixtures.ts';

const run = promisify(execFile);
const [COLUMNS, ROWS] = [27, 48];

let server: TestServer;
let pro: TestUser;
let folder: string;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  folder = await mkdtemp(join(tmpdir(), 'spinreel-samples-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  pro = await createUser(server, { role: 'pro' });
});

const pathOf = (name: string) => join(import.meta.dirname, '../samples', name);

/** Colours (RGB) of a frame in 27x48 squares. `filter` brings the file's own picture to 9:16. */
async function colours(path: string, filter: string, options: string[] = []): Promise<Buffer> {
  const graph = `${filter},scale=${COLUMNS}:${ROWS}:flags=area+accurate_rnd+full_chroma_int,format=rgb24`;
  const args = ['-v', 'error', ...options, '-i', path, '-frames:v', '1', '-vf', graph, '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer' });
  expect(stdout.length).toBe(COLUMNS * ROWS * 3);
  return stdout;
}
/** The first frame of a piece, as a player shows it. */
const shown = (path: string) => colours(path, 'scale=in_color_matrix=bt709:in_range=tv');

/** Mean difference of all colour values, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}

async function ingest<T>(bytes: Buffer, use: (path: string, clip: Clip) => Promise<T>): Promise<T> {
  const { answer, jobId } = await uploadByTus(pro.client, bytes);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', pieces: 1 });
  const [clip] = (await pro.client.get('/api/background-videos')).body.clips;
  return saved(pro.client, clip.url, (path) => use(path, clip));
}

// Reference conversions are written the long way round: turned, cropped and mapped by other filters, in another order, at full size.
const CROP_LANDSCAPE = 'crop=ih*9/16:ih';
const TO_SDR =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv444p,scale=in_color_matrix=bt709:in_range=tv';

describe('what is taken, and how it looks', { timeout: 300_000 }, () => {
  it.each<[string, { seconds: number; sound: boolean; reference?: string; options?: string[]; within?: number }]>([
    [
      'h264_portrait_720x1080_1s.mp4',
      { seconds: 1, sound: true, reference: 'crop=1080*9/16:1080,scale=in_color_matrix=bt709' },
    ],
    [
      // A phone's HDR picture, stored lying on its side.
      'iphone_hevc_hlg10_short_rot90.mp4',
      { seconds: 0.3, sound: true, reference: `${TO_SDR},transpose=clock`, options: ['-noautorotate'] },
    ],
    // As an iPhone records unless it is told otherwise.
    ['iphone_dolbyvision_hdr_0.1s.MOV', { seconds: 0.13, sound: true }],
    [
      'edit_list_bframes_sar.mp4',
      { seconds: 9, sound: true, reference: `${CROP_LANDSCAPE},scale=in_color_matrix=bt709` },
    ],
    [
      'vp9_odd_161x121.webm',
      { seconds: 1, sound: false, reference: `${CROP_LANDSCAPE},scale=in_color_matrix=bt601`, within: 4 },
    ],
    [
      // Full range; what is tagged as such must not come out grey.
      'slowmo_android_vfr_0.5s.mp4',
      { seconds: 0.5, sound: false, reference: `${CROP_LANDSCAPE},scale=in_color_matrix=bt601:in_range=pc` },
    ],
    // The larger picture, which is not the first, and its own sound.
    [
      'nasa_two_videos_two_audios_subs.mp4',
      { seconds: 13, sound: true, reference: `${CROP_LANDSCAPE},scale=in_color_matrix=bt709`, options: [] },
    ],
  ])('%s', async (name, { seconds, sound, reference, options = [], within = 3 }) => {
    await ingest(await sample(name), async (path, clip) => {
      const { video, audio, frames } = await probeFilm(path);
      expect(video).toMatchObject({
        ...{ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p', width: 1080, height: 1920 },
        ...{ sample_aspect_ratio: '1:1', color_space: 'bt709', color_primaries: 'bt709', color_transfer: 'bt709' },
        ...{ color_range: 'tv', field_order: 'progressive', start_pts: 0 },
      });
      expect(video!.side_data_list).toBeUndefined();
      expect(Math.abs(clip.duration - seconds)).toBeLessThan(0.1);
      expect(frames).toBe(Math.round(clip.duration * 30));
      if (sound) {
        expect(audio).toMatchObject({ codec_name: 'aac', profile: 'LC', sample_rate: '48000', channels: 2 });
        expect(Number(audio!.duration)).toBeCloseTo(clip.duration, 2);
      } else expect(audio).toBeUndefined();
      if (reference) {
        const wanted = await colours(pathOf(name), reference, options);
        expect(difference(await shown(path), wanted)).toBeLessThan(within);
      }
    });
  });

  it('transparency lies over black', async () => {
    await ingest(await sample('alpha_vp9_200x200.webm'), async (path) => {
      // The decoder that knows of the alpha plane, over black.
      const over = 'format=rgba,premultiply=inplace=1,crop=ih*9/16:ih';
      const wanted = await colours(pathOf('alpha_vp9_200x200.webm'), over, ['-c:v', 'libvpx-vp9']);
      const got = await shown(path);
      expect(difference(got, wanted)).toBeLessThan(3);
      expect([...got.subarray(0, 3)].every((value) => value < 6)).toBe(true);
      expect(Math.max(...got)).toBeGreaterThan(200);
    });
  });

  it('interlaced frames come out without combs', async () => {
    const name = 'derived_interlaced_576i_mpeg2.ts';
    const interlacing = async (path: string) => {
      const args = ['-nostdin', '-i', path, '-vf', 'scale=720:576,idet', '-f', 'null', '-'];
      const plain = path.endsWith('.ts') ? args.map((each) => each.replace('scale=720:576,', '')) : args;
      const { stderr } = await run('ffmpeg', plain);
      const [, tff, bff, progressive] = /Multi frame detection: TFF: *(\d+) BFF: *(\d+) Progressive: *(\d+)/.exec(
        stderr,
      )!;
      return (Number(tff) + Number(bff)) / (Number(tff) + Number(bff) + Number(progressive));
    };
    expect(await interlacing(pathOf(name))).toBeGreaterThan(0.8);
    await ingest(await sample(name), async (path) => expect(await interlacing(path)).toBeLessThan(0.2));
  });

  it('5.1 sound becomes stereo that is heard on both sides', async () => {
    const path = join(folder, 'surround.mkv');
    const tones = [1, 2, 3, 4, 5, 6].map((n) => `0.2*sin(${n * 1000}*t)`).join('|');
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=270x480:r=25:d=1'],
      ...['-f', 'lavfi', '-i', `aevalsrc='${tones}':c=5.1:s=44100:d=1`, '-c:v', 'libx264', '-c:a', 'aac', path],
    ]);
    await ingest(await readFile(path), async (piece) => {
      expect((await probeFilm(piece)).audio).toMatchObject({ channels: 2, sample_rate: '48000' });
      expect(await meanVolume(piece)).toBeGreaterThan(-35);
    });
  });
});

describe('what is refused, and why', () => {
  it.each([
    ['audio_only_aac.mp4', 'The file has no picture, only sound or data. Upload a video.'],
    ['bad_no_timescale.mp4', /^The picture cannot be decoded \(h264\); the file is damaged or protected\./],
    ['bad_vp9_invalid_bitstream.webm', /^The picture is damaged or far larger than a camera makes\./],
    ['encrypted_cenc_512x288.mp4', /^The picture cannot be decoded \(h264\); the file is damaged or protected\./],
    ['hostile_avc1_65535x65535_header.mp4', /^The picture is damaged or far larger than a camera makes\./],
    ['hostile_fuzz_mdat_1pct.mp4', 'The file has no picture, only sound or data. Upload a video.'],
    [
      'hostile_truncated_faststart.mp4',
      /^The file is cut off: it says that it plays for 39 seconds, but its end is missing\./,
    ],
    ['hostile_truncated_no_moov.mp4', /^This is no video that we can read, or it is damaged\./],
    ['vvc_undecodable.mp4', /^The video is stored in a way that we cannot read yet\./],
  ])('%s', async (name, reason) => {
    const before = await storedFiles(server);
    const { answer } = await uploadByTus(pro.client, await sample(name));
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      422,
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ]);
    expect(await storedFiles(server)).toEqual(before);
    expect((await pro.client.get('/api/background-videos')).body).toMatchObject({
      uploads: [{ status: 'failed', reason: JSON.parse(answer.text).message }],
      quota: { usedBytes: 0 },
    });
  });
});
