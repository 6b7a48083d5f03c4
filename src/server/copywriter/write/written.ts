import type { Message } from '../lines/types.ts';
import type { Used } from '../memory.ts';
import type { Line } from './line.ts';

/** A text, what it used, and what it says nothing of. */
export interface Written {
  paragraphs: string[];
  used: Used;
  message: Message;
  /** Details for which there was no room. */
  leftOut: string[];
}

export interface Candidate extends Written {
  lines: Line[];
  words: number;
  describes: boolean;
  /** One image or joke from hook to close. */
  isArc?: boolean;
  /** How much of what was typed an arc tells, in points. */
  worth?: number;
}
