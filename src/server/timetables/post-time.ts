import { Temporal } from 'temporal-polyfill';
import type { PostTime } from '../../contract/posting.ts';
import type { Occurrence } from '../../contract/timetable.ts';
import { addDays } from './calendar-days.ts';
import { instantOf } from './occurrences.ts';

/** A moment on the studio's clock, and in ISO 8601. */
export type PostMoment = { date: string; time: string; at: string };

/**
 * When a class's video is to be posted: so many days before it is now, at a time of the studio's clock, whatever the clock does between. Where the class has
 * begun by then, as one at 7:00 has at 18:00 of the same day, a day earlier at the same time.
 */
export function postMoment(
  { daysBefore, time }: PostTime,
  { date, at }: Pick<Occurrence, 'date' | 'at'>,
  zone: string,
): PostMoment {
  const on = (day: string): PostMoment => ({ date: day, time, at: instantOf(day, time, zone) });
  const moment = on(addDays(date, -daysBefore));
  return Date.parse(moment.at) < Date.parse(at) ? moment : on(addDays(date, -daysBefore - 1));
}

/** An instant on the studio's clock. */
export function momentOf(at: Date, zone: string): PostMoment {
  const clock = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  const time = clock.toPlainTime().toString({ smallestUnit: 'minute' });
  return { date: clock.toPlainDate().toString(), time, at: at.toISOString() };
}
