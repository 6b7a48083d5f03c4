import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANIMATION_NAMES, type Animation } from '../../src/scene/animations.ts';
import { FILM, FILM_SCALE } from '../../src/scene/frame.ts';
import { isAtRest, poseAt } from '../../src/scene/timeline.ts';
import type { FilmParts, Piece } from '../../src/server/media/film/arguments.ts';
import { encodeFilm, encodeTextVideo } from '../../src/server/media/film/encode.ts';
import type { Still } from '../../src/server/media/film/layers.ts';
import { posterArguments, previewArguments } from '../../src/server/media/ingest/poster-and-preview.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { probeFilm } from './inspect.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const RATE = 48_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function ffmpeg(...args: string[]): Promise<Buffer> {
  const options = { encoding: 'buffer' as const, maxBuffer: 400_000_000 };
  return (await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], options)).stdout;
}

/** Pixels of a film for layout units, in which this file counts. */
const px = (units: number) => units * FILM_SCALE;
const SIZE = `${FILM.width}x${FILM.height}`;

/** A PNG of one color with its position, all in layout units. */
async function still(color: string, width: number, height: number, x: number, y: number): Promise<Still> {
  const canvas = createCanvas(px(width), px(height));
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, px(width), px(height));
  const file = join(folder, `${color.slice(1)}-${width}x${height}.png`);
  await writeFile(file, canvas.toBuffer('image/png'));
  return { file, x: px(x), y: px(y) };
}
/** What most films here show: a white square in the middle. */
const square = () => still('#ffffff', 100, 100, 220, 400);

let films = 0;
async function make(parts: Partial<FilmParts>): Promise<string> {
  const film = { duration: 1, background: null, text: null, animation: 'none' as const, watermark: null, ...parts };
  return (await encodeFilm(tools, film, join(folder, `film-${films++}.mp4`))).file;
}

/** Luma (16 to 235) of the column at `x` of the film, from its top to its bottom, frame by frame. */
async function columns(file: string, x: number): Promise<Buffer[]> {
  const crop = `crop=2:${FILM.height}:${px(x)}:0,extractplanes=y`;
  const raw = await ffmpeg('-i', file, '-vf', crop, '-f', 'rawvideo', '-pix_fmt', 'gray', '-');
  const size = 2 * FILM.height;
  return Array.from({ length: raw.length / size }, (_, i) =>
    Buffer.from(raw.subarray(i * size, (i + 1) * size).filter((_, j) => j % 2 === 0)),
  );
}

/** Mean colour of a square of the frame at `seconds`, as a bt709 player shows it. */
async function colourAt(file: string, seconds: number, x: number, y: number, matrix = 'bt709'): Promise<number[]> {
  const filter = `scale=in_color_matrix=${matrix}:flags=accurate_rnd+full_chroma_int,format=rgb24,crop=20:20:${px(x)}:${px(y)}`;
  // Seeking in a still picture finds nothing.
  const seek = seconds > 0 ? ['-ss', String(seconds)] : [];
  const raw = await ffmpeg(...seek, '-i', file, '-frames:v', '1', '-vf', filter, '-f', 'rawvideo', '-');
  if (raw.length === 0) throw new Error(`no frame at ${seconds} s of ${file}`);
  return [0, 1, 2].map((c) => raw.filter((_, i) => i % 3 === c).reduce((a, b) => a + b, 0) / 400);
}

function expectColour(actual: number[], hex: string, within: number): void {
  const wanted = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  for (const [i, value] of actual.entries())
    expect(Math.abs(value - wanted[i]!), `${actual} is ${hex}`).toBeLessThan(within);
}

/** Left channel, -1 to 1. */
async function sound(file: string): Promise<Float32Array> {
  const raw = await ffmpeg('-i', file, '-vn', '-af', 'pan=mono|c0=c0', '-f', 'f32le', '-');
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
}

const loudest = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The names of all boxes of an mp4, in order. */
function boxes(data: Buffer, from = 0, to = data.length): string[] {
  const names: string[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = data.readUInt32BE(at);
    const name = data.toString('latin1', at + 4, at + 8);
    names.push(name);
    if (['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl'].includes(name)) names.push(...boxes(data, at + 8, at + size));
    at += size || to;
  }
  return names;
}

