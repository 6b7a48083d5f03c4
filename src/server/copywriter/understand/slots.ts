/** What a person's own words about a class can say, in the order of their weight for a text. */
export const SLOT_KINDS = [
  'cancelled',
  'soldOut',
  'substitute',
  'offer',
  'guest',
  'series',
  'level',
  'audience',
  'price',
  'places',
  'bring',
  'wear',
  'music',
  'content',
  'length',
  'timing',
  'place',
  'contact',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** One fact of the description or the details. */
export interface Slot {
  kind: SlotKind;
  /** In the form that a sentence has it: 'knee pads and water', '$15', 'Carla'. Canonical for levels: 'beginner', 'intermediate', 'advanced', 'all'. */
  value: string;
  /** What belongs to it: whom a substitute stands for, what a price is for, 'optional' or 'provided' things, 'no experience', where a guest is from. */
  of?: string;
  /** The opposite is said: 'not for beginners', 'no heels needed'. */
  not?: true;
}

/** A part of the typed text, as typed, with what was understood of it; without slots it is to be quoted. */
export interface Clause {
  typed: string;
  slots: Slot[];
  /** Everything in it is in its slots, so that it can be said in other words. */
  whole: boolean;
}

export interface Details {
  clauses: Clause[];
  /** What cannot be printed, and why. */
  leftOut: LeftOut[];
}

export interface LeftOut {
  text: string;
  reason: 'link' | 'markup' | 'instruction';
}
