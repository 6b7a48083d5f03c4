import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/posting.ts';
import type { OwnPost, Posting, PostTime } from '../../../contract/posting.ts';
import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { occurrenceOf } from '../../timetables/occurrences.ts';
import { momentOf, type PostMoment, postMoment } from '../../timetables/post-time.ts';
import { findFilmsOf, type PromoFilm } from '../promos/actions.ts';
import { whoSeesFirst } from '../studio/actions.ts';
import { type MadeOf, madeOf } from './made.ts';
import { assertMayEdit, standingOf } from './policy.ts';
import * as posting from './posting-queries.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';
import { reviewOf } from './review.ts';

/** What says when a timetable's videos are to be posted, as it is at one moment. */
export type Clock = {
  rule: PostTime | null;
  zone: string;
  changes: posting.Changes;
  now: Date;
  /** `whoSeesFirst` */
  seenBy: string | null;
};

/** Of which class a post is: what is posted of one that is then moved or cancelled tells of it no more. */
export const postedClass = ({ date, time, exception }: Occurrence): string =>
  [date, time, ...(exception?.state === 'cancelled' ? ['cancelled'] : [])].join(' ');

/**
 * When what somebody has made of a class is to be posted: by hand, else by the rule. A class that is cancelled, or has changed since it was posted, is to be
 * told of at once. What the studio's owner is to see first is held until they have approved it.
 */
export function postingOf(there: MadeOf & { row: made.MadeRow }, occurrence: Occurrence, clock: Clock): Posting {
  const { row } = there;
  const review = reviewOf(there, clock.seenBy);
  const planned = plannedOf(row, occurrence, clock);
  const isHeld = review && review.state !== 'approved' && planned.state !== 'posted' && planned.state !== 'never';
  return {
    ...planned,
    ...(isHeld && { state: 'held' as const }),
    ...{ own: row.ownPost, postedAt: row.postedAt?.toISOString() ?? null, by: there.made.by, review },
  };
}

function plannedOf(row: made.MadeRow, occurrence: Occurrence, clock: Clock): Pick<Posting, 'state' | 'when'> {
  const { rule, zone, now } = clock;
  const own = row.ownPost;
  const as = (state: Posting['state'], when: PostMoment | null = null) => ({ state, when });
  if (row.postedAt && row.postedAs === postedClass(occurrence)) return as('posted', momentOf(row.postedAt, zone));
  if (own === 'never') return as('never');
  const time = own ?? rule;
  const isNews = row.postedAt !== null || (time !== null && occurrence.exception?.state === 'cancelled');
  if (isNews) return as('now', newsMoment(occurrence, clock));
  if (!time) return as('none');
  const when = postMoment(time, occurrence, zone);
  return as(Date.parse(when.at) <= now.getTime() ? 'overdue' : 'planned', when);
}

/** When the class was cancelled or moved: its promo is to be posted from then on, and no later than the class was to begin. */
function newsMoment({ entryId, of, at }: Occurrence, { changes, zone, now }: Clock): PostMoment {
  const changed = changes.days.get(`${entryId} ${of}`) ?? changes.entries.get(entryId) ?? now;
  return momentOf(new Date(Math.min(changed.getTime(), Date.parse(at))), zone);
}

/** @throws AppError `forbidden` for members of a team; `not_found` if nothing was entered yet */
export async function setPostRule({ db }: Services, user: SessionUser, rule: PostTime | null): Promise<void> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  if (!(await posting.putRule(db, standing.ownerId, rule)))
    throw new AppError('not_found', 'Enter your classes first, then say when to post.');
}

type Day = CallReceived<typeof calls.markPosted>['params'];

/** @throws AppError `not_found` if there is no promo of the caller's; `invalid_input` if the class has begun by then */
export async function setPostTime(services: Services, user: SessionUser, day: Day, own: OwnPost): Promise<void> {
  await onOwn(services, user, day, ({ occurrence, zone }) => {
    if (own && own !== 'never') assertBefore(own, occurrence, zone);
    return { ownPost: own };
  });
}

function assertBefore(own: PostTime, occurrence: Occurrence, zone: string): void {
  const { date, time } = occurrence;
  if (own.daysBefore === 0 && postMoment(own, occurrence, zone).date !== date)
    throw invalidField('own.time', `The class begins at ${time}. Choose an earlier time, or a day before.`);
}

/**
 * Notes that a promo was posted. Said twice, the first time stays.
 * @throws AppError `not_found` if there is no promo of the caller's; `conflict` if the studio's owner is to see it first
 */
export const markPosted = (services: Services, user: SessionUser, day: Day): Promise<void> =>
  onOwn(services, user, day, ({ row, promo, entry, occurrence, seenBy }) => {
    const postedAs = postedClass(occurrence);
    if (row.postedAt && row.postedAs === postedAs) return {};
    const review = reviewOf(madeOf({ row, promo }, entry, occurrence), seenBy);
    if (review && review.state !== 'approved')
      throw new AppError('conflict', `${seenBy || 'Your studio’s owner'} sees this video before it is posted.`);
    return { postedAt: new Date(), postedAs };
  });

/** @throws AppError `not_found` if there is no promo of the caller's */
export const unmarkPosted = (services: Services, user: SessionUser, day: Day): Promise<void> =>
  onOwn(services, user, day, () => ({ postedAt: null, postedAs: null }));

type Own = { row: made.MadeRow; promo: PromoFilm | null; entry: Entry; occurrence: Occurrence; zone: string };

/** Changes what the caller has made of a class on a day, which nobody else changes meanwhile. */
async function onOwn(
  { db }: Services,
  user: SessionUser,
  { id, date }: Day,
  change: (own: Own & Pick<Clock, 'seenBy'>) => made.Values,
): Promise<void> {
  const { ownerId } = await standingOf(db, user);
  const kept = await queries.findEntry(db, ownerId, id);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const occurrence = kept && occurrenceOf(kept, date, zone);
  if (!occurrence) throw new AppError('not_found', 'There is no such class on this day. Reload the page.');
  await db.transaction(async (tx) => {
    const place = { userId: ownerId, entryId: id, date, personId: user.id };
    const row = await made.awaitPlace(tx, place);
    const promo = row?.promoId ? ((await findFilmsOf(tx, user.id, [row.promoId])).get(row.promoId) ?? null) : null;
    const isThere = row && (row.wantedAt || row.trouble || promo);
    if (!isThere) throw new AppError('not_found', 'You have made no video of this class. Make it first.');
    const seenBy = await whoSeesFirst(tx, ownerId);
    await made.setMade(tx, place, change({ row, promo, entry: kept.entry, occurrence, zone, seenBy }));
  });
}
