import type { Memory } from '../memory.ts';

/** The frame that a line was filled from, and its words in fives. */
type Made = { readonly id: number; readonly grams: readonly number[] };

/** What the memory knows of lines. */
export interface Uses {
  has: (line: Made) => boolean;
  hasFrame: (id: number) => boolean;
  /** Texts since; Infinity if never. */
  age: (line: Made) => number;
}

export function usedBy(memory: Memory): Uses {
  const frames = new Map<number, number>();
  const grams = new Set<number>();
  for (const [age, text] of memory.entries()) {
    for (const id of text.frames) if (!frames.has(id)) frames.set(id, age);
    for (const gram of text.grams) grams.add(gram);
  }
  return {
    hasFrame: (id) => frames.has(id),
    has: ({ id, grams: own }) => frames.has(id) || own.some((gram) => grams.has(gram)),
    age: ({ id }) => frames.get(id) ?? Number.POSITIVE_INFINITY,
  };
}

/** Three of the lines, those that were used longest ago. */
export function longestAgo<L extends Made>(lines: readonly L[], used: Uses): L[] {
  return lines.toSorted((a, b) => used.age(b) - used.age(a)).slice(0, 3);
}
