import { clock } from '../days.ts';
import type { ClockManner, TimeManner } from '../facts.ts';
import type { Language } from '../promotion.ts';

/** Minutes after midnight of a time such as '7:00 PM'; NaN for anything else. */
export function minutesOf(time: string): number {
  const match = /^(\d{1,2}):(\d\d) ?([AP])M$/i.exec(time);
  if (!match) return Number.NaN;
  return (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3]?.toUpperCase() === 'P' ? 720 : 0);
}

/** The class's time in this manner; what it is until keeps its length. */
export function sayTime(manner: TimeManner, time: string): string {
  const total = minutesOf(time);
  if (Number.isNaN(total)) return time;
  const { until } = manner;
  if (!until) return sayClock(manner, total);
  const end = (total + until.minutes) % 1440;
  // '7-8pm', but '11:30am-12:30pm'.
  const unclear = !manner.whole && manner.marks[0] === '' && Math.floor(total / 720) !== Math.floor(end / 720);
  const begins = unclear ? { ...manner, gap: until.clock.gap, marks: until.clock.marks } : manner;
  return sayClock(begins, total) + until.link + sayClock(until.clock, end);
}

/** @param total minutes after midnight */
function sayClock({ colon, minutes, gap, marks, whole, unit, lead = '', part }: ClockManner, total: number): string {
  const rest = String(total % 60).padStart(2, '0');
  const hour = Math.floor(total / 60);
  const number = hour % 12 || 12;
  const said = whole
    ? wholeHours(hour, rest, { colon, minutes, unit })
    : `${number}${minutes || rest !== '00' ? colon + rest : ''}${unit}`;
  const mark = whole ? '' : marks[hour < 12 ? 0 : 1];
  return article(lead, whole ? hour : number) + said + (mark && gap + mark) + (part ? ` ${partOfDay(part, hour)}` : '');
}

function wholeHours(
  hour: number,
  rest: string,
  { colon, minutes, unit }: Pick<ClockManner, 'colon' | 'minutes' | 'unit'>,
) {
  if (colon === '') return String(hour).padStart(2, '0') + rest + unit;
  // '19h30', '19 Uhr 30'.
  if (colon.length > 1 || /h/i.test(colon)) return hour + (rest === '00' ? colon.trimEnd() : colon + rest) + unit;
  if (unit === '' && !minutes) return rest === '00' ? String(hour) : hour + colon + rest;
  return clock(hour, rest, unit, !minutes, colon);
}

/** 'a las 7', 'a la 1' */
const article = (lead: string, hour: number) =>
  hour === 1 ? lead.replace(/las $/i, 'la ') : lead.replace(/la $/i, 'las ');

const PARTS: Record<Language, readonly (readonly [number, string])[]> = {
  en: [
    [12, 'in the morning'],
    [17, 'in the afternoon'],
    [21, 'in the evening'],
    [24, 'at night'],
  ],
  de: [
    [11, 'morgens'],
    [14, 'mittags'],
    [18, 'nachmittags'],
    [24, 'abends'],
  ],
  es: [
    [12, 'de la mañana'],
    [20, 'de la tarde'],
    [24, 'de la noche'],
  ],
};

const partOfDay = (language: Language, hour: number) => PARTS[language].find(([until]) => hour < until)?.[1] ?? '';
