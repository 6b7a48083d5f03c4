import type { Review } from '../../../contract/posting.ts';
import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { isOver, occurrenceOf } from '../../timetables/occurrences.ts';
import type { PromoFilm } from '../promos/actions.ts';
import { whoSeesFirst } from '../studio/actions.ts';
import { madeOf, readRows } from './made.ts';
import { standingOf } from './policy.ts';
import { type Clock, postingOf } from './posting.ts';
import { findRule, readChanges } from './posting-queries.ts';
import type { MadeRow } from './promo-queries.ts';
import * as queries from './queries.ts';
import { membersOf } from './team.ts';

/** A member's film that is to be seen, or was. */
export type Reviewed = {
  row: MadeRow;
  promo: PromoFilm & { renderId: string };
  entry: Entry;
  occurrence: Occurrence;
  /** The seat, as it is now. */
  member: { id: string; name: string };
  review: Review;
  when: { date: string; time: string } | null;
};

/** The team's name of the studio's owner who sees this member's videos before they are posted; null: nobody does. */
export async function findWhoSeesFirst(db: Tx, user: SessionUser): Promise<string | null> {
  const { ownerId, seatId } = await standingOf(db, user);
  return seatId === null ? null : whoSeesFirst(db, ownerId);
}

/**
 * The films of classes to come that a studio's owner sees before they are posted, in the order of the classes: those of whoever has a seat now, and none that
 * was posted already or is not to be.
 */
export async function listReviewed(db: Tx, ownerId: string): Promise<Reviewed[]> {
  const seenBy = await whoSeesFirst(db, ownerId);
  if (seenBy === null) return [];
  const members = new Map(
    (await membersOf(db, ownerId)).flatMap(({ id, name, userId }) => (userId ? [[userId, { id, name }]] : [])),
  );
  const now = new Date();
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const listed = new Map((await queries.listEntries(db, ownerId)).map((kept) => [kept.id, kept]));
  const [rule, changes] = [await findRule(db, ownerId), await readChanges(db, ownerId)];
  const clock: Clock = { rule, zone, changes, now, seenBy };
  const found = [...(await readRows(db, ownerId, [...members.keys()])).values()].flat();
  return found
    .flatMap(({ row, promo }): Reviewed[] => {
      const kept = listed.get(row.entryId);
      const occurrence = kept && occurrenceOf(kept, row.date, zone);
      const renderId = promo?.renderId;
      if (!occurrence || isOver(occurrence, now) || !promo || !renderId) return [];
      const { entry } = kept;
      const { state, review, when } = postingOf(madeOf({ row, promo }, entry, occurrence), occurrence, clock);
      if (!review || review.state === 'unasked' || state === 'posted' || state === 'never') return [];
      return [
        { row, promo: { ...promo, renderId }, entry, occurrence, member: members.get(row.personId)!, review, when },
      ];
    })
    .sort((a, b) => (a.occurrence.at < b.occurrence.at ? -1 : 1));
}
