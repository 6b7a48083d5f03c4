import type { Posting } from '../../../contract/posting.ts';
import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import type { Made } from '../../../contract/week.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { occurrenceOf } from '../../timetables/occurrences.ts';
import type { PromoFilm } from '../promos/actions.ts';
import { whoSeesFirst } from '../studio/actions.ts';
import { readMade } from './made.ts';
import { standingOf } from './policy.ts';
import { type Clock, postedClass, postingOf } from './posting.ts';
import * as posting from './posting-queries.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';

/** What somebody has made of a class on a day, and when it is to be posted. */
export type Post = {
  row: made.MadeRow;
  made: Made;
  /** null: it is to be made, or could not be. */
  promo: PromoFilm | null;
  posted: Posting;
  entry: Entry;
  occurrence: Occurrence;
};

/** What a person is to post, and has posted, of the timetable that they have now: of the classes that it had on a day from `since` on. */
export async function postsOf(
  db: Tx,
  user: SessionUser,
  { now, since }: { now: Date; since: (zone: string) => string },
): Promise<Pick<Clock, 'zone' | 'changes'> & { posts: Post[] }> {
  const { ownerId } = await standingOf(db, user);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const first = since(zone);
  const [kept, rule, changes, rows, shown, seenBy] = await Promise.all([
    queries.listEntries(db, ownerId),
    posting.findRule(db, ownerId),
    posting.readChanges(db, ownerId),
    made.listMade(db, ownerId, [user.id]),
    readMade(db, { ownerId, personId: user.id, members: [] }),
    whoSeesFirst(db, ownerId),
  ]);
  const byId = new Map(kept.map((each) => [each.id, each]));
  const clock = { rule, zone, changes, now, seenBy };
  const posts = rows
    .filter(({ date }) => date >= first)
    .flatMap((row) => {
      const listed = byId.get(row.entryId);
      const occurrence = listed && occurrenceOf(listed, row.date, zone);
      if (!occurrence) return [];
      const there = shown(listed.entry, occurrence);
      if (there.made.state === 'nothing') return [];
      const posted = postingOf({ ...there, row }, occurrence, clock);
      return [{ row, made: there.made, promo: there.promo, posted, entry: listed.entry, occurrence }];
    });
  return { zone, changes, posts };
}

/**
 * Notes that a person is being reminded of a post, before anything is sent: of several processes that want to, one may. Later they are reminded again only
 * if it has another time, which is still to come, or there is news of the class.
 * @returns whether it is to be sent
 */
export async function claimReminder(tx: Tx, { row, posted, occurrence }: Post): Promise<boolean> {
  const isNews = posted.state === 'now';
  const as = isNews ? `news ${postedClass(occurrence)}` : remindedAs(posted);
  return made.claimReminder(tx, row, { as, after: isNews ? null : new Date(posted.when!.at) });
}

const remindedAs = ({ when }: Posting) => `at ${when!.at}`;

/** Whether its person was reminded of a post that has a time, and may have posted it without saying so yet. */
export const wasReminded = ({ row: { remindedAt, remindedAs: as }, posted }: Post): boolean =>
  remindedAt !== null && (as === remindedAs(posted) || remindedAt >= new Date(posted.when!.at));

/** Notes that the program has posted what somebody has made of a class on a day. @param posted when, and of which class it tells, as `postedClass` has it */
export const notePosted = (
  tx: Tx,
  { entryId, date, personId }: Pick<made.Place, 'entryId' | 'date' | 'personId'>,
  posted: { postedAt: Date; postedAs: string },
): Promise<void> => made.setMadeBy(tx, { entryId, date, personId }, posted);
