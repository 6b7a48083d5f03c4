/** The ffmpeg arguments that make a film. Pure: nothing is run here. */
import { FILM } from '../../../scene/frame.ts';
import { FRAME_RATE, restingTime } from '../../../scene/timeline.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { type Gain, gainFilters } from '../tool/loudness.ts';
import {
  AAC_PRIMING,
  BT709,
  FILE,
  FILM_SOUND,
  GOP_SECONDS,
  JPEG_COLORS,
  PICTURE,
  SAMPLES_PER_FRAME,
  soundOfPiece,
} from '../tool/mp4.ts';
import type { Repeated } from './gops.ts';
import { type Graph, type Layered, layersOver } from './layers.ts';
import { FADE_IN, type Music, soundtrack } from './soundtrack.ts';

/** The part of a clip that a film uses, in seconds of that clip. It is repeated if the film is longer. */
export type Piece = {
  readonly file: string;
  readonly start: number;
  readonly duration: number;
  readonly hasAudio: boolean;
  /** Absent: its sound stays as it is. */
  readonly gain?: Gain;
};

/** Everything that a film is made of. */
export type FilmParts = Layered & {
  /** null: black. */
  readonly background: Piece | null;
  readonly music?: Music | null;
};

const SIZE = `${FILM.width}x${FILM.height}`;
/** Pieces up to this many frames are repeated from memory (3.1 MB per frame), longer ones by reading them again. */
const MEMORY_LOOP_FRAMES = 60;
/** The number of frames of a film of `duration` seconds. */
export function framesOf(duration: number): number {
  return duration * FRAME_RATE;
}

/**
 * The finished film: H.264 High 8-bit 4:2:0 bt709 limited range, 1080x1920, 30 fps, closed GOPs of 2 s, AAC-LC 48 kHz
 * stereo, both tracks exactly `duration` seconds long, index first, no edit list, none of the source's metadata.
 * @param limited over a clip the picture gets at most 7 Mbit a second, which costs time
 * @throws RangeError for a duration that is not a whole number from 1 to 15, or an empty piece
 */
export function filmArguments(film: FilmParts, out: string, limited = false): string[] {
  const { background, duration, music = null } = film;
  const ground = background ? pieceGround(background, duration) : blackGround(duration);
  const layers = layersOver('ground', film, ground.inputs.length);
  const inputs = [...ground.inputs, ...layers.inputs];
  const sound = soundtrack(samplesOf(duration), background?.hasAudio ?? false, music, inputs.length);
  const graph = [...ground.graph, ...sound, ...layers.graph, `[${layers.top}]format=yuv420p[v]`];
  return [
    ...START,
    ...[...inputs, ...inputOf(music)].flat(),
    ...['-filter_complex', graph.join(';'), '-map', '[v]', '-map', '[a]'],
    ...PICTURE,
    ...(film.background ? CLIP_QUALITY : STILL_QUALITY),
    ...(film.background && limited ? CLIP_LIMIT : []),
    ...FILM_SOUND,
    ...FILE,
    out,
  ];
}

/**
 * Of a film over black the frames that are encoded, as a bare stream. What stands still is drawn once.
 * @throws RangeError as filmArguments
 */
export function stillArguments(film: Layered, { until, from, same, encoded }: Repeated, out: string): string[] {
  const ground = `${black(film.duration)}[ground]`;
  const layers = layersOver('ground', film, 0);
  const chosen = `select='lte(n,${same})+gte(n,${from})',loop=${until - same - 1}:1:${same},setpts=N,format=yuv420p[v]`;
  const graph = [ground, ...layers.graph, `[${layers.top}]${chosen}`];
  return [
    ...[...START, ...layers.inputs.flat(), '-filter_complex', graph.join(';'), '-map', '[v]'],
    ...['-frames:v', String(encoded), ...PICTURE, ...STILL_QUALITY, '-f', 'h264', out],
  ];
}

/**
 * A bare stream has no times of its own. ffmpeg's mp4s count in this part of a second at 30 frames a second; where it
 * guesses times, it rounds them.
 */
