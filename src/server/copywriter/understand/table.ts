import type { SlotKind } from './slots.ts';

/** What a slot's value, which has the reader's English form, is in the language; the first that fits. */
export type Rows = readonly (readonly [RegExp, string])[];

/** How a language says the facts of details. */
export interface Table {
  and: string;
  kinds: Partial<Record<SlotKind, Rows>>;
  /** What a price is for. */
  per: Rows;
  /** What is brought and worn, where the details were typed in English. */
  things: Readonly<Record<string, string>>;
  guestFrom: (guest: string, place: string) => string;
}

/** A name with '@', as a part of an expression. */
export const HANDLE = '(@[\\w.]*\\w)';
