import type { Animation } from './promo.ts';

/** Frames a second of every film; frame n shows time n / 30. */
export const FRAME_RATE = 30;

/** The drawn height of a film in pixels, as ffmpeg overlays it. */
const FILM_HEIGHT = 1920;

/** How the text layer stands at a moment: opacity 0 to 1, and its offset downwards in frame heights. */
export type Pose = { readonly opacity: number; readonly dy: number };

const REST: Pose = { opacity: 1, dy: 0 };

/** Seconds that the animation of a film of `duration` seconds takes: a fifth. */
export function animationSeconds(duration: number): number {
  return duration / 5;
}

/** The part of the film, in seconds, in which the text layer is not at rest; null when it never moves. */
export function animationWindow(animation: Animation, duration: number): { from: number; to: number } | null {
  const length = animationSeconds(duration);
  if (animation === 'none') return null;
  return animation === 'animate-fade-out' ? { from: duration - length, to: duration } : { from: 0, to: length };
}

/**
 * Where the text layer is at `time` seconds. Fades are linear; slides come from a whole frame's height away and ease out cubically,
 * (1 - t/D)^3. A whole height, so that the curve depends on nothing that is drawn.
 */
export function poseAt(animation: Animation, time: number, duration: number): Pose {
  const window = animationWindow(animation, duration);
  if (!window) return REST;
  const progress = Math.min(1, Math.max(0, (time - window.from) / (window.to - window.from)));
  if (animation === 'animate-fade-in') return { opacity: progress, dy: 0 };
  if (animation === 'animate-fade-out') return { opacity: 1 - progress, dy: 0 };
  const left = (1 - progress) ** 3;
  return { opacity: 1, dy: animation === 'animate-slide-up' ? left : -left };
}

/** ffmpeg's fade filter for the overlay's stream (time 0 = the film's start), or null where nothing fades. */
export function fadeFilter(animation: Animation, duration: number): string | null {
  const window = animationWindow(animation, duration);
  if (animation === 'animate-fade-in') return `fade=t=in:st=0:d=${number(window!.to)}:alpha=1`;
  if (animation === 'animate-fade-out') {
    return `fade=t=out:st=${number(window!.from)}:d=${number(window!.to - window!.from)}:alpha=1`;
  }
  return null;
}

/** The y of ffmpeg's overlay filter for a layer whose top rests at `restY` pixels (of 1920): a number, or an expression of t that needs eval=frame. */
export function overlayY(animation: Animation, duration: number, restY: number): string {
  if (animation !== 'animate-slide-up' && animation !== 'animate-slide-down') return String(restY);
  const sign = animation === 'animate-slide-up' ? '+' : '-';
  // The comma is escaped for a filtergraph.
  return `${restY}${sign}${FILM_HEIGHT}*pow(max(0\\,1-t/${number(animationSeconds(duration))})\\,3)`;
}

/** Without the tail that a binary fraction drags along: 0.6, not 0.6000000000000001. */
const number = (value: number) => String(Number(value.toFixed(6)));
