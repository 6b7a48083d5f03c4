import { type Animation, kindOf } from './animations.ts';
import { type Curve, expressionOf, plain, QUICK, valueAt } from './curve.ts';
import type { Promo } from './promo.ts';

/** Frames a second of every film; frame n shows time n / 30. */
export const FRAME_RATE = 30;
/** How long a film that begins with its cover shows it: the first frame and, for apps that take another one, the next two. */
const COVER_FRAMES = 3;

/** Seconds that the animation of a film of `duration` seconds takes: a fifth. */
export function animationSeconds(duration: number): number {
  return duration / 5;
}

/** What a film's movement depends on. `seconds`: how long it takes, where that is not the usual share. */
export type Motion = Pick<Promo, 'animationType' | 'videoDuration' | 'coverFirst'> & { readonly seconds?: number };
type Span = { readonly from: number; readonly to: number };

/** The part of the film, in seconds, in which the text is not at rest; null when it never moves. */
export function animationWindow(
  animation: Animation,
  duration: number,
  length = animationSeconds(duration),
): Span | null {
  const { moves } = kindOf(animation);
  if (moves === null) return null;
  return moves === 'end' ? { from: duration - length, to: duration } : { from: 0, to: length };
}

/** When the whole text stands in its place, in seconds of film, in order. */
function restingSpans({ animationType, videoDuration, coverFirst, seconds }: Motion): Span[] {
  const moving = animationWindow(animationType, videoDuration, seconds);
  if (!moving) return [{ from: 0, to: videoDuration }];
  if (moving.from > 0) return [{ from: 0, to: moving.from }];
  const after = { from: moving.to, to: videoDuration };
  return coverFirst ? [{ from: 0, to: COVER_FRAMES / FRAME_RATE }, after] : [after];
}

/** True while the whole text stands in its place. */
export function isAtRest(motion: Motion, time: number): boolean {
  return restingSpans(motion).some(({ from, to }) => time >= from && time < to);
}

/** The first moment at which nothing moves any more: what people see with reduced motion, and what the film's cover shows. */
export function restingTime(motion: Motion): number {
  return restingSpans({ ...motion, coverFirst: false })[0]!.from;
}

/** One of `of` units of a text, from the top, that move one after the other; what is behind all of them; or what stays in its place. */
export type Member = { readonly unit: number; readonly of: number } | 'ground' | 'still';
/** How it stands at a moment: its opacity, and its offset downwards in layout units. */
export type Pose = { readonly opacity: number; readonly dy: number };
/** Goes when most of its time has passed. */
const LATE: Curve = [1, 0, 0, -1];
const STAYS: Curve = [1];
type Course = Span & { readonly opacity: Curve; readonly dy: Curve | null };

/**
 * When a part of the text moves, and how.
 * @param beat seconds between two beats of the music: lines then arrive on beats, or set out on them if they leave
 */
export function courseOf(
  member: Member,
  animation: Animation,
  duration: number,
  beat: number | null = null,
  seconds?: number,
): Course {
  const { moves, first, lead, opacity, dy } = kindOf(animation);
  const { from, to } = animationWindow(animation, duration, seconds) ?? { from: 0, to: 0 };
  if (member === 'still') return { from, to: from, opacity: STAYS, dy: null };
  if (member === 'ground') {
    // There before the letters are, and until they are gone.
    const half = Math.min((to - from) / 2, beat ?? Infinity);
    if (moves === 'end') return { from: to - half, to, opacity: LATE, dy: null };
    return { from, to: from + half, opacity: QUICK, dy: null };
  }
  const length = (to - from) / (1 + (member.of - 1) * lead);
  const turn = first === 'top' ? member.unit : member.of - 1 - member.unit;
  const onBeat = beat === null ? null : beatFor(turn, member.of, { from, to }, moves === 'end', beat);
  if (onBeat !== null) {
    const span = moves === 'end' ? [onBeat, onBeat + length] : [onBeat - length, onBeat];
    return { from: Math.max(from, span[0]!), to: Math.min(to, span[1]!), opacity, dy };
  }
  const start = from + turn * lead * length;
  return { from: start, to: start + length, opacity, dy };
}

/** No line moves for less, in seconds: it would only flicker. */
const SHORTEST_WAY = 0.2;

/**
 * The beat of one of `of` lines that take turns within a span: one each, spread over its beats. Halves and quarters of
 * beats count where there are too few whole ones; null where those are too few as well.
 */
function beatFor(turn: number, of: number, { from, to }: Span, leaves: boolean, beat: number): number | null {
  const [earliest, latest] = leaves ? [from, to - SHORTEST_WAY] : [from + SHORTEST_WAY, to];
  for (const step of [beat, beat / 2, beat / 4]) {
    const first = Math.ceil(earliest / step - 1e-6);
    const count = Math.floor(latest / step + 1e-6) - first + 1;
    if (count >= of) return (first + Math.floor(((turn + 1) * count) / of) - 1) * step;
  }
  return null;
}

/** Where a part of the text is at `time` seconds, unless all of it is at rest. */
export function poseAt(
  member: Member,
  animation: Animation,
  time: number,
  duration: number,
  beat: number | null = null,
  seconds?: number,
): Pose {
  const { from, to, opacity, dy } = courseOf(member, animation, duration, beat, seconds);
  const progress = to > from ? Math.min(1, Math.max(0, (time - from) / (to - from))) : 1;
  return { opacity: valueAt(opacity, progress), dy: dy ? valueAt(dy, progress) : 0 };
}

/** ffmpeg's expression of a curve over a course, of the time that the expression `time` gives in seconds. */
export function curveExpression(curve: Curve, { from, to }: Span, time: string): string {
  return expressionOf(curve, `(${time}-${plain(from)})/${plain(to - from)}`);
}

/**
 * ffmpeg's expression of t that is 1 while the text is at rest and 0 while it moves. Frames lie in the middle between its steps.
 * @param begins when what moves so begins, in seconds of the film
 */
export function restExpression(motion: Motion, begins = 0): string {
  return restingSpans(motion)
    .map(({ from, to }) => betweenExpression({ from: begins + from, to: begins + to }))
    .join('+');
}

/** ffmpeg's expression of t that is 1 from one second on until another. */
export function betweenExpression({ from, to }: Span): string {
  const half = 0.5 / FRAME_RATE;
  return `between(t,${plain(from - half)},${plain(to - half)})`;
}
