import { readFileSync } from 'node:fs';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { type About, LANGUAGES, type Language } from '../../../contract/promotion.ts';
import { type AboutWords, readAboutWords } from './about.ts';
import { type Family, readFamilies } from './families.ts';
import type { Fault } from './form.ts';
import { readNamed } from './keyed.ts';
import { type Names, readStyle } from './read.ts';
import { readSpelling, type Spelling } from './spelling.ts';
import { readThings, type Things } from './things.ts';
import { readTopics } from './topics.ts';
import type { LanguageCopy } from './types.ts';
import { readVos, type Vos } from './vos.ts';
import { type LanguageWords, readWords } from './words.ts';

const FOLDER = new URL('../../../../copy/', import.meta.url);
/** The file beside those of the styles. */
export const FILES = ['plain', ...WRITING_STYLES] as const;

/** A class of a fresh installation, with a description of at most 150 characters. */
export interface StarterClass {
  classType: string;
  description: string;
}

/** What all languages have in common, with what is wrong in its files. */
export interface CommonCopy {
  families: readonly Family[];
  things: Things;
  starters: readonly StarterClass[];
  names: Names;
}

/** Reads it from texts by their path in copy/. */
export function readCommon(textOf: (path: string) => string): { common: CommonCopy; faults: Fault[] } {
  const of = <T>(read: (path: string, text: string) => T, path: string) => read(`copy/${path}`, textOf(path));
  const [topics, things] = [of(readTopics, 'topics.txt'), of(readThings, 'things.txt')];
  const families = of((path, text) => readFamilies(path, text, new Set(things.things.keys())), 'families.txt');
  const named = of(readNamed, 'starters.txt');
  const starters = named.named.map(({ name, rest }) => ({ classType: name, description: rest }));
  const names = {
    topics: topics.topics,
    families: new Set(families.families.map(({ id }) => id)),
    starters: new Set(starters.map(({ classType }) => classType)),
  };
  return {
    common: { families: families.families, things: things.things, starters, names },
    faults: [topics, things, families, named].flatMap(({ faults }) => faults),
  };
}

const textIn = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');

/** What is read when it is first asked for, and then kept. */
function kept<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

const common = kept((_: 'common') => {
  const { common, faults } = readCommon(textIn);
  refuse(faults);
  return common;
});

/** The families of classes, the most telling first; the last is for classes in general. @throws Error as `copyIn` does */
export const families = (): readonly Family[] => common('common').families;

/** What lines may presuppose of a class. @throws Error as `copyIn` does */
export const things = (): Things => common('common').things;

/** @throws Error as `copyIn` does */
export const starterClasses = (): readonly StarterClass[] => common('common').starters;

/**
 * The copy of a language, read from copy/ when it is first asked for and then kept.
 * @throws Error that names every line of its files that has a fault: 'copy/en/humor.txt:12: …'
 */
export const copyIn = kept((language: Language): LanguageCopy => {
  const { names } = common('common');
  const files = FILES.map((style) => {
    const path = `${language}/${style}.txt`;
    return [style, readStyle(`copy/${path}`, textIn(path), names)] as const;
  });
  refuse(files.flatMap(([, file]) => file.faults));
  return Object.fromEntries(files.map(([style, file]) => [style, file.copy])) as unknown as LanguageCopy;
});

/** What a language says of families of classes, read and kept likewise. @throws Error as `copyIn` does */
export const wordsIn = kept((language: Language): LanguageWords => {
  const path = `words/${language}.txt`;
  const { words, faults } = readWords(`copy/${path}`, textIn(path), common('common').names.families);
  refuse(faults);
  return words;
});

/** How a language spells what people type on a phone, read and kept likewise. @throws Error as `copyIn` does */
export const spellingIn = kept((language: Language): Spelling => {
  const path = `spelling/${language}.txt`;
  const { spelling, faults } = readSpelling(`copy/${path}`, textIn(path));
  refuse(faults);
  return spelling;
});

const vosOf = kept((_: 'vos') => {
  const { vos, faults } = readVos('copy/spelling/vos.txt', textIn('spelling/vos.txt'));
  refuse(faults);
  return vos;
});

/** How lines are said where 'vos' is spoken, read and kept likewise. @throws Error as `copyIn` does */
export const vosForms = (): Vos => vosOf('vos');

const aboutWords = kept((_: 'about'): AboutWords => {
  const read = readAboutWords('copy/about.txt', textIn('about.txt'));
  refuse(read.faults);
  return read.words;
});

/** What a post is about, in the words of a language, read and kept likewise. @throws Error as `copyIn` does */
export const aboutIn = (language: Language, about: About): string => aboutWords('about')[about][language];

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Error(`The copy cannot be read:\n${faults.join('\n')}`);
}

/** Reads the copy of every language, as a program does that will write. @throws Error as `copyIn` does */
export function readCopy(): void {
  aboutWords('about');
  vosOf('vos');
  for (const language of LANGUAGES) {
    copyIn(language);
    wordsIn(language);
    spellingIn(language);
  }
}