const TIMESCALE = 15_360;
const FRAME_TICKS = TIMESCALE / FRAME_RATE;
const TIMES = [
  ...['-video_track_timescale', String(TIMESCALE)],
  ...['-bsf:v', `setts=ts=N*${FRAME_TICKS}:duration=${FRAME_TICKS}`],
];

/** The finished film over black from its picture, a bare stream on standard input. As filmArguments otherwise. */
export function joinArguments({ duration, music = null }: FilmParts, out: string): string[] {
  const picture = ['-framerate', String(FRAME_RATE), '-f', 'h264', '-i', 'pipe:0'];
  const graph = ['-filter_complex', soundtrack(samplesOf(duration), false, music, 1).join(';')];
  const copied = ['-map', '0:v', '-map', '[a]', '-c:v', 'copy'];
  return [...START, ...picture, ...inputOf(music).flat(), ...graph, ...copied, ...TIMES, ...FILM_SOUND, ...FILE, out];
}

const samplesOf = (duration: number) => frameCount(duration) * SAMPLES_PER_FRAME;
const inputOf = (music: Music | null) =>
  music ? [[...INPUT_GUARDS, ...(music.start > 0 ? ['-ss', String(music.start)] : []), '-i', music.file]] : [];

/**
 * A film's cover: a JPEG of a frame in which the text is finished. It is taken from the film that is made: as a second
 * output of the same run, ffmpeg would hold all frames up to it in memory.
 */
export function coverArguments(film: FilmParts, file: string, out: string): string[] {
  return [...START, ...INPUT_GUARDS, '-ss', String(coverTime(film)), '-i', file, ...asCover(''), out];
}

/** The same from a GOP of a bare stream on standard input, of which `frame` is wanted. */
export function gopCoverArguments(frame: number, out: string): string[] {
  return [...START, '-f', 'h264', '-i', 'pipe:0', ...asCover(`select=eq(n\\,${frame}),`), out];
}

const asCover = (chosen: string) => [
  ...['-frames:v', '1', '-vf', `${chosen}scale=${JPEG_COLORS}`, '-q:v', '3', '-map_metadata', '-1', '-f', 'mjpeg'],
];

/** Second in which the text is finished: the beginning of a GOP, if there is one, is read without what is before it. */
export function coverTime({ animation, duration, coverFirst = false, pages }: Layered): number {
  if (coverFirst) return 0;
  const motion = pages?.[0]?.motion ?? { animationType: animation, videoDuration: duration, coverFirst };
  const rest = restingTime(motion);
  const gop = Math.ceil(rest / GOP_SECONDS) * GOP_SECONDS;
  return gop < motion.videoDuration ? gop : rest;
}

/**
 * The text alone, animated on a transparent background: WebM, VP9 with alpha, 30 fps, no sound.
 * @throws RangeError as filmArguments
 */
export function textVideoArguments(film: Omit<FilmParts, 'background'>, out: string): string[] {
  const ground = `color=c=black@0:s=${SIZE}:r=${FRAME_RATE},format=yuva420p,${BT709},trim=end_frame=${frameCount(film.duration)}[ground]`;
  const layers = layersOver('ground', film, 0);
  const graph = [ground, ...layers.graph, `[${layers.top}]format=yuva420p[v]`];
  return [
    ...START,
    ...layers.inputs.flat(),
    ...['-filter_complex', graph.join(';'), '-map', '[v]'],
    ...['-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1'],
    // The alpha plane is a second stream without alternate reference frames.
    ...['-auto-alt-ref', '0', '-g', '60', '-map_metadata', '-1', '-f', 'webm'],
    out,
  ];
}

/**
 * Chosen by the table in docs/bench.md, "Film settings". x264 does not look ahead: it takes B-frames as they come and
 * has no limit to keep. Both would cost a quarter of the film.
 */
