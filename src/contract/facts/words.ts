import type { Case } from '../facts.ts';

/** A text without its marks for gold, and where they stood: a mark at 3 stands before the fourth character. */
export type Marked = { words: string; marks: number[] };

const MARK = '**';

/** Takes the asterisks out of a text. `withMarks` is the exact inverse. */
export function withoutMarks(text: string): Marked {
  const parts = text.split(MARK);
  const marks: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    marks.push(at);
  }
  return { words: parts.join(''), marks };
}

/** Puts the asterisks back. */
export function withMarks({ words, marks }: Marked): string {
  let text = '';
  let from = 0;
  for (const at of marks) {
    text += words.slice(from, at) + MARK;
    from = at;
  }
  return text + words.slice(from);
}

export type Place = { start: number; end: number };

/** True if two places share a character. */
export const overlap = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** True if a letter or digit touches the words from outside: 'Thursday' in 'Thursdays' is a part of another word. */
export function isGlued(words: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]{2}$/u.test(around(words, start)) || /[\p{L}\p{N}]{2}$/u.test(around(words, end));
}

/** The characters on both sides of a place, whole even where they are two units long. */
function around(words: string, at: number): string {
  return ([...words.slice(Math.max(0, at - 2), at)].at(-1) ?? '') + ([...words.slice(at, at + 2)][0] ?? '');
}

/**
 * Every match that does not stand right behind such a character; it begins with a character of one unit. Behind it the search goes on in the middle of
 * what was refused, which look-behind says less plainly.
 * @param expression with the flag g
 */
export function matchesNotAfter(words: string, expression: RegExp, character: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(words); match; match = expression.exec(words)) {
    const before = [...words.slice(Math.max(0, match.index - 2), match.index)].at(-1) ?? '';
    if (character.test(before)) expression.lastIndex = match.index + 1;
    else found.push(match);
  }
  return found;
}

/** True if whatever follows `before` begins a sentence or a line; emoji and quotation marks may stand between. */
export function beginsSentence(before: string): boolean {
  return /(?:^|[\n.!?…])[^\p{L}\p{N},;:]*$/u.test(before);
}

/** The words as this manner of writing has them. */
export function inCase(words: string, cased: Case, begins: boolean): string {
  if (cased === 'upper') return words.toUpperCase();
  if (cased === 'lower') return words.toLowerCase();
  return cased === 'title' || begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** Every place of `value` in the words where it is not part of another word. */
export function placesOf(words: string, value: string): Place[] {
  const places: Place[] = [];
  if (value === '') return places;
  for (let start = words.indexOf(value); start >= 0; start = words.indexOf(value, start + 1)) {
    const end = start + value.length;
    if (!isGlued(words, start, end)) places.push({ start, end });
  }
  return places;
}
