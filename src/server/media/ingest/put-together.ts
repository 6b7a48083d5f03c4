import { dirname } from 'node:path';
import { CUT, type CutJoin, framesOf } from '../../../contract/cut.ts';
import { formatOf } from '../picture/size.ts';
import { asRefusal, refusal } from '../tool/refusal.ts';
import { type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';
import { PHOTO_INPUT, type TogetherPart, togetherArguments } from './cut-arguments.ts';

const LOOK = { limits: { cpuSeconds: 30, memoryBytes: 2 * 2 ** 30, fileBytes: 1_000_000 }, timeoutMs: 60_000 };
/** Fifteen seconds of photos take 25 to 50 of one processor. */
const LIMITS = { cpuSeconds: 300, fileBytes: 1_000_000_000 };
const LEAST_SIDE = 200;
const FAILED = 'These parts could not be put together. Take out one after the other and try again.';

/**
 * Makes sure that a photo, in a scratch folder, is one: its size is read from its header before anything is decompressed,
 * then all of it is decoded in the sandbox.
 * @param bytes all of it
 * @throws MediaError `refused` with the reason in words for people; else as runMedia
 */
export async function checkPhoto(tools: MediaTools, file: string, bytes: Buffer): Promise<void> {
  const format = formatOf(bytes);
  if (format?.kind !== 'jpeg') throw refusal('This photo is no JPEG, or it is damaged. Choose it again.');
  const { width, height } = format.size;
  const million = CUT.photoPixels / 1_000_000;
  if (width * height > CUT.photoPixels)
    throw refusal(`This photo has ${width} x ${height} pixels. Scale it down to at most ${million} million.`);
  if (Math.min(width, height) < LEAST_SIDE)
    throw refusal(`This photo has only ${width} x ${height} pixels and would be blurred. Choose a larger one.`);
  const strictly = ['-nostdin', '-v', 'error', '-xerror', '-err_detect', 'explode'];
  const args = [...strictly, ...PHOTO_INPUT, '-i', file, '-frames:v', '1', '-f', 'null', '-'];
  await runMedia(tools.ffmpeg, args, { folder: dirname(file), ...LOOK }).catch((error: unknown) => {
    throw asRefusal(error, 'This photo is damaged: it could not be read to its end. Choose it again.');
  });
}

/**
 * Puts the parts together into `out`, in the scratch folder that they were lent into.
 * @throws MediaError `refused` with the reason in words for people; else as runMedia
 */
export async function putTogether(
  tools: MediaTools,
  parts: readonly TogetherPart[],
  join: CutJoin,
  out: string,
  options: Pick<RunOptions, 'signal' | 'onProgress'> = {},
): Promise<void> {
  const run = { folder: dirname(out), frames: framesOf(parts), limits: LIMITS, timeoutMs: 600_000, ...options };
  await runMedia(tools.ffmpeg, togetherArguments(parts, join, out), run).catch((error: unknown) => {
    throw asRefusal(error, FAILED);
  });
}
