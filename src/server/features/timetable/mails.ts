import type { MailKind } from '../../mail/outbox.ts';
import { findCalendar } from './calendar-queries.ts';
import { type ReviewNews, sayNews } from './review-words.ts';

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

/** What there is to know of films that a studio's owner sees before they are posted, as it is when the mail is written. */
export const reviewNews: MailKind<ReviewNews> = {
  name: 'review_news',
  async write(news, { config, db }, person) {
    const said = await sayNews(db, news, person);
    if (!said) return null;
    const paragraphs = [...said.lines, `${config.publicUrl}${said.page}`];
    return { to: person.email, subject: said.subject, paragraphs };
  },
};

/** The mails of timetables. */
export const mails: readonly MailKind<never>[] = [calendarFails, reviewNews];
