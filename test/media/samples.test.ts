import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILM } from '../../src/scene/frame.ts';
import { type MadePiece, normalise } from '../../src/server/media/ingest/normalise.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { lend } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { meanVolume, probeFilm } from './inspect.ts';

const run = promisify(execFile);
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const [COLUMNS, ROWS] = [27, 48];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-samples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pathOf = (name: string) => join(import.meta.dirname, '../samples', name);

/** The first second of a sample, its streams as they are: what else it has costs work and shows nothing new. */
async function beginningOf(name: string): Promise<string> {
  const path = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', '-i', pathOf(name), '-t', '1', '-map', '0', '-c', 'copy', path]);
  return path;
}

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

/** Makes the one piece of a video, as the ingest job does. */
function ingest<T>(path: string, use: (path: string, piece: MadePiece) => Promise<T>): Promise<T> {
  return withScratch(join(folder, 'scratch'), async (scratch) => {
    const file = await lend(path, scratch);
    const pieces: MadePiece[] = [];
    const kept = join(scratch, 'kept.mp4');
    // What nobody has moved away is gone afterwards.
    const onPiece = async (piece: MadePiece) => {
      await rename(piece.file, kept);
      pieces.push(piece);
    };
    const facts = await probe(tools, file);
    await normalise({ tools, file, facts, folder: scratch, signal: new AbortController().signal, onPiece });
    expect(pieces).toHaveLength(1);
    return use(kept, pieces[0]!);
  });
}

/** Of docs/samples.md: what became of each file, and why it was refused. */
const RESULTS = [
  ...readFileSync(join(import.meta.dirname, '../../docs/samples.md'), 'utf8').matchAll(
    /^\| (?<name>[\w.]+) \| (?<result>accepted[\w ]*|refused) \| (?<why>[^|]*?) \|/gm,
  ),
].map(({ groups }) => groups as { name: string; result: string; why: string });
const here = RESULTS.filter(({ name }) => existsSync(pathOf(name)));

describe('docs/samples.md says what becomes of a file [V1]', () => {
  it('has those of the repository in it', () => expect(here.length).toBeGreaterThan(15));

  it.each(here)('$name: $result', async ({ name, result, why }) => {
    const taken = withScratch(join(folder, 'scratch'), async (scratch) =>
      probe(tools, await lend(pathOf(name), scratch)),
    );
    if (result === 'refused') return expect(taken).rejects.toMatchObject({ reason: 'refused', message: why });
    expect((await taken).isSoundLost).toBe(result === 'accepted without its sound');
  });
});

// Reference conversions are written the long way round: turned, cropped and mapped by other filters, in another order, at full size.
const CROP_LANDSCAPE = 'crop=ih*9/16:ih';
const TO_SDR =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv444p,scale=in_color_matrix=bt709:in_range=tv';

describe('what is accepted, and what it looks like [B47]', { timeout: 300_000 }, () => {
  it.each<
    [
      string,
      { seconds: number; sound: boolean; cut?: boolean; reference?: string; options?: string[]; within?: number },
    ]
  >([
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
      { seconds: 1.1, sound: true, cut: true, reference: `${CROP_LANDSCAPE},scale=in_color_matrix=bt709` },
    ],
  ])('%s', async (name, { seconds, sound, cut, reference, options = [], within = 3 }) => {
    const source = cut ? await beginningOf(name) : pathOf(name);
    await ingest(source, async (path, clip) => {
      const { video, audio, frames } = await probeFilm(path);
      expect(video).toMatchObject({
        ...{ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p', ...FILM },
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
        const wanted = await colours(source, reference, options);
        expect(difference(await shown(path), wanted)).toBeLessThan(within);
      }
    });
  });

  it('transparency is shown over black', async () => {
    const source = await beginningOf('alpha_vp9_200x200.webm');
    await ingest(source, async (path) => {
      // The decoder that knows of the alpha plane, over black.
      const over = 'format=rgba,premultiply=inplace=1,crop=ih*9/16:ih';
      const wanted = await colours(source, over, ['-c:v', 'libvpx-vp9']);
      const got = await shown(path);
      expect(difference(got, wanted)).toBeLessThan(3);
      expect([...got.subarray(0, 3)].every((value) => value < 6)).toBe(true);
      expect(Math.max(...got)).toBeGreaterThan(200);
    });
  });

  it('interlaced frames come out without comb artifacts', async () => {
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
    await ingest(pathOf(name), async (path) => expect(await interlacing(path)).toBeLessThan(0.2));
  });

  it('5.1 sound becomes stereo, audible on both sides', async () => {
    const path = join(folder, 'surround.mkv');
    const tones = [1, 2, 3, 4, 5, 6].map((n) => `0.2*sin(${n * 1000}*t)`).join('|');
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=270x480:r=25:d=1'],
      ...['-f', 'lavfi', '-i', `aevalsrc='${tones}':c=5.1:s=44100:d=1`, '-c:v', 'libx264', '-c:a', 'aac', path],
    ]);
    await ingest(path, async (piece) => {
      expect((await probeFilm(piece)).audio).toMatchObject({ channels: 2, sample_rate: '48000' });
      expect(await meanVolume(piece)).toBeGreaterThan(-35);
    });
  });
});