/** A clip of `seconds`, as ingest makes them; the picture is a lavfi source, the sound a lavfi expression. */
async function clip(name: string, picture: string, seconds: number, tone: string | null): Promise<string> {
  const file = join(folder, `${name}.mp4`);
  const tagged = 'format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `${picture},trim=end_frame=${seconds * 30},${tagged}`],
    ...(tone ? ['-f', 'lavfi', '-i', `${tone},atrim=end_sample=${seconds * RATE}`] : []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '10', '-g', '30', '-c:a', 'aac', '-b:a', '192k', file],
  );
  return file;
}

const whole = (file: string, duration: number, hasAudio: boolean): Piece => ({ file, start: 0, duration, hasAudio });

async function expectDelivery(file: string, seconds: number): Promise<void> {
  const { video, audio, frames, duration } = await probeFilm(file);
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    ...FILM,
    sample_aspect_ratio: '1:1',
    color_space: 'bt709',
    color_primaries: 'bt709',
    color_transfer: 'bt709',
    color_range: 'tv',
    r_frame_rate: '30/1',
    avg_frame_rate: '30/1',
    start_pts: 0,
    field_order: 'progressive',
  });
  expect(video?.side_data_list).toBeUndefined();
  expect(audio).toMatchObject({
    codec_name: 'aac',
    profile: 'LC',
    sample_rate: '48000',
    channels: 2,
    start_pts: 0,
    duration_ts: seconds * RATE,
  });
  expect([frames, duration, Number(video?.duration)]).toEqual([seconds * 30, seconds, seconds]);
  const names = boxes(await readFile(file));
  expect(names).not.toContain('elst');
  expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'));
  const keys = (
    await run('ffprobe', [
      ...['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0', file],
    ])
  ).stdout
    .trim()
    .split('\n')
    .filter((line) => line.includes('K'));
  expect(keys.map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: Math.ceil(seconds / 2) }, (_, i) => 2 * i),
  );
}

describe('delivery [S1.5 B7]', () => {
  test('over a piece with a cut, sound and metadata', async () => {
    const cuts = `testsrc2=s=108x192:r=30,hue=h='90*floor(t)',scale=${FILM.width}:${FILM.height}:flags=neighbor`;
    const source = await clip('cuts', cuts, 3, `sine=f=440:r=${RATE}`);
    const tagged = join(folder, 'tagged.mp4');
    await ffmpeg('-i', source, '-c', 'copy', '-metadata', 'location=+52.5+013.4/', '-metadata', 'title=secret', tagged);
    const film = await make({ duration: 3, background: whole(tagged, 3, true) });
    await expectDelivery(film, 3);
    expect((await readFile(film)).includes('secret')).toBe(false);
  });

  test('over black [S1.3 S4.13 T5.9]', async () => {
    const film = await make({ text: await square(), animation: 'animate-slide-up' });
    await expectDelivery(film, 1);
    expect(loudest(await sound(film))).toBeLessThan(1e-4);
  });

  test.each([
    ['animate-fade-in', 1.4, 7],
    ['animate-fade-out', 0, 5.6],
    ['none', 0, 7],
  ] as const)(
    'over black that moves by %s, of groups of pictures that are repeated [B169]',
    async (animation, from, to) => {
      const film = await make({ duration: 7, text: await square(), animation });
      await expectDelivery(film, 7);
      const levels = (await columns(film, 250)).map((column) => column[px(450)]!);
      const [before, rest, after] = [
        levels.slice(0, from * 30),
        levels.slice(from * 30, to * 30),
        levels.slice(to * 30 + 1),
      ];
      expect(Math.min(...rest)).toBeGreaterThan(232);
      for (const [moving, sign] of [
        [before, 1],
        [after, -1],
      ] as const) {
        const steps = moving.slice(1).map((level, frame) => sign * (level - moving[frame]!));
        expect(Math.min(0, ...steps), moving.join(' ')).toBeGreaterThanOrEqual(-1);
        expect(Math.min(255, ...moving), moving.join(' ')).toBeLessThan(moving.length > 0 ? 30 : 256);
      }
    },
  );

  test('over a silent piece, without text', async () => {
    const film = await make({
      background: whole(await clip('grey', `color=0x808080:s=${SIZE}:r=30`, 1, null), 1, false),
    });
    await expectDelivery(film, 1);
    expect(loudest(await sound(film))).toBeLessThan(1e-4);
  });
});

