/**
 * A curve over a share of time, as the coefficients of a polynomial, lowest power first: the canvas and ffmpeg compute
 * the same one, so that preview and film cannot come apart.
 */
export type Curve = readonly number[];

/** Begins and ends gently. */
export const SMOOTH: Curve = [0, 0, 3, -2];
/** Begins fast and slows down. */
export const QUICK: Curve = [0, 3, -3, 1];

/** The curve from 1 to 0 where this one goes from 0 to 1. */
export const opposite = (curve: Curve): Curve => curve.map((factor, power) => (power === 0 ? 1 : 0) - factor);
/** The curve with its values multiplied. */
export const times = (curve: Curve, by: number): Curve => curve.map((factor) => factor * by);

/** Its value when the share `progress` of the time has passed, 0 to 1. */
export const valueAt = (curve: Curve, progress: number): number =>
  curve.reduceRight((sum, factor) => sum * progress + factor, 0);

/** The same as an expression of ffmpeg, of the share that the expression `progress` gives. */
export const expressionOf = (curve: Curve, progress: string): string =>
  `st(0,clip(${progress},0,1))*0+${curve.reduceRight((inner, factor) => (inner === '' ? plain(factor) : `(${plain(factor)}+ld(0)*${inner})`), '')}`;

/** Without the tail that a binary fraction drags along: 0.6, not 0.6000000000000001. */
export const plain = (value: number): string => String(Number(value.toFixed(6)));
