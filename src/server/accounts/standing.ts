import { ownsTeam, PLANS, planOf, type Role, SOLD, type SubscriptionStatus, soldPlan } from '../../contract/plans.ts';
import type { SubscriptionRow } from '../db/schema/billing.ts';

/** Role and status, which together decide the plan. */
export type Standing = { role: Role; subscriptionStatus: SubscriptionStatus };
type Person = Standing & { subscriptionExpiresAt: Date | null };
/** The part of a subscription that gives a plan. */
export type Paid = Pick<SubscriptionRow, 'planId' | 'status'>;

/** Roles that come from a person's own plan. The others are granted: by an admin or by a studio. */
const OF_PLANS: ReadonlySet<Role> = new Set(SOLD.map(({ role }) => role));
/** Roles that can expire. */
export const LAPSING: readonly Role[] = [...OF_PLANS, PLANS.beta.role];

/** Whether it gives its plan now. */
export function isLive<S extends Pick<Paid, 'status'>>(subscription: S | null): subscription is S {
  return subscription !== null && subscription.status !== 'ended';
}

/**
 * A person's standing with an active subscription: admins stay admins, and a member of a team keeps the seat unless the
 * plan brings a team of its own.
 */
export function standingWith({ role }: Pick<Person, 'role'>, { planId, status }: Paid): Standing {
  const paid = soldPlan(planId);
  const isKept = role === 'admin' || (role === 'studio_team' && !ownsTeam(paid.plan));
  return {
    role: isKept ? role : paid.role,
    subscriptionStatus: status === 'past_due' ? 'past_due' : paid.sale.status,
  };
}

/** A person's standing once the subscription has ended. An expiry date set by an admin still applies. */
export function standingAfter({ role, subscriptionExpiresAt }: Person, { planId }: Paid, now: Date): Standing {
  if (subscriptionExpiresAt && subscriptionExpiresAt > now)
    return { role, subscriptionStatus: soldPlan(planId).sale.status };
  return { role: OF_PLANS.has(role) ? 'user' : role, subscriptionStatus: 'canceled' };
}

/** A person's standing without any seat: the plan they pay for, or that an admin has granted by status, otherwise free. */
export function standingAlone(person: Person, subscription: Paid | null, now: Date): Standing {
  if (isLive(subscription)) return standingWith({ role: 'user' }, subscription);
  const { subscriptionStatus, subscriptionExpiresAt } = person;
  const plan = planOf({ role: 'user', subscriptionStatus });
  if (plan === 'free') return { role: 'user', subscriptionStatus };
  if (subscriptionExpiresAt && subscriptionExpiresAt <= now) return { role: 'user', subscriptionStatus: 'canceled' };
  return { role: PLANS[plan].role, subscriptionStatus };
}

/** A person's standing once a plan granted by an admin has expired. */
export function standingLapsed({ role, subscriptionStatus }: Standing): Standing {
  return {
    role: LAPSING.includes(role) ? 'user' : role,
    subscriptionStatus: planOf({ role: 'user', subscriptionStatus }) === 'free' ? subscriptionStatus : 'canceled',
  };
}