describe('colors', () => {
  // Saturated red is where the matrix of standard definition is most wrong.
  const RED = '#e01020';
  const inks = { '#e0359a': 0, '#8b4dff': 150, '#f5c542': 300, '#ff0000': 450, '#ffffff': 600 };

  test.each([
    ['over a clip', true],
    ['over black', false],
  ])('stay as they were drawn, %s', async (_, overClip) => {
    const source = `color=${RED.replace('#', '0x')}:s=${SIZE}:r=30,format=gbrp,scale=out_color_matrix=bt709:out_range=tv`;
    const background = overClip ? whole(await clip('red', source, 1, null), 1, false) : null;
    const squares = createCanvas(px(50), px(650));
    const context = squares.getContext('2d');
    for (const [ink, y] of Object.entries(inks)) {
      context.fillStyle = ink;
      context.fillRect(0, px(y), px(50), px(50));
    }
    const text = { file: join(folder, 'squares.png'), x: px(200), y: px(50) };
    await writeFile(text.file, squares.toBuffer('image/png'));
    const film = await make({ background, text });
    for (const [ink, y] of Object.entries(inks)) expectColour(await colourAt(film, 0.5, 220, 50 + y + 20), ink, 4);
    expectColour(await colourAt(film, 0.5, 50, 850), overClip ? RED : '#000000', 4);
  });

  test('a poster shows the clip’s colors', async () => {
    const source = `color=${RED.replace('#', '0x')}:s=${SIZE}:r=30,format=gbrp,scale=out_color_matrix=bt709:out_range=tv`;
    const poster = join(folder, 'poster.jpg');
    await runMedia('ffmpeg', posterArguments(await clip('red-poster', source, 1, null), 0.5, poster));
    expectColour(await colourAt(poster, 0, 50, 50, 'bt601'), RED, 4);
  });
});

describe('animation', () => {
  const DURATION = 3;
  /** First and last row of white in a column, and how bright it is at its brightest, 0 to 1. */
  const look = (column: Buffer) => {
    const level = Math.max(...column);
    const lit = (y: number) => column[y]! > (level + 16) / 2;
    const rows = [...column.keys()].filter(lit);
    return { level: (level - 16) / 219, top: rows[0] ?? -1, bottom: (rows.at(-1) ?? -2) + 1 };
  };

  test.each(ANIMATION_NAMES)(
    '%s moves as the timeline says, the watermark not at all [S3.20 S9.5]',
    async (animation: Animation) => {
      const text = await square();
      const watermark = await still('#fffffe', 100, 20, 20, 900);
      const film = await make({ duration: DURATION, text, animation, watermark });
      const [texts, marks] = [await columns(film, 250), await columns(film, 50)];
      expect(texts).toHaveLength(90);
      for (const frame of [0, 1, 3, 7, 12, 16, 17, 18, 45, 71, 72, 73, 80, 89]) {
        const rests = isAtRest({ animationType: animation, videoDuration: DURATION, coverFirst: false }, frame / 30);
        const pose = rests ? { opacity: 1, dy: 0 } : poseAt({ unit: 0, of: 1 }, animation, frame / 30, DURATION);
        const seen = look(texts[frame]!);
        const top = px(400 + pose.dy);
        const what = `${animation} at frame ${frame}`;
        expect(Math.abs(seen.level - pose.opacity), `${what} is ${seen.level} bright`).toBeLessThan(0.02);
        if (pose.opacity < 0.02) continue;
        // Layers lie on even rows.
        expect(Math.abs(seen.top - top), `${what} begins at ${seen.top}`).toBeLessThanOrEqual(2);
        expect(Math.abs(seen.bottom - top - px(100)), `${what} ends at ${seen.bottom}`).toBeLessThanOrEqual(2);
        expect(look(marks[frame]!)).toMatchObject({ top: px(900), bottom: px(920) });
      }
    },
  );
});

