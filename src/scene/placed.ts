import type { Band } from './bands.ts';
import type { BlockRole } from './blocks.ts';
import type { FontRun } from './fonts.ts';
import type { Logo } from './logo.ts';

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
  /** It does not take place: a line through it, so long. */
  readonly struck?: number;
};
/** A line's box; x and width are those of the ink. */
export type PlacedLine = {
  readonly role: BlockRole | 'title' | 'heading' | 'row';
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
  /** Of a page of a list: so many lines, from the first, stand on all of its pages. */
  readonly head?: number;
  /** The base size in layout units: what medium text is high. */
  readonly base: number;
  /** The box of all lines; null if there are none. */
  readonly block: { readonly x: number; readonly top: number; readonly width: number; readonly height: number } | null;
  /** How far the block may move up and down in its zone, and the share of that which is above it. */
  readonly room: { readonly top: number; readonly height: number; readonly share: number };
};

/** What else is on the film: the clip behind the text, if it was surveyed, and the logo. */
export type Beside = { readonly bands?: readonly Band[] | null; readonly logo?: Logo | null };
