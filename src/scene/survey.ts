import { z } from 'zod';
import { BANDS, type Band } from './bands.ts';

/** A clip is surveyed in slices of so many seconds. */
export const SLICE_SECONDS = 5;

const values = z.array(z.number().min(0).max(255)).length(BANDS);

/** What is in each band of a clip during one slice; all values are of 255. */
const sliceSchema = z.object({
  /** Mean change of a pixel's level, the gray that is as bright, from one look to the next, a fifth of a second later. */
  movement: values,
  /** Mean difference of level between neighbouring pixels of the small picture. */
  detail: values,
  /** Levels that a twentieth of the pixels stay below, and that a twentieth exceed. */
  dark: values,
  light: values,
});

/** How a clip moves and how light it is, slice by slice: measured once, when the clip is made. */
export const surveySchema = z.array(sliceSchema).min(1).max(60);
export type Survey = z.infer<typeof surveySchema>;

/**
 * The bands of the part of a clip from `start` on for `seconds`; the last slice counts for what is beyond it.
 * @returns null for a clip that was never surveyed
 */
export function bandsOf(
  survey: Survey | null | undefined,
  start = 0,
  seconds = Number.POSITIVE_INFINITY,
): Band[] | null {
  if (!survey) return null;
  const end = Math.min(start + seconds, Math.max(survey.length * SLICE_SECONDS, start + 0.1));
  const shares = survey.map((_, index) => {
    const to = index === survey.length - 1 ? end : Math.min(end, (index + 1) * SLICE_SECONDS);
    return Math.max(0, to - Math.max(start, index * SLICE_SECONDS));
  });
  const total = shares.reduce((sum, share) => sum + share, 0);
  const seen = survey.filter((_, index) => shares[index]! > 0);
  const mean = (of: 'movement' | 'detail', band: number) =>
    survey.reduce((sum, slice, index) => sum + (slice[of][band]! * shares[index]!) / total, 0);
  return Array.from({ length: BANDS }, (_, band) => ({
    movement: mean('movement', band),
    detail: mean('detail', band),
    dark: Math.min(...seen.map((slice) => slice.dark[band]!)),
    light: Math.max(...seen.map((slice) => slice.light[band]!)),
  }));
}
