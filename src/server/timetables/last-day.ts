import type { Entry } from '../../contract/timetable.ts';
import { addDays, dayOfMonth, daysFrom, weekdayOf } from './calendar-days.ts';
import { isMonthlyOn } from './occurrences.ts';

/** A time on the studio's clock. */
export type Wall = { date: string; time: string };
/** How an event repeats: on weekdays, or from each of these first dates. */
export type Rhythm = {
  kind: 'weekly' | 'other' | 'monthly';
  days: number[];
  dates: string[];
  monthly: Entry['monthly'];
  until: string | null;
};

/** Timetables end before it, so whatever ends later has no end. */
const NEVER_YEAR = 2100;
const NEVER = `${NEVER_YEAR}-01-01`;
/** The longest that a monthly class is away: of a fifth Sunday, or a 31st. */
const LONGEST_GAP = 100;
type Repeats = Omit<Rhythm, 'until'>;

/**
 * The last day of a rhythm by how many there are. It is worked out instead of counted, so that an event which repeats
 * for ever costs no more than others.
 * @param first the date of the first @returns null: none that a timetable reaches
 */
export function lastByCount(rhythm: Repeats, first: string, count: number): string | null {
  if (rhythm.kind === 'monthly') return nthMonthly(rhythm, first, count);
  const [cycle, offsets] =
    rhythm.kind === 'weekly'
      ? [7, [...new Set(rhythm.days)].map((day) => (day - weekdayOf(first) + 7) % 7)]
      : [14, rhythm.dates.map((date) => daysFrom(first, date))];
  const sorted = offsets.sort((a, b) => a - b);
  const cycles = Math.floor((count - 1) / sorted.length);
  if (cycles * cycle > daysFrom(first, NEVER)) return null;
  return within(addDays(first, sorted[(count - 1) % sorted.length]! + cycles * cycle));
}

function nthMonthly({ monthly }: Repeats, first: string, count: number): string | null {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1];
  let left = count;
  for (let at = month; ; at++) {
    if (year + Math.floor(at / 12) >= NEVER_YEAR) return null;
    const day = dayInMonth(year, at, monthly, first);
    if (day !== null) left -= 1;
    if (left === 0) return new Date(Date.UTC(year, at, day!, 12)).toISOString().slice(0, 10);
  }
}

/** The day of a month, which may be beyond December, that is as the first one is in its own; null: it has none. */
function dayInMonth(year: number, month: number, monthly: Rhythm['monthly'], first: string): number | null {
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const own = dayOfMonth(first);
  if (monthly === 'date') return own <= length ? own : null;
  const to = (day: number) => (weekdayOf(first) - new Date(Date.UTC(year, month, day)).getUTCDay() + 7) % 7;
  if (monthly === 'last') return length - ((7 - to(length)) % 7);
  const day = 1 + to(1) + 7 * (Math.ceil(own / 7) - 1);
  return day <= length ? day : null;
}

/** The last day of a rhythm whose last moment this is. @returns null: none that a timetable reaches; '': it never takes place */
export function lastByMoment(rhythm: Repeats, begin: Wall, { date, time }: Wall): string | null {
  if (date >= NEVER) return null;
  let day = time < begin.time ? addDays(date, -1) : date;
  for (let back = 0; back < LONGEST_GAP && day >= begin.date; back++, day = addDays(day, -1))
    if (isOnRhythm(rhythm, day)) return day;
  return '';
}

const within = (day: string) => (day < NEVER ? day : null);

function isOnRhythm({ kind, days, dates, monthly }: Repeats, day: string): boolean {
  if (kind === 'weekly') return days.includes(weekdayOf(day));
  if (kind === 'other') return dates.some((date) => day >= date && daysFrom(date, day) % 14 === 0);
  return isMonthlyOn({ date: dates[0]!, monthly }, day);
}
