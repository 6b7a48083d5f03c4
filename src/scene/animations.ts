import { type Curve, opposite, QUICK, SMOOTH, times } from './curve.ts';

type Kind = {
  readonly label: string;
  /** The end of the film at which it moves; null: it stands still. */
  readonly moves: 'start' | 'end' | null;
  /** The line that moves first. */
  readonly first: 'top' | 'bottom';
  /** How far one line is on its way when the next one sets out: a share of the time that a line takes. */
  readonly lead: number;
  readonly opacity: Curve;
  /** How far below its place a line is, in layout units; null: it stays in its place. */
  readonly dy: Curve | null;
};

/** As far as a line of ordinary text is high: further, and it would cross its neighbors' places. */
const WAY = 56;
/** From below, slowing down. */
const RISE = times(opposite(QUICK), WAY);
/** From above, a twentieth of the way too far, and back. */
const DROP = times([-1, 4.2, -5.4, 2.2], WAY);

/** Every animation there is. Preview and film both move by this table alone. */
export const ANIMATIONS = {
  none: { label: 'None', moves: null, first: 'top', lead: 1, opacity: [1], dy: null },
  'animate-fade-in': { label: 'Fade in', moves: 'start', first: 'top', lead: 0.3, opacity: SMOOTH, dy: null },
  'animate-fade-out': { label: 'Fade out', moves: 'end', first: 'top', lead: 0.3, opacity: opposite(SMOOTH), dy: null },
  'animate-slide-up': { label: 'Slide up', moves: 'start', first: 'top', lead: 0.4, opacity: QUICK, dy: RISE },
  // From the last line up: coming from above, no line crosses one that is there.
  'animate-slide-down': { label: 'Slide down', moves: 'start', first: 'bottom', lead: 0.25, opacity: QUICK, dy: DROP },
} as const satisfies Record<string, Kind>;

export type Animation = keyof typeof ANIMATIONS;
export const ANIMATION_NAMES = Object.keys(ANIMATIONS) as [Animation, ...Animation[]];

/** What an animation does. */
export const kindOf = (animation: Animation): Kind => ANIMATIONS[animation];
