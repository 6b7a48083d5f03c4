import { CASES, type DayManner } from '../../../contract/facts.ts';
import { addDays, closestDate, dayOf, daysFrom, MONTHS, monthOf, WEEKDAYS, weekdayOf } from './calendar.ts';
import { ELSEWHERE, sayElsewhere } from './days-elsewhere.ts';
import type { DayMention, Said, When } from './when.ts';
import { beginsSentence, inCase, matchesNotAfter } from './words.ts';

const RHYTHMS = ['Weekdays', 'Weekends', 'Bi-weekly', 'Monthly'];
const SHORT = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?![a-z])';
const LONG = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const NAME = `${LONG}|${SHORT}`;
const MONTH = `${MONTHS.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![a-z])`;
const NUMBER = '([0-3]?\\d)(st|nd|rd|th)?(?![\\p{L}\\p{N}:])';
const ON = '(on )?';

/** What a text may say, longest first: what one pattern has taken is not offered to the next. */
const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray, today: string) => Said | null])[] = [
  [
    pattern(`${ON}(?:(${NAME})(,? ))?(${MONTH}) ${NUMBER}`),
    ([, on, day, link, month, number, nth], today) =>
      dateSaid({ on, day, link, month, number, nth, last: false }, today),
  ],
  [
    pattern(`${ON}(?:(${NAME})(,? ))?${NUMBER} (${MONTH})(?!\\p{L})`),
    ([, on, day, link, number, nth, month], today) =>
      dateSaid({ on, day, link, month, number, nth, last: true }, today),
  ],
  [pattern(`(every|each) (${NAME})(?![\\p{L}\\p{N}])`), ([, link, day]) => weekly('every', day, { link })],
  [pattern(`(this|next|coming) (${LONG})(?![\\p{L}\\p{N}])`), ([, link, day]) => weekly('coming', day, { link })],
  [pattern(`${ON}(${LONG})s(?![\\p{L}\\p{N}])`), ([, on, day]) => weekly('plural', day, { on })],
  [pattern(`${ON}(${LONG})(?![\\p{L}\\p{N}])`), ([, on, day]) => weekly('weekday', day, { on })],
  // In a sentence these words are seldom the class's day ("Make it today."), in a line of their own or before a time they are.
  [
    /^[^\p{L}\p{N}\n]*(today|tomorrow|tonight)(?= *(?:$|, *\d| at \d|,? \d))/gimu,
    ([, word], today) =>
      said('relative', { date: addDays(today, /tomorrow/i.test(word ?? '') ? 1 : 0) }, { link: word }),
  ],
  [
    /^[^\p{L}\p{N}\n]*(weekdays|weekends|bi-weekly|monthly)(?= *(?:$|, *\d| at \d|,? \d))/gimu,
    ([, word]) =>
      said('every', { rhythm: RHYTHMS.find((name) => name.toLowerCase() === word?.toLowerCase()) ?? '' }, {}),
  ],
  ...ELSEWHERE,
];

type Parts = { on?: string | undefined; link?: string | undefined; day?: string | undefined };

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

function said(as: DayManner['as'], when: DayMention['when'], { on, link, day }: Parts): Said {
  const short = day !== undefined && !/day$/i.test(day);
  const manner = { fact: 'day', as, on: Boolean(on), link: (link ?? '').toLowerCase(), short, month: null } as const;
  return { when, manner: { ...manner, cased: 'plain', language: 'en' } };
}

function weekly(as: DayManner['as'], day: string | undefined, parts: Parts): Said {
  return said(as, { every: weekdayNamed(day ?? '') }, { ...parts, day });
}

const weekdayNamed = (word: string) =>
  WEEKDAYS.findIndex((name) => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());

type DateParts = Parts & {
  month: string | undefined;
  number: string | undefined;
  nth: string | undefined;
  last: boolean;
};

function dateSaid({ month = '', number, nth, last, ...parts }: DateParts, today: string): Said | null {
  const index = MONTHS.findIndex((name) => name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase());
  const date = closestDate(index, Number(number), today);
  if (date === null) return null;
  const result = said('date', { date }, parts);
  const short = month.length <= 4 && month.length < (MONTHS[index]?.length ?? 0);
  const named = parts.day !== undefined;
  return { ...result, manner: { ...result.manner, month: { short, last, ordinal: nth !== undefined, named } } };
}

