import type { Slot } from '../slots.ts';
import { BINDS, isFiller, JOINS, TIES } from '../tokens.ts';

/** What belongs together and is said best as it was typed: 'was $25, now $15'. */
export const AS_TYPED = 'as typed';

/** One way in which something is said. `slot` gets the match and its groups; undefined means that it is not meant after all. */
export interface Pattern {
  words: RegExp;
  slot: (groups: string[]) => Slot | typeof AS_TYPED | undefined;
  /** It goes on until something else is said ('bring shorts, water ...'), so that all others are looked for first. */
  open?: true;
  /** It may end in words of its own ('20% off for members'), which another fact ends. */
  tail?: true;
}

/** A pattern: the words, without regard to size, and what they mean. */
export function says(words: string, slot: Pattern['slot'], flags = 'iu'): Pattern {
  return { words: new RegExp(words, flags), slot, ...(words.includes('[^,.;!') && { tail: true }) };
}

/** One that goes on until something else is said. */
export const saysOn = (words: string, slot: Pattern['slot'], flags = 'iu'): Pattern => ({
  ...says(words, slot, flags),
  open: true,
});

export const NAME =
  "\\p{Lu}[\\p{L}'’-]*(?: (?!For\\b|From\\b|And\\b|Is\\b)\\p{Lu}[\\p{L}'’.-]*)*(?: ?(?:&|and|y|und) ?\\p{Lu}[\\p{L}'’-]*)?";
// Typed in any size after a word that announces a name; its further words have capitals.
export const WHO = "[\\p{L}'’-]{2,}(?: (?-i:\\p{Lu})[\\p{L}'’.-]*)*";
export const MONEY =
  '(?:(?:[$€£]|(?<!\\d)[$€£] )\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})? ?(?:[$€£](?!\\d)|(?:usd|eur|euros?|gbp|bucks|dollars?|pounds?|quid|chf|pesos)\\b))';
export const DATE =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,? ?)?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\\d{1,2}[/.]\\d{1,2}\\.?)';
export const HOUR = '\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:[ap]\\.?m\\.?|uhr|h))?(?![\\p{L}\\d])';
export const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
export const SPOTS =
  '(?:spots?|spaces?|places?|slots?|seats?|poles?|hoops?|plätze|platz|plazas?|lugar(?:es)?|cupos?|huecos?)';
export const BEGINNERS =
  '(?:b[ei]g+in+[ae]rs?|beginers?|newbies?|newcomers?|first[- ]?timers?|starters?|novices?|anfänger(?:innen)?|principiantes)';
export const EXPERIENCE =
  '(?:(?:previous |prior |any |pole |dance |aerial )*(?:exp(?:erience)?|experiance|background|erfahrung|vorkenntnisse|vorerfahrung|experiencia previa|experiencia)\\.?)';

export const plain = (value: string) =>
  value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;.-]+|[\s,:;.!-]+$/g, '');
const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** No name: what joins and fills, days, and who is meant without one. */
const NOBODY =
  /^(?:the|me|all|teacher|instructor|needed|wanted|pass|list|who|substitute|january|february|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|enero|febrero|junio|julio|diciembre|(?:mon|tues?|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|jueves|viernes|sábado|domingo|gesucht|kein|keine|noch|wird|ab|folgt|durch|wer|niemand|jemand|nadie|alguien|quien|krankenkasse|kasse|versicherung|studio|verein|rezeption|team)$/i;
/** 'We'll cover inverts': what is done in class, and nobody's name. */
const PRONOUN = /^(?:i|we|you|they|he|she|it|this|that|today|tonight)(?:['’](?:ll|m|re|ve|d|s))?$/i;
const isNobody = (name: string) =>
  [NOBODY, PRONOUN, BINDS, TIES, JOINS].some((words) => words.test(name)) || isFiller(name);

export function person(kind: 'substitute' | 'guest', name = '', of = ''): Slot | undefined {
  const [value, whose] = [plain(name), plain(of).replace(/['’]s$/, '')];
  if (value === '' || isNobody(value.split(' ')[0]!)) return undefined;
  return { kind, value: capital(value), ...(whose && { of: kind === 'guest' ? whose : capital(whose) }) };
}

/** 'shorts , water + a mat' becomes 'shorts, water and a mat'. */
export function list(items: string): string {
  const parts = plain(items)
    .replace(/\b(?:pls|please|thx|thanks|too|only|x|mit)$/i, '')
    .split(/\s*(?:,(?: and\b| &)?|&|\+| and | n | y | und )\s*/i)
    .map(plain)
    .filter(Boolean);
  const last = parts.pop() ?? '';
  const and = /\s(und|y)\s/.exec(items)?.[1] ?? 'and';
  return parts.length === 0 ? last : `${parts.join(', ')} ${and} ${last}`;
}

/** Nobody packs 'towel'. */
const ONE = /(?<=^|, | and )(?:towel|mat|yoga mat|blanket|cushion|strap|water bottle|friend)(?=$|,| and )/g;
const withArticles = (items: string) => items.replace(ONE, 'a $&');

/** What has a verb or a place of its own, or a number, is nothing to pack: 'bring socks, mats are there', 'Matten sind da'. */
const STATES =
  /\d|(?<![\p{L}])(?:are|is|r|was|we|they|u|you can|urs|yours|there|here|provided|included|compulsory|mandatory|required|obligatory|starts?|begins?|optional|ok|okay|welcome|if|bc|sind|ist|da|hier|vorhanden|haben|hat|habe|gibt|gibts|gibt['’]s|zahlt|übernimmt|macht|selbst|selber|leihen|ausleihen|leihbar|stehen|liegen|kommt|frei|inkl|hay|son|está|están|tenemos|ponemos|dejamos|prestamos|incluid[oa]s?|aquí|aqui|gratis|empieza|si|pa|after|afterwards|later|danach|nachher|später|después|luego)(?![\p{L}])/iu;
const WORDS_OF_ITEM = 4;

/** Where, after a comma, a list of things ends, because what follows is none of them. */
export const listEnds = (list: string): number[] =>
  [...list.matchAll(/,\s*([^,.;!]+)/g)]
    .filter(([, item = '']) => STATES.test(item) || item.trim().split(/\s+/).length > WORDS_OF_ITEM)
    .map(({ index }) => index);

export const things = (kind: 'bring' | 'wear', items = '', more: Partial<Slot> = {}): Slot | undefined => {
  const value = STATES.test(items) && kind === 'bring' ? '' : list(items);
  return value === '' ? undefined : { kind, value: withArticles(value.replace(/^I /, 'i ')), ...more };
};

export const money = (amount = '') =>
  plain(amount)
    .replace(/([$€£]) /, '$1')
    .replace(/^(\d[\d.,]*) ?\$$/, '$$$1')
    .replace(/^(\d[\d.,]*) ?([€£])$/, '$1 $2')
    .replace(/ (?:bucks|dollars?|usd)$/i, ' dollars')
    .replace(/^(\d[\d.,]*) dollars$/, '$$$1');

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:all|any|every|open|mixed|multi)/i, 'all'],
  [/^(?:adv|fortgeschritten|avanzad)/i, 'advanced'],
  [/^(?:int|inter|improver|mittel)/i, 'intermediate'],
  [/^(?:beg|b[ei]g|new|first|start|nov|anf|princ|intro)/i, 'beginner'],
];
export function level(word = '', more: Partial<Slot> = {}): Slot | undefined {
  const value = LEVELS.find(([words]) => words.test(word))?.[1];
  return value ? { kind: 'level', value, ...more } : undefined;
}
