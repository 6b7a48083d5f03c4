import bidiFactory from 'bidi-js';
import { graphemes } from './graphemes.ts';

/**
 * The Unicode Bidirectional Algorithm (UAX #9). The package's types are those of its ES module, but Node loads the
 * other one, which is the function itself.
 */
export const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Nearly no text has such a letter, and what has none is set as it is written. */
const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Samaritan}]/u;

/** Whether some of it reads from right to left. */
export const hasRightToLeft = (text: string) => FROM_RIGHT.test(text);

/** Letters of one direction, and digits, stay together; what takes its direction from its neighbours may get another one than they. */
const TOGETHER: Readonly<Record<string, string>> = { L: 'left', R: 'right', AL: 'right', EN: 'number', AN: 'number' };

/** Text in parts of which each has one direction, whatever stands beside it. */
export function partsByDirection(text: string): string[] {
  const parts: string[] = [];
  let before: string | undefined;
  for (const cluster of graphemes(text)) {
    const kind = TOGETHER[bidi.getBidiCharTypeName(cluster)];
    if (kind !== undefined && kind === before) parts[parts.length - 1] += cluster;
    else parts.push(cluster);
    before = kind;
  }
  return parts;
}

/** A paragraph's text with the level of each of its code units: an odd one reads from right to left. */
export type Levels = { readonly text: string; readonly levels: ReturnType<typeof bidi.getEmbeddingLevels> };

/** It reads as its first letter does (rules P2 and P3). */
export const levelsOf = (text: string): Levels => ({ text, levels: bidi.getEmbeddingLevels(text, 'auto') });

/** The code units from `start` up to, not including, `end`, which make a line, in the order in which they stand from left to right. */
export const visualOrder = ({ text, levels }: Levels, start: number, end: number): number[] =>
  bidi.getReorderedIndices(text, levels, start, end - 1);

export const directionAt = ({ levels }: Levels, index: number): 'ltr' | 'rtl' =>
  levels.levels[index]! % 2 === 1 ? 'rtl' : 'ltr';
