import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANIMATION_NAMES, type Animation } from '../../src/scene/animations.ts';
import { FILM } from '../../src/scene/frame.ts';
import { LOOKS, type LookId } from '../../src/scene/looks.ts';
import { beatOf, type TrackId } from '../../src/scene/music.ts';
import { type Promo, promoSchema } from '../../src/scene/promo.ts';
import { drawFrame, drawWatermark } from '../../src/server/media/film/draw-frame.ts';
import { drawPages } from '../../src/server/media/film/draw-pages.ts';
import { drawSheet } from '../../src/server/media/film/draw-sheet.ts';
import { encodeFilm } from '../../src/server/media/film/encode.ts';
import { readFrame } from '../../src/server/media/film/read-frame.ts';
import { lend, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { weekOf } from '../scene/lists.ts';
import { openBrowser } from './browser.ts';
import { SIX } from './cases.ts';

const run = promisify(execFile);
const SECONDS = 3;
/** Eight of ten are in the fifth of the film in which something moves. */
const START = [0, 1, 3, 5, 8, 12, 15, 17, 18, 60];
const END = [0, 71, 72, 74, 77, 80, 82, 84, 87, 89];
/** It is the same before and after the film's colors are coded. */
const GREY = '#808080';

let folder: string;
let clip: string;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-golden-'));
  await openToSandbox(folder);
  clip = await makeGrey();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** A clip of the grey that the pictures are drawn on. */
async function makeGrey(): Promise<string> {
  const file = join(folder, 'grey.mp4');
  const grey = `color=${GREY.replace('#', '0x')}:s=1080x1920:r=30:d=${SECONDS},format=gbrp,scale=out_color_matrix=bt709:out_range=tv`;
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', grey, '-pix_fmt', 'yuv420p', ...tags, file]);
  return file;
}

/** A film over that clip, as a worker makes it. */
async function makeFilm(promo: Promo): Promise<string> {
  const [text, mark] = [await readFrame(await drawFrame(promo, { hasBackground: true })), await drawWatermark()];
  const still = async (name: string, { png, x, y }: typeof mark) => {
    await writeFile(join(folder, name), png);
    return { file: await lend(join(folder, name), folder), x, y };
  };
  const sheet = await drawSheet(promo, { hasBackground: true }, join(folder, 'text.rgba'));
  const pages = await drawPages(promo, { hasBackground: true }, folder);
  for (const { text, sheet } of pages ?? []) {
    await lend(text.file, folder);
    if (sheet) await lend(sheet.file, folder);
  }
  const film = {
    ...{ duration: promo.videoDuration, animation: promo.animationType, coverFirst: promo.coverFirst, pages },
    background: { file: await lend(clip, folder), start: 0, duration: SECONDS, hasAudio: false },
    ...{ text: await still('text.png', text!), watermark: await still('mark.png', mark) },
    sheet: sheet && { ...sheet, file: await lend(sheet.file, folder) },
    beat: beatOf(promo.music),
  };
  return (await encodeFilm({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }, film, join(folder, 'film.mp4'))).file;
}

const FROM_FILM = 'scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgb24';

/** Pictures as RGB, one after the other. */
async function decode(args: readonly string[], filter: string, count: number): Promise<Buffer[]> {
  const all = ['-v', 'error', ...args, '-vf', filter, '-vsync', '0', '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', all, { encoding: 'buffer', maxBuffer: 1 << 30 });
  const size = FILM.width * FILM.height * 3;
  expect(stdout.length).toBe(count * size);
  return Array.from({ length: count }, (_, index) => stdout.subarray(index * size, (index + 1) * size));
}

/** Frames of a film, as a player shows them. */
const framesOf = (film: string, frames: readonly number[]) =>
  decode(['-i', film], `select='${frames.map((frame) => `eq(n,${frame})`).join('+')}',${FROM_FILM}`, frames.length);

/**
 * The browser's pictures in a film's colors: eight bits of luma and chroma round every even area by up to two levels,
 * without any text being elsewhere.
 */
async function inFilmColors(pngs: readonly Buffer[]): Promise<Buffer[]> {
  const own = await mkdtemp(join(folder, 'browser-'));
  for (const [index, png] of pngs.entries()) await writeFile(join(own, `${index}.png`), png);
  const toFilm = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';
  return decode(['-i', join(own, '%d.png')], `${toFilm},${FROM_FILM}`, pngs.length);
}

/** How far apart two pictures are, of 255, on the average of all channels of all pixels. */
function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs(a[at]! - b[at]!);
  return sum / a.length;
}

