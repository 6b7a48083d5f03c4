import { FONT_SOURCES, FONT_WEIGHTS, isScript } from './families.ts';
import { type Face, type FontRun, fontRuns } from './fonts.ts';
import type { Emphasis, Promo } from './promo.ts';
import { parseScript, type Role, type Span, tidy } from './script.ts';
import { type Measure, type Style, type Word, wordsOf } from './words.ts';

export const LINE_HEIGHT = 1.2;
/** Of the paragraph that stands out: at its size lines need less between them. */
export const TIGHT = 1.08;
/**
 * A paragraph whose longest word is too wide is set smaller, down to half of what it has at medium size; beyond that
 * the word is broken.
 */
const SMALLEST = 0.5;

export type BlockRole = Role | 'header';
/** Font size, in base sizes, and the space below, in base sizes. */
type Look = { readonly size: number; readonly gap: number };
const EVEN: Readonly<Record<BlockRole, Look>> = {
  header: { size: 0.68, gap: 1.2 },
  intro: { size: 1.1, gap: 1.07 },
  highlight: { size: 1.32, gap: 1.07 },
  detail: { size: 0.96, gap: 0.7 },
  closing: { size: 1, gap: 0.7 },
  plain: { size: 1.1, gap: 0.9 },
};
/** By what stands out. */
const SCALES: Readonly<Record<Emphasis, Readonly<Record<BlockRole, Look>>>> = {
  even: EVEN,
  opening: {
    header: { size: 0.62, gap: 1 },
    intro: { size: 1.8, gap: 1 },
    highlight: { size: 1.06, gap: 0.95 },
    detail: { size: 0.82, gap: 0.6 },
    closing: { size: 0.86, gap: 0.6 },
    plain: { size: 1, gap: 0.8 },
  },
  when: {
    header: { size: 0.62, gap: 1 },
    intro: { size: 0.98, gap: 0.85 },
    highlight: { size: 2.3, gap: 0.95 },
    detail: { size: 0.84, gap: 0.6 },
    closing: { size: 0.9, gap: 0.6 },
    plain: { size: 1, gap: 0.8 },
  },
};
/** What stands out in a text whose paragraphs have no roles: as large as the opening. */
const LEAD: Look = { size: 1.9, gap: 1 };
/** What stands under the first line of a highlight that stands out. */
const UNDER_LEAD: Look = { size: 1.12, gap: 0.3 };
const DETAIL_OPACITY = 0.95;
const GAP_BETWEEN_DETAILS = 0.5;
const HEADER_WEIGHT = 500;
const HEADER_TRACKING = 0.32;
/** A script cannot be set in capitals; as written it may be larger. */
const SCRIPT_HEADER = 1.8;
/** Small capitals need air. */
export const CAPITALS_TRACKING = 0.05;
/** What a rule adds to the gap that it stands in, in base sizes. */
export const RULE_GAP = 0.7;

/** A paragraph with its words measured. */
export type Block = {
  readonly role: BlockRole;
  /** The words of each line, as broken by the writer. */
  readonly rows: readonly (readonly Word[])[];
  /** Font size in base sizes. */
  readonly size: number;
  /** Line height in font sizes. */
  readonly leading: number;
  /** The largest font size at which the longest word fits. */
  readonly cap: number;
  readonly gap: number;
  readonly opacity: number;
};

/** The header and the paragraphs of a promo. @param width that they may take @param base the medium size; both in layout units */
export function blocksOf(promo: Promo, width: number, base: number, measure: Measure): Block[] {
  return styledBlocks(promo).map((block) => measureBlock(block, width, base, measure));
}

/** The runs of a promo's header and text, not yet broken into lines. */
export function runsOf(promo: Promo): FontRun[] {
  return styledBlocks(promo).flatMap(({ rows, style }) =>
    [...rows.flat(), { text: ' ', bold: false }].flatMap((span) =>
      fontRuns(style.capitals ? span.text.toUpperCase() : span.text, span.bold ? style.bold : style.face),
    ),
  );
}

export type StyledBlock = Look & {
  role: BlockRole;
  rows: readonly (readonly Span[])[];
  style: Style;
  /** Stands out. */
  stands: boolean;
};

