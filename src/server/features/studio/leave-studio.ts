import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { leaveTeam } from './leave.ts';
import * as queries from './queries.ts';

/** What somebody reads who has no seat to leave. */
export const noSeat = () => new AppError('conflict', 'You have no seat on this team any more. Nothing was changed.');

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
