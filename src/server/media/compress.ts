/** Makes a video that is at most as large as asked for: H.264 and AAC in an mp4 that every phone and app takes. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE, INPUT_GUARDS, PICTURE_TAGS, SAMPLE_RATE, START } from './encode.ts';
import { decoderOf, deinterlaced, toSdr } from './ingest.ts';
import type { SourceFacts } from './probe.ts';
import { MediaError, type MediaTools, runMedia } from './run.ts';

/** How a video is compressed. Sizes in pixels, rates in bits a second. */
export type CompressionPlan = {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly video: number;
  /** null: no sound. */
  readonly audio: { readonly rate: number; readonly channels: 1 | 2 } | null;
};

/** Short sides that a picture is brought to, never larger than it is. */
const SIDES = [1080, 720, 540, 480, 360, 240];
/** Faster than this helps no phone. */
const MOST_FRAMES = 30;
/** Bits for one pixel: from the first on a size looks right; below the second the smallest size is mush. */
const BITS_PER_PIXEL = { good: 0.035, least: 0.02 };
/** Bits a second of the whole from which on the sound gets so many. */
const SOUNDS = [
  { from: 1_500_000, rate: 128_000, channels: 2 },
  { from: 600_000, rate: 96_000, channels: 2 },
  { from: 300_000, rate: 64_000, channels: 2 },
  { from: 0, rate: 32_000, channels: 1 },
] as const;
/** Bytes that the index of an mp4 takes, for the file and for each second (30 frames and 47 packets of sound). */
const INDEX = { file: 2_000, second: 900 };
/** One pass hits its rate to about 1.5% (measured on films of 15 s to 2 min); the file must not be larger than asked for. */
const AIM = 0.985;
/** What counts as having used the size that was asked for. */
const WELL_USED = 0.85;
const MOST_TRIES = 4;

/**
 * Decides size, frame rate and bit rates.
 * @param seconds how long it plays
 * @param targetBytes what the file may have at most
 * @throws MediaError `refused` where nothing watchable is that small, with the size that would be
 */
export function planCompression(facts: SourceFacts, seconds: number, targetBytes: number): CompressionPlan {
  const { video, audio } = facts;
  const total = ((targetBytes * AIM - INDEX.file) / seconds - INDEX.second) * 8;
  const sound = audio ? SOUNDS.find(({ from }) => total >= from) : undefined;
  const left = total - (sound?.rate ?? 0);
  const frameRate = video.frameRate > 0 ? Math.min(MOST_FRAMES, video.frameRate) : MOST_FRAMES;
  const sizes = SIDES.map((side) => sizeOf(video, side));
  const size = sizes.find(({ width, height }) => left >= width * height * frameRate * BITS_PER_PIXEL.good);
  const smallest = sizes.at(-1)!;
  const least = smallest.width * smallest.height * frameRate * BITS_PER_PIXEL.least;
  if (!size && left < least) throw tooSmall(seconds, least + (audio ? 32_000 : 0), targetBytes);
  return {
    ...(size ?? smallest),
    frameRate,
    video: Math.floor(left),
    audio: sound ? { rate: sound.rate, channels: sound.channels } : null,
  };
}

function sizeOf({ width, height }: SourceFacts['video'], side: number) {
  const factor = Math.min(1, side / Math.min(width, height));
  // Chroma has half the resolution: both are even.
  const even = (length: number) => Math.max(2, Math.round((length * factor) / 2) * 2);
  return { width: even(width), height: even(height) };
}

function tooSmall(seconds: number, bitsPerSecond: number, targetBytes: number): MediaError {
  const bytes = ((bitsPerSecond / 8 + INDEX.second) * seconds + INDEX.file) / AIM;
  const minutes = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
  return new MediaError(
    'refused',
    `A video of ${minutes} minutes cannot be watched any more at ${targetBytes / 1e6} MB. It needs at least ${Math.ceil(bytes / 1e6)} MB; choose that, or cut the video into shorter parts first.`,
  );
}

/** The one pass that compresses; `rate` is the picture's, in bits a second. */
function compressArguments(
  file: string,
  { video, audio }: SourceFacts,
  plan: CompressionPlan,
  rate: number,
  out: string,
): string[] {
  const { width, height, frameRate } = plan;
  const filters = [...deinterlaced(video), `fps=${frameRate}:start_time=0`, ...toSdr(video, `${width}:${height}`)];
  const graph = [`[0:${video.index}]${filters.join(',')}[picture]`];
  if (plan.audio && audio) graph.push(`[0:${audio.index}]aresample=${SAMPLE_RATE}:async=1:first_pts=0[sound]`);
  const bits = String(Math.round(rate));
  const most = String(Math.round(rate * 1.2));
  const gop = String(Math.round(frameRate * 2));
  return [
    ...START,
    ...INPUT_GUARDS,
    ...decoderOf(video),
    ...['-i', file, '-filter_complex', graph.join(';'), '-map', '[picture]'],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'veryfast', '-g', gop],
    ...['-b:v', bits, '-maxrate', most, '-bufsize', most, ...PICTURE_TAGS],
    ...(plan.audio && audio
      ? [
          ...['-map', '[sound]', '-c:a', 'aac', '-b:a', String(plan.audio.rate)],
          ...['-ac', String(plan.audio.channels), '-ar', String(SAMPLE_RATE)],
        ]
      : []),
    ...FILE,
    out,
  ];
}

type Work = {
  tools: MediaTools;
  file: string;
  facts: SourceFacts;
  targetBytes: number;
  /** A scratch folder. */
  folder: string;
  signal: AbortSignal;
  /** Called with the share of the work that is done, 0 to 1; never goes back. */
  onProgress?: (share: number) => void;
};

export type Compressed = { readonly path: string; readonly bytes: number };

/**
 * Compresses a video to at most `targetBytes`, and to at least 85% of them where the video has that much to show. Where the first pass misses, its
 * size says by how much, and it is made again.
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
    // A second pass is the exception: the first one has most of the bar.
    const from = 1 - 0.1 ** attempt;
    const bytes = await encode(work, plan, rate, seconds, path, (share) =>
      onProgress?.(from + share * (0.9 * 0.1 ** attempt)),
    );
    if (bytes <= targetBytes && bytes > (best?.bytes ?? 0)) {
      if (best) await rm(best.path, { force: true });
      best = { path, bytes };
    } else await rm(path, { force: true });
    if (best && best.bytes >= targetBytes * WELL_USED) break;
    // More was offered and not taken: the video has no more to show.
    if (best && before > 0 && bytes < before * 1.03) break;
    before = bytes <= targetBytes ? bytes : 0;
    rate *= Math.min(3, Math.max(0.3, (targetBytes * 0.97 - fixed) / Math.max(1, bytes - fixed)));
  }
  if (best) return best;
  throw new MediaError(
    'refused',
    `This video cannot be brought to ${targetBytes / 1e6} MB and still be watched. Choose a larger size, or cut it into shorter parts first.`,
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

const BROKEN = 'The video is damaged: its picture could not be read to the end. Export it again and try once more.';
