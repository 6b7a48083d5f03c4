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
/** The same of a clip with music under it: the encoder, busy with both, adds up to 2.1 dB to claps. */
export const MIX_CEILING = -3.8;

/** Seconds of something that was measured. */
type Part = { readonly start: number; readonly duration: number };

/** What brings a part of a clip to the loudness of films. */
export function gainOf({ moments, peak }: Loudness, part: Part, sound: keyof typeof TARGETS): Gain {
  return gainTo(TARGETS[sound], integrated(momentsOf(moments, part)), peak);
}

function gainTo(target: number, loudness: number, peak: number): Gain {
  const decibels = loudness < NEARLY_SILENT ? 0 : tenths(target - loudness);
  return { decibels, limited: peak + decibels > CEILING };
}

/** How much less is heard of a track under a clip that is on. */
const DUCKED = 12;

/** Of a track with a clip or without: what is done to each, and whether their sum needs a limiter, which each then goes without. */
export type Mix = { readonly clip: Gain | null; readonly music: Gain; readonly limited: boolean };

/**
 * What brings clip and music to the loudness of films together. The clip leads if it is on; if it is quieter, nearly
 * silent or off, the music does.
 * @param parts of the track that the film plays
 */
export function mixOf(
  clip: { loudness: Loudness; part: Part; sound: keyof typeof TARGETS } | null,
  { moments, peak }: Loudness,
  parts: readonly Part[],
): Mix {
  const heard = clip && integrated(momentsOf(clip.loudness.moments, clip.part)) >= NEARLY_SILENT;
  const target = heard && clip.sound === 'on' ? TARGETS.on - DUCKED : TARGETS.on;
  const played = integrated(parts.flatMap((part) => momentsOf(moments, part)));
  const music = gainTo(target, played, peak);
  if (!clip) return { clip: null, music, limited: false };
  const gain = gainOf(clip.loudness, clip.part, clip.sound);
  // In the pauses of a clip that leads the music is heard alone, and counts: both are brought to the target together.
  const other = momentsOf(clip.loudness.moments, clip.part);
  const sum = parts
    .flatMap((part) => momentsOf(moments, part))
    .map((moment, i) => together(moment + music.decibels, other[i % other.length]! + gain.decibels));
  const rest = tenths(TARGETS.on - integrated(sum));
  const louder = ({ decibels }: Gain): Gain => ({ decibels: tenths(decibels + rest), limited: false });
  const [clipGain, musicGain] = [louder(gain), louder(music)];
  // Both may peak at once.
  const highest = amplitude(clip.loudness.peak + clipGain.decibels) + amplitude(peak + musicGain.decibels);
  return { clip: clipGain, music: musicGain, limited: highest > amplitude(MIX_CEILING) };
}

/** The level of two sounds at once, dB. */
const together = (one: number, other: number) => 10 * Math.log10(10 ** (one / 10) + 10 ** (other / 10));

const amplitude = (decibels: number) => 10 ** (decibels / 20);

/** Those whose 400 ms lie in the part, or of a very short one all. */
function momentsOf(moments: readonly number[], { start, duration }: Part) {
  const from = Math.ceil(start * MOMENTS_PER_SECOND) + MOMENTS_BEFORE;
  const inside = moments.slice(from, Math.floor((start + duration) * MOMENTS_PER_SECOND));
  return inside.length > 0 ? inside : moments;
}

/** The integrated loudness of measured moments, by both gates of the recommendation; NOTHING if none is loud enough to count. */
export function integrated(moments: readonly number[]): number {
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

/**
 * The filters that mix a sound of `channels` down to stereo or one channel, nothing for one that has no more. In whole
 * numbers ffmpeg turns more than two all down by 8 dB or more, so that every channel may be at full scale at once,
 * which makes a quiet voice in the middle nearly silent: they are mixed as fractions, at their level, and a limiter
 * holds what then peaks too high. Of two it makes one that is 3 dB louder, which clips: each gives half.
 */
export function mixedDown(channels: number, to: 1 | 2 = 2): string[] {
  const toStereo = ['aformat=sample_fmts=fltp:channel_layouts=stereo', ...gainFilters({ decibels: 0, limited: true })];
  return [...(channels > 2 ? toStereo : []), ...(channels > 1 && to === 1 ? ['pan=mono|c0=0.5*c0+0.5*c1'] : [])];
}

/** The filters of a gain. True peaks stand between the samples: the limiter sees four times as many. */
export function gainFilters({ decibels, limited }: Gain, ceiling = CEILING): string[] {
  const limit = amplitude(ceiling).toFixed(3);
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
