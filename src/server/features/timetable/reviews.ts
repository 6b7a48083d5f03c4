import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { mediaAddress } from '../../../contract/media.ts';
import type * as calls from '../../../contract/reviews.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { putSeesFirst, whoSeesFirst } from '../studio/actions.ts';
import { touchTimetable } from './posting-queries.ts';
import * as made from './promo-queries.ts';
import { listReviewed, type Reviewed } from './reviewed.ts';

/** Says whether the owner sees members' videos before they are posted. What is due is another from then on, as after a change of the timetable. */
export async function setSeesFirst({ db }: Services, user: SessionUser, seesFirst: boolean) {
  await db.transaction(async (tx) => {
    await putSeesFirst(tx, user.id, seesFirst);
    await touchTimetable(tx, user.id);
  });
  return { seesFirst };
}

/** What the owner of a studio sees, or has seen, of their members' films. */
export async function readReviews({ db }: Services, user: SessionUser): Promise<CallOutput<typeof calls.listReviews>> {
  const isOn = (await whoSeesFirst(db, user.id)) !== null;
  return { isOn, videos: (await listReviewed(db, user.id)).flatMap(present) };
}

function present({ row, promo, entry, occurrence, member, review, when }: Reviewed): calls.SeenVideo[] {
  const { state, note } = review;
  if (state === 'unasked' || promo.publicId === null) return [];
  return [
    {
      ...{ entryId: row.entryId, of: row.date, memberId: member.id, member: member.name, classType: entry.classType },
      ...{ date: occurrence.date, time: occurrence.time, when: when && { date: when.date, time: when.time } },
      ...{ renderId: promo.renderId, address: mediaAddress(promo.publicId, 'mp4'), state, note },
    },
  ];
}

/**
 * Answers for one film. What it is now counts: whose seat it is, whether the studio still asks, and which film there is.
 * @throws AppError `not_found` if there is no such film to be seen, or not by them; `conflict` if it is another one than they have seen
 */
export async function answerReview(
  { db }: Services,
  user: SessionUser,
  { id, date }: CallReceived<typeof calls.answerReview>['params'],
  { memberId, renderId, answer, note }: CallReceived<typeof calls.answerReview>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = ({ row, member }: Reviewed) => row.entryId === id && row.date === date && member.id === memberId;
    const before = (await listReviewed(tx, user.id)).find(isIt);
    if (!before) throw gone();
    const place = { userId: user.id, entryId: id, date, personId: before.row.personId };
    await made.awaitPlace(tx, place);
    // As it is now that nobody else changes it.
    const there = (await listReviewed(tx, user.id)).find(isIt);
    if (!there) throw gone();
    if (there.promo.renderId !== renderId)
      throw new AppError('conflict', 'This video was made anew meanwhile. Look at it again.');
    if (there.review.state === answer && (there.review.note ?? '') === note) return;
    // Whoever takes an answer back knows that it waits.
    const now = new Date();
    const waits = { ...made.waitingFrom(now), reviewToldAt: now };
    const answered = { review: answer, reviewNote: note || null, reviewAt: now, reviewToldAt: null };
    await made.setMade(tx, place, { reviewOf: renderId, ...(answer === 'waiting' ? waits : answered) });
  });
}

const gone = () => new AppError('not_found', 'This video does not wait for you any more.');
