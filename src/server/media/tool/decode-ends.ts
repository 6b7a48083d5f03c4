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
    const end = await decodeOne(tools, file, video, seek, signal);
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

/** @returns null if a frame was decoded, otherwise the decoder's message */
async function decodeOne(
  tools: MediaTools,
  file: string,
  video: VideoFacts,
  options: string[],
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const args = [
    ...['-nostdin', '-v', 'error', ...INPUT_GUARDS, ...options, '-i', file, '-map', `0:${video.index}`],
    ...['-frames:v', '1', '-f', 'null', '-'],
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
