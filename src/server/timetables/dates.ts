import { dateOf, weekdayOf } from './calendar-days.ts';
import { EVERY, monthIn, plain, spanIn, weekdayIn } from './words.ts';

/** Whether 4/5 is in April; null: the dates of the text leave it open. */
export type DateManner = { monthFirst: boolean | null; today: string };
export type FoundDate = { start: number; end: number } & ({ date: string } | { reason: string });
export type FoundDays = { start: number; end: number; days: number[] };

/** How a reason ends that a choice mends. */
export const WHICH = 'Choose which.';

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const NUMBERS = /(?<![\d.:/])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})(?!\d)|\2?(?![\d:/]))/;
const DAY_FIRST =
  /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?\s?(?:de |di |of )?([\p{L}]{3,10})\.?(?:,?\s(?:de |del )?(\d{4}))?(?![\p{L}])/u;
const MONTH_FIRST =
  /(?<!\p{L})([\p{L}]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\d:\p{L}]|\s?(?:am|pm|h|uhr)\b)/u;

/** Whether the month comes first in dates such as 4/25/2026, by those that leave no choice; null if there are none, or both. */
export function monthFirstIn(texts: readonly string[]): boolean | null {
  let [day, month] = [false, false];
  for (const text of texts)
    for (const [, first, mark, second] of text.matchAll(new RegExp(NUMBERS, 'g'))) {
      if (mark === '.' || ISO.test(text)) continue;
      if (Number(first) > 12) day = true;
      if (Number(second) > 12) month = true;
    }
  return day === month ? null : month;
}

/** The first date in a text; null if there is none. One without a year is the next one. */
export function findDate(text: string, manner: DateManner): FoundDate | null {
  const iso = ISO.exec(text);
  if (iso) return at(iso, dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  return findNumbers(text, manner) ?? findNamed(text, manner);
}

function findNumbers(text: string, { monthFirst, today }: DateManner): FoundDate | null {
  const match = NUMBERS.exec(text);
  if (!match) return null;
  const [said, first = '', mark, second = '', year] = match;
  // '18.30' is a time.
  if (year === undefined && mark !== '/' && !said.endsWith('.')) return null;
  const place = { start: match.index, end: match.index + said.length };
  const order = mark === '.' || Number(first) > 12 ? false : Number(second) > 12 ? true : monthFirst;
  if (order === null && first !== second)
    return { ...place, reason: `“${said}” may begin with the day or with the month. ${WHICH}` };
  const [month, day] = order ? [first, second] : [second, first];
  return at(match, dated(Number(month), Number(day), year, today));
}

function findNamed(text: string, { today }: DateManner): FoundDate | null {
  const [byDay, byMonth] = [DAY_FIRST.exec(text), MONTH_FIRST.exec(text)];
  const [month, other] = [byDay && monthIn(byDay[2]!), byMonth && monthIn(byMonth[1]!)];
  if (byDay && month) return at(byDay, dated(month, Number(byDay[1]), byDay[3], today));
  if (byMonth && other) return at(byMonth, dated(other, Number(byMonth[2]), byMonth[3], today));
  return null;
}

function at(match: RegExpExecArray, date: string | null): FoundDate {
  const place = { start: match.index, end: match.index + match[0].length };
  return date ? { ...place, date } : { ...place, reason: `“${match[0].trim()}” is not a date.` };
}

function dated(month: number, day: number, year: string | undefined, today: string): string | null {
  if (year !== undefined) return dateOf(Number(year.length === 2 ? `20${year}` : year), month, day);
  const now = Number(today.slice(0, 4));
  const coming = [now, now + 1].map((each) => dateOf(each, month, day)).find((date) => date !== null && date >= today);
  return coming ?? null;
}

const WORD = String.raw`[\p{L}\d]+(?:-feira|ª)?\.?`;
const JOIN = /^\s*(?:,|&|\+|\/|and|und|y|et|e|u\.|-|–|—|to|bis|a|à|ao?|al|through|thru|au)\s*/iu;
const SPAN = /^\s*(?:-|–|—|to|bis|a|à|ao?|al|through|thru|au)\s*$/iu;

/** Weekdays at the beginning of a text: 'Mon', 'Every Tuesday', 'Mon, Wed & Fri', 'Mon-Fri', 'daily'. Null if it begins otherwise. */
export function daysAtStart(text: string): FoundDays | null {
  const lead = /^[\s•*·\-–—>|]*/.exec(text)![0].length;
  const every = EVERY.exec(plain(text.slice(lead)).concat(' '));
  const from = every ? lead + lengthOf(text.slice(lead), every[0].trim()) : lead;
  const span = spanAt(text, lead) ?? spanAt(text, from);
  if (span) return span;
  const first = wordAt(text, from);
  const day = first && weekdayIn(first.word);
  if (first === null || day === null) return null;
  return more(text, { start: lead, end: first.end, days: [day] });
}

/** How far into a text its words reach that are `words` without accents. */
function lengthOf(text: string, words: string): number {
  for (let end = words.length; end <= text.length; end++) if (plain(text.slice(0, end)) === words) return end;
  return 0;
}

function spanAt(text: string, from: number): FoundDays | null {
  const words = text.slice(from).split(/(?<=\s)/);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const phrase = words.slice(0, count).join('');
    const days = spanIn(phrase.replace(/[:,.]?\s*$/, ''));
    if (days) return { start: from, end: from + phrase.replace(/\s*$/, '').length, days: [...days] };
  }
  return null;
}

function wordAt(text: string, from: number): { word: string; end: number } | null {
  const match = new RegExp(String.raw`^\s*(${WORD})(?![\p{L}\d])`, 'u').exec(text.slice(from));
  return match && { word: match[1]!, end: from + match[0].length };
}

function more(text: string, found: FoundDays): FoundDays {
  const join = JOIN.exec(text.slice(found.end));
  // The 'a' of 'lunes a viernes' stands alone, that of 'Mon acro' does not.
  const next = join && wordAt(text, found.end + join[0].length);
  const day = next && (/^\s*\p{L}/u.test(join[0]) && !/\s$/.test(join[0]) ? null : weekdayIn(next.word));
  if (!next || day === null) return found;
  const days = SPAN.test(join[0]) ? through(found.days, day) : [...found.days, day];
  return more(text, { ...found, end: next.end, days: [...new Set(days)] });
}

function through(days: number[], last: number): number[] {
  const first = days.at(-1)!;
  return [...days, ...Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)];
}

/** A weekday anywhere in a text, written out: what is short may be any word. */
export function dayInside(text: string): FoundDays | null {
  for (const match of text.matchAll(/[\p{L}]+(?:-feira)?/gu)) {
    const day = match[0].length > 4 ? weekdayIn(match[0]) : null;
    if (day !== null) return { start: match.index, end: match.index + match[0].length, days: [day] };
  }
  return null;
}

/** Why a date cannot be on these days; null if it can. */
export function clash(date: string, days: readonly number[]): string | null {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const weekday = weekdayOf(date);
  return days.length === 0 || days.includes(weekday)
    ? null
    : `${date} is a ${names[weekday]}, not a ${days.map((day) => names[day]).join(' or ')}.`;
}
