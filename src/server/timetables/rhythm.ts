import type ICAL from 'ical.js';
import { addDays, dayOfMonth, weekdayOf } from './calendar-days.ts';
import { lastByCount, lastByMoment, type Rhythm, type Wall } from './last-day.ts';
import { Unreadable } from './rows.ts';

const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 0];
const UNKNOWN = 'It repeats in a way that a class cannot: weekly, every other week and monthly can be read.';

/**
 * How an event repeats; null if it is once.
 * @param isSteady throws if its time changes with the seasons @param wallOf a moment of the rule on the studio's clock
 * @throws Unreadable for any other rhythm than those of classes
 */
export function repeats(
  event: ICAL.Component,
  begin: Wall,
  isSteady: (first: ICAL.Time) => void,
  wallOf: (moment: ICAL.Time) => Wall,
): Rhythm | null {
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur);
  if (event.hasProperty('rdate'))
    throw new Unreadable('It has dates of its own beside its rhythm. Enter those by hand.');
  const [rule] = rules;
  if (!rule) return null;
  if (rules.length > 1 || event.hasProperty('exrule')) throw new Unreadable(UNKNOWN);
  const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
  isSteady(start);
  const shift = daysBetween(start.toString().slice(0, 10), begin.date);
  const parts = rule.parts as Record<string, (string | number)[] | undefined>;
  const others = Object.keys(parts).filter(
    (part) => !['BYDAY', 'BYMONTHDAY', 'BYHOUR', 'BYMINUTE', 'BYSECOND'].includes(part),
  );
  if (
    others.some((part) => part !== 'BYSETPOS') ||
    [parts.BYHOUR, parts.BYMINUTE, parts.BYSECOND].some((each) => (each?.length ?? 1) > 1)
  )
    throw new Unreadable(UNKNOWN);
  const none = { days: [], dates: [], monthly: null };
  const byDay = (parts.BYDAY ?? []).map(String);
  const { freq, interval } = rule;
  const own = (): Omit<Rhythm, 'until'> => {
    if (freq === 'MONTHLY' && interval === 1) return { ...none, kind: 'monthly', ...monthly(parts, begin, shift) };
    const days = byDay.length > 0 ? byDay.map((day) => shifted(NAMES.indexOf(day), shift)) : null;
    if (days?.some((day) => Number.isNaN(day)) || parts.BYMONTHDAY || parts.BYSETPOS) throw new Unreadable(UNKNOWN);
    if (freq === 'DAILY' && interval === 1) return { ...none, kind: 'weekly', days: days ?? EVERY_DAY };
    if (freq === 'DAILY' && interval === 7) return { ...none, kind: 'weekly', days: [weekdayOf(begin.date)] };
    if (freq !== 'WEEKLY' || interval > 2) throw new Unreadable(UNKNOWN);
    if (interval === 1) return { ...none, kind: 'weekly', days: days ?? [weekdayOf(begin.date)] };
    return { ...none, kind: 'other', dates: firstOfEach(rule, start, shift) };
  };
  // Rules that classes do not have are refused before they are worked out.
  const rhythm = own();
  return { ...rhythm, until: lastDay(rule, rhythm, begin, shift, wallOf) };
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
const shifted = (day: number, shift: number) => (day < 0 ? Number.NaN : (day + shift + 7) % 7);

/** The first date of each weekday that a rule has, by the rule's own weeks. */
function firstOfEach(rule: ICAL.Recur, start: ICAL.Time, shift: number): string[] {
  const dates = new Map<number, string>();
  const iterator = rule.iterator(start);
  for (let step = 0; step < 14; step++) {
    const next = iterator.next();
    if (!next) break;
    const date = addDays(next.toString().slice(0, 10), shift);
    if (!dates.has(weekdayOf(date))) dates.set(weekdayOf(date), date);
  }
  return [...dates.values()];
}

/** The last day, by its date or by how many there are; null: it has none. @throws Unreadable if it never takes place */
function lastDay(
  { until, count }: ICAL.Recur,
  rhythm: Omit<Rhythm, 'until'>,
  begin: Wall,
  shift: number,
  wallOf: (moment: ICAL.Time) => Wall,
): string | null {
  if (!until) return count ? lastByCount(rhythm, begin.date, count) : null;
  const whole = () => ({ date: addDays(until.toString().slice(0, 10), shift), time: '24:00' });
  const last = lastByMoment(rhythm, begin, until.isDate ? whole() : wallOf(until));
  if (last === '') throw new Unreadable('It never takes place.');
  return last;
}

function monthly(parts: Record<string, (string | number)[] | undefined>, begin: Wall, shift: number) {
  const [byDay, byDate, position] = [parts.BYDAY ?? [], parts.BYMONTHDAY ?? [], parts.BYSETPOS ?? []];
  // In another zone it may be the day before, which no rule says.
  if (shift !== 0) throw new Unreadable(UNKNOWN);
  const first = { dates: [begin.date] };
  if (byDay.length === 0 && position.length === 0) {
    if (byDate.length > 1 || (byDate.length === 1 && Number(byDate[0]) !== dayOfMonth(begin.date)))
      throw new Unreadable(UNKNOWN);
    return { ...first, monthly: 'date' as const };
  }
  const [, nth = position[0] ?? '', day = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(String(byDay[0])) ?? [];
  if (byDay.length !== 1 || byDate.length > 0 || NAMES.indexOf(day) !== weekdayOf(begin.date))
    throw new Unreadable(UNKNOWN);
  if (Number(nth) === -1) return { ...first, monthly: 'last' as const };
  if (Number(nth) !== Math.ceil(dayOfMonth(begin.date) / 7)) throw new Unreadable(UNKNOWN);
  return { ...first, monthly: 'weekday' as const };
}
