import { CASES, type DayManner } from '../facts.ts';
import { guessLanguage } from '../languages.ts';
import type { Language } from '../promotion.ts';
import { daysFrom, weekdayOf } from './calendar.ts';
import { DAY_PATTERNS, type DayPattern, readNumbers } from './day-patterns.ts';
import { LEXICA } from './lexicon.ts';
import { earlierTemplate, filled, has, type Parts, templateOf } from './template.ts';
import type { Certainty, DayMention, Said, When } from './when.ts';
import { beginsSentence, inCase, matchesNotAfter, overlap } from './words.ts';

/** What stands before a word that means another thing then: 'guten Morgen', 'por la mañana', 'sign up today'. */
const NO_DAY =
  /(?:(?:guten|am|jeden|heute|diesen|la|cada|esta|una|las) |(?:book|sign|reserve|register|message|dm|call|start|save|make|apply|order)(?: [^.!?\n]{0,20})? )$/iu;

/** Every day that the words say, in their order. */
export function findDays(words: string, today: string): DayMention[] {
  const language = guessLanguage(words);
  const found: (DayMention & { readings: [Said, ...Said[]] })[] = [];
  for (const step of DAY_PATTERNS) {
    const matches = step.flatMap((pattern) => matchesOf(pattern, words));
    for (const { pattern, match, start, end } of matches.sort((a, b) => b.end - b.start - (a.end - a.start))) {
      const other = found.find((one) => overlap(one, { start, end }));
      if (other && (!pattern.renamed || other.start !== start || other.end !== end)) continue;
      const certainty = certaintyOf(pattern, language, words.slice(0, start), words.slice(start, end));
      const [first, ...more] = certainty ? readingsOf(pattern, match, { words, start, end, language, today }) : [];
      if (!first || !certainty) continue;
      // In English the month of '12/5' comes first.
      if (other) other.readings[language === 'en' ? 'unshift' : 'push'](first, ...more);
      else found.push({ start, end, certainty, readings: [first, ...more] });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

type Match = { pattern: DayPattern; match: RegExpExecArray; start: number; end: number };

function matchesOf(pattern: DayPattern, words: string): Match[] {
  // A number right behind such a mark is a price, or a part of a longer one.
  const notAfter = pattern.read === readNumbers ? /[\p{L}\p{N}$€£:.,/-]/u : /[\p{L}\p{N}]/u;
  return matchesNotAfter(words, pattern.expression, notAfter).map((match) => {
    // What may stand before a word that begins a line is not part of it.
    const start = match.index + (/^[^\p{L}\p{N}]*/u.exec(match[0])?.[0].length ?? 0);
    return { pattern, match, start, end: match.index + match[0].length };
  });
}

/** Null if the words are no day here. */
function certaintyOf(
  { as, certainty, language, expression }: DayPattern,
  text: Language,
  before: string,
  said: string,
): Certainty | null {
  if (as === 'relative' && NO_DAY.test(before)) return null;
  // A rhythm of several words is hardly anything else.
  if (as === 'every' && certainty === 'possible' && /\s/.test(said)) return 'likely';
  // 'Do 7 spins' is Thursday in German only.
  const short = as === 'weekday' && /\(\?=/.test(expression.source);
  return short && language !== text ? 'possible' : certainty;
}

type Place = { words: string; start: number; end: number; language: Language; today: string };

function readingsOf(pattern: DayPattern, match: RegExpExecArray, place: Place): Said[] {
  const { words, start, end, today } = place;
  const text = words.slice(start, end);
  const groups = Object.entries(match.groups ?? {}).filter(
    (group): group is [string, string] => group[1] !== undefined,
  );
  const named = groups.map(([name, value]) => [pattern.renamed?.[name] ?? (name as keyof Parts), value] as const);
  const parts: Parts = Object.fromEntries(named);
  // Numbers alone are of no language.
  const language =
    parts.w === undefined && parts.M === undefined && pattern.as === 'date' ? place.language : pattern.language;
  const template = pluralTemplate(templateOf(text, named, language), pattern, language);
  return pattern.read(parts, today, text).map((when) => {
    const manner: DayManner = {
      ...{ fact: 'day', as: pattern.as, language, template, cased: 'plain' },
      ...{ on: false, link: pattern.as === 'relative' ? text.toLowerCase() : '', short: false, month: null },
    };
    return { when, manner: casedLike(manner, when, text, beginsSentence(words.slice(0, start))) };
  });
}

/** 'donnerstags' has no capital, 'los sábados' an s that 'los jueves' does not show. */
function pluralTemplate(template: string, { as }: DayPattern, language: Language): string {
  if (as === 'plural' && language === 'de') return template.replace('{w}', '{l}');
  return language === 'es' && /(?:^|todos )los /.test(template) ? template.replace('{w}', '{p}') : template;
}

function casedLike(manner: DayManner, when: Exclude<When, null>, text: string, begins: boolean): DayManner {
  const { template = '', language } = manner;
  const plain = 'rhythm' in when ? text : filled(template, 'date' in when ? when.date : when.every, language);
  const small = begins && /^\p{Ll}/u.test(text);
  const cased =
    CASES.find((candidate) => inCase(plain, candidate, begins && !small) === text) ??
    (text === text.toUpperCase()
      ? 'upper'
      : text === text.toLowerCase() && plain !== plain.toLowerCase()
        ? 'lower'
        : 'plain');
  return {
    ...manner,
    cased: text === text.toLowerCase() && !/\p{L}/u.test(text) ? 'plain' : cased,
    ...(small && { small }),
  };
}

/** What stands around a day, and the day on which it is read. */
export type Surroundings = { before: string; after: string; today: string };

/** The day in this manner; where a manner cannot say it truly or well, the plain one: 'Tomorrow' becomes 'Thursday, December 3'. */
export function sayDay(manner: DayManner, when: When, around: Surroundings): string {
  return inCase(wordsFor(manner, when, around), manner.cased, !manner.small && beginsSentence(around.before));
}

function wordsFor(manner: DayManner, when: When, around: Surroundings): string {
  const { as, language } = manner;
  const { lead, rhythms, soon, ask, every } = LEXICA[language];
  const template = manner.template ?? earlierTemplate(manner);
  const on = template.startsWith(lead) ? lead : '';
  if (as === 'weekday' && !(when && !('rhythm' in when)) && language === 'en') return anyDay(on, when, around.after);
  if (when === null) return isAlone(around) ? ask : soon;
  if ('rhythm' in when) {
    if (as === 'weekday') return soon;
    const { said } = rhythms[when.rhythm] ?? { said: when.rhythm };
    return said.startsWith('week') ? on + said : said;
  }
  if ('date' in when) {
    return saysDate(manner, template, when.date, around.today)
      ? filled(template, when.date, language)
      : (relativeWord(manner, when.date, around.today) ??
          on + filled(shortened(template, LEXICA[language].date), when.date, language));
  }
  const own = as === 'plural' || as === 'every' || as === 'weekday';
  const words = own && has(template, 'w', 'w3', 'l', 'p') ? template : shortened(template, every);
  return filled(words, when.every, language);
}

/** 'Thu' where the template has it so. */
const shortened = (like: string, template: string) => (has(like, 'w3') ? template.replace('{w}', '{w3}') : template);

/** How many days a weekday with 'this' or 'next' may be ahead. */
const reach = (template: string) => (/next|nächst|pr[óo]xim|que viene/.test(template) ? 13 : 6);

/** True if the template can say this date. */
function saysDate({ as }: DayManner, template: string, date: string, today: string): boolean {
  const ahead = daysFrom(today, date);
  if (as === 'weekday') return true;
  if (as === 'coming') return ahead >= 0 && ahead <= reach(template);
  // 'the 4th' is the next one.
  return as === 'date' && (has(template, 'M', 'M3', 'n', 'nn') || (ahead >= 0 && ahead < 28));
}

/** 'today', or the manner's own word for a day that is so many days ahead. */
function relativeWord({ as, link, language }: DayManner, date: string, today: string): string | null {
  if (as !== 'relative') return null;
  const { relative } = LEXICA[language];
  const ahead = daysFrom(today, date);
  if (relative[link] === ahead) return link;
  return ahead > 1 ? null : (Object.entries(relative).find(([, days]) => days === ahead)?.[0] ?? null);
}

/** 'See you Thursday', 'Thursday plans: sorted': a single weekday, whatever the class's rhythm. */
function anyDay(on: string, when: { rhythm: string } | null, after: string): string {
  const rhythm = when?.rhythm;
  if (/^ (?:plans?|nights?|evenings?|mornings?|class|session|crew)\b/.test(after)) {
    return on + (rhythm ? rhythm.replace(/s$/, '').toLowerCase() : 'class');
  }
  if (rhythm === 'Weekdays' || rhythm === 'Weekends') {
    return on ? `on ${rhythm.toLowerCase()}` : `every ${rhythm.slice(0, -1).toLowerCase()}`;
  }
  if (rhythm) return rhythm === 'Monthly' ? 'every month' : 'every other week';
  return `${on}that day`;
}

const isAlone = ({ before, after }: Surroundings): boolean =>
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before) && /^(?:$|\n|, \d)/.test(after);

/** The day in this manner is another one tomorrow. */
export const dependsOnToday = ({ as, template = '' }: DayManner): boolean =>
  as === 'relative' || as === 'coming' || (has(template, 'd', 'dd') && !has(template, 'M', 'M3', 'n', 'nn'));

/** True if the reading says what the form says: a date the date, every week the week. */
export function says({ when, manner }: Said, target: When, today: string): boolean {
  if (target === null) return false;
  const { as, template = '' } = manner;
  if ('rhythm' in target) return 'rhythm' in when && when.rhythm === target.rhythm;
  if ('rhythm' in when) return false;
  if ('every' in target) return 'every' in when && when.every === target.every;
  if ('date' in when)
    return has(template, 'y', 'yy') ? when.date === target.date : when.date.slice(5) === target.date.slice(5);
  if (weekdayOf(target.date) !== when.every || as === 'every' || as === 'plural') return false;
  return as === 'weekday' || saysDate(manner, template, target.date, today);
}
