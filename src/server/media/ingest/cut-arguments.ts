/**
 * The ffmpeg arguments that put clips and photos together. Pure: nothing is run here.
 *
 * One pass, frame by frame and sample by sample: every part is given exactly its frames and its samples before they are joined, so that no
 * rounding of one part shifts the next. What comes out is for the ingest alone, which encodes it as it does every upload.
 */
import { CUT, type CutJoin, type CutMove, framesOf } from '../../../contract/cut.ts';
import { FILM } from '../../../scene/frame.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { AAC_PRIMING, BT709, SAMPLE_RATE, SAMPLES_PER_FRAME } from '../tool/mp4.ts';

/** A part of one of our own clips, `clipFrames` long altogether; frames count from 0. */
export type ClipPart = {
  readonly file: string;
  readonly from: number;
  readonly frames: number;
  readonly clipFrames: number;
  readonly hasAudio: boolean;
};
/** A photo that was checked. */
export type PhotoPart = {
  readonly photo: string;
  readonly frames: number;
  readonly center: { readonly x: number; readonly y: number };
  readonly move: CutMove;
};
export type TogetherPart = ClipPart | PhotoPart;
type Size = { readonly width: number; readonly height: number };

/** For every ffmpeg that opens a photo that somebody sent: JPEG and nothing else. */
export const PHOTO_INPUT: readonly string[] = [
  ...['-max_alloc', '268435456', '-protocol_whitelist', 'file,pipe', '-codec_whitelist', 'mjpeg'],
  ...['-max_pixels', String(CUT.photoPixels), '-f', 'jpeg_pipe'],
];

/** A photo moves over so much of the picture in a second, and altogether at most. */
const MOVED = { perSecond: 0.02, most: 0.08 };
/** The picture that it moves on is so many times as large as the film: steps of less than a pixel stay smooth. */
const FINER = 1.2;
/** Sound rises and falls so many samples at the borders of a part, or it would click. */
const SOFT = SAMPLE_RATE / 100;
/** Nothing of it is seen: it costs little time, and the ingest's encoder sees what was there. */
const BETWEEN = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-g', String(FRAME_RATE), '-c:a', 'pcm_s16le'];

const isPhoto = (part: TogetherPart): part is PhotoPart => 'photo' in part;
const seconds = (frames: number) => (frames / FRAME_RATE).toFixed(6);

/** Whether anything of it can be heard. */
const isHeard = (parts: readonly TogetherPart[]): boolean => parts.some((part) => !isPhoto(part) && part.hasAudio);

/**
 * Puts the parts together, in their order, into `out` (mov), which lasts as long as all of them. A crossfade begins at
 * the border: under it the earlier part plays on, and stands still where its clip has ended.
 */
export function togetherArguments(
  parts: readonly TogetherPart[],
  join: CutJoin,
  out: string,
  size: Size = FILM,
): string[] {
  const runOn = join === 'fade' ? CUT.fadeFrames : 0;
  const hasSound = isHeard(parts);
  const pictures = parts.map((part, i) => {
    const frames = part.frames + (i < parts.length - 1 ? runOn : 0);
    const filters = isPhoto(part) ? photoFilters(part, frames, size) : clipFilters(part, frames, size);
    return `[${i}:v:0]${filters.join(',')},setsar=1,fps=${FRAME_RATE}[v${i}]`;
  });
  const graph = [...pictures, ...joinPictures(parts, join), ...(hasSound ? soundOf(parts, runOn) : [])];
  return [
    ...START,
    ...parts.flatMap(inputOf),
    ...['-filter_complex', graph.join(';'), '-map', '[picture]', ...(hasSound ? ['-map', '[sound]'] : [])],
    ...[...BETWEEN, '-r', String(FRAME_RATE), '-map_metadata', '-1', '-f', 'mov', out],
  ];
}

/** One thread each: all of them are open at once. */
function inputOf(part: TogetherPart): string[] {
  if (isPhoto(part)) return [...PHOTO_INPUT, '-i', part.photo];
  // From the middle of the previous frame: a rounded time would miss the first one.
  return [...INPUT_GUARDS, '-threads', '1', '-ss', seconds(Math.max(0, part.from - 0.5)), '-i', part.file];
}

/** Exactly so many frames from here on; the last one stands where there are fewer. */
const exactly = (frames: number) =>
  `tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames},settb=1/${FRAME_RATE},setpts=N`;

function clipFilters({ frames: own, from, clipFrames }: ClipPart, frames: number, { width, height }: Size): string[] {
  const there = Math.min(frames, Math.max(own, clipFrames - from));
  return [`trim=end_frame=${there}`, exactly(frames), `scale=${width}:${height}`, ...['format=yuv420p', BT709]];
}

/** Fills 9:16 around its center, and moves by fractions of a pixel. */
function photoFilters({ center, move, frames: own }: PhotoPart, frames: number, { width, height }: Size): string[] {
  const [fine, tall] = [width, height].map((side) => 2 * Math.round((side * FINER) / 2)) as [number, number];
  const moved = Math.min(MOVED.most, (MOVED.perSecond * own) / FRAME_RATE).toFixed(4);
  // From 0 to 1; it goes on while the next part fades in.
  const done = `(on-1)/${Math.max(1, own - 1)}`;
  return [
    "crop=w='min(iw,ih*9/16)':h='min(ih,iw*16/9)'" +
      `:x='clip(${center.x.toFixed(4)}*iw-ow/2,0,iw-ow)':y='clip(${center.y.toFixed(4)}*ih-oh/2,0,ih-oh)'`,
    // JPEGs are bt601 in full range; a decoder has no way to know better.
    `scale=${fine}:${tall}:flags=lanczos+accurate_rnd+full_chroma_int:in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv`,
    ...['format=yuv420p', `loop=loop=${frames - 1}:size=1:start=0`, `settb=1/${FRAME_RATE},setpts=N`],
    `perspective=${corners(move, moved, done)}:interpolation=linear:eval=frame`,
    ...[`scale=${width}:${height}:flags=bicubic`, BT709],
  ];
}

