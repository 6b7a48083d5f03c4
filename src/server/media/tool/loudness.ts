/** How loud a clip is, and what its film does about it: ITU-R BS.1770-4, EBU R128. */
import { dirname } from 'node:path';
import type { Sound } from '../../../scene/promo.ts';
import { INPUT_GUARDS, START } from './guards.ts';
import { SAMPLE_RATE } from './mp4.ts';
import { type MediaTools, type RunOptions, runMedia } from './run.ts';

export type Loudness = {
  /** LUFS of the 400 ms that end at each tenth of a second; of the first three, less is there to measure. */
  readonly moments: readonly number[];
  /** The highest true peak, dBTP. */
  readonly peak: number;
};

/** What is done to a sound on its way into a film. */
export type Gain = {
  readonly decibels: number;
  /** Its peaks would be too high: a limiter holds them, and leaves everything else alone. */
  readonly limited: boolean;
};

/** Where silence is put; nothing that is recorded is quieter. */
const NOTHING = -120;
const MOMENTS_PER_SECOND = 10;
const MOMENTS_BEFORE = 3;

/**
 * Measures the first sound track of a file that we made.
 * @throws MediaError as runMedia
 */
export async function measureLoudness(tools: MediaTools, file: string, options: RunOptions = {}): Promise<Loudness> {
  const measured = 'ebur128=peak=true:metadata=1:framelog=verbose,ametadata=print:file=-';
  const graph = ['-map', '0:a:0', '-af', `aresample=${SAMPLE_RATE},${measured}`, '-f', 'null', '-'];
  const args = [...START, ...INPUT_GUARDS, '-i', file, ...graph];
  const { stdout } = await runMedia(tools.ffmpeg, args, { folder: dirname(file), ...options });
  const valuesOf = (key: string) =>
    [...stdout.matchAll(new RegExp(`^lavfi\\.r128\\.${key}=(.+)$`, 'gm'))].map(([, value]) => Number(value));
  const highest = Math.max(0, ...valuesOf('true_peak').filter(Number.isFinite));
  return {
    moments: valuesOf('M').map((value) => tenths(Number.isFinite(value) ? Math.max(NOTHING, value) : NOTHING)),
    peak: tenths(Math.max(NOTHING, 20 * Math.log10(highest))),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** LUFS of a film's sound. What is half as loud to the ear is 10 below (Stevens 1955). */
const TARGETS = { on: -14, quieter: -24 } as const satisfies Partial<Record<Sound, number>>;
/** Below it is the noise of a microphone: made loud, it would be worse than silence. */
const NEARLY_SILENT = -50;
/** dBTP before the encoder, which adds up to 1.5 dB to noise. Apps want at most -1. */
const CEILING = -2.5;

/** What brings a part of a clip, in seconds, to the loudness of films. */
export function gainOf(
  { moments, peak }: Loudness,
  part: { start: number; duration: number },
  sound: keyof typeof TARGETS,
): Gain {
  const loudness = integrated(momentsOf(moments, part));
  const decibels = loudness < NEARLY_SILENT ? 0 : tenths(TARGETS[sound] - loudness);
  return { decibels, limited: peak + decibels > CEILING };
}

/** Those whose 400 ms lie in the part, or of a very short one all. */
function momentsOf(moments: readonly number[], { start, duration }: { start: number; duration: number }) {
  const from = Math.ceil(start * MOMENTS_PER_SECOND) + MOMENTS_BEFORE;
  const inside = moments.slice(from, Math.floor((start + duration) * MOMENTS_PER_SECOND));
  return inside.length > 0 ? inside : moments;
}

/** The integrated loudness of measured moments, by both gates of the recommendation; NOTHING if none is loud enough to count. */
function integrated(moments: readonly number[]): number {
  const heard = moments.filter((moment) => moment > -70);
  const gate = mean(heard) - 10;
  return mean(heard.filter((moment) => moment > gate));
}

/** The mean of their energies. */
function mean(moments: readonly number[]): number {
  if (moments.length === 0) return NOTHING;
  const energy = moments.reduce((sum, moment) => sum + 10 ** (moment / 10), 0) / moments.length;
  return 10 * Math.log10(energy);
}

/** The filters of a gain. True peaks stand between the samples: the limiter sees four times as many. */
export function gainFilters({ decibels, limited }: Gain): string[] {
  const limit = (10 ** (CEILING / 20)).toFixed(3);
  return [
    ...(decibels === 0 ? [] : [`volume=${decibels}dB`]),
    ...(limited
      ? [
          `aresample=${4 * SAMPLE_RATE}`,
          `alimiter=limit=${limit}:attack=5:release=80:level=0:latency=1`,
          `aresample=${SAMPLE_RATE}`,
        ]
      : []),
  ];
}
