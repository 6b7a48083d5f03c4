import { type Band, calmestPlace, movementBetween } from './bands.ts';
import { directionAt, hasRightToLeft, levelsOf, visualOrder } from './bidi.ts';
import { type Block, type BlockRole, blocksOf, runsOf } from './blocks.ts';
import { baseSizes, fontSize, limitOf, MEDIUM } from './fit.ts';
import type { FontRun } from './fonts.ts';
import { FRAME } from './frame.ts';
import { breakLines, type Line } from './lines.ts';
import { areaBeside, type Logo } from './logo.ts';
import { roomInside } from './panel.ts';
import type { Promo } from './promo.ts';
import type { Measure, Word, WordRun } from './words.ts';
import type { Box } from './zones.ts';

/** Capitals are about 0.7 high; half of that below the middle of the line is where the baseline goes. */
const HALF_CAPITAL = 0.35;

/** Beside somebody who moves, Auto's text takes at most this share of the height, but is at least so large as a share of its usual size. */
const COMPACT = 0.5;
const LEAST = 0.75;
/** Movement (of 255) from which on it is somebody: people have 4 to 14, lights and cloth that drift 0 to 3. */
const SOMEBODY = 3;

/** A run where it is drawn: x and baseline of its starting point, and its size, in layout units. */
export type PlacedRun = FontRun & {
  /** The line that it is in, from 0. */
  readonly line: number;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly gold: boolean;
  readonly opacity: number;
  readonly direction: 'ltr' | 'rtl';
};
/** A line's box; x and width are those of the ink. */
export type PlacedLine = {
  readonly role: BlockRole;
  /** Which header or paragraph it belongs to, from 0. */
  readonly paragraph: number;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};
export type Layout = {
  readonly runs: readonly PlacedRun[];
  readonly lines: readonly PlacedLine[];
  /** The base size in layout units: what medium text is high. */
  readonly base: number;
  /** The box of all lines; null if there are none. */
  readonly block: { readonly x: number; readonly top: number; readonly width: number; readonly height: number } | null;
  /** How far the block may move up and down in its zone, and the share of that which is above it. */
  readonly room: { readonly top: number; readonly height: number; readonly share: number };
};

/** What else is on the film: the clip behind the text, if it was surveyed, and the logo. */
export type Beside = { readonly bands?: readonly Band[] | null; readonly logo?: Logo | null };

/**
 * Places the header and the text (without signature) of a promo inside the safe zone of the place that it is made for.
 * `measure` is called once per word; the rest is arithmetic.
 */
export function layout(promo: Promo, measure: Measure, { bands = null, logo = null }: Beside = {}): Layout {
  const area = roomInside(areaBeside(logo, promo.madeFor), promo);
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const blocks = blocksOf(promo, width, MEDIUM, measure);
  const base = baseSizes(blocks, { width, height }).sizes[promo.fontSize];
  const stacked = (size: number) => stack(brokenRows(blocks, size, width), size, area);
  const { rows, room, share, size } = place(promo, stacked(base), bands, () => {
    const small = baseSizes(blocks, { width, height: height * COMPACT }).sizes[promo.fontSize];
    return stacked(Math.max(small, base * LEAST));
  });
  const widest = Math.max(0, ...rows.map((row) => row.width));
  // In the middle of the frame, or as near to it as the zone lets the widest line come.
  const centre = Math.min(Math.max(FRAME.width / 2, area.left + widest / 2), area.right - widest / 2);
  const runs: PlacedRun[] = [];
  const lines: PlacedLine[] = [];
  let top = room.top + room.height * share;
  for (const row of rows) {
    const x = { left: area.left, center: centre - row.width / 2, right: area.right - row.width }[promo.textAlign];
    const at = lines.length;
    runs.push(...row.runs.map((run) => ({ ...run, line: at, x: x + run.x, baseline: top + run.baseline })));
    const { runs: _, gap, ...line } = row;
    lines.push({ ...line, x, top });
    top += row.height + gap;
  }
  return { runs, lines, base: size, block: boxOf(lines), room: { ...room, share } };
}

