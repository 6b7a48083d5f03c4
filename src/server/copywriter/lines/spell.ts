import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { spellingIn } from './index.ts';

// A name behind '@', an address or a word with digits stays as it is.
const BEFORE = "(?<![\\p{L}\\d@#._/’'-])";
const AFTER = "(?![\\p{L}\\d@’']|[./-][\\p{L}\\d])";
const expressions = new Map<Language, RegExp>();
/** Months and weekdays that are words of their own as well: only beside a number or another of them. */
const SHORT =
  /(?<=\b(?:until|by|from|on|this|next|every|each|since|before|after) )(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)\b|(?<=\b\d{1,2}(?:st|nd|rd|th|\.)? )(?:mar|may|march|jun|jul|sep)\b|\b(?:mar|may|march|jun|jul|sep)(?= \d{1,2}\b)|\b(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?=s? (?:\d|at \d|@)|[,/&+-]? ?(?:and )?(?:mon|tue|wed|thu|fri|sat|sun)\b)|(?<=\b(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)[,/&+-]? ?(?:and )?)(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)\b/giu;

/** 'Nos mudamos!!' */
const EXCLAIMED = /(^|[.!?,;] )([^.!?,;¡¿\n]*\p{L}[^.!?,;¡¿\n]*)!+/gu;
/** 'DM 4 info', and not '4 weeks'. */
const FOUR = /(?<!\S)4(?= (?:info|details|more|booking|bookings|questions|you|all|everyone|beginners)(?![\p{L}]))/giu;

/** Letters of a word before an ending by which it is known: 'jung' is none in '-ung'. */
const LEAST_BEFORE = 3;

/** The words as they are spelled in a text: 'pls bring ur mat' is 'please bring your mat'. Names, handles and links stay. */
export function spelled(text: string, language: Language): string {
  const words = spellingIn(language);
  let expression = expressions.get(language);
  if (!expression) {
    const keys = [...words.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map((key) => key.replace(/[.?/]/g, '\\$&').replace(/^-/, `\\p{L}{${LEAST_BEFORE},}`));
    expression = new RegExp(
      `${BEFORE}(?:${keys.map((key) => (key.endsWith('/') ? key : `${key}${AFTER}`)).join('|')})`,
      'giu',
    );
    expressions.set(language, expression);
  }
  const spelt = text.replace(expression, (typed: string, at: number) => {
    const word = words.get(typed.toLowerCase()) ?? typed.charAt(0).toUpperCase() + typed.slice(1);
    const next = typed.endsWith('/') && /\S/.test(text.charAt(at + typed.length)) ? ' ' : '';
    return likeTyped(word, typed) + next;
  });
  if (language === 'es')
    return spelt.replace(EXCLAIMED, (_, lead: string, words: string) => `${lead}¡${capitalise(words)}!`);
  return language === 'en'
    ? spelt.replace(FOUR, 'for').replace(SHORT, (word) => likeTyped(word.charAt(0).toUpperCase() + word.slice(1), word))
    : spelt;
}

const likeTyped = (word: string, typed: string): string => {
  if (/^\p{Lu}{2,}$/u.test(typed)) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};