describe('the cover [B168]', () => {
  const DURATION = 2;
  const white = (column: Buffer) => column[px(450)]! > 200;

  test.each(ANIMATION_NAMES)('of a film that moves by %s shows the finished text', async (animation) => {
    const text = await square();
    // Long enough for what rests to be encoded once.
    const film = await make({ duration: 8, text, animation });
    const { width, height, codec_name } = (await probeFilm(`${film}.jpg`)).video!;
    expect([width, height, codec_name]).toEqual([FILM.width, FILM.height, 'mjpeg']);
    expectColour(await colourAt(`${film}.jpg`, 0, 250, 450, 'bt601'), '#ffffff', 4);
    expectColour(await colourAt(`${film}.jpg`, 0, 50, 50, 'bt601'), '#000000', 4);
  });

  test('is the beginning of a film that begins with it [B167]', async () => {
    const text = await square();
    const film = await make({ duration: DURATION, text, animation: 'animate-fade-in', coverFirst: true });
    const shown = (await columns(film, 250)).map(white);
    expect(shown.slice(0, 5)).toEqual([true, true, true, false, false]);
    expect(shown.slice(12)).toEqual(Array.from({ length: DURATION * 30 - 12 }, () => true));
  });
});

describe('over a clip', () => {
  let background: Piece;
  beforeAll(async () => {
    background = whole(await clip('blue', `color=0x203a70:s=${SIZE}:r=30`, 1, null), 1, false);
  });

  test.each(ANIMATION_NAMES)('a film that moves by %s is as long as it should be', async (animation) => {
    const text = await square();
    const { duration, frames } = await probeFilm(await make({ duration: 2, background, text, animation }));
    expect([duration, frames]).toEqual([2, 60]);
  });
});

test('over a hectic clip a film is made again if it became too large [B141]', async () => {
  const noise = `color=gray:s=${SIZE}:r=30,noise=alls=60:allf=t`;
  const background = whole(await clip('hectic', noise, 1, null), 1, false);
  const film = await make({ background, duration: 2 });
  await expectDelivery(film, 2);
  expect((await stat(film)).size).toBeLessThan(2 * 1_500_000);
});

