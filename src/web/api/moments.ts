import { withMoments } from '../../contract/moments.ts';

/** A day such as 'December 4, 2026', in the person's language and time zone, which may change while the page is open. `moment` is ISO 8601. */
export const longDayOf = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(moment));

/** The last day that an admin has given a plan: a day and no moment, so it is the same for everybody. `end` is its end in UTC, ISO 8601. */
export const lastDayOf = (end: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(end));

/** A sentence of the server's, whose days are those of the page. */
export const inOwnDays = (sentence: string): string => withMoments(sentence, longDayOf);