const CLIP_QUALITY = ['-preset', 'superfast', '-crf', '22', '-x264-params', 'b-adapt=0'];
const CLIP_LIMIT = ['-maxrate', '7000k', '-bufsize', '7000k'];
/**
 * Text on black is the same frame again and again: veryfast spends its time on a motion search that finds nothing.
 * Without the search, but with High's entropy coder and transform, a film takes 40% of veryfast's time, has 2.5 MB
 * instead of 0.6, and a higher SSIM (0.9999 instead of 0.9996).
 */
const STILL_QUALITY = [
  ...['-preset', 'ultrafast', '-crf', '23', '-maxrate', '7000k', '-bufsize', '7000k'],
  ...['-x264-params', 'cabac=1:8x8dct=1'],
  // What gops.ts asks for: frames in the order in which they are shown, of one slice each.
  ...['-bf', '0', '-slices', '1'],
];

function frameCount(duration: number): number {
  if (!Number.isInteger(duration) || duration < 1 || duration > 15) {
    throw new RangeError(`a film lasts 1 to 15 whole seconds, not ${duration}`);
  }
  return framesOf(duration);
}

const black = (duration: number) =>
  `color=c=black:s=${SIZE}:r=${FRAME_RATE},format=yuv420p,${BT709},trim=end_frame=${frameCount(duration)}`;

/** Makes [ground] from nothing. */
const blackGround = (duration: number): Graph => ({ inputs: [], graph: [`${black(duration)}[ground]`] });

/** Makes [ground] and, if the piece has a sound, [clip], repeated up to the film's end; exact to the frame and the sample. */
function pieceGround(piece: Piece, duration: number): Graph {
  const frames = frameCount(duration);
  const pieceFrames = Math.min(frames, Math.round(piece.duration * FRAME_RATE));
  if (!(pieceFrames > 0) || !(piece.start >= 0)) throw new RangeError('the background piece is empty');
  const fromMemory = pieceFrames < frames && pieceFrames <= MEMORY_LOOP_FRAMES;
  const times = fromMemory ? 1 : Math.ceil(frames / pieceFrames);
  const input = [
    ...INPUT_GUARDS,
    ...['-ss', String(piece.start), '-t', String(pieceFrames / FRAME_RATE), '-i', piece.file],
  ];
  const samples = pieceFrames * SAMPLES_PER_FRAME;
  const graph: string[] = [];
  for (let i = 0; i < times; i++) {
    graph.push(`[${i}:v:0]${pictureOfPiece(pieceFrames)}${fromMemory ? `,loop=-1:${pieceFrames}` : ''}[p${i}]`);
    if (piece.hasAudio)
      graph.push(`[${i}:a:0]${soundOfPiece(samples)}${fromMemory ? `,aloop=-1:${samples}` : ''}[s${i}]`);
  }
  const parts = Array.from({ length: times }, (_, i) => `[p${i}]${piece.hasAudio ? `[s${i}]` : ''}`).join('');
  const sound = piece.hasAudio ? 1 : 0;
  graph.push(`${parts}concat=n=${times}:v=1:a=${sound}[picture]${piece.hasAudio ? '[sound]' : ''}`);
  // concat counts in microseconds: its frames would be a fraction earlier than the text's, which would then lag by one and outlast them.
  graph.push(`[picture]trim=end_frame=${frames},settb=1/${FRAME_RATE},setpts=N[ground]`);
  if (piece.hasAudio) {
    const gain = piece.gain ? gainFilters(piece.gain) : [];
    const exact = `atrim=start_sample=${AAC_PRIMING}:end_sample=${frames * SAMPLES_PER_FRAME},asetpts=N/SR/TB`;
    graph.push(`[sound]${[...gain, 'apad', exact, FADE_IN].join(',')}[clip]`);
  }
  return { inputs: Array.from({ length: times }, () => input), graph };
}

/** Exactly `frames` frames of a clip; if the clip has fewer, the last one is held. */
function pictureOfPiece(frames: number): string {
  const size = `${FILM.width}:${FILM.height}`;
  const fit = `scale=${size}:force_original_aspect_ratio=increase,crop=${size},setsar=1`;
  return `fps=${FRAME_RATE}:start_time=0,${fit},${BT709},tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames}`;
}
