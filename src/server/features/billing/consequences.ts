import type { Consequences } from '../../../contract/billing.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { entitlements, planOf } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive, standingAfter } from '../../accounts/standing.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { countTexts } from '../classes/actions.ts';
import { countClips } from '../library/actions.ts';
import { countSeats } from '../studio/actions.ts';

/** The last day on which backgrounds are kept if their plan ends then. */
const keptUntil = (end: Date): Date => new Date(end.getTime() + LIMITS.libraryKeptDays * 86_400_000);

/** What a person and their team would lose with the plan that the person pays for, counted now. @throws AppError `not_found` */
export async function consequencesOf(db: Tx, userId: string): Promise<Consequences> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw new AppError('not_found', 'This account does not exist (any more).');
  const [seats, backgrounds, { classTypes }, subscription] = await Promise.all([
    countSeats(db, userId),
    countClips(db, userId),
    countTexts(db, userId),
    findSubscription(db, userId),
  ]);
  const live = isLive(subscription) ? subscription : null;
  const after = live ? standingAfter(user, live, live.periodEnd) : user;
  const keeps = entitlements(after).personalUploads;
  const kept = live && !keeps && backgrounds > 0 ? keptUntil(live.periodEnd) : null;
  return {
    ...seats,
    backgrounds,
    classTypes,
    lastDay: live?.periodEnd.toISOString() ?? null,
    planAfter: planOf(after),
    backgroundsKeptUntil: kept?.toISOString() ?? null,
  };
}
