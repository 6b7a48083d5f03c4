import type { MailKind } from '../../mail/outbox.ts';
import { sayWhen } from '../../timetables/post-words.ts';
import { findSeat } from '../studio/actions.ts';
import { findCalendar } from './calendar-queries.ts';
import { listReviewed, type Reviewed } from './reviewed.ts';

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

/** waiting, forgotten: for the owner, of films that wait for them. answered: for the member, of what the owner has said. */
export type ReviewNews = { userId: string; about: 'waiting' | 'forgotten' | 'answered'; renders: string[] };

/** What there is to know of films that a studio's owner sees before they are posted, as it is when the mail is written. */
export const reviewNews: MailKind<ReviewNews> = {
  name: 'review_news',
  async write({ about, renders }, { config, db }, person) {
    const seat = about === 'answered' ? await findSeat(db, person) : null;
    const isOfThem = ({ row, promo }: Reviewed) =>
      renders.includes(promo.renderId) && (about !== 'answered' || row.personId === person.id);
    const films = (await listReviewed(db, seat?.studioId ?? person.id)).filter(isOfThem);
    const letter = about === 'answered' ? answered(films) : waiting(films, about === 'forgotten');
    const page = about === 'answered' ? 'week' : 'week?videos=waiting';
    return (
      letter && {
        to: person.email,
        subject: letter.subject,
        paragraphs: [...letter.lines, `${config.publicUrl}/${page}`],
      }
    );
  },
};

type Lines = { subject: string; lines: string[] } | null;

function waiting(all: readonly Reviewed[], isReminder: boolean): Lines {
  const films = all.filter(({ review }) => review.state === 'waiting');
  if (films.length === 0) return null;
  const what = films.length === 1 ? 'A video' : `${films.length} videos`;
  const [waits, it] = films.length === 1 ? ['waits', 'it'] : ['wait', 'them'];
  return {
    subject: isReminder ? `${what} still ${waits} for you` : `${what} ${waits} for you to see`,
    lines: [
      isReminder
        ? `Since yesterday, ${what.toLowerCase()} ${waits} for you, and cannot be posted before you have seen ${it}. You are reminded only once.`
        : `You want to see your team’s videos before they are posted. ${what} ${waits} for you:`,
      ...films.map((film) => `${sayClass(film)}, by ${oneLine(film.member.name)}`),
      `Approve ${it} with one tap, or send back what is not right yet:`,
    ],
  };
}

function answered(all: readonly Reviewed[]): Lines {
  const films = all.filter(({ review }) => review.state !== 'waiting');
  if (films.length === 0) return null;
  const back = films.filter(({ review }) => review.state === 'back');
  const owner = oneLine(films[0]!.review.owner) || 'The owner of your studio';
  const one = films.length === 1;
  return {
    subject:
      back.length > 0
        ? `${owner} has sent back ${one ? 'your video' : back.length === 1 ? 'a video of yours' : `${back.length} videos of yours`}`
        : `${owner} has approved ${one ? 'your video' : `${films.length} videos of yours`}`,
    lines: [
      ...back.map((film) => `Sent back: ${sayClass(film)}. ${owner} writes: “${oneLine(film.review.note ?? '')}”`),
      ...films.filter((film) => !back.includes(film)).map((film) => `Approved: ${sayClass(film)}.`),
      back.length > 0
        ? 'Change what was sent back and make it again: it is shown to them by itself.'
        : 'Now they can be posted:',
    ],
  };
}

const sayClass = ({ entry, occurrence }: Reviewed) => `${oneLine(entry.classType)}, ${sayWhen(occurrence)}`;
/** What people have written becomes no paragraph of its own, and so no button. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The mails of timetables. */
export const mails: readonly MailKind<never>[] = [calendarFails, reviewNews];
