import { hasRightToLeft } from './bidi.ts';
import { CAPITALS_TRACKING, headerOf } from './blocks.ts';
import { FONT_WEIGHTS, isScript } from './families.ts';
import { type Face, type FontRun, fontRuns } from './fonts.ts';
import { graphemes } from './graphemes.ts';
import { listLine } from './list.ts';
import type { List, ListRow } from './list-schema.ts';
import type { Promo } from './promo.ts';
import { orderOf, setLine } from './set-line.ts';
import { type Measure, type Style, type Word, type WordRun, wordsOf } from './words.ts';

/** How the parts of a list are set in a promo. */
export type ListStyles = Readonly<Record<'title' | 'heading' | 'lead' | 'name' | 'value', Style>> & {
  readonly header: Style | null;
};

const ANY_WIDTH = Number.POSITIVE_INFINITY;
/** Between a name and what is said of it on the same line. */
const JOIN = '\u00a0·';
const HEADING_TRACKING = 0.08;

export function listStyles(promo: Promo): ListStyles {
  const { fontFamily: family, headlineFont, fontWeight, capitals, emphasis } = promo;
  const style = (face: Face, tracking = 0, inCapitals = false): Style => ({
    ...{ face, bold: { ...face, weight: 700 } },
    ...{ tracking: isScript(face.family) ? 0 : tracking, capitals: inCapitals && !isScript(face.family) },
  });
  const upright = { family, italic: false };
  const chosen = FONT_WEIGHTS[fontWeight].value;
  const headline = emphasis === 'even' ? family : headlineFont;
  return {
    header: headerOf(promo)?.style ?? null,
    title: style({ family: headline, weight: emphasis === 'even' ? 700 : chosen, italic: false }, 0, capitals),
    heading: style({ ...upright, weight: 700 }, HEADING_TRACKING, true),
    lead: style({ ...upright, weight: chosen }),
    name: style({ ...upright, weight: 700 }, CAPITALS_TRACKING * Number(capitals), capitals),
    value: style({ ...upright, weight: 400 }),
  };
}

/** The runs of a promo's list, not yet broken into lines. */
export function listRuns(promo: Promo, { title, groups }: List): FontRun[] {
  const styles = listStyles(promo);
  const runs = (text: string, { face, bold, capitals }: Style, isBold = false) =>
    fontRuns(capitals ? listLine(text).toUpperCase() : listLine(text), isBold ? bold : face);
  return [
    ...(styles.header ? runs(promo.header, styles.header) : []),
    ...runs(title, styles.title),
    ...groups.flatMap(({ heading, rows }) => [
      ...runs(heading, styles.heading, true),
      ...rows.flatMap(({ lead, name, value, note }) => [
        ...runs(lead, styles.lead),
        ...[name, name + JOIN].flatMap((text) => runs(text, styles.name)),
        ...runs(value, styles.value),
        ...[note, note + JOIN].flatMap((text) => runs(text, styles.value, true)),
      ]),
    ]),
    // Spaces, and the digits by which times are aligned.
    ...[styles.title, styles.heading, styles.name, styles.value].flatMap(({ face }) => fontRuns(' ', face)),
    ...fontRuns('0', styles.lead.face),
  ];
}

/** A row's first column: its runs in ems from its left edge. */
export type Lead = {
  readonly text: string;
  readonly width: number;
  readonly runs: readonly (FontRun & { readonly x: number; readonly direction: 'ltr' | 'rtl' })[];
};

/** What stands in the middle of a row: on one line if it fits, otherwise the name on lines of its own. */
export type Middle = { readonly whole: readonly Word[]; readonly lines: readonly (readonly Word[])[] };

/** A row with its words measured; widths in ems. */
export type RowWords = {
  readonly lead: Lead | null;
  readonly value: readonly Word[];
  /** Beside a column of values, and with the value in it. */
  readonly beside: Middle;
  readonly joined: Middle;
};

/** @param limit of a word in ems; wider ones are split into their characters */
export function rowWords(row: ListRow, styles: ListStyles, limit: number, padded: boolean, measure: Measure): RowWords {
  const [name, value, note] = [row.name, row.value, row.note].map(listLine) as [string, string, string];
  const set = (text: string, style: Style, bold: boolean, manner?: WordRun['manner']) =>
    text === '' ? [] : inManner(wordsOf([{ text, bold }], style, limit, measure), manner);
  const struck = row.off ? 'struck' : undefined;
  const names = (end: string) => set(name && name + end, styles.name, false, struck);
  const notes = (end: string) => set(note && note + end, styles.value, true);
  const values = set(value, styles.value, false, 'dim');
  const middle = (rest: readonly Word[]): Middle => ({
    whole: [...names(rest.length > 0 ? JOIN : ''), ...rest],
    lines: [names(''), rest].filter((words) => words.length > 0),
  });
  return {
    lead: leadOf(listLine(row.lead), styles.lead, padded, measure),
    value: values,
    beside: middle(notes('')),
    joined: middle([...notes(value === '' ? '' : JOIN), ...values]),
  };
}

function inManner(words: readonly Word[], manner: WordRun['manner']): readonly Word[] {
  return manner ? words.map((word) => ({ ...word, runs: word.runs.map((run) => ({ ...run, manner })) })) : words;
}

/** A time such as 9:30 PM, by which others that have one digit more are known. */
const SHORT_TIME = /^\d(?!\d)/;
export const isLongTime = (lead: string) => /^\d\d/.test(listLine(lead));

/** Its digits are all equally wide. @param padded a time with one digit stands under the second one of the others */
function leadOf(text: string, style: Style, padded: boolean, measure: Measure): Lead | null {
  if (text === '') return null;
  if (hasRightToLeft(text)) {
    const words = wordsOf([{ text, bold: false }], style, ANY_WIDTH, measure);
    const line = setLine(orderOf(words)({ from: 0, to: words.length }), 1, { role: 'row', leading: 1, opacity: 1 }, 0);
    return { text, width: line.width, runs: line.runs };
  }
  const widths = (letters: string, font: string) => measure(letters, font).advance;
  const digits = fontRuns('0', style.face)[0]!.font;
  const digit = Math.max(...[...'0123456789'].map((each) => widths(each, digits)));
  let pen = padded && SHORT_TIME.test(text) ? digit : 0;
  const runs = fontRuns(text, style.face).flatMap((run) =>
    graphemes(run.text).map((letter) => {
      const own = widths(letter, run.font);
      const cell = /^\d$/.test(letter) ? Math.max(digit, own) : own;
      pen += cell;
      return { ...run, text: letter, x: pen - (cell + own) / 2, direction: 'ltr' as const };
    }),
  );
  return { text, width: pen, runs };
}
