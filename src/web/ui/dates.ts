export { lastDayOf, longDayOf } from '../api/moments.ts';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day such as 'Dec 4, 2026', in the person's language and time zone. `moment` is ISO 8601. */
export const dayOf = (moment: string) => DAY.format(new Date(moment));

/** A moment such as 'Dec 4, 2026, 9:15 PM', in the person's language and time zone. `moment` is ISO 8601. */
export const momentOf = (moment: string) => MOMENT.format(new Date(moment));

/** Today as YYYY-MM-DD in the person's time zone. */
export function today(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** A day such as 'Friday, December 4' in the given language. `date` is YYYY-MM-DD. */
export function dayName(date: string, locale?: string): string {
  // Noon, because a bare date is midnight UTC, which is the day before in America.
  const noon = new Date(`${date}T12:00:00`);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(noon);
}
