import { Temporal } from 'temporal-polyfill';

/** Between these times of the studio's clock nobody is reminded who does not want to be. */
const NIGHT = { from: '22:00', until: '08:00' };
/** When somebody is reminded of what is to be posted in the night, for a class that begins before it is over. */
const BEFORE_NIGHT = '21:00';

type Zoned = Temporal.ZonedDateTime;
const zoned = (at: string, zone: string): Zoned => Temporal.Instant.from(at).toZonedDateTimeISO(zone);
const clockOf = (moment: Zoned): string => moment.toPlainTime().toString({ smallestUnit: 'minute' });
const onDay = (moment: Zoned, time: string, days = 0): Zoned =>
  moment.toPlainDate().add({ days }).toZonedDateTime({ timeZone: moment.timeZoneId, plainTime: time });

/** The evening and the morning of the night that a moment is in; null: it is in none. */
function nightOf(moment: Zoned): { evening: Zoned; morning: Zoned } | null {
  const clock = clockOf(moment);
  if (clock >= NIGHT.from) return { evening: onDay(moment, BEFORE_NIGHT), morning: onDay(moment, NIGHT.until, 1) };
  if (clock < NIGHT.until) return { evening: onDay(moment, BEFORE_NIGHT, -1), morning: onDay(moment, NIGHT.until) };
  return null;
}

const isoOf = (moment: Zoned): string => moment.toInstant().toString();

/**
 * When somebody is reminded of what is to be posted at `at`: then; where that is in the night, when it is over; and the evening before where the class
 * has begun by then. ISO 8601.
 */
export function remindAt(at: string, classAt: string, zone: string): string {
  const night = nightOf(zoned(at, zone));
  if (!night) return at;
  const morning = isoOf(night.morning);
  return Date.parse(morning) < Date.parse(classAt) ? morning : isoOf(night.evening);
}

/** When the night is over that a moment is in; null: it is in none. */
export function nightEnd(now: Date, zone: string): Date | null {
  const night = nightOf(zoned(now.toISOString(), zone));
  return night && new Date(night.morning.epochMilliseconds);
}

/** When the next night begins. */
export function nightBegin(now: Date, zone: string): Date {
  const moment = zoned(now.toISOString(), zone);
  return new Date(onDay(moment, NIGHT.from, clockOf(moment) < NIGHT.from ? 0 : 1).epochMilliseconds);
}
