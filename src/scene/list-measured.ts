import { LINE_HEIGHT, RULE_GAP, TIGHT } from './blocks.ts';
import { FONT_SOURCES } from './families.ts';
import { limitOf } from './fit.ts';
import { countLines } from './lines.ts';
import { isRow, listLine } from './list.ts';
import type { Item, Spacing } from './list-pages.ts';
import type { List } from './list-schema.ts';
import { isLongTime, listStyles, type Middle, type RowWords, rowWords } from './list-words.ts';
import type { PlacedLine } from './placed.ts';
import type { Promo } from './promo.ts';
import { type Measure, type Style, type Word, wordsOf } from './words.ts';

/** No letters of a list are smaller, in layout units: 34 pixels of the film. */
export const LEAST_LETTERS = 17;

/** Font sizes in base sizes. */
const TITLE = 1.75;
const HEADER = 0.7;
/** Spaces in base sizes: below header, title and heading; above a row and a group. */
const GAPS = { header: 0.45, title: 0.8, heading: 0.2, row: 0.26, group: 0.62 } as const;
/** Strips reach beyond their lines. */
const STRIP_GAP = 11;
/** Between the columns, in ems of the rows. */
export const COLUMN_GAP = { lead: 0.8, value: 1.2 } as const;
/** A column for values takes at most this share of the width at the least size. */
const WIDEST_VALUE = 0.42;

/** Words that are broken into lines by themselves. */
export type Passage = {
  readonly role: PlacedLine['role'];
  readonly words: readonly Word[];
  readonly gold: boolean;
  readonly leading: number;
  /** The font's size in layout units at a base size. */
  readonly font: (base: number) => number;
  /** The space below in base sizes. */
  readonly gap: number;
};

/** A list with its words measured, before anything is broken or placed. */
export type Measured = {
  /** Header and title, which stand on every page. */
  readonly head: readonly Passage[];
  /** The heading of each group; null: it has none. */
  readonly headings: readonly (Passage | null)[];
  readonly rows: readonly (RowWords & { readonly group: number })[];
  /** Of the rows: font size in base sizes, and line height in font sizes. */
  readonly optical: number;
  readonly leading: number;
  /** The widths of the columns for times and values, in ems; 0 without one. */
  readonly lead: number;
  readonly value: number;
  /** Values may have a column. */
  readonly hasColumn: boolean;
  readonly strips: boolean;
};

export function measureList(promo: Promo, list: List, width: number, measure: Measure): Measured {
  const styles = listStyles(promo);
  const { optical, lineHeight } = FONT_SOURCES[promo.fontFamily];
  const groups = list.groups
    .map(({ heading, rows }) => ({ heading: listLine(heading), rows: rows.filter(isRow) }))
    .filter(({ rows }) => rows.length > 0);
  const times = groups.flatMap(({ rows }) => rows.map(({ lead }) => lead));
  const padded = times.some(isLongTime);
  const ems = width / LEAST_LETTERS;
  const first = groups.flatMap(({ rows }, group) =>
    rows.map((row) => ({ ...rowWords(row, styles, ems, padded, measure), group })),
  );
  const lead = Math.max(0, ...first.map((row) => (row.lead ? row.lead.width + COLUMN_GAP.lead : 0)));
  const value = Math.max(0, ...first.map((row) => lineWidth(row.value)));
  const rows = groups.flatMap(({ rows }, group) =>
    rows.map((row) => ({ ...rowWords(row, styles, ems - lead, padded, measure), group })),
  );
  return {
    head: headOf(promo, list, width, measure),
    headings: groups.map(({ heading }) =>
      heading === ''
        ? null
        : {
            ...passage('heading', heading, styles.heading, width, measure),
            ...{ gold: true, gap: GAPS.heading },
          },
    ),
    ...{ rows, optical, lead, value },
    leading: lineHeight ?? LINE_HEIGHT,
    hasColumn: value > 0 && value <= ems * WIDEST_VALUE,
    strips: promo.textBacking === 'strips',
  };
}

