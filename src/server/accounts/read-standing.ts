import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Standing } from '../../contract/billing.ts';
import { type Plan, planOf, saleOf } from '../../contract/plans.ts';
import type { Tx } from '../db/client.ts';
import { type SubscriptionRow, subscriptions } from '../db/schema/billing.ts';
import { type SessionUser, users } from '../db/schema/people.ts';
import { instructorPreferences } from '../db/schema/profile.ts';
import { studioMembers } from '../db/schema/studio.ts';
import { AppError } from '../errors.ts';
import { isAtProvider } from '../payments/source.ts';
import { isLive } from './standing.ts';

/** What a person pays for themselves, as last seen; null: they never did. */
export async function findSubscription(db: Tx, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Whether a person currently pays for a plan, including one that is past due or canceled at the end of the period. */
export async function hasLiveSubscription(db: Tx, userId: string): Promise<boolean> {
  return isLive(await findSubscription(db, userId));
}

/** A person's plan, who pays for it, and what happens next. @throws AppError `not_found` */
export async function describeStanding(db: Tx, userId: string): Promise<Standing> {
  const standing = (await describeStandings(db, [userId])).get(userId);
  if (!standing) throw new AppError('not_found', 'This account does not exist (any more).');
  return standing;
}

/** The same for many people, by id, in one query; deleted people are missing. */
export async function describeStandings(db: Tx, userIds: string[]): Promise<Map<string, Standing>> {
  const rows = await listStandings(db, userIds);
  return new Map(rows.map((row) => [row.user.id, present(row)]));
}

function present({ user, subscription, studio }: StandingRow): Standing {
  const plan = planOf(user);
  const own = isLive(subscription) ? presentOwn(subscription) : null;
  const payer = payerOf(plan, own);
  return {
    plan,
    payer,
    // A role granted by an admin may have no seat; then the two columns of the joined tables are null.
    studio: plan === 'studio_team' && studio?.ownerId ? { ...studio, name: studio.name ?? '' } : null,
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
  const sold = saleOf(plan);
  if (!sold) return 'nobody';
  return own?.planId === sold.sale.id ? 'self' : 'granted';
}

function presentOwn(row: SubscriptionRow): NonNullable<Standing['own']> {
  const { planId, status, periodEnd, cancelAtPeriodEnd, amount, currency } = row;
  const kept = cancelAtPeriodEnd ? 'ends' : 'renews';
  return {
    planId,
    state: status === 'past_due' ? 'past_due' : kept,
    at: periodEnd.toISOString(),
    amount,
    currency,
    isMock: !isAtProvider(row),
  };
}

type StandingRow = {
  user: SessionUser;
  subscription: SubscriptionRow | null;
  studio: { name: string | null; ownerId: string; ownerEmail: string } | null;
};

/** People with what they pay for and the studio they have a seat in; deleted people are missing. */
async function listStandings(db: Tx, userIds: string[]): Promise<StandingRow[]> {
  if (userIds.length === 0) return [];
  const owners = alias(users, 'owners');
  return db
    .select({
      user: users,
      subscription: subscriptions,
      studio: { name: instructorPreferences.studio, ownerId: owners.id, ownerEmail: owners.email },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(studioMembers, eq(studioMembers.userId, users.id))
    .leftJoin(owners, eq(owners.id, studioMembers.studioId))
    .leftJoin(instructorPreferences, eq(instructorPreferences.userId, studioMembers.studioId))
    .where(inArray(users.id, userIds)) as Promise<StandingRow[]>;
}
