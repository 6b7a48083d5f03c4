import type { CallOutput } from '../../../contract/call.ts';
import type { getLeavingConsequences } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { planOf } from '../../../contract/plans.ts';
import { findNames } from '../../accounts/names.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { standingAlone } from '../../accounts/standing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { leaveTeam } from './leave.ts';
import * as queries from './queries.ts';

const noSeat = () => new AppError('conflict', 'You have no seat on this team any more. Nothing was changed.');

/**
 * What a member would lose with the seat at this moment, and what would stay.
 * @throws AppError `conflict` without a seat
 */
export async function foreseeLeaving(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof getLeavingConsequences>> {
  const seat = await queries.findMember(db, { userId: user.id });
  if (!seat) throw noSeat();
  const { studioId } = seat;
  const after = standingAlone(user, await findSubscription(db, user.id), new Date());
  const [{ studio }, studioClips, clips, promos, classTypes] = await Promise.all([
    findNames(db, studioId),
    queries.countClips(db, { studio: studioId }),
    queries.countClips(db, user.id),
    queries.countPromosOver(db, user.id, { studio: studioId }),
    queries.countClassTypes(db, studioId),
  ]);
  return {
    ...{ studioId, studioName: studio, planAfter: planOf(after) },
    ...{ studioClips, promos, classTypes, clips, keptDays: LIMITS.libraryKeptDays },
  };
}

/**
 * Gives a seat up. It is free at once; the person goes back to a plan of their own, and both they and the owner are
 * mailed.
 * @param studioId the studio that the person was asked about
 * @throws AppError `conflict` without a seat there: removed meanwhile, or on another team by now
 */
export async function leaveStudio(services: Services, user: SessionUser, studioId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seat = await queries.findMember(tx, { userId: user.id }, 'update');
    if (seat?.studioId !== studioId) throw noSeat();
    await leaveTeam(services, tx, user.id, { actor: user, because: 'left' });
  });
}
