import { areaBeside } from './area.ts';
import { type Band, calmestPlace, movementBetween } from './bands.ts';
import { type Block, blocksOf, runsOf } from './blocks.ts';
import { baseSizes, fontSize, limitOf, MEDIUM } from './fit.ts';
import { breakLines } from './lines.ts';
import { listPages } from './list-layout.ts';
import { listRuns } from './list-words.ts';
import { roomInside } from './panel.ts';
import type { Beside, Layout, PlacedLine, PlacedRun } from './placed.ts';
import type { Promo } from './promo.ts';
import { orderOf, type Row, setLine } from './set-line.ts';
import type { Measure } from './words.ts';
import { type Box, centreOf } from './zones.ts';

export type { Beside, Layout, PlacedRun } from './placed.ts';

/** Beside somebody who moves, Auto's text takes at most this share of the height, but is at least so large as a share of its usual size. */
const COMPACT = 0.5;
const LEAST = 0.75;
/** Movement (of 255) from which on it is somebody: people have 4 to 14, lights and cloth that drift 0 to 3. */
const SOMEBODY = 3;

/**
 * Places the header and the text (without signature) of a promo, or the first page of its list, inside the safe zone of
 * the place that it is made for. `measure` is called once per word; the rest is arithmetic.
 */
export function layout(promo: Promo, measure: Measure, beside: Beside = {}): Layout {
  return layouts(promo, measure, beside)[0]!;
}

/** The same of all pages: a text has one. */
export function layouts(promo: Promo, measure: Measure, beside: Beside = {}): readonly Layout[] {
  return promo.list ? listPages(promo, promo.list, measure, beside) : [textLayout(promo, measure, beside)];
}

function textLayout(promo: Promo, measure: Measure, { bands = null, logo = null }: Beside): Layout {
  const area = roomInside(areaBeside(logo, promo), promo);
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const blocks = blocksOf(promo, width, MEDIUM, measure);
  const base = baseSizes(blocks, { width, height }).sizes[promo.fontSize];
  const stacked = (size: number) => stack(brokenRows(blocks, size, width), size, area);
  const { rows, room, share, size } = place(promo, stacked(base), bands, () => {
    const small = baseSizes(blocks, { width, height: height * COMPACT }).sizes[promo.fontSize];
    return stacked(Math.max(small, base * LEAST));
  });
  const widest = Math.max(0, ...rows.map((row) => row.width));
  const centre = centreOf(area, widest);
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

/** What a promo's header and its text or list take. */
export function lettersOf(promo: Promo): Letters {
  const [fonts, emoji] = [new Set<string>(), new Set<string>()];
  let foreign = '';
  for (const run of promo.list ? listRuns(promo, promo.list) : runsOf(promo)) {
    fonts.add(run.font);
    if (run.emoji) emoji.add(run.text);
    if (run.foreign) foreign += run.text;
  }
  return { fonts: [...fonts], emoji: [...emoji], foreign };
}

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