/** Rows below one another at a base size, and how far they may be moved. */
type Stack = {
  readonly rows: ReturnType<typeof brokenRows>;
  readonly size: number;
  readonly taken: number;
  readonly room: Room;
};

function stack(rows: Stack['rows'], size: number, { top, bottom }: Box): Stack {
  const taken = rows.reduce((sum, row) => sum + row.height + row.gap, 0);
  return { rows, size, taken, room: { top, height: Math.max(0, bottom - top - taken) } };
}

/**
 * Where the text stands. If somebody moves behind the middle and Auto finds a calmer place for `compact`, it is that: a
 * block of full size hardly gets out of the way.
 */
function place(
  promo: Promo,
  full: Stack,
  bands: readonly Band[] | null,
  compact: () => Stack,
): Stack & { share: number } {
  const { textPlace, textY } = promo;
  if (textPlace !== 'auto') return { ...full, share: { top: 0, middle: 0.5, bottom: 1, free: textY }[textPlace] };
  if (!bands) return { ...full, share: 0.5 };
  const share = (one: Stack) => calmestPlace(bands, one.taken, one.room.top, one.room.height);
  const middle = full.room.top + full.room.height / 2;
  if (movementBetween(bands, middle, middle + full.taken) >= SOMEBODY) {
    const small = compact();
    const calm = share(small);
    if (calm !== 0.5) return { ...small, share: calm };
  }
  return { ...full, share: share(full) };
}

type Room = { top: number; height: number };

function boxOf(lines: readonly PlacedLine[]): Layout['block'] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const x = Math.min(...lines.map((line) => line.x));
  const width = Math.max(...lines.map((line) => line.x + line.width)) - x;
  return { x, top: first.top, width, height: last.top + last.height - first.top };
}

/** What the letters of a promo take: font files as named in `FontRun`, emoji, each once; `foreign`: those that no bundled font has. */
export type Letters = {
  readonly fonts: readonly string[];
  readonly emoji: readonly string[];
  readonly foreign: string;
};

/** What a promo's header and text take. */
export function lettersOf(promo: Promo): Letters {
  const [fonts, emoji] = [new Set<string>(), new Set<string>()];
  let foreign = '';
  for (const run of runsOf(promo)) {
    fonts.add(run.font);
    if (run.emoji) emoji.add(run.text);
    if (run.foreign) foreign += run.text;
  }
  return { fonts: [...fonts], emoji: [...emoji], foreign };
}

/** A broken line; its runs lie from its own upper left corner. `gap`: the space below. */
type Row = Omit<PlacedLine, 'x' | 'top'> & { runs: Omit<PlacedRun, 'line'>[]; gap: number };

function brokenRows(blocks: readonly Block[], base: number, width: number): Row[] {
  return blocks.flatMap((block, index) => {
    const font = fontSize(block, base);
    const rows = block.rows.flatMap((words) => {
      const ordered = orderOf(words);
      return breakLines(words, limitOf(width, font)).map((line) => setLine(ordered(line), font, block, index));
    });
    const last = rows.at(-1);
    if (last && index < blocks.length - 1) last.gap = block.gap * base;
    return rows;
  });
}

/** A run, or the space before a word (null), as it is set; `at`: where it is in its row's text. */
type Unit = { readonly run: WordRun | null; readonly width: number; readonly at: number };
type Ordered = { readonly text: string; readonly units: readonly (Unit & { direction: 'ltr' | 'rtl' })[] };

/** What says of each line of a row what stands in it from left to right. The space belongs to the later of two words. */
function orderOf(words: readonly Word[]): (line: Line) => Ordered {
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

function setLine({ text, units }: Ordered, font: number, block: Block, paragraph: number): Row {
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
    const { bold, extent: _, ...drawn } = run;
    return {
      ...drawn,
      x: (left + starts[place]!) * font,
      baseline: (block.leading / 2 + HALF_CAPITAL) * font,
      size: font,
      gold: bold,
      opacity: block.opacity,
      direction,
    };
  });
  const size = { width: (left + right) * font, height: font * block.leading };
  return { runs, role: block.role, paragraph, text, ...size, gap: 0 };
}
