import { LANGUAGES, type Language } from '../../../contract/promotion.ts';
import type { Fault } from './form.ts';
import { readKeyed } from './keyed.ts';

/** What lines presuppose of a class, by its name, with the words that do so in each language; `*` stands for any letters. */
export type Things = ReadonlyMap<string, Readonly<Record<Language, readonly string[]>>>;

/**
 * Reads copy/things.txt: '= music', and under it 'en: music* | song*' and so on.
 * @param path for the faults
 */
export function readThings(path: string, text: string): { things: Things; faults: Fault[] } {
  const { blocks, faults } = readKeyed(path, text, LANGUAGES);
  const things = new Map<string, Record<Language, readonly string[]>>();
  for (const [id, { at, lists }] of blocks) {
    for (const language of LANGUAGES)
      if (!lists[language]) faults.push(`${path}:${at}: "${id}" has no words in ${language}`);
    const { en = [], de = [], es = [] } = lists;
    things.set(id, { en, de, es });
  }
  return { things, faults };
}
