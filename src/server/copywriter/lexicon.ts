import { LANGUAGES, type Language } from '../../contract/promotion.ts';
import type { Family } from './lines/families.ts';
import { families, things, wordsIn } from './lines/index.ts';
import type { FamilyWords } from './lines/words.ts';

export type { Family } from './lines/families.ts';

/** A name or word of copy/families.txt, or several, as whole words, of which the longest is found; `*` stands for any letters. */
const patternOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*'))
      .join('|')})(?![\\p{L}\\d])`,
    'giu',
  );

const patterns = new Map<readonly string[], RegExp>();
function patternFor(words: readonly string[]): RegExp {
  const pattern = patterns.get(words) ?? patternOf(words);
  patterns.set(words, pattern);
  return pattern;
}

/** Whether one of these words stands in a text. */
const isIn = (text: string, words: readonly string[]) => words.length > 0 && text.search(patternFor(words)) >= 0;

/** Where these words stand in a text. */
function placesOf(text: string, words: readonly string[]): { from: number; to: number }[] {
  if (words.length === 0) return [];
  return [...text.matchAll(patternFor(words))].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

const general = () => families().at(-1)!;

/**
 * The families of a class, the most telling first, and after them those that they are like. A class of which only is known whom it is for is one of
 * classes in general, and so is one whose name says nothing.
 */
export function familiesOf(classType: string): Family[] {
  const named = namedIn(classType);
  const known = named.some((family) => !family.is.has('whom')) ? named : [generalFor(named), ...named];
  const others = known.map(({ like }) => like);
  return [...new Set([...known, ...families().filter(({ id }) => others.includes(id))])];
}

/** Whether the writer knows what is done in a class, from what it is called. */
export const knowsClass = (classType: string): boolean => familiesOf(classType)[0]!.id !== general().id;

/** Of a longer name no part tells anything else: 'Pole Dance' is no dance class, and nobody sits in a hula hoop. */
function namedIn(classType: string): Family[] {
  const found = families().flatMap((family) =>
    placesOf(classType, family.names).map((place) => ({ ...place, family, length: place.to - place.from })),
  );
  const isPart = ({ from, to, length, family }: (typeof found)[number]) =>
    !family.is.has('also') && found.some((other) => other.from <= from && other.to >= to && other.length > length);
  return [...new Set(found.filter((each) => !isPart(each)).map(({ family }) => family))];
}

/** Whom a class is for, wherever it was typed: 'low impact, over 55s'. */
export const whomIn = (typed: string): Family[] =>
  families().filter(({ is, names }) => is.has('whom') && isIn(typed, names));

/** What is not said to some people is not said to them in any class. */
function generalFor(named: readonly Family[]): Family {
  const key = named.map(({ id }) => id).join(' ');
  const known = generals.get(key) ?? { ...general(), never: [general(), ...named].flatMap(({ never }) => never) };
  generals.set(key, known);
  return known;
}
const generals = new Map<string, Family>();

/**
 * The words for a class in a language: the most telling family's that has any, without those that are not `fit`; what is left empty has the words for
 * classes in general. Null where nobody has written the language yet.
 */
export function wordsOf(
  ofClass: readonly Family[],
  language: Language,
  fit: (words: string) => boolean,
): FamilyWords | null {
  const words = wordsIn(language);
  const known = [...ofClass, general()].map(({ id }) => words[id]).filter((words) => words !== undefined);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return null;
  const list = (kind: 'moves' | 'verbs' | 'feelings' | 'hurdles' | 'outcomes') => {
    const own = first[kind].filter(fit);
    return own.length > 0 ? own : last[kind].filter(fit);
  };
  const [thing, at] = (['thing', 'at'] as const).map((kind) => known.flatMap((words) => words[kind] ?? []).find(fit));
  return {
    ...(thing !== undefined && { thing }),
    ...(at !== undefined && { at }),
    moves: list('moves'),
    verbs: list('verbs'),
    feelings: list('feelings'),
    hurdles: list('hurdles'),
    outcomes: list('outcomes'),
  };
}

/** Whether the line has a word that no line about one of these families may have. */
export const isForbidden = (families: readonly Family[], line: string): boolean =>
  families.some(({ never }) => isIn(line, never));

/** What the words presuppose of a class they are said of, in the order of copy/things.txt. */
export const presupposedBy = (words: string, language: Language): string[] =>
  [...things()].filter(([, of]) => isIn(words, of[language])).map(([id]) => id);

/** The words of a thing in any language. */
function everywhere(of: Readonly<Record<Language, readonly string[]>>): readonly string[] {
  const words = anywhere.get(of) ?? LANGUAGES.flatMap((language) => of[language]);
  anywhere.set(of, words);
  return words;
}
const anywhere = new WeakMap<object, readonly string[]>();

/** 'No partner needed' names none; nobody dances where 'no dance experience' is asked for. */
const NOT_NAMED = /(?<!\p{L})(?:no|not|without|kein\p{L}*|nicht|ohne|sin|ni)(?: \p{L}+){1,2}/giu;

/** What a class has: what the first of its families that says so has, and what its own words name in any language. */
export function thingsOf(ofClass: readonly Family[], typed: string): ReadonlySet<string> {
  const named = typed.replace(NOT_NAMED, ' ');
  return new Set([
    ...(ofClass.find(({ has }) => has !== undefined)?.has ?? []),
    ...[...things()].filter(([, of]) => isIn(named, everywhere(of))).map(([id]) => id),
  ]);
}
