import type { PlanId } from '../../../contract/billing.ts';
import { planOf, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { SubscriptionRow } from './queries.ts';

/** Role and status, which decide the plan. */
export type Standing = { role: Role; subscriptionStatus: SubscriptionStatus };
type Person = Standing & { subscriptionExpiresAt: Date | null };
/** The part of a subscription that gives a plan. */
export type Paid = Pick<SubscriptionRow, 'planId' | 'status'>;

const NAMES: Record<PlanId, string> = { individual_pro: 'Individual Pro', studio_pro: 'Studio Pro' };
export const planName = (planId: PlanId) => NAMES[planId];

const ROLES = { individual_pro: 'pro', studio_pro: 'studio_owner' } as const;
const STATUSES = { individual_pro: 'pro', studio_pro: 'studio_pro' } as const;
/** Roles that follow from a plan of one's own. The others are given: by an admin, or by a studio. */
const OF_PLANS: ReadonlySet<Role> = new Set(['pro', 'studio_owner']);

/** It gives its plan now. */
export function isLive<S extends Pick<Paid, 'status'>>(subscription: S | null): subscription is S {
  return subscription !== null && subscription.status !== 'ended';
}

/** Where a person stands with a subscription that lives: admins stay admins, and a member of a team who pays for Individual Pro keeps the seat. */
export function standingWith({ role }: Pick<Person, 'role'>, { planId, status }: Paid): Standing {
  const isKept = role === 'admin' || (role === 'studio_team' && planId === 'individual_pro');
  return {
    role: isKept ? role : ROLES[planId],
    subscriptionStatus: status === 'past_due' ? 'past_due' : STATUSES[planId],
  };
}

/** Where a person stands once the subscription has ended. A day that an admin has set is waited for. */
export function standingAfter({ role, subscriptionExpiresAt }: Person, { planId }: Paid, now: Date): Standing {
  if (subscriptionExpiresAt && subscriptionExpiresAt > now) return { role, subscriptionStatus: STATUSES[planId] };
  return { role: OF_PLANS.has(role) ? 'user' : role, subscriptionStatus: 'canceled' };
}

/** Where a person stands without any seat: on the plan that they pay for, or that an admin has granted by status; else free. */
export function standingAlone(person: Person, subscription: Paid | null, now: Date): Standing {
  if (isLive(subscription)) return standingWith({ role: 'user' }, subscription);
  const { subscriptionStatus, subscriptionExpiresAt } = person;
  const plan = planOf({ role: 'user', subscriptionStatus });
  if (plan === 'free') return { role: 'user', subscriptionStatus };
  if (subscriptionExpiresAt && subscriptionExpiresAt <= now) return { role: 'user', subscriptionStatus: 'canceled' };
  return { role: plan === 'studio_owner' ? 'studio_owner' : 'pro', subscriptionStatus };
}

/**
 * What a person may not buy: a plan that they have, a smaller one, or a studio while they sit in another one's team.
 * @throws AppError `conflict`
 */
export function assertMayBuy(user: SessionUser, subscription: SubscriptionRow | null, planId: PlanId): void {
  const plan = planOf(user);
  const own = isLive(subscription) ? subscription : null;
  const conflict = (message: string) => new AppError('conflict', message, { planId: message });
  if (plan === 'admin') throw conflict('Admins have everything already.');
  if (own?.status === 'past_due') {
    throw conflict(
      'Your last payment has not come in. Pay it under Account, Manage billing; then you can change plans.',
    );
  }
  if (own?.planId === planId || (plan === 'individual' && planId === 'individual_pro')) {
    throw conflict(`You have ${planName(planId)} already.`);
  }
  if (plan === 'studio_owner') {
    throw conflict(
      planId === 'studio_pro' ? 'You have Studio Pro already.' : 'You have Studio Pro. Downgrade in Account Settings.',
    );
  }
  if (plan === 'studio_team' && planId === 'studio_pro') {
    throw conflict('You are in a studio’s team. Ask its owner to remove you before you open a studio of your own.');
  }
}

/** Where a person stands once a plan that an admin has granted has passed its day. */
export function standingLapsed({ role, subscriptionStatus }: Standing): Standing {
  return {
    role: OF_PLANS.has(role) || role === 'beta' ? 'user' : role,
    subscriptionStatus: planOf({ role: 'user', subscriptionStatus }) === 'free' ? subscriptionStatus : 'canceled',
  };
}
