/** A word's direction: left to right, right to left, a number (reads left to right, stands as its surroundings), or other (punctuation, emoji). */
export type Direction = 'ltr' | 'rtl' | 'number' | 'other';

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

export function directionOf(word: string): Direction {
  const strong = /\p{L}/u.exec(word);
  if (strong) return RTL_LETTER.test(strong[0]) ? 'rtl' : 'ltr';
  return /\p{N}/u.test(word) ? 'number' : 'other';
}

/** A paragraph reads as its first word with letters does (Unicode Bidirectional Algorithm, rules P2 and P3). */
export function baseDirection(words: readonly Direction[]): 'ltr' | 'rtl' {
  return words.find((word) => word === 'ltr' || word === 'rtl') === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The words of one line in the order in which they stand from left to right, as indices: the Unicode Bidirectional Algorithm's rules N1, N2 and L2
 * by whole words. What is inside a word is left to the canvas.
 */
export function visualOrder(words: readonly Direction[], base: 'ltr' | 'rtl'): number[] {
  const sides = resolve(words, base);
  const groups: number[][] = [];
  for (const [index, side] of sides.entries()) {
    if (index > 0 && sides[index - 1] === side) groups.at(-1)!.push(index);
    else groups.push([index]);
  }
  for (const group of groups) if (sides[group[0]!] === 'rtl') group.reverse();
  if (base === 'rtl') groups.reverse();
  return groups.flat();
}

function resolve(words: readonly Direction[], base: 'ltr' | 'rtl'): ('ltr' | 'rtl')[] {
  let strong = base;
  const known = words.map((word) => {
    if (word === 'ltr' || word === 'rtl') strong = word;
    return word === 'other' ? null : strong;
  });
  return known.map((side, index) => {
    if (side) return side;
    const before = known.slice(0, index).findLast((other) => other !== null) ?? base;
    const after = known.slice(index).find((other) => other !== null) ?? base;
    return before === after ? before : base;
  });
}
