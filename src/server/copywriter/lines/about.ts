import { ABOUTS, type About, LANGUAGES, type Language } from '../../../contract/promotion.ts';
import type { Fault } from './form.ts';
import { readKeyed } from './keyed.ts';

/** What a post is about, as each language calls it. */
export type AboutWords = Readonly<Record<About, Readonly<Record<Language, string>>>>;

/**
 * Reads what a post is about: '= newClass', and under it 'en: New class' and so on.
 * @param path for the faults
 */
export function readAboutWords(path: string, text: string): { words: AboutWords; faults: Fault[] } {
  const { blocks, faults } = readKeyed(path, text, LANGUAGES);
  for (const [id, { at }] of blocks)
    if (!ABOUTS.some((about) => about === id)) faults.push(`${path}:${at}: no post is about "${id}"`);
  const wordsOf = (about: About) =>
    LANGUAGES.map((language) => {
      const words = blocks.get(about)?.lists[language]?.join(' | ');
      if (!words) faults.push(`${path}: "${about}" has no words in "${language}"`);
      return [language, words ?? ''] as const;
    });
  const words = Object.fromEntries(ABOUTS.map((about) => [about, Object.fromEntries(wordsOf(about))]));
  return { words: words as AboutWords, faults };
}