function headOf(promo: Promo, { title }: List, width: number, measure: Measure): Passage[] {
  const styles = listStyles(promo);
  const { tight } = FONT_SOURCES[styles.title.face.family];
  const header = styles.header && passage('header', listLine(promo.header), styles.header, width, measure, HEADER);
  const named = listLine(title) !== '';
  const all = [
    ...(header ? [{ ...header, gap: GAPS.header }] : []),
    ...(named
      ? [{ ...passage('title', listLine(title), styles.title, width, measure, TITLE), leading: tight ?? TIGHT }]
      : []),
  ];
  const rule = promo.decoration === 'rule' ? RULE_GAP : 0;
  return all.map((each, index) => (index === all.length - 1 ? { ...each, gap: GAPS.title + rule } : each));
}

/** Words at so many base sizes, as long as the longest of them fits, and at least as large as the least. */
function passage(
  role: Passage['role'],
  text: string,
  style: Style,
  width: number,
  measure: Measure,
  size = 1,
): Passage {
  const { optical, lineHeight = LINE_HEIGHT } = FONT_SOURCES[style.face.family];
  const bold = role === 'heading';
  const words = wordsOf([{ text, bold }], style, width / LEAST_LETTERS, measure);
  const most = width / Math.max(...words.map(widthOf));
  const font = (base: number) => Math.max(LEAST_LETTERS, Math.min(most, size * base * optical));
  return { role, words, gold: false, leading: lineHeight, font, gap: 0 };
}

const widthOf = ({ width, over }: Word) => width + over.left + over.right;

/** Of words side by side, in ems. */
function lineWidth(words: readonly Word[]): number {
  const over = (side: 'left' | 'right') => Math.max(0, ...words.map((word) => word.over[side]));
  return (
    words.reduce((sum, { width, space }, at) => sum + width + (at > 0 ? space : 0), 0) + over('left') + over('right')
  );
}

const passageHeight = ({ words, font, leading }: Passage, base: number, width: number): number =>
  countLines(words, limitOf(width, font(base))) * font(base) * leading;

/** How wide what stands in a row's middle may be at a base size, in ems. */
export function middleOf({ optical, lead, value }: Measured, base: number, width: number, columns: boolean): number {
  return (limitOf(width, base * optical) - lead - (columns ? value + COLUMN_GAP.value : 0)) * (1 + 1e-9);
}

/** What stands in a row's middle. */
export const middleWords = ({ beside, joined }: RowWords, columns: boolean): Middle => (columns ? beside : joined);

/** The lines that it takes. */
const countMiddle = ({ whole, lines }: Middle, limit: number): number =>
  countLines(whole, limit) <= 1 ? 1 : lines.reduce((sum, words) => sum + countLines(words, limit), 0);

/** What the pages of a list take at a base size; null if a word is too wide for it. */
export function heightsOf(
  measured: Measured,
  base: number,
  width: number,
  columns: boolean,
): { head: number; items: Item[]; spacing: Spacing } | null {
  const { optical, leading, strips } = measured;
  const middle = middleOf(measured, base, width, columns);
  const widest = Math.max(0, ...measured.rows.flatMap((row) => middleWords(row, columns).lines.flat().map(widthOf)));
  if (widest > middle) return null;
  const line = base * optical * leading;
  const items = measured.rows.map((row) => ({
    group: row.group,
    height: countMiddle(middleWords(row, columns), middle) * line,
  }));
  const headings = measured.headings.map((each) =>
    each ? passageHeight(each, base, width) + gapBelow(each, base, strips) : 0,
  );
  const head = measured.head.reduce(
    (sum, each) => sum + passageHeight(each, base, width) + gapBelow(each, base, strips),
    0,
  );
  return { head, items, spacing: { headings, ...gapsAbove(base, strips) } };
}

const apart = (gap: number, strips: boolean) => (strips ? Math.max(gap, STRIP_GAP) : gap);
export const gapBelow = ({ gap }: Passage, base: number, strips: boolean) => apart(gap * base, strips);
export const gapsAbove = (base: number, strips: boolean) => ({
  row: apart(GAPS.row * base, strips),
  group: apart(GAPS.group * base, strips),
});
