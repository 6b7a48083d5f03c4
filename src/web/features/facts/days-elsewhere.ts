import { DAY_WORDS, type DayWords } from '../../../contract/days.ts';
import type { DayManner } from '../../../contract/facts.ts';
import type { Language } from '../../../contract/promotion.ts';
import { closestDate, dayOf, daysFrom, monthOf, weekdayOf } from './calendar.ts';
import type { Said, When } from './when.ts';

type Elsewhere = Exclude<Language, 'en'>;
type Pattern = readonly [RegExp, (match: RegExpExecArray, today: string) => Said | null];

/** What a weekday has before it: 'am Donnerstag', 'el jueves'. */
const ON: Record<Elsewhere, string> = { de: 'am', es: 'el' };
const END = '(?![\\p{L}\\p{N}])';
/** A line of its own, or before a time: elsewhere 'heute' is seldom the class's day. */
const LONE = '(?= *(?:$|, *\\d| \\d))';

const either = (words: readonly string[]) => words.join('|').replaceAll('é', '[ée]').replaceAll('á', '[áa]');
/** 'MIERCOLES' is 'miércoles'. */
const same = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const indexOf = (words: readonly string[], word = '') => words.findIndex((each) => same(each) === same(word));

/** What a German or Spanish text may say of a day. */
export const ELSEWHERE: readonly Pattern[] = (['de', 'es'] as const).flatMap((language) => {
  const words = DAY_WORDS[language];
  const { weekdays, months, rhythms } = words;
  const [on, day] = [ON[language], either(weekdays)];
  const plurals = weekdays.map((each) => (language === 'de' ? `${each.toLowerCase()}s` : words.plural(each)));
  const manner = (as: DayManner['as'], parts: Partial<DayManner> = {}): DayManner => ({
    ...{ fact: 'day', as, on: false, link: '', short: false, month: null, cased: 'plain', language },
    ...parts,
  });
  const weekly = (as: DayManner['as'], index: number, parts: Partial<DayManner>): Said | null =>
    index < 0 ? null : { when: { every: index }, manner: manner(as, parts) };
  const dated = ([, begins, weekday, link = '', number, month]: RegExpExecArray, today: string): Said | null => {
    const date = closestDate(indexOf(months, month), Number(number), today);
    const parts = { short: false, last: true, ordinal: false, named: weekday !== undefined };
    return date === null
      ? null
      : { when: { date }, manner: manner('date', { on: Boolean(begins), link: link.toLowerCase(), month: parts }) };
  };
  const list: Pattern[] = [
    [lone(either(Object.values(rhythms))), ([, said]) => rhythm(words, manner('every'), said)],
    [
      lone(`${words.today}|${words.tomorrow}`),
      ([, said], today) => ({
        when: { date: dayAfter(today, same(said ?? '') === same(words.tomorrow)) },
        manner: manner('relative'),
      }),
    ],
    [
      pattern(
        `(${on} )?(?:(${day})(,? (?:den )?))?([0-3]?\\d)${language === 'de' ? '\\.' : ' de'} (${either(months)})${END}`,
      ),
      dated,
    ],
    [
      pattern(`(${words.every}|${language === 'de' ? 'immer am' : 'cada'}) (${day}|${either(plurals)})${END}`),
      ([, link = '', said]) => weekly('every', nameIndex(said), { link: link.toLowerCase() }),
    ],
    [
      pattern(`${language === 'de' ? '()' : '(los )'}(${either(plurals)})${END}`),
      ([, , said]) => weekly('plural', nameIndex(said), {}),
    ],
    [
      pattern(`(${on} )?(${day})${END}`),
      ([, begins, said]) => weekly('weekday', nameIndex(said), { on: Boolean(begins) }),
    ],
  ];
  const nameIndex = (said: string | undefined) => Math.max(indexOf(weekdays, said), indexOf(plurals, said));
  return list;
});

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

function lone(source: string): RegExp {
  return new RegExp(`^[^\\p{L}\\p{N}\\n]*(${source})${LONE}`, 'gimu');
}

const dayAfter = (today: string, isTomorrow: boolean) => {
  const date = new Date(`${today}T12:00:00Z`);
  if (isTomorrow) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

function rhythm({ rhythms }: DayWords, manner: DayManner, said = ''): Said | null {
  const found = Object.entries(rhythms).find(([, words]) => same(words) === same(said));
  return found ? { when: { rhythm: found[0] }, manner } : null;
}

/** The day in the manner of a German or Spanish text. @param alone it is a line of its own, or what one begins with */
export function sayElsewhere(manner: DayManner, when: When, alone: boolean, today: string): string {
  const language = manner.language === 'en' ? 'de' : manner.language;
  const words = DAY_WORDS[language];
  const on = manner.on ? `${ON[language]} ` : '';
  if (when === null) return alone ? lowered(words.ask) : words.soon;
  if ('rhythm' in when) return manner.as === 'weekday' ? words.soon : (words.rhythms[when.rhythm] ?? when.rhythm);
  if (manner.as === 'weekday') return on + words.weekdays['date' in when ? weekdayOf(when.date) : when.every]!;
  if ('date' in when) return dateWords(manner, when, words, { on, today });
  const weekday = words.weekdays[when.every]!;
  if (manner.as === 'plural') return language === 'de' ? `${weekday.toLowerCase()}s` : `los ${words.plural(weekday)}`;
  const link = (manner.as === 'every' && manner.link) || words.every;
  return `${link} ${link === 'cada' ? weekday : words.plural(weekday)}`;
}

function dateWords(
  { as, link, month }: DayManner,
  { date }: { date: string },
  words: DayWords,
  { on, today }: { on: string; today: string },
): string {
  const ahead = daysFrom(today, date);
  if (as === 'relative' && (ahead === 0 || ahead === 1)) return ahead === 0 ? words.today : words.tomorrow;
  const weekday = month && !month.named ? '' : words.weekdays[weekdayOf(date)]! + (month ? link : ', ');
  return on + words.date(weekday, dayOf(date), words.months[monthOf(date)]!);
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
