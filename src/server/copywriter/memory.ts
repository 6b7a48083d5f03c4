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
export function idOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Hashes of every `run` words in a row of a line. */
export function gramsOf(line: string, run = WORDS_IN_A_ROW): number[] {
  const words = line.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - run + 1))
    .map((_, start) => idOf(words.slice(start, start + run).join(' ')));
}
