import type { Layout } from './layout.ts';
import { depthsOf, type LayerOptions, paintGround } from './paint.ts';
import type { Promo } from './promo.ts';
import type { Surface } from './surface.ts';
import type { Member } from './timeline.ts';

/** A layer of the text that moves by itself, and covers the frame's whole width. */
export type Part = {
  readonly member: Member;
  /** Where it lies on the frame, in whole pixels. */
  readonly top: number;
  readonly height: number;
  /** Paints it on a clear surface of its own, with the part's upper left corner at 0. */
  readonly paint: (surface: Surface) => void;
};

/** A text of more lines moves by several at once: each of them takes time that people need for reading. */
const MOST_UNITS = 12;
/** How far letters and their shadows reach beyond the line's box, in heights of the line and in layout units. */
const REACH = { letters: 0.8, shadow: 62 } as const;

/**
 * The layers of a text, or of a page of a list, in the order in which they are painted, together exactly its picture at
 * rest. None for a promo without text.
 * @param stays what stands on all pages does not move on this one
 */
export function partsOf(placed: Layout, promo: Promo, options: LayerOptions, height: number, stays = false): Part[] {
  if (placed.runs.length === 0) return [];
  const all = unitsOf(placed);
  const still = stays && placed.head ? 1 : 0;
  const units = all.map((unit, index) => {
    // Even, as the film's layers have to be.
    const top = Math.max(0, 2 * Math.floor((unit.top * options.scale) / 2));
    const bottom = Math.min(height, Math.ceil(unit.bottom * options.scale));
    const { from, to } = unit;
    const member: Member = index < still ? 'still' : { unit: index - still, of: all.length - still };
    return { lines: { from, to, top }, member, top, height: bottom - top };
  });
  const ground = (surface: Surface) => paintGround(placed, promo, surface, options);
  return [
    { member: stays ? 'still' : 'ground', top: 0, height, paint: ground },
    ...depthsOf(promo).flatMap((paint) =>
      units.map(({ lines, ...unit }) => ({
        ...unit,
        paint: (surface: Surface) => paint(placed, promo, surface, options, lines),
      })),
    ),
  ];
}

type Unit = { from: number; to: number; top: number; bottom: number };

/** The lines, or as many groups of them as may move; of a list what stands on all pages first, and its rows whole. */
function unitsOf({ lines, head }: Layout): Unit[] {
  const starts = head === undefined ? lines.map((_, at) => at) : rowStarts(lines, head);
  const size = Math.ceil(starts.length / MOST_UNITS);
  const chosen = starts.filter((_, index) => index % size === 0);
  const all = head ? [0, ...chosen] : chosen;
  return all.map((from, index) => {
    const to = all[index + 1] ?? lines.length;
    const own = lines.slice(from, to);
    const reach = Math.max(...own.map((line) => line.height)) * REACH.letters + REACH.shadow;
    return { from, to, top: own[0]!.top - reach, bottom: own.at(-1)!.top + own.at(-1)!.height + reach };
  });
}

/** The lines with which paragraphs begin, from one line on. */
const rowStarts = (lines: Layout['lines'], from: number) =>
  lines.flatMap(({ paragraph }, at) =>
    at >= from && (at === from || lines[at - 1]!.paragraph !== paragraph) ? [at] : [],
  );
