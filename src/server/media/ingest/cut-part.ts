import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { AAC_PRIMING, FILE, PICTURE_TAGS, PREVIEW_QUALITY, SAMPLE_RATE, SOUND, soundOfPiece } from '../tool/mp4.ts';
import { type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';
import { posterArguments, stripArguments } from './poster-and-preview.ts';

/** Frames of a clip, at FRAME_RATE per second: the first one and how many. */
export type Window = { readonly first: number; readonly frames: number };

/**
 * Which of a clip's files the part is cut from: the clip itself, its small muted loop, or its still picture (taken from
 * the clip). strip: its filmstrip, from the small loop.
 */
export type PartKind = 'film' | 'preview' | 'poster' | 'strip';

export type PartSource = {
  readonly file: string;
  readonly window: Window;
  readonly kind: PartKind;
  /** The window extends to the clip's end. */
  readonly toEnd: boolean;
  readonly hasAudio: boolean;
  /** Fires when nobody wants the part any more. */
  readonly signal?: AbortSignal;
};

const TIME_MS = 120_000;
const seconds = (frames: number) => (frames / FRAME_RATE).toFixed(6);

/**
 * Cuts a part out of a clip, exact to the frame, into `folder`, the scratch folder that the clip was lent into. If the
 * part begins and ends at key frames its picture is copied; otherwise it is re-encoded. Its sound is always encoded,
 * which costs next to nothing: copied, it would begin up to 21 ms off.
 * @returns the path of the part
 * @throws MediaError as runMedia
 */
export async function cutPart(tools: MediaTools, source: PartSource, folder: string): Promise<string> {
  const { file, window, kind, hasAudio, signal } = source;
  const options = { folder, timeoutMs: TIME_MS, signal };
  if (kind === 'poster') {
    const out = join(folder, 'part.jpg');
    await runMedia(tools.ffmpeg, posterArguments(file, window.first / FRAME_RATE, out), options);
    return out;
  }
  if (kind === 'strip') {
    const out = join(folder, 'strip.jpg');
    await runMedia(tools.ffmpeg, stripArguments(file, window.frames / FRAME_RATE, out), options);
    return out;
  }
  const [picture, out] = [join(folder, 'picture.mp4'), join(folder, 'part.mp4')];
  if (!(await copyPicture(tools, source, picture, options))) {
    await runMedia(tools.ffmpeg, encodedArguments(file, window, kind, picture), options);
  }
  if (kind === 'preview' || !hasAudio) await rename(picture, out);
  else await runMedia(tools.ffmpeg, soundedArguments(picture, file, window, out), options);
  return out;
}

/** @returns false if a boundary of the window is not a key frame: the output is then not the part */
async function copyPicture(
  tools: MediaTools,
  { file, window, toEnd }: PartSource,
  out: string,
  options: RunOptions,
): Promise<boolean> {
  const { first, frames } = window;
  const bounds = toEnd ? [first] : [first, first + frames];
  const { stdout } = await runMedia(tools.ffprobe, keyFrameArguments(file, bounds), options);
  const keys = stdout.trim().split('\n').map(Number);
  // For each boundary ffprobe returns the key frame at or before it.
  if (!bounds.every((bound, index) => Math.round((keys[index] ?? -1) * FRAME_RATE) === bound)) return false;
  const copied = await runMedia(tools.ffmpeg, copiedArguments(file, window, out), { ...options, frames });
  return copied.frames === frames;
}

/** One line per boundary: the time of the key frame from which a player would have to begin. */
function keyFrameArguments(file: string, bounds: number[]): string[] {
  const intervals = bounds.map((bound) => `${seconds(bound + 0.25)}%+#1`).join(',');
  const shown = ['-read_intervals', intervals, '-show_entries', 'packet=pts_time', '-of', 'csv=print_section=0'];
  return ['-v', 'error', ...INPUT_GUARDS, '-select_streams', 'v:0', ...shown, file];
}

/** The frames as they are stored. They are counted: ffmpeg's `-t` goes by decoding time and takes two more. */
function copiedArguments(file: string, { first, frames }: Window, out: string): string[] {
  const input = [...INPUT_GUARDS, '-ss', seconds(first + 0.25), '-i', file];
  return [...START, ...input, '-map', '0:v:0', '-c:v', 'copy', '-frames:v', String(frames), ...FILE, out];
}

const QUALITY = ['-preset', 'superfast', '-crf', '20', '-maxrate', '16000k', '-bufsize', '16000k'];

/** The frames, decoded and re-encoded in closed GOPs of one second. */
function encodedArguments(file: string, { first, frames }: Window, kind: PartKind, out: string): string[] {
  // From the middle of the previous frame: a rounded time would miss the first one.
  const from = seconds(Math.max(0, first - 0.5));
  return [
    ...START,
    ...INPUT_GUARDS,
    ...['-ss', from, '-i', file],
    ...['-an', '-vf', `tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames},setpts=N/${FRAME_RATE}/TB`],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(FRAME_RATE)],
    ...(kind === 'preview' ? PREVIEW_QUALITY : QUALITY),
    ...['-g', String(FRAME_RATE), '-keyint_min', String(FRAME_RATE), '-sc_threshold', '0', '-flags', '+cgop'],
    ...PICTURE_TAGS,
    ...FILE,
    out,
  ];
}

/** The finished picture with exactly its sound. */
function soundedArguments(picture: string, file: string, { first, frames }: Window, out: string): string[] {
  const samples = (frames * SAMPLE_RATE) / FRAME_RATE;
  const sound = `${soundOfPiece(samples)},atrim=start_sample=${AAC_PRIMING},asetpts=N/SR/TB`;
  return [
    ...START,
    ...['-i', picture, ...INPUT_GUARDS, '-ss', seconds(first), '-i', file],
    ...['-filter_complex', `[1:a:0]${sound}[a]`, '-map', '0:v:0', '-c:v', 'copy', '-map', '[a]', ...SOUND],
    ...FILE,
    out,
  ];
}
