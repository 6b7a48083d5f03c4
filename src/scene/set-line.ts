import { directionAt, hasRightToLeft, levelsOf, visualOrder } from './bidi.ts';
import type { Line } from './lines.ts';
import type { PlacedLine, PlacedRun } from './placed.ts';
import type { Word, WordRun } from './words.ts';

/** Capitals are about 0.7 high; half of that below the middle of the line is where the baseline goes. */
export const HALF_CAPITAL = 0.35;

/** Of what is said beside something more important. */
const DIM = 0.88;

/** A broken line; its runs lie from its own upper left corner. `gap`: the space below. */
export type Row = Omit<PlacedLine, 'x' | 'top'> & { runs: Omit<PlacedRun, 'line'>[]; gap: number };

/** A run, or the space before a word (null), as it is set; `at`: where it is in its row's text. */
type Unit = { readonly run: WordRun | null; readonly width: number; readonly at: number };
type Ordered = { readonly text: string; readonly units: readonly (Unit & { direction: 'ltr' | 'rtl' })[] };

/** What says of each line of a row what stands in it from left to right. The space belongs to the later of two words. */
export function orderOf(words: readonly Word[]): (line: Line) => Ordered {
  let text = '';
  const perWord = words.map((word, index) => {
    const space: Unit[] = index > 0 ? [{ run: null, width: word.space, at: text.length }] : [];
    if (index > 0) text += ' ';
    const runs = word.runs.map((run): Unit => {
      const at = text.length;
      text += run.text;
      return { run, width: run.extent.advance, at };
    });
    return { space, runs, end: text.length };
  });
  const levels = hasRightToLeft(text) ? levelsOf(text) : null;
  return ({ from, to }) => {
    const line = perWord.slice(from, to).flatMap(({ space, runs }, index) => [...(index > 0 ? space : []), ...runs]);
    const [start, end] = [line[0]!.at, perWord[to - 1]!.end];
    const byPlace = new Map(line.map((unit) => [unit.at, unit]));
    // Every unit has one direction: where its first code unit stands, it does.
    const units = levels ? visualOrder(levels, start, end).flatMap((at) => byPlace.get(at) ?? []) : line;
    return {
      text: text.slice(start, end),
      units: units.map((unit) => ({ ...unit, direction: levels ? directionAt(levels, unit.at) : 'ltr' })),
    };
  };
}

/** How a line is set: its height in font sizes. */
type Set = Pick<PlacedLine, 'role'> & { readonly leading: number; readonly opacity: number };

/** A line at a font size, from its own upper left corner. */
export function setLine({ text, units }: Ordered, font: number, block: Set, paragraph: number): Row {
  let pen = 0;
  let left = 0;
  let right = 0;
  const starts = units.map(({ run, width }) => {
    const start = pen;
    if (run) left = Math.max(left, run.extent.left - start);
    pen += width;
    right = Math.max(right, pen, run ? start + run.extent.right : 0);
    return start;
  });
  const runs = units.flatMap(({ run, direction }, place) => {
    if (!run) return [];
    const { bold, extent, manner, ...drawn } = run;
    return {
      ...drawn,
      x: (left + starts[place]!) * font,
      baseline: (block.leading / 2 + HALF_CAPITAL) * font,
      size: font,
      gold: bold,
      opacity: manner === 'dim' ? DIM : block.opacity,
      direction,
      ...(manner === 'struck' && { struck: extent.advance * font }),
    };
  });
  const size = { width: (left + right) * font, height: font * block.leading };
  return { runs, role: block.role, paragraph, text, ...size, gap: 0 };
}
