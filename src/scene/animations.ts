import { FILM } from './frame.ts';

/** How the text layer stands at a moment: opacity 0 to 1, and its offset downwards in frame heights. */
export type Pose = { readonly opacity: number; readonly dy: number };

type Kind = {
  readonly label: string;
  /** The end of the film at which it moves; null: it stands still. */
  readonly moves: 'start' | 'end' | null;
  /** How the layer stands when that share of its time has passed, 0 to 1. */
  readonly pose: (progress: number) => Pose;
  /** The same in ffmpeg's words: the fade filter of the layer's stream, which begins with the film. Times in seconds. */
  readonly fade?: (from: string, length: string) => string;
  /** And what the overlay filter adds to the layer's y, in pixels of the film. The comma is escaped for a filtergraph. */
  readonly slide?: (length: string) => string;
};

/** Fades are linear. Slides come from a whole frame's height away, so that the curve depends on nothing that is drawn, and ease out cubically. */
const left = (progress: number) => (1 - progress) ** 3;
const leftOf = (length: string) => `${FILM.height}*pow(max(0\\,1-t/${length})\\,3)`;

/** Every animation there is. Preview and film both move by this table alone. */
export const ANIMATIONS = {
  none: { label: 'None', moves: null, pose: () => ({ opacity: 1, dy: 0 }) },
  'animate-fade-in': {
    label: 'Fade in',
    moves: 'start',
    pose: (progress) => ({ opacity: progress, dy: 0 }),
    fade: (from, length) => `fade=t=in:st=${from}:d=${length}:alpha=1`,
  },
  'animate-fade-out': {
    label: 'Fade out',
    moves: 'end',
    pose: (progress) => ({ opacity: 1 - progress, dy: 0 }),
    fade: (from, length) => `fade=t=out:st=${from}:d=${length}:alpha=1`,
  },
  'animate-slide-up': {
    label: 'Slide up',
    moves: 'start',
    pose: (progress) => ({ opacity: 1, dy: left(progress) }),
    slide: (length) => `+${leftOf(length)}`,
  },
  'animate-slide-down': {
    label: 'Slide down',
    moves: 'start',
    pose: (progress) => ({ opacity: 1, dy: -left(progress) }),
    slide: (length) => `-${leftOf(length)}`,
  },
} as const satisfies Record<string, Kind>;

export type Animation = keyof typeof ANIMATIONS;
export const ANIMATION_NAMES = Object.keys(ANIMATIONS) as [Animation, ...Animation[]];

/** What an animation does. */
export const kindOf = (animation: Animation): Kind => ANIMATIONS[animation];
