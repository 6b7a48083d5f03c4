const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const LONG_DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day such as 'Dec 4, 2026', in the person's language and time zone. `moment` is ISO 8601. */
export const dayOf = (moment: string) => DAY.format(new Date(moment));

/** A day such as 'December 4, 2026', in the person's language and time zone. `moment` is ISO 8601. */
export const longDayOf = (moment: string) => LONG_DAY.format(new Date(moment));

/** A moment such as 'Dec 4, 2026, 9:15 PM', in the person's language and time zone. `moment` is ISO 8601. */
export const momentOf = (moment: string) => MOMENT.format(new Date(moment));
