import type { DayManner } from '../facts.ts';
import type { Language } from '../promotion.ts';
import { dayOf, monthOf, weekdayOf } from './calendar.ts';
import { indexAmong, LEXICA } from './lexicon.ts';

/*
 * How a text says a day, as its words with tokens: 'Sat 5th Dec' is '{w3} {d}{th} {M3}', 'den 05.12.26' is 'den {dd}.{nn}.{yy}'.
 *   {w} {w3} {l} {p}  weekday: whole, short, in small letters, as in 'every'
 *   {M} {M3} {n} {nn} month: whole, short, its number, the number in two digits
 *   {d} {dd} {th}     day of the month, in two digits, what makes it an ordinal
 *   {y} {yy}          year, its last two digits
 */

export type Parts = { w?: string; d?: string; th?: string; M?: string; n?: string; y?: string };

/** The template of words whose parts stand in them in this order. */
export function templateOf(
  words: string,
  parts: readonly (readonly [keyof Parts, string])[],
  language: Language,
): string {
  const lexicon = LEXICA[language];
  // '05' shows that numbers have two digits, and so has a date with a whole year: '04.12.2026'.
  const wide = parts.some(([part, value]) => (part === 'd' || part === 'n') && value.startsWith('0'));
  const whole =
    parts.some(([part]) => part === 'n') && parts.some(([part, value]) => part === 'y' && value.length === 4);
  let template = '';
  let from = 0;
  for (const [part, value] of parts) {
    const at = words.indexOf(value, from);
    template += words.slice(from, at).toLowerCase() + token(part, value);
    from = at + value.length;
  }
  return template + words.slice(from).toLowerCase();

  function token(part: keyof Parts, value: string): string {
    switch (part) {
      case 'w':
        if (indexAmong(lexicon.weekdays, [], value) >= 0) return '{w}';
        return indexAmong(lexicon.weekdays.map(lexicon.plural), [], value) >= 0 ? '{p}' : '{w3}';
      case 'M':
        return indexAmong(lexicon.months, [], value) >= 0 ? '{M}' : '{M3}';
      case 'd':
        return wide || whole ? '{dd}' : '{d}';
      case 'n':
        return wide || whole ? '{nn}' : '{n}';
      case 'y':
        return value.length === 2 ? '{yy}' : '{y}';
      case 'th':
        return '{th}';
    }
  }
}

/** The template's words for a day: a date, or a weekday (0 for Sunday) where it has no other tokens. */
export function filled(template: string, day: string | number, language: Language): string {
  const { weekdays, months, short, plural } = LEXICA[language];
  const weekday = weekdays[typeof day === 'number' ? day : weekdayOf(day)]!;
  const [number, month, year] = typeof day === 'number' ? [1, 0, ''] : [dayOf(day), monthOf(day), day.slice(0, 4)];
  const values: Record<string, string> = {
    ...{ w: weekday, w3: weekday.slice(0, short), l: weekday.toLowerCase(), p: plural(weekday) },
    ...{ M: months[month]!, M3: months[month]!.slice(0, 3), n: String(month + 1), nn: twoDigits(month + 1) },
    ...{ d: String(number), dd: twoDigits(number), th: ordinal(number), y: year, yy: year.slice(2) },
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Whether a template has one of these tokens. */
export const has = (template: string, ...tokens: string[]) => tokens.some((name) => template.includes(`{${name}}`));

const twoDigits = (number: number) => String(number).padStart(2, '0');

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** The template of a manner that was kept before there were templates. */
export function earlierTemplate({ as, on, link, short, month, language }: DayManner): string {
  const lexicon = LEXICA[language];
  const lead = on ? lexicon.lead : '';
  const weekday = short ? '{w3}' : '{w}';
  switch (as) {
    case 'date': {
      if (!month) return lead + lexicon.date.replace('{w}', weekday);
      const named = month.named ? weekday + link : '';
      if (language !== 'en') return lead + named + lexicon.date.replace('{w}, ', '');
      const [name, number] = [month.short ? '{M3}' : '{M}', month.ordinal ? '{d}{th}' : '{d}'];
      return lead + named + (month.last ? `${number} ${name}` : `${name} ${number}`);
    }
    case 'plural':
      return { en: `${lead}{w}s`, de: '{l}s', es: 'los {p}' }[language];
    case 'every':
      return link ? `${link} ${link === 'todos los' ? '{p}' : weekday}` : lexicon.every.replace('{w}', weekday);
    case 'coming':
      return `${link} {w}`;
    default:
      return lead + weekday;
  }
}
