import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BANDS } from '../../../scene/bands.ts';
import { gray, luminance, toSrgb } from '../../../scene/colour.ts';
import { SLICE_SECONDS, type Survey } from '../../../scene/survey.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';

/** A clip is looked at so often a second, in pictures of this size: movement of people shows, compression noise does not. */
const RATE = 5;
const [WIDTH, HEIGHT] = [36, 64];
const PIXELS = WIDTH * HEIGHT;
const CHANNELS = 3;
const LOOK_BYTES = PIXELS * CHANNELS;
const BAND_ROWS = HEIGHT / BANDS;
const BAND_PIXELS = WIDTH * BAND_ROWS;

/** The filters from a picture to what is surveyed: raw RGB, 0 to 255. Luma would call neon much darker than the eye does. */
export const LOOKS = `fps=${RATE}:start_time=0,scale=${WIDTH}:${HEIGHT}:flags=area,format=rgb24`;
export const RAW = ['-c:v', 'rawvideo', '-f', 'rawvideo'];

/** Surveys a stored clip, best its small loop. @param folder a scratch folder that the clip was lent into @throws MediaError as runMedia */
export async function surveyClip(
  tools: MediaTools,
  file: string,
  options: RunOptions & { folder: string },
): Promise<Survey> {
  const out = join(options.folder, 'looks.rgb');
  await runMedia(tools.ffmpeg, [...START, ...INPUT_GUARDS, '-i', file, '-an', '-vf', LOOKS, ...RAW, out], options);
  return surveyLooks(out, 0, Number.POSITIVE_INFINITY);
}

/** Surveys the looks of a file from `start` on for `seconds`. @throws RangeError if there is none */
export async function surveyLooks(file: string, start: number, seconds: number): Promise<Survey> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const from = Math.round(start * RATE) * LOOK_BYTES;
    const length = Math.min(size - from, Math.ceil(seconds * RATE) * LOOK_BYTES);
    if (length < LOOK_BYTES) throw new RangeError('there is nothing to survey');
    const bytes = new Uint8Array(length - (length % LOOK_BYTES));
    await handle.read(bytes, 0, bytes.length, from);
    return surveyOf(bytes);
  } finally {
    await handle.close();
  }
}

/** The survey of pictures of WIDTH x HEIGHT pixels in RGB, RATE a second. */
export function surveyOf(bytes: Uint8Array): Survey {
  const looks = levelsOf(bytes);
  const count = looks.length / PIXELS;
  const perSlice = RATE * SLICE_SECONDS;
  // A rest of less than a second counts with the slice before.
  const slices = Math.max(1, Math.ceil((count - RATE) / perSlice));
  return Array.from({ length: slices }, (_, slice) => {
    const first = slice * perSlice;
    const end = slice === slices - 1 ? count : first + perSlice;
    const bands = Array.from({ length: BANDS }, (_, band) => lookThrough(looks, band, first, end));
    const column = (of: keyof (typeof bands)[0]) => bands.map((band) => Math.round(band[of] * 10) / 10);
    return { movement: column('movement'), detail: column('detail'), dark: column('dark'), light: column('light') };
  });
}

/** Each value of a channel as its part in the luminance of white, in 65,535ths; and the gray of each 4096th of that. */
const PARTS = [0.2126, 0.7152, 0.0722].map((part) =>
  Array.from({ length: 256 }, (_, value) => part * luminance(gray(value)) * 65_535),
) as [number[], number[], number[]];
const GRAYS = Array.from({ length: 4097 }, (_, at) => Math.round(255 * toSrgb(at / 4096)));

/** For each pixel the gray, 0 to 255, that is as bright. */
function levelsOf(bytes: Uint8Array): Uint8Array {
  const [red, green, blue] = PARTS;
  return Uint8Array.from({ length: bytes.length / CHANNELS }, (_, pixel) => {
    const at = pixel * CHANNELS;
    return GRAYS[Math.round((red[bytes[at]!]! + green[bytes[at + 1]!]! + blue[bytes[at + 2]!]!) / 16)]!;
  });
}

function lookThrough(looks: Uint8Array, band: number, first: number, end: number) {
  const histogram = new Uint32Array(256);
  let [moved, moves, differed] = [0, 0, 0];
  for (let look = first; look < end; look++) {
    const at = look * PIXELS + band * BAND_PIXELS;
    for (let pixel = at; pixel < at + BAND_PIXELS; pixel++) {
      const level = looks[pixel]!;
      histogram[level]!++;
      // The neighbours to the right and below, but not of the next band or picture.
      if ((pixel - at) % WIDTH < WIDTH - 1) differed += Math.abs(level - looks[pixel + 1]!);
      if (pixel + WIDTH < at + BAND_PIXELS) differed += Math.abs(level - looks[pixel + WIDTH]!);
      if (look > 0) {
        moved += Math.abs(level - looks[pixel - PIXELS]!);
        moves++;
      }
    }
  }
  const pixels = (end - first) * BAND_PIXELS;
  return {
    movement: moves > 0 ? moved / moves : 0,
    detail: differed / (2 * pixels),
    dark: levelBelow(histogram, pixels * 0.05),
    light: levelBelow(histogram, pixels * 0.95),
  };
}

/** The level that so many pixels do not exceed. */
function levelBelow(histogram: Uint32Array, pixels: number): number {
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += histogram[level]!;
    if (seen >= pixels) return level;
  }
  return 255;
}
