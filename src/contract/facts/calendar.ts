/** The days of the week in English, Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DAY_MS = 86_400_000;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 0 for Sunday to 6 for Saturday. Dates are YYYY-MM-DD. */
export const weekdayOf = (date: string): number => noon(date).getUTCDay();
/** 0 for January. */
export const monthOf = (date: string): number => noon(date).getUTCMonth();
export const dayOf = (date: string): number => noon(date).getUTCDate();

/** The date `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(noon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date `months` later, or earlier if negative; of a shorter month, its last day. */
function addMonths(date: string, months: number): string {
  const [year, month] = [Number(date.slice(0, 4)), monthOf(date) + months];
  const last = new Date(Date.UTC(year, month + 1, 0, 12)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(dayOf(date), last), 12)).toISOString().slice(0, 10);
}

/**
 * The date that a key leads to in a calendar: arrows by days and weeks, Home and End to the week's ends, PageUp and PageDown by months or, with `year`, by years.
 * @param firstDay of the week, 0 for Sunday @returns null for any other key
 */
export function dayMoved(
  date: string,
  key: string,
  { year, firstDay }: { year: boolean; firstDay: number },
): string | null {
  const fromFirst = (weekdayOf(date) - firstDay + 7) % 7;
  const days: Record<string, number> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
    ...{ Home: -fromFirst, End: 6 - fromFirst },
  };
  const months: Record<string, number> = { PageUp: year ? -12 : -1, PageDown: year ? 12 : 1 };
  if (Object.hasOwn(days, key)) return addDays(date, days[key]!);
  return Object.hasOwn(months, key) ? addMonths(date, months[key]!) : null;
}

/** How many days `date` comes after `from`. */
export function daysFrom(from: string, date: string): number {
  return Math.round((noon(date).getTime() - noon(from).getTime()) / DAY_MS);
}

/** The year that brings this day of a month closest to today; a text seldom says it. Null if there is no such day. */
export function closestDate(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((candidate) => {
    const time = new Date(Date.UTC(candidate, month, day, 12));
    return time.getUTCMonth() === month ? time.toISOString().slice(0, 10) : [];
  });
  const distance = (date: string) => Math.abs(daysFrom(today, date));
  return dates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
