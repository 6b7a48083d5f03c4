import { dirname } from 'node:path';
import type { FileFacts, Stated, VideoFacts } from './facts.ts';
import { INPUT_GUARDS } from './guards.ts';
import { asRefusal, cutOff, refusal } from './refusal.ts';
import { MediaError, type MediaTools, runMedia } from './run.ts';

/** Limits of one check of a file: of its work, not of the time that a busy machine takes for it, which would refuse healthy files. */
export const LOOK = { limits: { cpuSeconds: 30, memoryBytes: 2 * 2 ** 30, fileBytes: 1_000_000 } };

/** The container formats with an index of their contents; what it points to may have been cut off. */
const INDEXED = new Set<FileFacts['container']>(['mp4', 'matroska']);
/** Its first key frame depends on no other frame. A decoder would hide errors in it, and a broken first picture makes the rest useless. */
const STRICTLY = ['-xerror', '-err_detect', 'explode', '-skip_frame', 'nokey'];

/** Decodes the first picture, and one near the end: a header proves nothing. */
export async function decodeEnds(tools: MediaTools, file: string, facts: Stated, signal: AbortSignal | undefined) {
  const { container, duration, video } = facts;
  // Frames excluded by an edit list are decoded too: a trimmed video often begins between two key frames.
  const whole = container === 'mp4' ? ['-ignore_editlist', '1'] : [];
  const start = await decodeOne(tools, file, video, [...whole, ...STRICTLY], signal);
  if (duration !== null && INDEXED.has(container)) {
    // The key frame before that point is enough: the rest may be a still picture.
    const seek = [...whole, '-noaccurate_seek', '-ss', (duration * 0.9).toFixed(3)];
    let end = await decodeOne(tools, file, video, seek, signal);
    if (end !== null) end = await decodeTowardsEnd(tools, file, { video, duration, whole }, signal);
    if (end !== null && (start === null || /corrupt input packet|partial file/.test(start))) {
      throw cutOff(duration, end);
    }
  }
  if (start === null) return;
  throw refusal(
    `The picture cannot be decoded (${video.codec}); the file is damaged or protected. Export it as MP4 (H.264) and upload that.`,
    start,
  );
}

/** How far before the end the decoder begins at most, if it finds no picture from the last key frame on. */
const RUN_UP = { frames: 300, seconds: 10 };

/**
 * Decodes up to the last picture, from well before it. The last key frame alone does not decide: of a picture that is
 * renewed in stripes (intra refresh, as screen recorders and live encoders do it) the decoder gives nothing out before
 * all of them have come, and few pictures may follow.
 * @returns as `decodeOne`
 */
async function decodeTowardsEnd(
  tools: MediaTools,
  file: string,
  { video, duration, whole }: { video: VideoFacts; duration: number; whole: readonly string[] },
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const rate = video.frameRate || 1;
  const from = Math.max(0, duration * 0.9 - Math.max(RUN_UP.seconds, RUN_UP.frames / rate));
  // The last picture of a slow film begins before its last tenth.
  const near = Math.max(0, Math.min(duration * 0.9, duration - 1.5 / rate) - from);
  // Even a seek to 0 may land behind the first key frame: it goes by the order of decoding, which slow films shift by whole seconds.
  const seek = from > 0 ? ['-noaccurate_seek', '-ss', from.toFixed(3)] : [];
  return decodeOne(tools, file, video, [...whole, ...seek], signal, ['-vf', `select=gte(t\\,${near.toFixed(3)})`]);
}

/** @param filter of the decoded frames @returns null if a frame was decoded, otherwise the decoder's message */
async function decodeOne(
  tools: MediaTools,
  file: string,
  video: VideoFacts,
  options: string[],
  signal: AbortSignal | undefined,
  filter: readonly string[] = [],
): Promise<string | null> {
  const args = [
    ...['-nostdin', '-v', 'error', ...INPUT_GUARDS, ...options, '-i', file, '-map', `0:${video.index}`],
    ...[...filter, '-frames:v', '1', '-f', 'null', '-'],
  ];
  const run = { folder: dirname(file), signal, ...LOOK, frames: 1 };
  try {
    const { frames, stderr } = await runMedia(tools.ffmpeg, args, run);
    return frames > 0 ? null : stderr;
  } catch (error) {
    const said = asRefusal(error, '');
    if (said instanceof MediaError && said.reason === 'refused') return said.detail;
    throw said;
  }
}
