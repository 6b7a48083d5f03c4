import type { Block } from './blocks.ts';
import { FONT_SIZES, type FontSize } from './families.ts';
import { countLines } from './lines.ts';

const SIZES = Object.keys(FONT_SIZES) as FontSize[];
/** The size in whose proportion texts grow and long words are broken. */
export const MEDIUM = FONT_SIZES['text-base'].px;

/** A text that takes less than this share of the height at medium size grows towards it, up to so many times. */
const FILLED = 0.45;
const GROWTH = 1.75;
/** Where the largest sizes do not fit, each is at least this much smaller than the next: none gives the same film as another. */
const STEP = 1.05;
/** Halvings of the interval in which the largest size is sought: to a thousandth of it. */
const ROUNDS = 14;

/** The width and height that a text may take, in layout units. */
export type Room = { readonly width: number; readonly height: number };

/** A block's font size in layout units at a base size. */
export const fontSize = (block: Block, base: number) => Math.min(block.size * base, block.cap);

/** The limit of a line in ems: with a small tolerance, so that rounding does not move a word that fits exactly to the next line. */
export const limitOf = (width: number, font: number) => (width / font) * (1 + 1e-9);

/** Height of all blocks at a base size. */
function heightOf(blocks: readonly Block[], base: number, width: number): number {
  let height = 0;
  for (const [index, block] of blocks.entries()) {
    const font = fontSize(block, base);
    for (const words of block.rows) height += countLines(words, limitOf(width, font)) * font * block.leading;
    if (index < blocks.length - 1) height += block.gap * base;
  }
  return height;
}

/**
 * The base size that each size step gives this text. Short texts grow, all steps alike; where the largest does not fit,
 * it is as large as fits, and the ones below keep their distance.
 */
export function baseSizes(
  blocks: readonly Block[],
  { width, height }: Room,
): {
  sizes: Readonly<Record<FontSize, number>>;
  /** The largest step is smaller than it would like to be. */
  full: boolean;
} {
  const taken = heightOf(blocks, MEDIUM, width);
  const growth = taken > 0 ? Math.min(GROWTH, Math.max(1, Math.sqrt((FILLED * height) / taken))) : 1;
  const wanted = SIZES.map((size) => FONT_SIZES[size].px * growth);
  // Beyond the size at which every block's longest word takes the whole width, nothing would grow.
  const widest = Math.max(0, ...blocks.map(({ cap, size }) => cap / size));
  const most = largestBase(blocks, { width, height }, Math.min(wanted.at(-1)!, widest));
  const sizes = wanted.map((size, index) => Math.min(size, most / STEP ** (SIZES.length - 1 - index)));
  return {
    sizes: Object.fromEntries(SIZES.map((size, index) => [size, sizes[index]!])) as Record<FontSize, number>,
    full: most < wanted.at(-1)!,
  };
}

/** The largest base size up to `wanted` at which everything fits. */
function largestBase(blocks: readonly Block[], { width, height }: Room, wanted: number): number {
  if (heightOf(blocks, wanted, width) <= height) return wanted;
  let [low, high] = [0, wanted];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (heightOf(blocks, middle, width) <= height) low = middle;
    else high = middle;
  }
  return low;
}
