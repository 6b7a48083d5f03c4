import { type Animation, kindOf, type Pose } from './animations.ts';

/** Frames a second of every film; frame n shows time n / 30. */
export const FRAME_RATE = 30;

/** Seconds that the animation of a film of `duration` seconds takes: a fifth. */
export function animationSeconds(duration: number): number {
  return duration / 5;
}

/** The part of the film, in seconds, in which the text layer is not at rest; null when it never moves. */
export function animationWindow(animation: Animation, duration: number): { from: number; to: number } | null {
  const { moves } = kindOf(animation);
  const length = animationSeconds(duration);
  if (moves === null) return null;
  return moves === 'end' ? { from: duration - length, to: duration } : { from: 0, to: length };
}

/** Where the text layer is at `time` seconds. */
export function poseAt(animation: Animation, time: number, duration: number): Pose {
  const { from, to } = animationWindow(animation, duration) ?? { from: 0, to: 1 };
  return kindOf(animation).pose(Math.min(1, Math.max(0, (time - from) / (to - from))));
}

/** ffmpeg's fade filter for the overlay's stream (time 0 = the film's start), or null where nothing fades. */
export function fadeFilter(animation: Animation, duration: number): string | null {
  const window = animationWindow(animation, duration);
  const { fade } = kindOf(animation);
  return window && fade ? fade(number(window.from), number(window.to - window.from)) : null;
}

/** The y of ffmpeg's overlay filter for a layer whose top rests at `restY` pixels (of 1920): a number, or an expression of t that needs eval=frame. */
export function overlayY(animation: Animation, duration: number, restY: number): string {
  return `${restY}${kindOf(animation).slide?.(number(animationSeconds(duration))) ?? ''}`;
}

/** Without the tail that a binary fraction drags along: 0.6, not 0.6000000000000001. */
const number = (value: number) => String(Number(value.toFixed(6)));
