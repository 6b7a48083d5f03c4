import { readFileSync } from 'node:fs';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { LANGUAGES, type Language } from '../../../contract/promotion.ts';
import type { Fault } from './form.ts';
import { readStyle } from './read.ts';
import { readTopics, type Topics } from './topics.ts';
import type { LanguageCopy } from './types.ts';
import { type LanguageWords, readWords } from './words.ts';

const FOLDER = new URL('../../../../copy/', import.meta.url);
/** The file beside those of the styles. */
export const FILES = ['plain', ...WRITING_STYLES] as const;

const textOf = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');
const known = new Map<Language, LanguageCopy>();
const knownWords = new Map<Language, LanguageWords>();
let topics: Topics | undefined;

/**
 * The copy of a language, read from copy/ when it is first asked for and then kept.
 * @throws Error that names every line of its files that has a fault: 'copy/en/humor.txt:12: …'
 */
export function copyIn(language: Language): LanguageCopy {
  const read = known.get(language);
  if (read) return read;
  const list = topics ? { topics, faults: [] } : readTopics('copy/topics.txt', textOf('topics.txt'));
  topics = list.topics;
  const files = FILES.map((style) => {
    const path = `${language}/${style}.txt`;
    return [style, readStyle(`copy/${path}`, textOf(path), list.topics)] as const;
  });
  refuse([...list.faults, ...files.flatMap(([, file]) => file.faults)]);
  const copy = Object.fromEntries(files.map(([style, file]) => [style, file.copy])) as unknown as LanguageCopy;
  known.set(language, copy);
  return copy;
}

/** What a language says of families of classes, read and kept likewise. @throws Error as `copyIn` does */
export function wordsIn(language: Language): LanguageWords {
  const known = knownWords.get(language);
  if (known) return known;
  const path = `words/${language}.txt`;
  const { words, faults } = readWords(`copy/${path}`, textOf(path));
  refuse(faults);
  knownWords.set(language, words);
  return words;
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Error(`The copy cannot be read:\n${faults.join('\n')}`);
}

/** Reads the copy of every language, as a program does that will write. @throws Error as `copyIn` does */
export function readCopy(): void {
  for (const language of LANGUAGES) {
    copyIn(language);
    wordsIn(language);
  }
}
