import type { MailKind } from '../../mail/outbox.ts';
import { findCalendar } from './calendar-queries.ts';

/** A calendar that could not be read three times. */
export const calendarFails: MailKind<{ userId: string; calendarId: string; shown: string }> = {
  name: 'calendar_fails',
  async write({ calendarId, shown }, { config, db }, { email }) {
    const calendar = await findCalendar(db, calendarId);
    // Somebody has put it right, or wants it no more.
    if (!calendar?.failing) return null;
    return {
      to: email,
      subject: 'Your calendar cannot be read',
      paragraphs: [
        `Your timetable is read from a calendar (${shown}), and for some hours it could not be read: ${calendar.failing}`,
        'Your classes stay as they were. We go on trying; you can also try again, or stop reading it, under Import:',
        `${config.publicUrl}/week`,
      ],
    };
  },
};

/** The mails of timetables. */
export const mails: readonly MailKind<never>[] = [calendarFails];
