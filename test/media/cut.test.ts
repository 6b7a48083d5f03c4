import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CUT, type CutJoin, framesOf } from '../../src/contract/cut.ts';
import { type TogetherPart, togetherArguments } from '../../src/server/media/ingest/cut-arguments.ts';
import { AAC_PRIMING, FILE, PICTURE, SAMPLES_PER_FRAME, SOUND } from '../../src/server/media/tool/mp4.ts';

const run = promisify(execFile);
const SIZE = { width: 72, height: 128 };
const FRAMES = 60;
/** The first grey of each clip; it rises by one with every frame, so that a frame says which one it is. */
const GREYS = [20, 90, 160];
const PHOTO = 245;
const FADE = CUT.fadeFrames;

let folder: string;
const clip = (i: number) => join(folder, `clip-${i}.mp4`);
const photo = () => join(folder, 'photo.jpg');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-cut-'));
  const video = (value: number | string) => `${value}*219/255+16`;
  for (const [i, grey] of GREYS.entries()) {
    const picture = `color=s=2x2:r=30:d=2,geq=lum='${video(`(${grey}+N)`)}':cb=128:cr=128,scale=72:128:flags=neighbor,setsar=1`;
    // As the ingest writes them: the encoder's priming takes the place of the first samples.
    const tone = `sine=f=${200 * (i + 1)}:r=48000:d=2,volume=4,pan=stereo|c0=c0|c1=c0,atrim=start_sample=${AAC_PRIMING},asetpts=N/SR/TB`;
    const inputs = ['-f', 'lavfi', '-i', picture, ...(i === 2 ? [] : ['-f', 'lavfi', '-i', tone])];
    await run('ffmpeg', [
      '-v',
      'error',
      ...inputs,
      ...PICTURE,
      '-qp',
      '0',
      '-profile:v',
      'high444',
      ...(i === 2 ? [] : SOUND),
      ...FILE,
      clip(i),
    ]);
  }
  const still = `color=s=480x640:r=1:d=1:c=0x${PHOTO.toString(16).repeat(3)}`;
  await run('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    still,
    '-frames:v',
    '1',
    '-q:v',
    '1',
    '-qmin',
    '1',
    '-pix_fmt',
    'yuvj420p',
    photo(),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The mean grey of each frame of a video, and the samples of its left channel. */
async function made(
  parts: readonly TogetherPart[],
  joined: CutJoin,
): Promise<{ greys: number[]; sound: Float32Array }> {
  const out = join(folder, 'out.mov');
  await run('ffmpeg', togetherArguments(parts, joined, out, SIZE));
  const decoded = async (args: string[]) =>
    (await run('ffmpeg', ['-v', 'error', '-i', out, ...args, '-'], { encoding: 'buffer', maxBuffer: 2 ** 26 })).stdout;
  const pixels = await decoded([
    '-vf',
    'format=gray,scale=1:1:flags=area:out_range=tv',
    '-vsync',
    '0',
    '-f',
    'rawvideo',
  ]);
  const sound = await decoded(['-af', 'pan=mono|c0=c0', '-f', 'f32le']).catch(() => Buffer.alloc(0));
  return {
    greys: [...pixels].map((value) => ((value - 16) * 255) / 219),
    sound: new Float32Array(sound.buffer.slice(sound.byteOffset, sound.byteOffset + sound.length)),
  };
}

const frames = fc.integer({ min: CUT.leastFrames, max: FRAMES });
const clipPart = fc
  .tuple(fc.nat(2), frames, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([i, length, place]): TogetherPart & { clip: number } => ({
    ...{ file: '', clip: i, frames: length, from: Math.floor(place * (FRAMES - length)) },
    ...{ clipFrames: FRAMES, hasAudio: i !== 2 },
  }));
const photoPart = fc
  .tuple(frames, fc.constantFrom('closer', 'away', 'left', 'right'), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([length, move, x]): TogetherPart => ({ photo: '', frames: length, center: { x, y: 1 - x }, move }) as never);
const lists = fc
  .array(fc.oneof({ weight: 3, arbitrary: clipPart }, { weight: 1, arbitrary: photoPart }), {
    minLength: 2,
    maxLength: 8,
  })
  .filter((parts) => framesOf(parts) <= CUT.frames);

const placed = (parts: readonly TogetherPart[]) =>
  parts.map((part) =>
    'photo' in part ? { ...part, photo: photo() } : { ...part, file: clip((part as never as { clip: number }).clip) },
  );
/** What is seen of a part `at` frames after its beginning; the last frame stands. */
const greyOf = (part: TogetherPart, at: number) =>
  'photo' in part ? PHOTO : GREYS[(part as never as { clip: number }).clip]! + Math.min(part.from + at, FRAMES - 1);

it('B701: any list of parts plays for exactly as long as they do, in their order, without anything between them', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom<CutJoin>('cut', 'fade'), async (parts, joined) => {
      const { greys, sound } = await made(placed(parts), joined);
      expect(greys).toHaveLength(framesOf(parts));
      const expected: number[] = [];
      for (const [i, part] of parts.entries()) {
        const before = parts[i - 1];
        for (let at = 0; at < part.frames; at++) {
          const own = greyOf(part, at);
          const share = joined === 'fade' && before && at < FADE ? at / FADE : 1;
          expected.push(share * own + (1 - share) * (before ? greyOf(before, before.frames + at) : 0));
        }
      }
      const off = greys.map((grey, i) => Math.abs(grey - expected[i]!));
      expect(Math.max(...off), `frame ${off.indexOf(Math.max(...off))} of ${JSON.stringify(parts)}`).toBeLessThan(2.5);
      const isHeard = parts.some((part) => !('photo' in part) && part.hasAudio);
      expect(sound).toHaveLength(isHeard ? framesOf(parts) * SAMPLES_PER_FRAME : 0);
      // Away from borders, parts with sound are heard and photos are not.
      let from = 0;
      for (const part of parts) {
        const inside = sound.subarray((from + 10) * SAMPLES_PER_FRAME, (from + part.frames - 2) * SAMPLES_PER_FRAME);
        const loudest = inside.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        if (isHeard) expect(loudest > 0.3).toBe(!('photo' in part) && part.hasAudio);
        if ('photo' in part && isHeard) expect(loudest).toBe(0);
        from += part.frames;
      }
    }),
    { numRuns: 15 },
  );
});

