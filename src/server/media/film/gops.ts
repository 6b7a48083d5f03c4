/**
 * Over black a film is the same picture for most of its time. Groups of pictures (GOPs) in which nothing moves are
 * encoded once and their bytes repeated: each begins with a picture that refers to none before it, so a decoder cannot
 * tell. Pure: nothing is run here.
 */
import { FRAME_RATE, isAtRest } from '../../../scene/timeline.ts';
import { GOP_SECONDS } from '../tool/mp4.ts';
import type { Layered } from './layers.ts';

const GOP_FRAMES = GOP_SECONDS * FRAME_RATE;

/** How a film is put together from fewer frames than it has. */
export type Repeated = {
  /** The film's frames that are encoded: all before the first, and those from the second on. */
  readonly until: number;
  readonly from: number;
  /** From this frame up to `until` all are the same picture. */
  readonly same: number;
  /** The number of encoded frames. */
  readonly encoded: number;
  /** The film, as numbers of encoded GOPs, each with the number of its frames that are shown. */
  readonly order: readonly { readonly gop: number; readonly frames: number }[];
};

/** null: nothing repeats for long enough, or pages change. */
export function repeatedGops({ text, animation, coverFirst = false, duration, pages }: Layered): Repeated | null {
  if (pages) return null;
  const frames = duration * FRAME_RATE;
  const motion = { animationType: animation, videoDuration: duration, coverFirst };
  const ends = Array.from({ length: Math.ceil(frames / GOP_FRAMES) }, (_, gop) =>
    Math.min(frames, (gop + 1) * GOP_FRAMES),
  );
  const rest = (frame: number) => !text || isAtRest(motion, frame / FRAME_RATE);
  const rests = ends.map((end, gop) =>
    Array.from({ length: end - gop * GOP_FRAMES }, (_, at) => gop * GOP_FRAMES + at).every(rest),
  );
  const first = rests.indexOf(true);
  const after = rests.indexOf(false, first);
  const end = after < 0 ? rests.length : after;
  if (first < 0 || end - first < 2) return null;
  const until = (first + 1) * GOP_FRAMES;
  const from = Math.min(frames, end * GOP_FRAMES);
  let same = until - 1;
  while (same > 0 && rest(same - 1)) same--;
  const order = ends.map((last, gop) => ({
    gop: gop <= first ? gop : gop < end ? first : gop - (end - first - 1),
    frames: last - gop * GOP_FRAMES,
  }));
  return { until, from, same, encoded: until + frames - from, order };
}

/** Kinds of NAL units (ITU-T H.264, table 7-1): slices of a picture, and the parameters that stand before a GOP. */
const SLICES = [1, 5];
const PARAMETERS = 7;

/**
 * The film's picture as a stream (ITU-T H.264, annex B) from that of its encoded frames. Each picture must be one
 * slice, and none be shown in another order than it is stored in.
 * @throws RangeError if the stream has fewer GOPs or frames than it should
 */
export function repeatGops(stream: Uint8Array, { order }: Repeated): Uint8Array[] {
  const gops = gopsOf(stream);
  return order.map(({ gop, frames }) => {
    const [start, ...cuts] = gops[gop] ?? [];
    const end = cuts[frames - 1];
    if (start === undefined || end === undefined) throw new RangeError(`GOP ${gop} has not ${frames} frames`);
    return stream.subarray(start, end);
  });
}

/** For each GOP where it begins, and where each of its frames ends. */
function gopsOf(stream: Uint8Array): number[][] {
  const gops: number[][] = [];
  const units = [...unitsOf(stream)];
  for (const [index, { at, kind }] of units.entries()) {
    if (kind === PARAMETERS) gops.push([at]);
    if (SLICES.includes(kind)) gops.at(-1)?.push(units[index + 1]?.at ?? stream.length);
  }
  return gops;
}

/** Where each NAL unit's start code begins, and its kind. */
function* unitsOf(stream: Uint8Array): Generator<{ at: number; kind: number }> {
  const bytes = Buffer.from(stream.buffer, stream.byteOffset, stream.length);
  const START_CODE = Buffer.from([0, 0, 1]);
  for (let found = bytes.indexOf(START_CODE); found >= 0; found = bytes.indexOf(START_CODE, found + 3)) {
    // Some start codes have a zero more in front of them.
    const at = found > 0 && bytes[found - 1] === 0 ? found - 1 : found;
    yield { at, kind: bytes[found + 3]! & 31 };
  }
}
