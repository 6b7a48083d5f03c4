import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFacts } from '../tool/facts.ts';
import { type MediaTools, runMedia } from '../tool/run.ts';
import { lend } from '../tool/sandbox.ts';
import { normaliseArguments, OUTPUTS, outputName } from './arguments.ts';

/** Where the sampled seconds begin, as shares of the video. */
const SAMPLED = [0.1, 0.5, 0.9];
/** The factor applied to the cheapest sampled second, so that a video with quieter parts elsewhere is not overestimated. */
const CAUTION = 0.75;
/** AAC at 128 kbit/s, as in the pieces. */
const SOUND_BYTES = 16_000;
/** The samples are mp4 files of one second; a piece of fifteen has this overhead only once. */
const AROUND = 2_000;

/** More than a second of a piece ever takes: its picture is limited to 16 Mbit/s; sound, preview and poster come on top. */
export const MOST_BYTES_PER_SECOND = 2_500_000;

/**
 * The least that a second of an upload's pieces takes, in bytes: three seconds of it are made as the ingest would make
 * them, and the cheapest counts, less a quarter.
 * @param folder a scratch folder for it alone
 * @throws MediaError as runMedia
 */
export async function leastBytesPerSecond(
  tools: MediaTools,
  file: string,
  facts: FileFacts,
  folder: string,
): Promise<number> {
  const lent = await lend(file, folder);
  const sizes: number[] = [];
  for (const share of SAMPLED) {
    const args = normaliseArguments(lent, { ...facts, audio: null, duration: facts.pictureSeconds }, folder);
    args.splice(args.indexOf('-i'), 0, '-ss', (facts.pictureSeconds * share).toFixed(3), '-t', '1');
    await runMedia(tools.ffmpeg, args, { folder, timeoutMs: 60_000 });
    sizes.push(await sizeOfOutputs(folder));
  }
  const sound = facts.audio ? SOUND_BYTES : 0;
  return CAUTION * (Math.max(0, Math.min(...sizes) - AROUND) + sound);
}

/** The files of the last sample; the next one overwrites them. */
async function sizeOfOutputs(folder: string): Promise<number> {
  const made = [OUTPUTS.picture, OUTPUTS.preview].map((output) => stat(join(folder, outputName(output, 0))));
  return (await Promise.all(made)).reduce((sum, { size }) => sum + size, 0);
}
