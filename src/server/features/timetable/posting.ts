import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/posting.ts';
import type { OwnPost, Posting, PostTime } from '../../../contract/posting.ts';
import type { Occurrence } from '../../../contract/timetable.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { occurrenceOf } from '../../timetables/occurrences.ts';
import { momentOf, type PostMoment, postMoment } from '../../timetables/post-time.ts';
import { findFilmsOf } from '../promos/actions.ts';
import { assertMayEdit, standingOf } from './policy.ts';
import * as posting from './posting-queries.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';

/** What says when a timetable's videos are to be posted, as it is at one moment. */
export type Clock = { rule: PostTime | null; zone: string; changes: posting.Changes; now: Date };

/** Of which class a post is: what is posted of one that is then moved or cancelled tells of it no more. */
export const postedClass = ({ date, time, exception }: Occurrence): string =>
  [date, time, ...(exception?.state === 'cancelled' ? ['cancelled'] : [])].join(' ');

/**
 * When what somebody has made of a class is to be posted: by hand, else by the rule. A class that is cancelled, or has changed since it was posted, is to be
 * told of at once.
 * @param by the member whose promo it is, where that is not the reader
 */
export function postingOf(row: made.MadeRow, occurrence: Occurrence, clock: Clock, by: string | null): Posting {
  const { rule, zone, now } = clock;
  const own = row.ownPost;
  const postedAt = row.postedAt?.toISOString() ?? null;
  const as = (state: Posting['state'], when: PostMoment | null = null) => ({ state, when, own, postedAt, by });
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
  await onOwn(services, user, day, (_row, occurrence, zone) => {
    if (own && own !== 'never') assertBefore(own, occurrence, zone);
    return { ownPost: own };
  });
}

function assertBefore(own: PostTime, occurrence: Occurrence, zone: string): void {
  const { date, time } = occurrence;
  if (own.daysBefore === 0 && postMoment(own, occurrence, zone).date !== date)
    throw invalidField('own.time', `The class begins at ${time}. Choose an earlier time, or a day before.`);
}

/** Notes that a promo was posted. Said twice, the first time stays. @throws AppError `not_found` if there is no promo of the caller's */
export const markPosted = (services: Services, user: SessionUser, day: Day): Promise<void> =>
  onOwn(services, user, day, (row, occurrence) => {
    const postedAs = postedClass(occurrence);
    return row.postedAt && row.postedAs === postedAs ? {} : { postedAt: new Date(), postedAs };
  });

/** @throws AppError `not_found` if there is no promo of the caller's */
export const unmarkPosted = (services: Services, user: SessionUser, day: Day): Promise<void> =>
  onOwn(services, user, day, () => ({ postedAt: null, postedAs: null }));

type Change = (row: made.MadeRow, occurrence: Occurrence, zone: string) => made.Values;

/** Changes what the caller has made of a class on a day, which nobody else changes meanwhile. */
async function onOwn({ db }: Services, user: SessionUser, { id, date }: Day, change: Change): Promise<void> {
  const { ownerId } = await standingOf(db, user);
  const kept = await queries.findEntry(db, ownerId, id);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const occurrence = kept && occurrenceOf(kept, date, zone);
  if (!occurrence) throw new AppError('not_found', 'There is no such class on this day. Reload the page.');
  await db.transaction(async (tx) => {
    const place = { userId: ownerId, entryId: id, date, personId: user.id };
    const row = await made.awaitPlace(tx, place);
    const isThere = row && (row.wantedAt || row.trouble || (await hasPromo(tx, row)));
    if (!isThere) throw new AppError('not_found', 'You have made no video of this class. Make it first.');
    await made.setMade(tx, place, change(row, occurrence, zone));
  });
}

const hasPromo = async (tx: Parameters<typeof findFilmsOf>[0], { personId, promoId }: made.MadeRow) =>
  promoId !== null && (await findFilmsOf(tx, personId, [promoId])).has(promoId);
