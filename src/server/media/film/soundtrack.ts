/** The filters of a film's sound track. Pure: nothing is run here. */
import { type Gain, gainFilters, MIX_CEILING } from '../tool/loudness.ts';
import { AAC_PRIMING, SAMPLE_RATE } from '../tool/mp4.ts';

/** A track under the film. Times in seconds of the track. */
export type Music = {
  readonly file: string;
  readonly gain: Gain;
  /** From which second of it on it is played. */
  readonly start: number;
  /** Where the film leaves it for its ending, and where that begins; null: it plays as it is. */
  readonly cut: { readonly leave: number; readonly resume: number } | null;
  /** Together with the clip it needs a limiter. */
  readonly limited: boolean;
};

/** A sound that begins in full swing would overshoot by 3 dB in the encoder's first frames. */
export const FADE_IN = 'afade=d=0.02';
/** Seconds in which music goes at the film's end. */
const FADE = 0.8;
/** Samples in which a track's body becomes its ending: most of them before the beat, so that its first hit is whole. */
const CROSSFADE = { before: 720, after: 240 };

/**
 * Makes [a] of a film of `samples` samples from [clip], a track, both or neither. Of the track nothing is left out for
 * the encoder's priming, which would take the attack of its first hit: it begins 21 ms late, less than a frame, and its
 * first 20 ms fade in like a clip's.
 * @param input number of the track among ffmpeg's inputs
 */
export function soundtrack(samples: number, hasClip: boolean, music: Music | null, input: number): string[] {
  const length = samples - AAC_PRIMING;
  if (!music)
    return hasClip ? ['[clip]anull[a]'] : [`anullsrc=r=${SAMPLE_RATE}:cl=stereo,atrim=end_sample=${length}[a]`];
  const out = hasClip ? '[music]' : '[a]';
  const fade = `afade=t=out:st=${(length / SAMPLE_RATE - FADE).toFixed(5)}:d=${FADE}`;
  const exact = `apad,atrim=end_sample=${length},asetpts=N/SR/TB`;
  const graph = [
    ...played(music, input),
    `[track]${[...gainFilters(music.gain), exact, FADE_IN, fade].join(',')}${out}`,
  ];
  if (!hasClip) return graph;
  const limiter = gainFilters({ decibels: 0, limited: music.limited }, MIX_CEILING);
  const sum = ['amix=inputs=2:normalize=0:duration=first', ...limiter, `atrim=end_sample=${length}`];
  return [...graph, `[clip][music]${sum.join(',')}[a]`];
}

/** Makes [track]: the track, or its beginning and its ending. */
function played({ cut }: Music, input: number): string[] {
  const read = `[${input}:a:0]aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`;
  if (!cut) return [`${read}[track]`];
  const { before, after } = CROSSFADE;
  const [leave, resume] = [cut.leave, cut.resume].map((seconds) => Math.round(seconds * SAMPLE_RATE));
  return [
    `${read},asplit[beginning][rest]`,
    `[beginning]atrim=end_sample=${leave! + after}[body]`,
    `[rest]atrim=start_sample=${resume! - before},asetpts=N/SR/TB[ending]`,
    `[body][ending]acrossfade=ns=${before + after}[track]`,
  ];
}
