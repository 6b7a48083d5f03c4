import table from '../../../../../copy/hashtags.tsv?raw';
import { NO_WORDS, type OwnWords } from '../../../../contract/own-words.ts';
import type { Language } from '../../../../contract/promotion.ts';
import { tagOf } from '../../facts/tags.ts';
import { tagsOf, withoutTwins } from '../../own-words/in-caption.ts';
import type { ClassForm } from '../model/class-form.ts';

type Row = { names: readonly string[]; tags: Record<Language, readonly string[]> };

const split = (cell = '', by = ' ') => cell.split(by).map((part) => part.trim());
const ROWS: readonly Row[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([names, en, de, es]) => ({ names: split(names, '|'), tags: { en: split(en), de: split(de), es: split(es) } }));

/** Hashtags for the class and, where there is one, the studio: three or four, in the usage of the text's language (`copy/hashtags.tsv`), and the person's own. */
export function hashtagsOf(
  { classType, studio }: Pick<ClassForm, 'classType' | 'studio'>,
  language: Language,
  words: Pick<OwnWords, 'city' | 'hashtags'> = NO_WORDS,
): string[] {
  const row = rowOf(classType) ?? rowOf(studio) ?? ROWS.at(-1)!;
  const own = tagOf(studio);
  return withoutTwins([...row.tags[language].slice(0, 3), ...(own === '' ? [] : [`#${own}`]), ...tagsOf(words)]);
}

/** The first row that a name has a word of. */
function rowOf(name: string): Row | undefined {
  const words = ` ${(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  return ROWS.find(({ names }) => names.some((known) => words.includes(` ${known} `)));
}
