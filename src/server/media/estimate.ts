import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { normaliseArguments, OUTPUTS } from './ingest.ts';
import type { SourceFacts } from './probe.ts';
import { type MediaTools, runMedia } from './run.ts';

/** Where the sampled seconds begin, as shares of the video. */
const SAMPLED = [0.1, 0.5, 0.9];
/** What is left of the cheapest sampled second, so that a video with quieter parts elsewhere is not thought too dear. */
const CAUTION = 0.75;
/** AAC at 128 kbit/s, as the pieces have it. */
const SOUND_BYTES = 16_000;
/** The samples are mp4 files of one second; a piece of fifteen has as much around it, once. */
const AROUND = 2_000;

/** More than a second of a piece ever takes: its picture is held to 16 Mbit/s; sound, preview and poster come to it. */
export const MOST_BYTES_PER_SECOND = 2_500_000;

/**
 * What a second of an upload's pieces takes at least, in bytes: three seconds of it are made as the ingest would make them, and the cheapest counts,
 * less a quarter.
 * @param folder a scratch folder, for files of its own that are gone afterwards
 * @throws MediaError as runMedia
 */
export async function leastBytesPerSecond(
  tools: MediaTools,
  file: string,
  facts: SourceFacts,
  folder: string,
): Promise<number> {
  const sizes: number[] = [];
  for (const share of SAMPLED) {
    const out = join(folder, `sample-${share}`);
    await mkdir(out);
    const args = normaliseArguments(file, { ...facts, audio: null }, out);
    const start = ((facts.duration ?? 0) * share).toFixed(3);
    args.splice(args.indexOf('-i'), 0, '-ss', start, '-t', '1');
    await runMedia(tools.ffmpeg, args, { timeoutMs: 60_000 });
    sizes.push(await sizeOf(out));
    await rm(out, { recursive: true });
  }
  const sound = facts.audio ? SOUND_BYTES : 0;
  return CAUTION * (Math.max(0, Math.min(...sizes) - AROUND) + sound);
}

async function sizeOf(folder: string): Promise<number> {
  const lists: string[] = [OUTPUTS.pictureList, OUTPUTS.previewList];
  let bytes = 0;
  for (const name of await readdir(folder)) if (!lists.includes(name)) bytes += (await stat(join(folder, name))).size;
  return bytes;
}
