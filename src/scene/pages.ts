import { layouts } from './layout.ts';
import { beatOf } from './music.ts';
import type { Beside, Layout } from './placed.ts';
import type { Promo } from './promo.ts';
import { FRAME_RATE, type Motion } from './timeline.ts';
import type { Measure } from './words.ts';

/** Of what a film shows, the part that stands there from one second until another. */
export type Page = {
  readonly placed: Layout;
  readonly from: number;
  readonly to: number;
  /** It moves as a film of its own length. */
  readonly motion: Motion;
  /** What stands on all pages does not move on this one. */
  readonly stays: boolean;
};

/** The rows of a page come within this time, or within a share of a shorter page: they have to be read. */
export const COMING_SECONDS = 1.2;
const COMING_SHARE = 1 / 3;

/** The pages of a promo, one after the other; of a text one, as long as the film. */
export function pagesOf(promo: Promo, measure: Measure, beside: Beside = {}): readonly Page[] {
  const all = layouts(promo, measure, beside);
  const { animationType, videoDuration } = promo;
  const times = timesOf(all.length, videoDuration, beatOf(promo.music));
  // What leaves does so at the end of the film, what comes at its beginning.
  const moving = animationType === 'animate-fade-out' ? all.length - 1 : 0;
  return all.map((placed, index) => {
    const [from, to] = [times[index]!, times[index + 1]!];
    const coverFirst = promo.coverFirst && index === 0;
    const seconds = promo.list && { seconds: Math.min(COMING_SECONDS, (to - from) * COMING_SHARE) };
    const motion = { animationType, videoDuration: to - from, coverFirst, ...seconds };
    return { placed, from, to, motion, stays: index !== moving };
  });
}

/** The page that is seen at a second of the film. */
export const pageAt = (pages: readonly Page[], time: number): Page =>
  pages.findLast(({ from }) => time >= from - 1e-6) ?? pages[0]!;

/** When each of so many pages begins, and the film ends: on whole frames, as near to a beat as there is one. */
function timesOf(count: number, duration: number, beat: number | null): number[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const even = (index * duration) / count;
    const near = beat !== null && index > 0 && index < count ? Math.round(even / beat) * beat : even;
    const time = count * 2 * (beat ?? 0) <= duration ? near : even;
    return Math.round(time * FRAME_RATE) / FRAME_RATE;
  });
}
