import { limitOf } from './fit.ts';
import { breakLines, countLines } from './lines.ts';
import {
  COLUMN_GAP,
  gapBelow,
  gapsAbove,
  type Measured,
  middleOf,
  middleWords,
  type Passage,
} from './list-measured.ts';
import type { Span } from './list-pages.ts';
import type { RowWords } from './list-words.ts';
import type { Layout, PlacedLine, PlacedRun } from './placed.ts';
import type { Promo } from './promo.ts';
import { HALF_CAPITAL, orderOf, type Row, setLine } from './set-line.ts';
import { type Box, centreOf } from './zones.ts';

/** Values stand at least so far from the names, as a share of the width. */
const SPREAD = 0.72;

/** How a list's lines are set. */
export type Set = { measured: Measured; base: number; columns: boolean; width: number; mirrored: boolean };

/** A line of a page: what stands in it, by where it begins in the table; headings and rows alike. */
type Piece = { readonly row: Row; readonly at: 'head' | 'lead' | 'middle' | 'value' };
export type PageLine = { readonly pieces: readonly Piece[]; readonly height: number; readonly above: number };

/** The lines of a page's rows and headings. */
export function piecesOf(setting: Set, { from, to }: Span): PageLine[] {
  const { measured, base, width } = setting;
  const gaps = gapsAbove(base, measured.strips);
  const lines: PageLine[] = [];
  for (let at = from; at < to; at++) {
    const { group } = measured.rows[at]!;
    const begins = at === from || measured.rows[at - 1]!.group !== group;
    let above = at === from ? 0 : begins ? gaps.group : gaps.row;
    const heading = begins ? measured.headings[group] : null;
    if (heading) {
      for (const row of passageRows(heading, base, width, FIRST_GROUP + 2 * at)) {
        lines.push({ pieces: [{ row, at: 'head' }], height: row.height, above });
        above = 0;
      }
      above = gapBelow(heading, base, measured.strips);
    }
    for (const line of rowLines(setting, at)) {
      lines.push({ ...line, above });
      above = 0;
    }
  }
  return lines;
}

/** The lines of one row: its time and value stand in the first. */
function rowLines({ measured, base, columns, width }: Set, at: number): Omit<PageLine, 'above'>[] {
  const { optical, leading } = measured;
  const row = measured.rows[at]!;
  const font = base * optical;
  const set = { role: 'row', leading, opacity: 1 } as const;
  const paragraph = FIRST_GROUP + 2 * at + 1;
  const limit = middleOf(measured, base, width, columns);
  const { whole, lines } = middleWords(row, columns);
  const middle = (countLines(whole, limit) <= 1 ? [whole] : lines).flatMap((words) => {
    const ordered = orderOf(words);
    return breakLines(words, limit).map(
      (line): Piece => ({ row: setLine(ordered(line), font, set, paragraph), at: 'middle' }),
    );
  });
  const first: Piece[] = [];
  if (row.lead) first.push({ row: leadRow(row.lead, font, leading, paragraph), at: 'lead' });
  if (middle[0]) first.push(middle[0]);
  if (columns && row.value.length > 0) {
    const value = setLine(orderOf(row.value)({ from: 0, to: row.value.length }), font, set, paragraph);
    first.push({ row: value, at: 'value' });
  }
  return [first, ...middle.slice(1).map((piece) => [piece])].map((pieces) => ({ pieces, height: font * leading }));
}

/** Header and title come before. */
const FIRST_GROUP = 2;

function passageRows(
  { words, font, leading, role, gold }: Passage,
  base: number,
  width: number,
  paragraph: number,
): Row[] {
  const size = font(base);
  const ordered = orderOf(words);
  return breakLines(words, limitOf(width, size)).map((line) => {
    const row = setLine(ordered(line), size, { role, leading, opacity: 1 }, paragraph);
    return { ...row, runs: row.runs.map((run) => ({ ...run, gold })) };
  });
}

function leadRow(lead: NonNullable<RowWords['lead']>, font: number, leading: number, paragraph: number): Row {
  const runs = lead.runs.map(({ x, ...run }) => ({
    ...run,
    x: x * font,
    baseline: (leading / 2 + HALF_CAPITAL) * font,
    ...{ size: font, gold: false, opacity: 1 },
  }));
  const size = { width: lead.width * font, height: font * leading };
  return { runs, role: 'row', paragraph, text: lead.text, ...size, gap: 0 };
}

/** How wide the table is, in layout units: as its widest line, and so that values stand clear of the names. */
export function tableOf(lines: readonly PageLine[], { measured, base, columns, width }: Set): number {
  const em = base * measured.optical;
  const widest = Math.max(
    0,
    ...lines.flatMap(({ pieces }) =>
      pieces.map(({ row, at }) => {
        if (at === 'head' || at === 'lead') return row.width;
        if (at === 'middle')
          return measured.lead * em + row.width + (columns ? (COLUMN_GAP.value + measured.value) * em : 0);
        return 0;
      }),
    ),
  );
  return Math.min(width, columns ? Math.max(widest, width * SPREAD) : widest);
}

/** Places the lines of a page below header and title, from a height on. */
export function placePage(
  page: readonly PageLine[],
  set: Set,
  area: Box,
  { textAlign, decoration }: Promo,
  table: number,
  from: number,
): Pick<Layout, 'runs' | 'lines' | 'head'> {
  const { measured, base, width, mirrored } = set;
  const runs: PlacedRun[] = [];
  const lines: PlacedLine[] = [];
  const rows = measured.head.map((each, index) => ({
    each,
    // A rule stands under the first paragraph: under both.
    lines: passageRows(each, base, width, decoration === 'rule' ? 0 : index),
  }));
  const widest = Math.max(table, ...rows.flatMap((row) => row.lines.map((line) => line.width)));
  const centre = centreOf(area, widest);
  const xOf = (wide: number) => ({ left: area.left, center: centre - wide / 2, right: area.right - wide })[textAlign];
  let top = from;
  const add = (pieces: readonly { row: Row; x: number }[], height: number) => {
    const line = lines.length;
    for (const { row, x } of pieces) {
      runs.push(...row.runs.map((run) => ({ ...run, line, x: x + run.x, baseline: top + run.baseline })));
    }
    const { role, paragraph } = pieces[0]!.row;
    const x = Math.min(...pieces.map((piece) => piece.x));
    const right = Math.max(...pieces.map((piece) => piece.x + piece.row.width));
    const text = pieces.map(({ row }) => row.text).join(' ');
    lines.push({ role, paragraph, text, x, width: right - x, top, height });
    top += height;
  };
  for (const { each, lines: own } of rows) {
    for (const row of own) add([{ row, x: xOf(row.width) }], row.height);
    top += gapBelow(each, base, measured.strips);
  }
  const head = lines.length;
  const left = xOf(table);
  const em = base * measured.optical;
  for (const { pieces, height, above } of page) {
    top += above;
    const placed = pieces.map(({ row, at }) => {
      const x = at === 'middle' ? measured.lead * em : at === 'value' ? table - row.width : 0;
      return { row, x: left + (mirrored ? table - x - row.width : x) };
    });
    add(placed, height);
  }
  return { runs, lines, head };
}
