import type { CallOutput } from '../../../contract/call.ts';
import type { getLeavingConsequences } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { planOf } from '../../../contract/plans.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { standingAlone } from '../../accounts/standing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { countTexts } from '../classes/actions.ts';
import { countClips, publicIdsIn } from '../library/actions.ts';
import { countPromosOver } from '../promos/actions.ts';
import { findSeat, noSeat, studioNameAt } from '../studio/actions.ts';

/**
 * What a member would lose with the seat at this moment, and what would stay.
 * @throws AppError `conflict` without a seat
 */
export async function foreseeLeaving(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof getLeavingConsequences>> {
  const seat = await findSeat(db, user);
  if (!seat) throw noSeat();
  const { studioId } = seat;
  const library = { studio: studioId };
  const after = standingAlone(user, await findSubscription(db, user.id), new Date());
  const [studioName, studioClips, clips, promos, { classTypes }] = await Promise.all([
    studioNameAt(db, studioId),
    countClips(db, library),
    countClips(db, user.id),
    countPromosOver(db, user.id, publicIdsIn(library, user.id)),
    countTexts(db, studioId),
  ]);
  return {
    ...{ studioId, studioName, planAfter: planOf(after) },
    ...{ studioClips, promos, classTypes, clips, keptDays: LIMITS.libraryKeptDays },
  };
}
