const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as mails and answers write it, such as November 21, 2026, in UTC. `moment` is a Date or ISO 8601. */
export const dayOf = (moment: Date | string): string => DAY.format(new Date(moment));