/**
 * ffmpeg lays a panel over the clip in eight bits of chroma, of which one is nearly two levels of blue: its even area
 * is off by that much, unseen.
 */
const TRANSLUCENT = 1.4;

const CASES: readonly [LookId, Animation, boolean, TrackId?][] = [
  ['signature', 'animate-fade-in', false],
  ['letter', 'animate-fade-out', false],
  ['street', 'animate-slide-up', false],
  ['sticker', 'animate-slide-down', false],
  ['goldleaf', 'animate-slide-up', true],
  ['cinema', 'animate-slide-up', false, 'strobe'],
];

test('every way to move is looked at', () => {
  const seen = new Set(CASES.map(([, animation]) => animation));
  expect(ANIMATION_NAMES.filter((name) => name !== 'none' && !seen.has(name))).toEqual([]);
});

test.each(CASES)(
  'a film in the look %s that moves by %s, cover first: %s, music: %s, shows what the browser shows [B166 S2.42 B675]',
  async (look, animationType, coverFirst, music) => {
    // A short film has few beats.
    const text = { text: music ? 'Spin\n\nClimb' : SIX.join('\n\n'), header: music ? '' : 'New term' };
    const settings = { ...LOOKS[look].settings, animationType, coverFirst, music, videoDuration: SECONDS };
    const promo = promoSchema.parse({ ...text, ...settings });
    const frames = animationType === 'animate-fade-out' ? END : START;
    const film = await framesOf(await makeFilm(promo), frames);
    const pngs: Buffer[] = [];
    for (const frame of frames) {
      const options = { scale: 2, watermark: true, hasBackground: true };
      const { url } = await browser.paint({ name: look, promo, time: frame / 30, options, ground: GREY });
      pngs.push(Buffer.from(url.split(',')[1]!, 'base64'));
    }
    const differences = (await inFilmColors(pngs)).map((picture, index) => meanDifference(film[index]!, picture));
    const limit = LOOKS[look].settings.textBacking === 'plate' ? TRANSLUCENT : 1;
    expect(Math.max(...differences), differences.map((each) => each.toFixed(2)).join(' ')).toBeLessThanOrEqual(limit);
  },
);

/** Of a film of two pages: its beginning, the end of the first, the change, and the end. */
const CHANGE = [8, 60, 89, 90, 97, 112, 140, 172];

test.each([
  ['street', 'animate-slide-up'],
  ['letter', 'animate-fade-out'],
] as const)(
  'the pages of a list in the look %s, which move by %s, change as the browser shows them [B836]',
  async (look, animationType) => {
    const promo = promoSchema.parse({
      ...{ ...LOOKS[look].settings, animationType },
      ...{ text: '', header: 'Sky Studio', list: weekOf(16), videoDuration: 6 },
    });
    const film = await framesOf(await makeFilm(promo), CHANGE);
    const pngs: Buffer[] = [];
    for (const frame of CHANGE) {
      const options = { scale: 2, watermark: true, hasBackground: true };
      const { url } = await browser.paint({ name: look, promo, time: frame / 30, options, ground: GREY });
      pngs.push(Buffer.from(url.split(',')[1]!, 'base64'));
    }
    const differences = (await inFilmColors(pngs)).map((picture, index) => meanDifference(film[index]!, picture));
    const said = differences.map((each) => each.toFixed(2)).join(' ');
    expect(differences.toSorted((a, b) => a - b)[differences.length / 2], said).toBeLessThanOrEqual(1);
    // A ground that goes is for single frames one of its eight bits lighter or darker: two levels of what is behind it, unseen.
    expect(Math.max(...differences), said).toBeLessThanOrEqual(2);
  },
);
