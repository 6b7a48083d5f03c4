import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { sayWhen } from '../../timetables/post-words.ts';
import { findSeat } from '../studio/actions.ts';
import { listReviewed, type Reviewed } from './reviewed.ts';

/** waiting, forgotten: for the owner, of films that wait for them. answered: for the member, of what the owner has said. */
export type ReviewNews = { userId: string; about: 'waiting' | 'forgotten' | 'answered'; renders: string[] };

/** News in a subject, the lines of a mail, and a sentence or two. */
type Said = { subject: string; lines: string[]; short: string };

/** Films that a short text names. */
const NAMED = 3;

/** What there is to know of films that a studio's owner sees before they are posted, as it is now, and the page that shows it; null: nothing any more. */
export async function sayNews(
  db: Tx,
  { about, renders }: Pick<ReviewNews, 'about' | 'renders'>,
  person: SessionUser,
): Promise<(Said & { page: string }) | null> {
  const seat = about === 'answered' ? await findSeat(db, person) : null;
  const isOfThem = ({ row, promo }: Reviewed) =>
    renders.includes(promo.renderId) && (about !== 'answered' || row.personId === person.id);
  const films = (await listReviewed(db, seat?.studioId ?? person.id)).filter(isOfThem);
  const said = about === 'answered' ? answered(films) : waiting(films, about === 'forgotten');
  return said && { ...said, page: about === 'answered' ? '/week' : '/week?videos=waiting' };
}

function waiting(all: readonly Reviewed[], isReminder: boolean): Said | null {
  const films = all.filter(({ review }) => review.state === 'waiting');
  if (films.length === 0) return null;
  const what = films.length === 1 ? 'A video' : `${films.length} videos`;
  const [waits, it] = films.length === 1 ? ['waits', 'it'] : ['wait', 'them'];
  const named = films.map((film) => `${sayClass(film)}, by ${oneLine(film.member.name)}`);
  return {
    subject: isReminder ? `${what} still ${waits} for you` : `${what} ${waits} for you to see`,
    lines: [
      isReminder
        ? `Since yesterday, ${what.toLowerCase()} ${waits} for you, and cannot be posted before you have seen ${it}. You are reminded only once.`
        : `You want to see your team’s videos before they are posted. ${what} ${waits} for you:`,
      ...named,
      `Approve ${it} with one tap, or send back what is not right yet:`,
    ],
    short: some(named),
  };
}

function answered(all: readonly Reviewed[]): Said | null {
  const films = all.filter(({ review }) => review.state !== 'waiting');
  if (films.length === 0) return null;
  const back = films.filter(({ review }) => review.state === 'back');
  const approved = films.filter((film) => !back.includes(film));
  const owner = oneLine(films[0]!.review.owner) || 'The owner of your studio';
  const one = films.length === 1;
  const noteOf = ({ review }: Reviewed) => `“${oneLine(review.note ?? '')}”`;
  return {
    subject:
      back.length > 0
        ? `${owner} has sent back ${one ? 'your video' : back.length === 1 ? 'a video of yours' : `${back.length} videos of yours`}`
        : `${owner} has approved ${one ? 'your video' : `${films.length} videos of yours`}`,
    lines: [
      ...back.map((film) => `Sent back: ${sayClass(film)}. ${owner} writes: ${noteOf(film)}`),
      ...approved.map((film) => `Approved: ${sayClass(film)}.`),
      back.length > 0
        ? 'Change what was sent back and make it again: it is shown to them by itself.'
        : 'Now they can be posted:',
    ],
    short: some([
      ...back.map((film) => `${sayClass(film)}: ${noteOf(film)}`),
      ...approved.map((film) => (back.length > 0 ? `Approved: ${sayClass(film)}` : sayClass(film))),
    ]),
  };
}

/** 'Spin Basics, Sun 7:00 PM, by Jo. Open Pole, Mon 8:30 PM, by Jo. And 2 more.' */
function some(named: readonly string[]): string {
  const more = named.length - NAMED;
  const shown = named.slice(0, NAMED).map((each) => (/[.!?]”$/.test(each) ? each : `${each}.`));
  return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

const sayClass = ({ entry, occurrence }: Reviewed) => `${oneLine(entry.classType)}, ${sayWhen(occurrence)}`;
/** What people have written becomes no paragraph of its own, and so no button. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
