import { Temporal } from 'temporal-polyfill';
import { type Entry, type Exception, isUsual, type Occurrence } from '../../contract/timetable.ts';
import { addDays, dayOfMonth, daysFrom, weekdayOf } from './calendar-days.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type Dated = { date: string; exception: Exception };
export type Listed = { id: string; entry: Entry; exceptions: readonly Dated[] };

/** Whether the timetable has a class on this day. */
export function isOn(entry: Entry, date: string): boolean {
  if ((entry.from && date < entry.from) || (entry.until && date > entry.until)) return false;
  const weekday = weekdayOf(date);
  if (entry.schedule === '') return date === entry.date;
  if (entry.schedule === 'Weekdays') return weekday > 0 && weekday < 6;
  if (entry.schedule === 'Weekends') return weekday === 0 || weekday === 6;
  if (entry.schedule === 'Bi-weekly') return date >= entry.date! && daysFrom(entry.date!, date) % 14 === 0;
  if (entry.schedule === 'Monthly') return date >= entry.date! && isMonthlyOn(entry, date);
  return entry.schedule === `Every ${WEEKDAYS[weekday]}`;
}

/** Whether a monthly class is on this day of its month. */
export function isMonthlyOn({ date: first, monthly }: Pick<Entry, 'date' | 'monthly'>, date: string): boolean {
  if (monthly === 'date') return dayOfMonth(date) === dayOfMonth(first!);
  if (weekdayOf(date) !== weekdayOf(first!)) return false;
  if (monthly === 'last') return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  const nth = (day: string) => Math.ceil(dayOfMonth(day) / 7);
  return nth(date) === nth(first!);
}

/**
 * When a clock on the wall of the zone shows this, in ISO 8601. Where the clock skips it, as much later as it skips; where it shows it twice, the first
 * time (RFC 5545, 3.3.5).
 */
export const instantOf = (date: string, time: string, zone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString();

/** Today, or the day of another moment, in a zone. */
export const dayIn = (zone: string, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Whether a class has begun: nobody is invited to it any more. */
export const isOver = ({ at }: Pick<Occurrence, 'at'>, now: Date): boolean => Date.parse(at) <= now.getTime();

/** All classes of `days` days from `first` on, in their order. One that was moved stands on both days. */
export function occurrences(listed: readonly Listed[], zone: string, first: string, days: number): Occurrence[] {
  const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
  const [from, to] = [first, addDays(first, days - 1)];
  const all = listed.flatMap(({ id, entry, exceptions }) => {
    const byDay = new Map(exceptions.map(({ date, exception }) => [date, exception]));
    const movedHere = exceptions.filter(
      ({ date, exception: { moved } }) =>
        moved && moved.date >= from && moved.date <= to && (date < from || date > to) && isOn(entry, date),
    );
    const own = dates.filter((date) => isOn(entry, date));
    return [...own, ...movedHere.map(({ date }) => date)]
      .flatMap((of) => onDay({ id, entry }, of, byDay.get(of) ?? null, zone))
      .filter(({ date }) => date >= from && date <= to);
  });
  return all.sort((a, b) => compare(a.date, b.date) || compare(a.time, b.time) || compare(a.entryId, b.entryId));
}

/** A class of this day, wherever it was moved to; null: the timetable has none. */
export function occurrenceOf({ id, entry, exceptions }: Listed, of: string, zone: string): Occurrence | null {
  if (!isOn(entry, of)) return null;
  const exception = exceptions.find(({ date }) => date === of)?.exception ?? null;
  return onDay({ id, entry }, of, exception, zone).find(({ isGone }) => !isGone)!;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function onDay(
  { id, entry }: Pick<Listed, 'id' | 'entry'>,
  of: string,
  exception: Exception | null,
  zone: string,
): Occurrence[] {
  const at = (date: string, time: string, isGone: boolean): Occurrence => ({
    ...{ entryId: id, of, date, time, at: instantOf(date, time, zone), isGone },
    ends: time === entry.time ? entry.ends : endOf(entry, time),
    exception: exception && !isUsual(exception) ? exception : null,
  });
  const moved = exception?.moved;
  if (!moved) return [at(of, entry.time, false)];
  const there = at(moved.date, moved.time, false);
  return moved.date === of ? [there] : [at(of, entry.time, true), there];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of day `minutes` after another. */
export function after(time: string, minutes: number): string {
  const total = (((minutesOf(time) + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

/** A class that begins at another time lasts as long as ever. */
const endOf = ({ time, ends }: Entry, begins: string) =>
  ends && after(begins, (minutesOf(ends) - minutesOf(time) + 1440) % 1440);
