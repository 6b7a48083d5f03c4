import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalise } from '../../src/server/media/ingest/normalise.ts';
import { readDescription } from '../../src/server/media/tool/describe.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { lend, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { meanVolume, probeFilm } from './inspect.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracks-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, path]);
  return path;
}
const picture = (size: string, rate: number | string, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}:r=48000`];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** A copy in which a run of bytes is another one of the same length, wherever it stands. */
async function patched(path: string, name: string, from: Buffer, to: Buffer): Promise<string> {
  const data = await readFile(path);
  let count = 0;
  for (let at = data.indexOf(from); at >= 0; at = data.indexOf(from, at + 1)) {
    to.copy(data, at);
    count++;
  }
  expect(count).toBeGreaterThan(0);
  const copy = join(folder, name);
  await writeFile(copy, data);
  return copy;
}
const hex = (text: string) => Buffer.from(text, 'hex');
/** AAC-LC at 48 kHz in mono, and the same said to be of object type 42, xHE-AAC (ISO/IEC 14496-3, 1.6.2.1). */
const [AAC, XHE_AAC] = [hex('118856e500'), hex('f946200000')];

/** The pieces of a video, as the ingest job makes them. */
async function pieceOf(path: string) {
  const facts = await probe(tools, path);
  return withScratch(join(folder, 'scratch'), async (scratch) => {
    const file = await lend(path, scratch);
    const kept = join(folder, 'kept.mp4');
    let pieces = 0;
    await normalise({
      ...{ tools, file, facts, folder: scratch, signal: new AbortController().signal },
      onPiece: async (piece) => {
        pieces += 1;
        await rename(piece.file, kept);
      },
    });
    expect(pieces).toBe(1);
    return { facts, film: await probeFilm(kept), path: kept };
  });
}

describe('V1: sound that cannot be read', { timeout: 300_000 }, () => {
  test.each(['mp4', 'mkv', 'mov'])(
    'is left out of a %s and said, whichever way ffprobe ends [V1 B460]',
    async (ending) => {
      const whole = await made(`whole.${ending}`, ...picture('180x320', 30, 1), ...sound(1), ...H264, '-c:a', 'aac');
      expect(await probe(tools, whole)).toMatchObject({ isSoundLost: false, audio: { codec: 'aac' } });
      const reel = await patched(whole, `reel.${ending}`, AAC, XHE_AAC);
      const { facts, film } = await pieceOf(reel);
      expect(facts).toMatchObject({
        isSoundLost: true,
        audio: null,
        video: { width: 180, height: 320, codec: 'h264' },
      });
      expect(facts.duration).toBeCloseTo(1, 1);
      expect(film.audio).toBeUndefined();
      // Matroska's times are whole milliseconds.
      expect(Math.abs(film.frames - 30)).toBeLessThanOrEqual(1);
    },
  );

  test('of a codec that ffmpeg has no name for, likewise; beside one that it reads, it is not missed [V1]', async () => {
    const two = ['-map', '0:v', '-map', '1:a', '-map', '1:a', '-c:a:0', 'pcm_s16be', '-c:a:1', 'alac'];
    const both = await made('both.mov', ...picture('180x320', 30, 1), ...sound(1), ...H264, ...two);
    const spatial = await patched(both, 'spatial.mov', Buffer.from('twos'), Buffer.from('apac'));
    expect(await probe(tools, spatial)).toMatchObject({ isSoundLost: false, audio: { codec: 'alac', index: 2 } });
    const none = await patched(spatial, 'none.mov', Buffer.from('alac'), Buffer.from('apad'));
    expect(await probe(tools, none)).toMatchObject({ isSoundLost: true, audio: null });
  });

  test('of which a decoder loses most is left out and said; that of which little is damaged stays [V1 B733]', async () => {
    const { facts, film } = await withScratch(join(folder, 'scratch'), async (scratch) =>
      pieceOf(await lend(join(import.meta.dirname, '../samples/phone_h263_amr.3gp'), scratch)),
    );
    expect([facts.isSoundLost, facts.audio, film.audio]).toEqual([true, null, undefined]);
    const whole = await made('worn.mkv', ...picture('64x48', 30, 3), ...sound(3), ...H264, '-c:a', 'aac');
    for (const [amount, isSoundLost] of [
      [2000, false],
      [20, true],
    ] as const) {
      const worn = await made(`worn-${amount}.mkv`, '-i', whole, '-c', 'copy', '-bsf:a', `noise=amount=${amount}`);
      expect(await probe(tools, worn)).toMatchObject({ isSoundLost });
    }
  });

  test('a codec that we do not open is no reason to refuse the picture; as the picture it is [V1]', async () => {
    const game = await made(
      'game.avi',
      ...picture('64x48', 30, 1),
      ...sound(1),
      ...H264,
      '-c:a',
      'adpcm_swf',
      '-ar',
      '44100',
    );
    expect(await probe(tools, game)).toMatchObject({ isSoundLost: true, video: { codec: 'h264' } });
    const old = await made('old.avi', ...picture('64x48', 30, 1), '-c:v', 'cinepak');
    await expect(probe(tools, old)).rejects.toMatchObject({
      message: expect.stringMatching(/^The video is stored in a way/),
    });
  });

  test('what ffmpeg prints of a file is what ffprobe reports', async () => {
    const path = join(import.meta.dirname, '../samples/iphone_hevc_hlg10_short_rot90.mp4');
    const said = await run('ffmpeg', ['-hide_banner', '-i', path]).catch((error) => error.stderr as string);
    expect(readDescription(said as string)).toMatchObject({
      format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: 0.3 },
      streams: [
        {
          ...{ index: 0, codec_type: 'video', codec_name: 'hevc', pix_fmt: 'yuv420p10le', width: 1920, height: 1080 },
          ...{ color_range: 'tv', color_space: 'bt2020nc', color_primaries: 'bt2020', color_transfer: 'arib-std-b67' },
          ...{
            avg_frame_rate: '30/1',
            disposition: { default: 1 },
            side_data_list: [{ rotation: -90 }, { dv_profile: 8 }],
          },
        },
        { codec_type: 'audio', codec_name: 'aac', sample_rate: 44_100, channels: 2 },
        ...[{}, {}, {}],
      ],
    });
    expect(readDescription('x.mp4: Invalid data found when processing input')).toBeNull();
  });
});

describe('V3: a file of several pictures', { timeout: 300_000 }, () => {
  test.each(['mp4', 'mkv'])(
    'in a %s the track that moves is taken, not the larger one of stills [V3 B462]',
    async (ending) => {
      const tracks = ['-map', '0:v', '-map', '1:v', '-disposition:v', 'default'];
      const photo = await made(
        `photo.${ending}`,
        ...picture('96x72', 30, 1.8),
        ...picture('320x240', '1/2', 4),
        ...tracks,
        ...H264,
      );
      const { video, duration } = await probe(tools, photo);
      expect(video).toMatchObject({ index: 0, width: 96 });
      expect(duration).toBeCloseTo(1.8, 1);
    },
  );
});

describe('V8: a recording that stands still at its end', { timeout: 300_000 }, () => {
  test.each([
    ['mp4', H264, 'aac'],
    ['mkv', H264, 'aac'],
    // As a browser records it: without a duration.
    ['webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1'], 'libopus'],
  ])('in a %s keeps its sound: the last picture is held [V8 B464]', async (ending, codec, audio) => {
    const name = `still.${ending}`;
    const path = await made(name, ...picture('180x320', 30, 1), ...sound(4), ...codec, '-c:a', audio);
    const { facts, film, path: piece } = await pieceOf(path);
    expect(facts.pictureSeconds).toBeCloseTo(1, 1);
    expect(facts.duration).toBeCloseTo(4, 1);
    expect(film.frames).toBeGreaterThanOrEqual(119);
    expect(film.duration).toBeCloseTo(4, 1);
    const end = join(folder, `end-${ending}.mp4`);
    await run('ffmpeg', ['-v', 'error', '-y', '-ss', '3', '-i', piece, '-c:v', 'copy', '-c:a', 'aac', end]);
    expect(await meanVolume(end)).toBeGreaterThan(-40);
  });

  test('the sound of an ordinary video may end a little later: no frame more [V8]', async () => {
    const { film } = await pieceOf(
      await made('usual.mp4', ...picture('180x320', 30, 1), ...sound(1.3), ...H264, '-c:a', 'aac'),
    );
    expect(film.frames).toBe(30);
  });
});
