import type { FileFacts } from '../tool/facts.ts';
import { MediaError } from '../tool/run.ts';

/** How a video is compressed. Sizes in pixels, rates in bits per second. */
export type CompressionPlan = {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly video: number;
  /** null: no sound. */
  readonly audio: { readonly rate: number; readonly channels: 1 | 2 } | null;
};

/** Short sides that a picture is scaled to, never larger than the original. */
const SIDES = [1080, 720, 540, 480, 360, 240];
/** Higher frame rates help no phone. */
const MOST_FRAMES = 30;
/** Bits per pixel: from the first on a size looks right; below the second the smallest size is mush. */
const BITS_PER_PIXEL = { good: 0.035, least: 0.02 };
/** Total bits per second from which on the sound gets this many. */
const SOUNDS = [
  { from: 1_500_000, rate: 128_000, channels: 2 },
  { from: 600_000, rate: 96_000, channels: 2 },
  { from: 300_000, rate: 64_000, channels: 2 },
  { from: 0, rate: 32_000, channels: 1 },
] as const;
/** Bytes of an mp4's index, per file and per second (30 frames and 47 packets of sound). */
export const INDEX = { file: 2_000, second: 900 };
/** One pass hits its rate to about 1.5% (measured on films of 15 s to 2 min); the file must not exceed the requested size. */
const AIM = 0.985;

/**
 * Decides size, frame rate and bit rates.
 * @param seconds playing time
 * @param targetBytes the file's maximum size
 * @throws MediaError `refused` if nothing watchable is that small, with the size that would be
 */
export function planCompression(facts: FileFacts, seconds: number, targetBytes: number): CompressionPlan {
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

function sizeOf({ width, height }: FileFacts['video'], side: number) {
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