/** Every day that the words say, in their order. */
export function findDays(words: string, today: string): DayMention[] {
  const found: DayMention[] = [];
  for (const [expression, read] of PATTERNS) {
    for (const match of matchesNotAfter(words, expression, /[\p{L}\p{N}]/u)) {
      // What may stand before a word that begins a line is not part of it.
      const start = match.index + (/^[^\p{L}\p{N}]*/u.exec(match[0])?.[0].length ?? 0);
      const end = match.index + match[0].length;
      const result = found.some((other) => start < other.end && other.start < end) ? null : read(match, today);
      if (result) found.push({ start, end, ...result, manner: casedLike(words, start, end, result, today) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function casedLike(words: string, start: number, end: number, { manner, when }: Said, today: string): DayManner {
  const text = words.slice(start, end);
  const cased = CASES.find((candidate) => {
    const context = {
      before: words.slice(0, start),
      after: words.slice(end),
      today: manner.as === 'coming' ? '' : today,
    };
    return sayDay({ ...manner, cased: candidate }, when, context) === text;
  });
  return { ...manner, cased: cased ?? (text === text.toUpperCase() ? 'upper' : 'plain') };
}

/** What stands around a day, and the day on which it is read. */
export type Surroundings = { before: string; after: string; today: string };

/** The day in this manner; where a manner cannot say it truly or well, the plain one: 'Tomorrow' becomes 'Thursday, December 3'. */
export function sayDay(manner: DayManner, when: When, { before, after, today }: Surroundings): string {
  const words = wordsFor(manner, when, { before, after, today });
  return inCase(words, manner.cased, beginsSentence(before));
}

function wordsFor(manner: DayManner, when: When, around: Surroundings): string {
  if (manner.language !== 'en') return sayElsewhere(manner, when, isAlone(around), around.today);
  if (manner.as === 'weekday') return weekdayWords(manner, when, around.after);
  if (when === null) return unknown(around);
  const on = manner.on ? 'on ' : '';
  if ('date' in when) return dateWords(manner, when.date, on, around.today);
  if ('rhythm' in when) {
    const rhythm = when.rhythm.toLowerCase();
    return rhythm.startsWith('week') ? on + rhythm : rhythm;
  }
  const day = nameOf(when.every, manner);
  if (manner.as === 'plural') return `${on}${day}s`;
  if (manner.as === 'coming' && !around.today) return `${manner.link} ${day}`;
  return `${manner.as === 'every' && manner.link ? manner.link : 'every'} ${day}`;
}

function dateWords(manner: DayManner, date: string, on: string, today: string): string {
  const ahead = daysFrom(today, date);
  const { as, link } = manner;
  if (as === 'relative') {
    if (ahead === 0) return link === 'tonight' ? link : 'today';
    if (ahead === 1) return 'tomorrow';
  }
  if (as === 'coming' && ahead >= 0 && ahead <= (link === 'next' ? 13 : 6)) {
    return `${link} ${WEEKDAYS[weekdayOf(date)]}`;
  }
  const { month } = manner;
  if (!month) return `${on}${nameOf(weekdayOf(date), manner)}, ${MONTHS[monthOf(date)]} ${dayOf(date)}`;
  const monthName = MONTHS[monthOf(date)]!.slice(0, month.short ? 3 : undefined);
  const number = `${dayOf(date)}${month.ordinal ? ordinal(dayOf(date)) : ''}`;
  const day = month.named ? nameOf(weekdayOf(date), manner) + link : '';
  return on + day + (month.last ? `${number} ${monthName}` : `${monthName} ${number}`);
}

const nameOf = (weekday: number, { short }: DayManner) => WEEKDAYS[weekday]!.slice(0, short ? 3 : undefined);

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** 'See you Thursday', 'Thursday plans: sorted': a single weekday, whatever the class's rhythm. */
function weekdayWords({ on, ...manner }: DayManner, when: When, after: string): string {
  const preposition = on ? 'on ' : '';
  if (when && !('rhythm' in when)) {
    return preposition + nameOf('date' in when ? weekdayOf(when.date) : when.every, { on, ...manner });
  }
  const rhythm = when?.rhythm;
  if (/^ (?:plans?|nights?|evenings?|mornings?|class|session|crew)\b/.test(after)) {
    return preposition + (rhythm ? rhythm.replace(/s$/, '').toLowerCase() : 'class');
  }
  if (rhythm === 'Weekdays' || rhythm === 'Weekends') {
    return on ? `on ${rhythm.toLowerCase()}` : `every ${rhythm.slice(0, -1).toLowerCase()}`;
  }
  if (rhythm) return rhythm === 'Monthly' ? 'every month' : 'every other week';
  return `${preposition}that day`;
}

/** The copywriter's own words for a line that stands alone, 'soon' in a sentence. */
const unknown = (around: Surroundings): string => (isAlone(around) ? 'message us for the next date' : 'soon');

const isAlone = ({ before, after }: Surroundings): boolean =>
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before) && /^(?:$|\n|, \d)/.test(after);