describe('the background piece', () => {
  /** Frame n of the clip has luma 20 + 2n; a beep begins with every frame that is a multiple of 30. */
  const counting = `color=black:s=64x64:r=30,format=yuv420p,geq=lum='20+2*N':cb=128:cr=128,scale=${FILM.width}:${FILM.height}:flags=neighbor`;
  const beeps = `aevalsrc='if(lt(mod(t\\,1)\\,0.2)\\,0.5*sin(2*PI*1000*t)\\,0)':s=${RATE}`;
  let file: string;
  beforeAll(async () => {
    file = await clip('counting', counting, 3, beeps);
  });

  const counts = async (film: string) =>
    (await columns(film, 250)).map((column) => Math.round((column[px(450)]! - 20) / 2));
  /** When each beep begins, in seconds. */
  const onsets = (samples: Float32Array) => {
    const found: number[] = [];
    let quiet = RATE;
    for (const [i, value] of samples.entries()) {
      if (Math.abs(value) < 0.1) quiet++;
      else {
        if (quiet > 0.05 * RATE) found.push(i / RATE);
        quiet = 0;
      }
    }
    return found;
  };

  test('starts at the given time, with image and sound in sync', async () => {
    const film = await make({ duration: 2, background: { file, start: 0.5, duration: 2.5, hasAudio: true } });
    expect(await counts(film)).toEqual(Array.from({ length: 60 }, (_, i) => 15 + i));
    const found = onsets(await sound(film));
    expect(found).toHaveLength(2);
    // The clip's seconds 1 and 2, where its frames 30 and 60 stand.
    for (const [i, onset] of found.entries()) expect(Math.abs(onset - (0.5 + i))).toBeLessThan(0.003);
  });

  test.each([
    ['from memory', 1.5, 4],
    ['by reading it again', 2.5, 5],
  ])('is repeated %s without a lost frame, sound included [B8]', async (_, seconds, duration) => {
    const film = await make({ duration, background: { file, start: 0.5, duration: seconds, hasAudio: true } });
    const length = seconds * 30;
    expect(await counts(film)).toEqual(Array.from({ length: duration * 30 }, (_, i) => 15 + (i % length)));
    const expected = Array.from({ length: duration * 10 }, (_, i) => i / 2 + 0.5).filter(
      (t) => t < duration && (t % seconds) % 1 === 0.5,
    );
    const found = onsets(await sound(film));
    expect(found).toHaveLength(expected.length);
    for (const [i, onset] of found.entries()) expect(Math.abs(onset - expected[i]!)).toBeLessThan(0.003);
  });

  test('holds its last frame if it has fewer frames than it claims', async () => {
    const film = await make({ duration: 2, background: { file, start: 2, duration: 4, hasAudio: true } });
    expect(await counts(film)).toEqual(Array.from({ length: 60 }, (_, i) => Math.min(89, 60 + i)));
  });

  test('fails clearly if it cannot be read, and leaves nothing', async () => {
    const broken = join(folder, 'broken.mp4');
    await writeFile(broken, (await readFile(file)).subarray(0, 2000));
    const work = withScratch(join(folder, 'scratch'), (scratch) =>
      encodeFilm(
        tools,
        { duration: 1, background: whole(broken, 1, false), text: null, animation: 'none', watermark: null },
        join(scratch, 'film.mp4'),
      ),
    );
    await expect(work).rejects.toMatchObject({ name: 'MediaError', reason: 'failed' });
    expect(await readdir(join(folder, 'scratch'))).toEqual([]);
  });

  test('has a small silent preview', async () => {
    const preview = join(folder, 'preview.mp4');
    await runMedia('ffmpeg', previewArguments(file, preview), { folder });
    const { video, audio, frames } = await probeFilm(preview);
    expect(video).toMatchObject({ width: 270, height: 480, pix_fmt: 'yuv420p', color_space: 'bt709' });
    expect(audio).toBeUndefined();
    expect(frames).toBe(90);
    expect(boxes(await readFile(preview))).not.toContain('elst');
  });
});

test('the text video is transparent except for the text', async () => {
  const text = await still('#e0359a', 100, 100, 220, 400);
  const out = join(folder, 'text.webm');
  await encodeTextVideo(tools, { duration: 1, text, animation: 'animate-fade-in', watermark: null }, out);
  const filter = `alphaextract,format=gray,crop=2:${FILM.height}:${px(250)}:0`;
  const raw = await ffmpeg('-c:v', 'libvpx-vp9', '-i', out, '-vf', filter, '-f', 'rawvideo', '-');
  const alpha = (frame: number, y: number) => raw[(frame * FILM.height + px(y)) * 2]!;
  expect(raw.length).toBe(30 * 2 * FILM.height);
  expect(alpha(0, 450)).toBeLessThan(5);
  expect(Math.abs(alpha(3, 450) - 127)).toBeLessThan(8);
  expect(alpha(20, 450)).toBeGreaterThan(250);
  expect(alpha(20, 300)).toBeLessThan(5);
});

test('progress is reported while the film is made, and an abort leaves nothing', async () => {
  const seen: number[] = [];
  const stop = new AbortController();
  const film: FilmParts = {
    duration: 15,
    background: whole(await clip('green', `color=0x207038:s=${SIZE}:r=30`, 1, null), 1, false),
    text: await square(),
    animation: 'none',
    watermark: null,
  };
  const onProgress = (done: number) => {
    seen.push(done);
    if (done > 0.1) stop.abort();
  };
  const work = withScratch(join(folder, 'scratch'), (scratch) =>
    encodeFilm(tools, film, join(scratch, 'film.mp4'), { signal: stop.signal, onProgress }),
  );
  await expect(work).rejects.toMatchObject({ reason: 'aborted' });
  expect(seen.at(-1)).toBeLessThan(1);
  expect(await readdir(join(folder, 'scratch'))).toEqual([]);
});