it.each(['cut', 'fade'] as const)('B702: sound does not click where parts meet (%s)', async (joined) => {
  const part = (i: number, from: number, length: number) => ({
    ...{ file: clip(i), from, frames: length, clipFrames: FRAMES, hasAudio: true },
  });
  const parts = [part(0, 0, 47), part(1, 13, 31), part(0, 7, 53), part(1, 0, 60)];
  const { sound } = await made(parts, joined);
  const steps = [...sound.subarray(1)].map((value, i) => Math.abs(value - sound[i]!));
  // Of the steeper of the two tones, 400 Hz at half of the full level, with both at once in a crossfade.
  const steepest = (2 * Math.PI * 400 * 0.5) / 48_000;
  expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(
    steepest * (joined === 'fade' ? 1.6 : 1.1),
  );
});

it('B703: a photo moves evenly, by less than a pixel, over at most 8% of it', async () => {
  // A bright left half: where it ends is the photo's place, to a fraction of a pixel.
  const file = join(folder, 'half.jpg');
  const half = 'color=s=720x1280:r=1:d=1:c=black,drawbox=w=360:h=1280:c=white:t=fill';
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', half, '-frames:v', '1', '-pix_fmt', 'yuvj420p', file]);
  const photoOf = (move: 'left' | 'closer', length: number): TogetherPart => ({
    photo: file,
    frames: length,
    center: { x: 0.5, y: 0.5 },
    move,
  });
  const { greys } = await made([photoOf('left', 150), photoOf('closer', 150)], 'cut');
  const drift = greys.slice(0, 150).map((grey) => (grey / 255) * SIZE.width);
  const steps = drift.slice(1).map((at, i) => at - drift[i]!);
  const way = drift.at(-1)! - drift[0]!;
  expect(Math.abs(way) / SIZE.width).toBeGreaterThan(0.06);
  expect(Math.abs(way) / SIZE.width).toBeLessThanOrEqual(0.09);
  // Grey is known to a quarter of a pixel of this small picture.
  expect(steps.every((step) => Math.abs(step) <= 0.6 && Math.sign(step) * Math.sign(way) >= 0)).toBe(true);
  const steady = greys.slice(150).map((grey) => (grey / 255) * SIZE.width);
  expect(Math.max(...steady) - Math.min(...steady)).toBeLessThan(1.5);
});
