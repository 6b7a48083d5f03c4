import { FONT_SIZES, type FontSize } from './families.ts';
import { type Layout, layout } from './layout.ts';
import type { Promo } from './promo.ts';
import type { Measure } from './words.ts';

const SIZES = Object.keys(FONT_SIZES) as FontSize[];
/** Too small to see, in layout units. */
const SAME = 0.25;

/** The largest font size that makes a difference to this text: every larger one gives the same film, because the text fills its zone already. */
export function largestSize(promo: Promo, measure: Measure): FontSize {
  let largest = SIZES[0]!;
  let before: Layout | null = null;
  for (const fontSize of SIZES) {
    const now = layout({ ...promo, fontSize }, measure);
    if (before && looksAlike(before, now)) break;
    largest = fontSize;
    before = now;
  }
  return largest;
}

function looksAlike(one: Layout, other: Layout): boolean {
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => {
      const twin = other.lines[index]!;
      return Math.abs(line.height - twin.height) < SAME && Math.abs(line.top - twin.top) < 4 * SAME;
    })
  );
}