function styledBlocks(promo: Promo): StyledBlock[] {
  const header = headerOf(promo);
  const { paragraphs } = parseScript(promo.text);
  const lead = leadOf(
    promo.emphasis,
    paragraphs.map(({ role }) => role),
  );
  const blocks = paragraphs.flatMap(({ role, lines: rows }, index): StyledBlock[] => {
    if (index === lead) return standingOut(role, rows, promo);
    const { size, gap } = SCALES[promo.emphasis][role];
    const close = role === 'detail' && paragraphs[index + 1]?.role === 'detail';
    const style = styleOf(role, promo, false);
    return [{ role, rows, style, size, gap: close ? GAP_BETWEEN_DETAILS : gap, stands: false }];
  });
  const all = header ? [header, ...blocks] : blocks;
  const [first, ...rest] = all;
  // With nothing to divide there is no rule.
  if (promo.decoration !== 'rule' || !first || rest.length === 0) return all;
  return [{ ...first, gap: first.gap + RULE_GAP }, ...rest];
}

/** A paragraph that stands out; of one that says when, only the first line, under which the place is smaller. */
function standingOut(role: Role, rows: StyledBlock['rows'], promo: Promo): StyledBlock[] {
  const { size, gap } = role === 'plain' ? LEAD : SCALES[promo.emphasis][role];
  const lead = { role, rows, style: styleOf(role, promo, true), size, gap, stands: true };
  if (promo.emphasis !== 'when' || rows.length === 1) return [lead];
  const [first, ...others] = rows;
  const below = { rows: others, style: styleOf(role, promo, false), size: UNDER_LEAD.size, gap, stands: false };
  return [
    { ...lead, rows: [first!], gap: UNDER_LEAD.gap },
    { role, ...below },
  ];
}

/** The paragraph that stands out; of those without roles the first, or for when the second. */
function leadOf(emphasis: Emphasis, roles: readonly Role[]): number {
  if (emphasis === 'even') return -1;
  const own = roles.indexOf(emphasis === 'opening' ? 'intro' : 'highlight');
  return own >= 0 ? own : emphasis === 'opening' ? 0 : Math.min(1, roles.length - 1);
}

export function headerOf({ header, headlineFont, fontFamily, emphasis }: Promo): StyledBlock | null {
  const text = tidy(header).trim();
  if (text === '') return null;
  const look = SCALES[emphasis].header;
  const rows = [[{ text, bold: false }]];
  // Beside a headline in the same script it would only be a smaller one.
  const script = isScript(headlineFont) && emphasis === 'even';
  const upright = [headlineFont, fontFamily, 'Inter' as const].find((family) => !isScript(family))!;
  const face: Face = { family: script ? headlineFont : upright, weight: HEADER_WEIGHT, italic: false };
  const style = { face, bold: face, tracking: script ? 0 : HEADER_TRACKING, capitals: !script };
  return { role: 'header', rows, style, ...look, size: look.size * (script ? SCRIPT_HEADER : 1), stands: false };
}

function styleOf(role: Role, { fontFamily, fontWeight, headlineFont, capitals }: Promo, stands: boolean): Style {
  const family = stands ? headlineFont : fontFamily;
  const chosen = FONT_WEIGHTS[fontWeight].value;
  const weight = role === 'highlight' ? 700 : role === 'detail' ? 400 : chosen;
  const face = { family, weight, italic: role === 'detail' };
  const inCapitals = capitals && role !== 'detail' && !isScript(family);
  const tracking = inCapitals && !stands ? CAPITALS_TRACKING : 0;
  return { face, bold: { ...face, weight: 700 }, tracking, capitals: inCapitals };
}

function measureBlock(styled: StyledBlock, width: number, base: number, measure: Measure): Block {
  const { role, rows, style, gap } = styled;
  const { optical, lineHeight, tight } = FONT_SOURCES[style.face.family];
  const size = styled.size * optical;
  const limit = width / (size * base * SMALLEST);
  const words = rows.map((spans) => wordsOf(spans, style, limit, measure));
  const widest = words.flat().reduce((most, { width, over }) => Math.max(most, width + over.left + over.right), 0);
  const leading = (styled.stands ? (tight ?? lineHeight) : lineHeight) ?? (styled.stands ? TIGHT : LINE_HEIGHT);
  const opacity = role === 'detail' ? DETAIL_OPACITY : 1;
  const cap = widest > 0 ? width / widest : Number.POSITIVE_INFINITY;
  return { role, rows: words, size, leading, cap, gap, opacity };
}
