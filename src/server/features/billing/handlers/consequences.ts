import type { Consequences } from '../../../../contract/billing.ts';
import { entitlements, planOf } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import { isLive, standingAfter } from '../policy.ts';
import * as queries from '../queries.ts';

/** What a person and their team would lose with the plan that the person pays for, counted now. @throws AppError `not_found` */
export async function consequencesOf(db: queries.Reader, userId: string): Promise<Consequences> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw new AppError('not_found', 'There is no such person (any more).');
  const [counts, subscription] = [await queries.countOwn(db, userId), await queries.findSubscription(db, userId)];
  const live = isLive(subscription) ? subscription : null;
  const after = live ? standingAfter(user, live, live.periodEnd) : user;
  const keeps = entitlements(after).personalUploads;
  const kept = live && !keeps && counts.backgrounds > 0 ? queries.keptUntil(live.periodEnd) : null;
  return {
    ...counts,
    lastDay: live?.periodEnd.toISOString() ?? null,
    planAfter: planOf(after),
    backgroundsKeptUntil: kept?.toISOString() ?? null,
  };
}
