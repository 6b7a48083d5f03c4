import { WATERMARK_MARKER } from '../../scene/script.ts';
import type { Case, NameManner, VerbManner } from '../facts.ts';
import { guessLanguage } from '../languages.ts';
import { isSeveral } from '../profile.ts';
import type { Language } from '../promotion.ts';
import { capitalise, tidyLine } from '../strings.ts';
import { typedNames } from './names-typed.ts';
import { tagOf } from './tags.ts';
import { beginsSentence, inCase, overlap, type Place, placesOf } from './words.ts';

export type NamedFact = NameManner['fact'];
/** `possible`: only what was known as the name before it changed (`Certainty`). */
export type Named = Place & { manner: NameManner; possible: boolean };

/** Stand for what is not known. */
const UNKNOWN: Record<Language, Record<NamedFact, string>> = {
  en: { class: 'your class', studio: 'our studio', name: 'your instructor' },
  de: { class: 'dein Kurs', studio: 'unser Studio', name: 'uns' },
  es: { class: 'tu clase', studio: 'nuestro estudio', name: 'el equipo' },
};

/** A name as it is printed: one line, no asterisks or marks for tags, its first word capitalized, as the copywriter has it. */
function printed(field: string): string {
  return capitalise(
    tidyLine(
      field
        .replaceAll('*', '')
        .replaceAll(WATERMARK_MARKER, '')
        .replace(/#(?=\p{L})/gu, ''),
    ),
  );
}

const firstOf = (name: string) => (isSeveral(name) ? name : (name.split(' ', 1)[0] ?? name));

/** The name in this manner. `before` and `after` stand around it. */
export function sayName(manner: NameManner, field: string, before: string, after: string): string {
  const { fact, article, first, possessive, cased, language } = manner;
  const known = printed(field);
  if (known === '') {
    const unknown = article ? 'new' : UNKNOWN[language][fact];
    return inCase(possessive ? owned(unknown, possessive) : unknown, cased, beginsSentence(before));
  }
  const name = first ? firstOf(known) : known;
  if (manner.tag && tagOf(name) !== '') return `#${inCase(tagOf(name), cased, false)}`;
  return inCase(possessive ? owned(name, possessive) : withoutDoubledMark(name, after), cased, false);
}

/** 'a' or 'an' for a class, as `sayName` says it. */
export function sayArticle(cased: Case, field: string, before: string): string {
  return inCase(articleFor(printed(field) || 'new'), cased, beginsSentence(before));
}

function owned(name: string, possessive: string): string {
  // 'Jasmines Kurs'
  if (possessive === 's') return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
  const mark = possessive.charAt(0);
  return /s$/i.test(name) && possessive.length === 1 ? name + mark : `${name}${mark}s`;
}

/** 'Pole Co.' before a period needs none of its own. */
function withoutDoubledMark(name: string, after: string): string {
  return /[.!?]$/.test(name) && /^\.(?!\.)/.test(after) ? name.slice(0, -1) : name;
}

/** 'a' or 'an', by the sound that a class's name begins with. */
function articleFor(name: string): 'a' | 'an' {
  if (/^(?:uni|use|eu|one\b|once)/i.test(name)) return 'a';
  return /^(?:[aeiou]|hour|honest|8|11\b|18\b)/i.test(name) ? 'an' : 'a';
}

/** Every place of a name in the words, in all manners of writing it. `isGold` tells whether a place is bold from end to end. */
export function findName(
  words: string,
  fact: NamedFact,
  field: string,
  isGold: (start: number, end: number) => boolean,
): Named[] {
  const name = printed(field);
  if (name.length < 2) return [];
  const found: Named[] = [];
  const language = guessLanguage(words);
  const plain = { fact, article: false, first: false, possessive: '', cased: 'plain' as Case, language };
  const push = (named: Named) => {
    if (!found.some((other) => overlap(named, other))) found.push(named);
  };
  const add = (value: string, cased: Case, first: boolean) => {
    for (const place of placesOf(words, `${value}s`)) {
      push({ ...place, manner: { ...plain, first, possessive: 's', cased }, possible: isDoubtful(place) });
    }
    for (const place of placesOf(words, value)) {
      if (!isDoubtful(place)) push({ ...widened(words, place, { ...plain, cased, first }), possible: false });
    }
  };
  // 'Flow with us' is not always about the class Flow.
  const isDoubtful = (place: Place) =>
    fact === 'class' && !/\s/.test(name) && !isGold(place.start, place.end) && !alone(words, place);
  add(name, 'plain', false);
  add(name.toUpperCase(), 'upper', false);
  if (/\s/.test(name)) add(name.toLowerCase(), 'lower', false);
  const first = firstOf(name);
  if (fact === 'name' && first !== name && first.length > 2) {
    add(first, 'plain', true);
    add(first.toUpperCase(), 'upper', true);
  }
  for (const { start, end, tag, ...typed } of typedNames(words, fact, name)) {
    push({ start, end, manner: { ...plain, ...typed, ...(tag && { tag }) }, possible: true });
  }
  return found;
}

function alone(words: string, { start, end }: Place): boolean {
  return /(?:^|\n)\s*$/.test(words.slice(0, start)) && /^\s*(?:$|\n)/.test(words.slice(end));
}

/** The place of an article before a class. */
export function articleBefore(
  words: string,
  start: number,
): { start: number; end: number; manner: { fact: 'article'; cased: Case } } | null {
  const [, article] = /(?:^|[^\p{L}\p{N}'’])(an?) $/iu.exec(words.slice(0, start)) ?? [];
  if (!article) return null;
  const cased =
    article === article.toUpperCase() && (article.length > 1 || !beginsSentence(words.slice(0, start - 2)))
      ? 'upper'
      : 'plain';
  return { start: start - 1 - article.length, end: start - 1, manner: { fact: 'article', cased } };
}

/** The Spanish 'a' is no article. */
const isArticled = ({ fact, language }: NameManner) => fact === 'class' && language === 'en';

/** With the possessive ending after it. */
function widened(words: string, place: Place, manner: NameManner): Omit<Named, 'possible'> {
  let { end } = place;
  const result = { ...manner, article: isArticled(manner) && articleBefore(words, place.start) !== null };
  // Before such a word ’s is a verb: 'Jo’s ready'.
  const ending = /^(['’])(s?)(?![\p{L}\p{N}])(?! (?:the|a|an|ready|here|got|been|in|back|on)\b)/iu.exec(
    words.slice(end),
  );
  const endsInS = /s$/i.test(words.slice(place.start, place.end));
  if (ending && (ending[2] || endsInS)) {
    result.possessive = endsInS && ending[2] ? ending[0].toLowerCase() : ending[1]!;
    end += ending[0].length;
  }
  return { start: place.start, end, manner: result };
}

const BASES =
  'ask believe bring build carry check compose count cheer dance deliver find give guide hear help hold invite keep know lead lend lift look love make plan play promise push refine reveal save say see set share shape show speak start take teach tell think train treat turn wait want weave welcome';

/** Each verb with its form after one name. */
const VERBS = new Map(
  [...BASES.split(' '), 'is', 'has'].map((base): [string, { one: string; many: string }] => {
    if (base === 'is') return [base, { one: 'is', many: 'are' }];
    if (base === 'has') return [base, { one: 'has', many: 'have' }];
    const one = base === 'carry' ? 'carries' : /(?:ch|sh|s|x|z)$/.test(base) ? `${base}es` : `${base}s`;
    return [base, { one, many: base }];
  }),
);

/** The verb right after an instructor's name, if it is one that changes with the name. */
export function verbAfter(
  words: string,
  end: number,
  name: string,
): { start: number; end: number; manner: VerbManner } | null {
  const [, word] = /^ ([a-z]+)(?![\p{L}\p{N}'’])/u.exec(words.slice(end)) ?? [];
  const form = isSeveral(name) ? 'many' : 'one';
  const base = [...VERBS].find(([, forms]) => forms[form] === word)?.[0];
  return word && base ? { start: end + 1, end: end + 1 + word.length, manner: { fact: 'verb', base } } : null;
}

/** The verb as the instructor's name needs it. */
export function sayVerb({ base }: VerbManner, name: string): string {
  const forms = VERBS.get(base);
  return forms ? (isSeveral(name) ? forms.many : forms.one) : base;
}
