import { capitalise } from '../../../contract/strings.ts';

/** In capital letters, as what is typed, where that is no short form in them ('8 TN'). */
export const likeTyped = (word: string, typed: string): string => {
  if (/^\p{Lu}{4,}\.?$/u.test(typed)) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? capitalise(word) : word;
};
