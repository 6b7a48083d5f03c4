import { baseDirection, visualOrder } from './bidi.ts';
import { FONT_SIZES, FONT_SOURCES, FONT_WEIGHTS } from './families.ts';
import { type Face, type FontRun, fontRuns } from './fonts.ts';
import { FRAME } from './frame.ts';
import { breakLines, countLines, type Line } from './lines.ts';
import type { Promo } from './promo.ts';
import { parseScript, type Role, type Span, tidy } from './script.ts';
import { type Measure, type Style, type Word, wordsOf } from './words.ts';

export const MARGIN = 48;

/**
 * Where text stands clear of the apps' own buttons, in layout units: Reels, Shorts and TikTok leave 144 to 624, Instagram's stories go down to 768
 * (Meta's and Google's guides of 2026). A block is centered in the first, and may grow into the second before it is shrunk.
 */
export const SAFE_ZONE = { top: 144, bottom: 624, lowest: 768 } as const;

const LINE_HEIGHT = 1.2;
/** Capitals are about 0.7 high; half of that below the middle of the line is where the baseline goes. */
const HALF_CAPITAL = 0.35;
/** A paragraph whose longest word is too wide is set smaller, down to half; beyond that the word is broken. */
const SMALLEST = 0.5;

type BlockRole = Role | 'header';
/** Font size, in base sizes, and the space below, in base sizes. */
type Look = { readonly size: number; readonly gap: number; readonly opacity: number };
const LOOKS: Readonly<Record<BlockRole, Look>> = {
  header: { size: 0.68, gap: 1.2, opacity: 1 },
  intro: { size: 1.1, gap: 1.07, opacity: 1 },
  highlight: { size: 1.32, gap: 1.07, opacity: 1 },
  detail: { size: 0.96, gap: 0.7, opacity: 0.95 },
  closing: { size: 1, gap: 0.7, opacity: 1 },
  plain: { size: 1.1, gap: 0.9, opacity: 1 },
};
const GAP_BETWEEN_DETAILS = 0.5;
const HEADER_FACE: Face = { family: 'Inter', weight: 500, italic: false };
const HEADER_TRACKING = 0.32;

/** A run where it is drawn: x and baseline of its starting point, and its size, in layout units. */
export type PlacedRun = FontRun & {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly gold: boolean;
  readonly opacity: number;
  readonly direction: 'ltr' | 'rtl';
};
/** A line's box; x and width are those of the ink. */
type PlacedLine = {
  readonly role: BlockRole;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};
export type Layout = {
  readonly runs: readonly PlacedRun[];
  readonly lines: readonly PlacedLine[];
  /** 1, or less if the text had to be shrunk to fit. */
  readonly scale: number;
};

type Block = {
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
};

const WIDTH = FRAME.width - 2 * MARGIN;

/** Places the header and the text (without signature) of a promo. `measure` is called once per word; the rest is arithmetic. */
export function layout(promo: Promo, measure: Measure): Layout {
  const base = FONT_SIZES[promo.fontSize].px;
  const blocks = styledBlocks(promo).map((block) => measureBlock(block, base, measure));
  const scale = largestScale(blocks, base);
  const size = base * scale;
  const height = heightOf(blocks, size);
  const room = SAFE_ZONE.bottom - SAFE_ZONE.top;
  let top = SAFE_ZONE.top + Math.max(0, (room - height) / 2);
  const runs: PlacedRun[] = [];
  const lines: PlacedLine[] = [];
  for (const [index, block] of blocks.entries()) {
    const font = fontSize(block, size);
    for (const { words, line } of brokenRows(block, font)) {
      const placed = placeLine(words.slice(line.from, line.to), promo.textAlign, baseOf(words), {
        top,
        font,
        block,
      });
      runs.push(...placed.runs);
      lines.push(placed.line);
      top += placed.line.height;
    }
    if (index < blocks.length - 1) top += block.gap * size;
  }
  return { runs, lines, scale };
}

/** What the letters of a promo take: font files as named in `FontRun`, emoji, each once; `foreign`: some are in no bundled font. */
export type Letters = {
  readonly fonts: readonly string[];
  readonly emoji: readonly string[];
  readonly foreign: boolean;
};

/** What a promo's header and text take. */
export function lettersOf(promo: Promo): Letters {
  const [fonts, emoji] = [new Set<string>(), new Set<string>()];
  let foreign = false;
  for (const run of runsOf(promo)) {
    fonts.add(run.font);
    if (run.emoji) emoji.add(run.text);
    foreign ||= run.foreign === true;
  }
  return { fonts: [...fonts], emoji: [...emoji], foreign };
}

function runsOf(promo: Promo): FontRun[] {
  return styledBlocks(promo).flatMap(({ rows, style }) =>
    [...rows.flat(), { text: ' ', bold: false }].flatMap((span) =>
      fontRuns(style.capitals ? span.text.toUpperCase() : span.text, span.bold ? style.bold : style.face),
    ),
  );
}