/** The part of the picture that is seen, by its corners: always the same share of width and height. */
function corners(move: CutMove, moved: string, done: string): string {
  // Margins on the left, right, top and bottom, as shares.
  const half = `(${moved}/2)`;
  const way = `min(1,${done})`;
  const margins = {
    closer: Array(4).fill(`${half}*${way}`),
    away: Array(4).fill(`${half}*(1-${way})`),
    left: [`${moved}*(1-${way})`, `${moved}*${way}`, half, half],
    right: [`${moved}*${way}`, `${moved}*(1-${way})`, half, half],
  }[move];
  const [left, right, top, bottom] = margins.map(String) as [string, string, string, string];
  const [x0, x1, y0, y1] = [`W*${left}`, `W-W*${right}`, `H*${top}`, `H-H*${bottom}`];
  return `x0='${x0}':y0='${y0}':x1='${x1}':y1='${y0}':x2='${x0}':y2='${y1}':x3='${x1}':y3='${y1}'`;
}

/** How many frames come before each part. */
const starts = (parts: readonly TogetherPart[]) => parts.map((_, i) => framesOf(parts.slice(0, i)));

/**
 * One part behind the other. Where they fade, the part that comes grows opaque over what is left of the one before it
 * (the filter xfade of ffmpeg 5 shows a picture twice at the end of each fade).
 */
function joinPictures(parts: readonly TogetherPart[], join: CutJoin): string[] {
  const last = parts.length - 1;
  if (join === 'cut') return [`${parts.map((_, i) => `[v${i}]`).join('')}concat=n=${parts.length}:v=1:a=0[picture]`];
  const fade = CUT.fadeFrames;
  const filters: string[] = [];
  const order: string[] = [];
  for (const [i, { frames }] of parts.entries()) {
    const takes = [
      ...(i > 0 ? [`trim=end_frame=${fade},format=yuva420p,fade=t=in:alpha=1:nb_frames=${fade}[head${i}]`] : []),
      `trim=start_frame=${i > 0 ? fade : 0}:end_frame=${frames},setpts=PTS-STARTPTS[body${i}]`,
      ...(i < last ? [`trim=start_frame=${frames},setpts=PTS-STARTPTS[tail${i}]`] : []),
    ];
    filters.push(`[v${i}]split=${takes.length}${takes.map((_, at) => `[t${i}-${at}]`).join('')}`);
    filters.push(...takes.map((take, at) => `[t${i}-${at}]${take}`));
    if (i > 0) {
      filters.push(`[tail${i - 1}][head${i}]overlay=format=auto,format=yuv420p,setsar=1[fade${i}]`);
      order.push(`[fade${i}]`);
    }
    order.push(`[body${i}]`);
  }
  return [...filters, `${order.join('')}concat=n=${order.length}:v=1:a=0[picture]`];
}

/** Every part's samples at their place, added up: what is silent has none. */
function soundOf(parts: readonly TogetherPart[], runOn: number): string[] {
  const begins = starts(parts);
  const last = parts.length - 1;
  const heard = parts.flatMap((part, i) => {
    if (isPhoto(part) || !part.hasAudio) return [];
    const wanted = part.frames + (i < last ? runOn : 0);
    const samples = Math.min(wanted, Math.max(part.frames, part.clipFrames - part.from)) * SAMPLES_PER_FRAME;
    const fade = runOn * SAMPLES_PER_FRAME || SOFT;
    const falls = `afade=t=out:curve=qsin:start_sample=${part.frames * SAMPLES_PER_FRAME}:ns=${fade}`;
    // Soft also where the clip ends before it has faded.
    const stops = `afade=t=out:start_sample=${samples - SOFT}:ns=${SOFT}`;
    const rises = `afade=t=in:curve=qsin:start_sample=${part.from === 0 ? AAC_PRIMING : 0}:ns=${i > 0 ? fade : SOFT}`;
    const filters = [
      `aresample=${SAMPLE_RATE}:async=1:first_pts=0`,
      `aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`,
      // The seek went half a frame too far.
      `atrim=start_sample=${part.from > 0 ? SAMPLES_PER_FRAME / 2 : 0},asetpts=N/SR/TB`,
      `apad,atrim=end_sample=${samples}`,
      ...[rises, stops, ...(runOn > 0 && i < last ? [falls] : [])],
      `adelay=delays=${begins[i]! * SAMPLES_PER_FRAME}S:all=1`,
    ];
    return [`[${i}:a:0]${filters.join(',')}[a${i}]`];
  });
  const names = heard.map((filter) => /\[a\d+\]$/.exec(filter)![0]);
  const all = framesOf(parts) * SAMPLES_PER_FRAME;
  return [
    ...heard,
    `${names.join('')}amix=inputs=${names.length}:duration=longest:normalize=0,apad,atrim=end_sample=${all}[sound]`,
  ];
}
