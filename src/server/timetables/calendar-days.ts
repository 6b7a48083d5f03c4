const DAY_MS = 86_400_000;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 0 for Sunday to 6 for Saturday. Dates are YYYY-MM-DD. */
export const weekdayOf = (date: string): number => noon(date).getUTCDay();

/** The date `days` later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `date` comes after `from`. */
export const daysFrom = (from: string, date: string): number =>
  Math.round((noon(date).getTime() - noon(from).getTime()) / DAY_MS);

export const dayOfMonth = (date: string): number => Number(date.slice(8));

/** YYYY-MM-DD; null if there is no such day, or none that a timetable can have. @param month from 1 */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}

/** The first day of the week that a day is in. @param firstDay 0 for Sunday to 6 for Saturday */
export const weekOf = (date: string, firstDay: number): string =>
  addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
