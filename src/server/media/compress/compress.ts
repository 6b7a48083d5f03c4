/** Compresses a video to at most the requested size: H.264 and AAC in an mp4 that every phone and app plays. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFacts } from '../tool/facts.ts';
import { MediaError, type MediaTools, runMedia } from '../tool/run.ts';
import { compressArguments } from './arguments.ts';
import { type CompressionPlan, INDEX, planCompression } from './plan.ts';

/** The share from which on the requested size counts as used. */
const WELL_USED = 0.85;
const MOST_TRIES = 4;

type Work = {
  tools: MediaTools;
  file: string;
  facts: FileFacts;
  targetBytes: number;
  /** A scratch folder. */
  folder: string;
  signal: AbortSignal;
  /** Called with the share of the work that is done, 0 to 1; never decreases. */
  onProgress?: (share: number) => void;
};

export type Compressed = { readonly path: string; readonly bytes: number };

/**
 * Compresses a video to at most `targetBytes`, and to at least 85% of them if the video has that much detail. If the
 * first pass misses, its size says by how much, and a second pass follows.
 * @throws MediaError `refused` with the reason in words for people, else as runMedia
 */
export async function compressVideo(work: Work): Promise<Compressed> {
  const { facts, targetBytes, folder, onProgress } = work;
  const seconds = facts.duration;
  const plan = planCompression(facts, seconds, targetBytes);
  const fixed = INDEX.file + seconds * (INDEX.second + (plan.audio?.rate ?? 0) / 8);
  let best: Compressed | null = null;
  let rate = plan.video;
  let before = 0;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const path = join(folder, `compressed-${attempt}.mp4`);
    // A second pass is the exception: the first one gets most of the progress bar.
    const from = 1 - 0.1 ** attempt;
    const bytes = await encode(work, plan, rate, seconds, path, (share) =>
      onProgress?.(from + share * (0.9 * 0.1 ** attempt)),
    );
    if (bytes <= targetBytes && bytes > (best?.bytes ?? 0)) {
      if (best) await rm(best.path, { force: true });
      best = { path, bytes };
    } else await rm(path, { force: true });
    if (best && best.bytes >= targetBytes * WELL_USED) break;
    // More was available and not used: the video has no more detail.
    if (best && before > 0 && bytes < before * 1.03) break;
    before = bytes <= targetBytes ? bytes : 0;
    rate *= Math.min(3, Math.max(0.3, (targetBytes * 0.97 - fixed) / Math.max(1, bytes - fixed)));
  }
  if (best) return best;
  throw new MediaError(
    'refused',
    `This video cannot be shrunk to ${targetBytes / 1e6} MB and stay watchable. Choose a larger size, or cut it into shorter parts first.`,
  );
}

async function encode(
  { tools, file, facts, targetBytes, folder, signal }: Work,
  plan: CompressionPlan,
  rate: number,
  seconds: number,
  out: string,
  onProgress: (share: number) => void,
): Promise<number> {
  const expected = Math.max(1, Math.round(seconds * plan.frameRate));
  const { frames } = await runMedia(tools.ffmpeg, compressArguments(file, facts, plan, rate, out), {
    ...{ folder, signal, frames: expected, onProgress, timeoutMs: (600 + seconds * 60) * 1000 },
    limits: { cpuSeconds: Math.ceil(600 + seconds * 60), fileBytes: Math.max(200_000_000, targetBytes * 4) },
  }).catch((error: unknown) => {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error;
    throw new MediaError('refused', BROKEN, error.detail || error.message);
  });
  if (frames === 0) throw new MediaError('refused', BROKEN);
  return (await stat(out)).size;
}

const BROKEN = 'The video is damaged and could not be read to the end. Export it again and try once more.';
