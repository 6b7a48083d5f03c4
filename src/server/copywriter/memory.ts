/** What a text was made of, so that the next ones are made of something else. */
export interface Used {
  /** Frames, as `idOf` has them. */
  frames: number[];
  /** Hashes of five words in a row, without those that the form or the details gave. */
  grams: number[];
}

/** What an account's last texts used, the newest first. */
export type Memory = readonly Used[];

/** Texts are told apart by runs of so many words. */
export const WORDS_IN_A_ROW = 5;

/** FNV-1a, 32 bits (Fowler, Noll, Vo). */
export const idOf = (text: string): number => hashOf(text, 0, text.length);

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Hashes of every `run` words in a row of a line. */
export function gramsOf(line: string, run = WORDS_IN_A_ROW): number[] {
  const words = line.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  if (words.length < run) return [];
  const text = words.join(' ');
  const grams: number[] = [];
  let [from, to] = [0, words.slice(0, run).join(' ').length];
  for (let at = run; ; at++) {
    grams.push(hashOf(text, from, to));
    if (at === words.length) return grams;
    from += words[at - run]!.length + 1;
    to += words[at]!.length + 1;
  }
}
