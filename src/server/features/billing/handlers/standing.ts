import type { Standing } from '../../../../contract/billing.ts';
import { type Plan, planOf } from '../../../../contract/plans.ts';
import { AppError } from '../../../http/errors.ts';
import { isLive } from '../policy.ts';
import * as queries from '../queries.ts';

/** The plans that are for sale. The others are free, or come with a seat. */
const SOLD: Partial<Record<Plan, string>> = { individual: 'individual_pro', studio_owner: 'studio_pro' };

/** What a person has, who pays for it, and what happens next. @throws AppError `not_found` */
export async function describeStanding(db: queries.Reader, userId: string): Promise<Standing> {
  const standing = (await describeStandings(db, [userId])).get(userId);
  if (!standing) throw new AppError('not_found', 'There is no such person (any more).');
  return standing;
}

/** The same of many people, by their ids, in one query; who is gone is missing. */
export async function describeStandings(db: queries.Reader, userIds: string[]): Promise<Map<string, Standing>> {
  const rows = await queries.listStandings(db, userIds);
  return new Map(rows.map((row) => [row.user.id, present(row)]));
}

function present({ user, subscription, studio }: queries.StandingRow): Standing {
  const plan = planOf(user);
  const own = isLive(subscription) ? presentOwn(subscription) : null;
  const payer = payerOf(plan, own);
  return {
    plan,
    payer,
    // A role that an admin has given may have no seat to it; then the two columns of the joined tables are null.
    studio:
      plan === 'studio_team' && studio?.ownerEmail ? { name: studio.name ?? '', ownerEmail: studio.ownerEmail } : null,
    own,
    grantedUntil: payer === 'granted' || plan === 'beta' ? (user.subscriptionExpiresAt?.toISOString() ?? null) : null,
    ended:
      subscription?.status === 'ended'
        ? { planId: subscription.planId, at: (subscription.endedAt ?? subscription.periodEnd).toISOString() }
        : null,
  };
}

function payerOf(plan: Plan, own: Standing['own']): Standing['payer'] {
  if (plan === 'studio_team') return 'studio';
  const sold = SOLD[plan];
  if (!sold) return 'nobody';
  return own?.planId === sold ? 'self' : 'granted';
}

function presentOwn(row: queries.SubscriptionRow): NonNullable<Standing['own']> {
  const { planId, status, periodEnd, cancelAtPeriodEnd, amount, currency, source } = row;
  const kept = cancelAtPeriodEnd ? 'ends' : 'renews';
  return {
    planId,
    state: status === 'past_due' ? 'past_due' : kept,
    at: periodEnd.toISOString(),
    amount,
    currency,
    isMock: source === 'mock',
  };
}
