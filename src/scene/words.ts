import { hasRightToLeft, partsByDirection } from './bidi.ts';
import { type Face, type FontRun, fontRuns } from './fonts.ts';
import { graphemes } from './graphemes.ts';
import type { Span } from './script.ts';

/** Widths of text in one font at size 1 px: the advance, and how far the ink extends left and right of the starting point. */
export type Extent = { readonly advance: number; readonly left: number; readonly right: number };

/** Measures text in a font, named as in `FontRun`. Called only once for the same text. */
export type Measure = (text: string, font: string) => Extent;

/**
 * A run inside a word: how far the next one is, and how far its ink extends to the left and to the right of its start,
 * in units of the font size.
 */
export type WordRun = FontRun & {
  readonly bold: boolean;
  readonly extent: Extent;
  /** Of a row of a list: it does not take place, or says less than what it stands beside. */
  readonly manner?: 'struck' | 'dim';
};

/** An unbreakable unit: runs, width, and how far the ink extends beyond the box on either side. Lengths in units of the font size. */
export type Word = {
  readonly runs: readonly WordRun[];
  readonly width: number;
  readonly over: { readonly left: number; readonly right: number };
  /** Distance from the previous word on the same line. */
  readonly space: number;
};

/** How the words of a paragraph are set. */
export type Style = { readonly face: Face; readonly bold: Face; readonly tracking: number; readonly capitals: boolean };

/** Letters are slanted by 12 degrees if a family has no italic. */
export const SLANT = Math.tan((12 * Math.PI) / 180);
// Ink above and below the baseline, in ems, that a slant carries sideways.
const SLANT_RIGHT = SLANT * 0.8;
const SLANT_LEFT = SLANT * 0.25;

// Scripts without spaces may be broken between any two characters, but not before closing punctuation.
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*[、。，．！？：；」』）]*/gu;

type Piece = { text: string; bold: boolean };

/** The words of one line of a paragraph. A word wider than `limit` (in ems) is split into its characters. */
export function wordsOf(spans: readonly Span[], style: Style, limit: number, measure: Measure): Word[] {
  const out: Word[] = [];
  // A spaced-out word has no tracking after its last letter, so the space brings both sides' with it.
  const space = measure(' ', fontRuns(' ', style.face)[0]!.font).advance + 2 * style.tracking;
  // Only beside what reads from right to left can a word's parts change places.
  const mixed = spans.some(({ text }) => hasRightToLeft(text));
  for (const pieces of tokens(spans, style.capitals)) {
    const whole = build(pieces, { style, space, mixed }, measure);
    const ideographic = pieces.some(({ text }) => text.search(IDEOGRAPHIC) >= 0);
    if (!ideographic && whole.width + whole.over.left + whole.over.right <= limit) out.push(whole);
    else {
      for (const [index, piece] of pieces.flatMap(apart).entries()) {
        out.push(build([piece], { style, space: index === 0 ? space : style.tracking, mixed }, measure));
      }
    }
  }
  return out;
}

/** Splits at white space; a word may change its style in the middle. Times, dates and prices stay in one piece. */
function tokens(spans: readonly Span[], capitals: boolean): Piece[][] {
  const words: Piece[][] = [[]];
  const joined = keepTogether(spans);
  for (const { text, bold } of joined) {
    for (const [index, part] of text.split(/[^\S\u00a0\u202f]+/).entries()) {
      if (index > 0) words.push([]);
      if (part !== '') words.at(-1)!.push({ text: capitals ? part.toUpperCase() : part, bold });
    }
  }
  return words.filter((word) => word.length > 0);
}

const MONEY = String.raw`[$€£¥₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|PLN|CZK|SEK|NOK|DKK)\b`;
/** A number and what it counts: 7:00 PM, 12 €, 15 EUR, 60 min. */
const BEFORE_UNIT = new RegExp(String.raw`(\d) (?=[AaPp]\.?[Mm]\b|(?:min|mins|minutes|hrs?|hours?)\b|${MONEY})`, 'g');
const MONTHS =
  '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\.?|January|February|March|April|August|September|October|November|December';
/** A month and its day: September 23. */
const BEFORE_DAY = new RegExp(`\\b(${MONTHS}) (?=\\d{1,2}\\b)`, 'g');
/** And a currency before its number: $ 12, EUR 15. */
const AFTER_CURRENCY = new RegExp(`(${MONEY}) (?=\\d)`, 'g');

/** Times, dates and prices are never broken. */
function keepTogether(spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => ({
    ...span,
    text: [BEFORE_UNIT, BEFORE_DAY, AFTER_CURRENCY].reduce((text, where) => text.replace(where, '$1\u00a0'), span.text),
  }));
}

/** A piece's characters, ideographs together with their closing punctuation. */
function apart({ text, bold }: Piece): Piece[] {
  const units: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(IDEOGRAPHIC)) {
    for (const unit of graphemes(text.slice(at, match.index))) units.push({ text: unit, bold });
    units.push({ text: match[0], bold });
    at = match.index + match[0].length;
  }
  for (const unit of graphemes(text.slice(at))) units.push({ text: unit, bold });
  return units;
}

type Setting = { readonly style: Style; readonly space: number; readonly mixed: boolean };

function build(pieces: readonly Piece[], { style, space, mixed }: Setting, measure: Measure): Word {
  // Joined scripts cannot be letter-spaced.
  const tracking = pieces.some(({ text }) => hasRightToLeft(text)) ? 0 : style.tracking;
  const split = tracking > 0 ? graphemes : mixed ? partsByDirection : (text: string) => [text];
  const found = pieces.flatMap(({ text, bold }) =>
    fontRuns(text, bold ? style.bold : style.face).flatMap((run) =>
      split(run.text).map((part) => ({ ...run, text: part, bold })),
    ),
  );
  const runs = found.map((run, index): WordRun => {
    const ink = measure(run.text, run.font);
    const extent = {
      advance: ink.advance + (index < found.length - 1 ? tracking : 0),
      left: ink.left + (run.slanted ? SLANT_LEFT : 0),
      right: ink.right + (run.slanted ? SLANT_RIGHT : 0),
    };
    return { ...run, extent };
  });
  const width = runs.reduce((sum, { extent }) => sum + extent.advance, 0);
  return { runs, width, over: overhang(runs, width, mixed), space };
}

/** How far the ink extends beyond the word's box. Where parts may change places, each may come to stand at either edge. */
function overhang(runs: readonly WordRun[], width: number, mixed: boolean): Word['over'] {
  let before = 0;
  const over = { left: 0, right: 0 };
  for (const { extent } of runs) {
    over.left = Math.max(over.left, extent.left - (mixed ? 0 : before));
    before += extent.advance;
    over.right = Math.max(over.right, extent.right - extent.advance - (mixed ? 0 : width - before));
  }
  return over;
}
