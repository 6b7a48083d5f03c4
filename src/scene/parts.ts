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

/** The layers of a text in the order in which they are painted, together exactly its picture at rest. None for a promo without text. */
export function partsOf(placed: Layout, promo: Promo, options: LayerOptions, height: number): Part[] {
  if (placed.runs.length === 0) return [];
  const units = unitsOf(placed).map((unit, index, { length }) => {
    // Even, as the film's layers have to be.
    const top = Math.max(0, 2 * Math.floor((unit.top * options.scale) / 2));
    const bottom = Math.min(height, Math.ceil(unit.bottom * options.scale));
    const { from, to } = unit;
    return { lines: { from, to, top }, member: { unit: index, of: length }, top, height: bottom - top };
  });
  const ground = (surface: Surface) => paintGround(placed, promo, surface, options);
  return [
    { member: 'ground', top: 0, height, paint: ground },
    ...depthsOf(promo).flatMap((paint) =>
      units.map(({ lines, ...unit }) => ({
        ...unit,
        paint: (surface: Surface) => paint(placed, promo, surface, options, lines),
      })),
    ),
  ];
}

type Unit = { from: number; to: number; top: number; bottom: number };

/** The lines, or as many groups of them as may move. */
function unitsOf({ lines }: Layout): Unit[] {
  const size = Math.ceil(lines.length / MOST_UNITS);
  const units: Unit[] = [];
  for (let from = 0; from < lines.length; from += size) {
    const own = lines.slice(from, from + size);
    const reach = Math.max(...own.map((line) => line.height)) * REACH.letters + REACH.shadow;
    units.push({
      ...{ from, to: from + size },
      top: own[0]!.top - reach,
      bottom: own.at(-1)!.top + own.at(-1)!.height + reach,
    });
  }
  return units;
}