type StyledBlock = { role: BlockRole; rows: readonly (readonly Span[])[]; style: Style; gap: number };

function styledBlocks(promo: Promo): StyledBlock[] {
  const blocks: StyledBlock[] = [];
  const header = tidy(promo.header).trim();
  if (header !== '') {
    const style = { face: HEADER_FACE, bold: HEADER_FACE, tracking: HEADER_TRACKING, capitals: true };
    blocks.push({ role: 'header', rows: [[{ text: header, bold: false }]], style, gap: LOOKS.header.gap });
  }
  const { paragraphs } = parseScript(promo.text);
  for (const [index, { role, lines }] of paragraphs.entries()) {
    const gap = role === 'detail' && paragraphs[index + 1]?.role === 'detail' ? GAP_BETWEEN_DETAILS : LOOKS[role].gap;
    blocks.push({ role, rows: lines, style: styleOf(role, promo), gap });
  }
  return blocks;
}

function styleOf(role: Role, promo: Promo): Style {
  const { fontFamily: family, fontWeight } = promo;
  const chosen = FONT_WEIGHTS[fontWeight].value;
  const weight = role === 'highlight' ? 700 : role === 'detail' ? 400 : chosen;
  const face = { family, weight, italic: role === 'detail' };
  return { face, bold: { ...face, weight: 700 }, tracking: 0, capitals: false };
}

function measureBlock({ role, rows, style, gap }: StyledBlock, base: number, measure: Measure): Block {
  const { optical, lineHeight } = FONT_SOURCES[style.face.family];
  const size = LOOKS[role].size * optical;
  const limit = WIDTH / (size * base * SMALLEST);
  const words = rows.map((spans) => wordsOf(spans, style, limit, measure));
  const widest = words.flat().reduce((most, { width, over }) => Math.max(most, width + over.left + over.right), 0);
  const leading = lineHeight ?? LINE_HEIGHT;
  return { role, rows: words, size, leading, cap: widest > 0 ? WIDTH / widest : Number.POSITIVE_INFINITY, gap };
}

const fontSize = (block: Block, base: number) => Math.min(block.size * base, block.cap);

/** A small tolerance, so that rounding does not move a word that fits exactly to the next line. */
const limitOf = (font: number) => (WIDTH / font) * (1 + 1e-9);

/** Height of all blocks at a base size. */
function heightOf(blocks: readonly Block[], base: number): number {
  let height = 0;
  for (const [index, block] of blocks.entries()) {
    const font = fontSize(block, base);
    for (const words of block.rows) height += countLines(words, limitOf(font)) * font * block.leading;
    if (index < blocks.length - 1) height += block.gap * base;
  }
  return height;
}

/** The largest scale up to 1 at which everything fits. */
function largestScale(blocks: readonly Block[], base: number): number {
  const room = SAFE_ZONE.lowest - SAFE_ZONE.top;
  if (heightOf(blocks, base) <= room) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (heightOf(blocks, base * middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}

function brokenRows(block: Block, font: number): { words: readonly Word[]; line: Line }[] {
  return block.rows.flatMap((words) => breakLines(words, limitOf(font)).map((line) => ({ words, line })));
}

const baseOf = (words: readonly Word[]) => baseDirection(words.map(({ direction }) => direction));

type Spot = { top: number; font: number; block: Block };

function placeLine(words: readonly Word[], align: Promo['textAlign'], base: 'ltr' | 'rtl', { top, font, block }: Spot) {
  const order = visualOrder(
    words.map(({ direction }) => direction),
    base,
  );
  let pen = 0;
  let left = 0;
  let right = 0;
  const starts = order.map((index, place) => {
    const word = words[index]!;
    // The space belongs to the later word of two neighbours in the text.
    if (place > 0) pen += words[Math.max(index, order[place - 1]!)]!.space;
    const start = pen;
    left = Math.max(left, word.over.left - start);
    pen += word.width;
    right = Math.max(right, pen + word.over.right);
    return start;
  });
  const width = (left + right) * font;
  const x = align === 'left' ? MARGIN : align === 'right' ? FRAME.width - MARGIN - width : (FRAME.width - width) / 2;
  const runs = order.flatMap((index, place) =>
    words[index]!.runs.map(({ bold, ...run }) => ({
      ...run,
      x: x + (left + starts[place]! + run.x) * font,
      baseline: top + (block.leading / 2 + HALF_CAPITAL) * font,
      size: font,
      gold: bold,
      opacity: LOOKS[block.role].opacity,
      direction: words[index]!.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    })),
  );
  const text = words.map((word) => word.runs.map((run) => run.text).join('')).join(' ');
  return { runs, line: { role: block.role, text, x, width, top, height: font * block.leading } };
}
