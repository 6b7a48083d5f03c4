import type { Subscription } from '../../../contract/billing.ts';
import { ownsTeam, plansBelow, type SoldPlan, soldPlan } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { currentPlan } from './offers.ts';

/** What a plan card's button does: nothing (`current`, `included`, `closed`), start a checkout, change an active subscription, or downgrade. */
export type PlanChoice = {
  does: 'current' | 'included' | 'closed' | 'buy' | 'change' | 'downgrade';
  label: string;
  /** Why it cannot be bought now, with `closed`; none while that is still being looked up. */
  why?: string;
};

/** True while the subscription is paid for or its payment is being retried. */
export function lives(subscription: Subscription | undefined): boolean {
  return subscription?.status === 'active' || subscription?.status === 'past_due';
}

/**
 * Which of the plans for sale a person has. A member of a studio's team may pay for one besides the seat.
 * @param user null: a visitor
 * @param subscription undefined while unknown
 */
export function ownPlan(user: User | null, subscription: Subscription | undefined): SoldPlan | null {
  const paidFor = lives(subscription) ? subscription?.planId : null;
  return currentPlan(user) ?? (paidFor ? soldPlan(paidFor) : null);
}

const IN_A_TEAM = {
  label: 'Not available while you are on a team',
  why: 'You are on a studio’s team, and you can only be on one. Ask its owner to remove you, then you can open your own studio.',
};
export const OVERDUE = {
  label: 'Pay the overdue payment first',
  why: 'Your last payment did not go through. Pay it under Account, Manage billing, and then you can change plans.',
};

/** What a person can do with a plan that is for sale; other parameters as for `ownPlan`. */
export function choiceOf(wanted: SoldPlan, user: User | null, subscription: Subscription | undefined): PlanChoice {
  const own = ownPlan(user, subscription);
  const paying = lives(subscription);
  if (own === wanted) return { does: 'current', label: 'Current Plan' };
  if (user?.entitlements.plan === 'admin') return { does: 'included', label: 'Included in your account' };
  if (own && plansBelow(own).includes(wanted)) {
    return paying
      ? { does: 'downgrade', label: `Downgrade to ${wanted.name}` }
      : { does: 'included', label: 'Included in your plan' };
  }
  if (ownsTeam(wanted.plan) && user?.entitlements.plan === 'studio_team') return { does: 'closed', ...IN_A_TEAM };
  if (own && subscription?.status === 'past_due') return { does: 'closed', ...OVERDUE };
  const label = `${own ? 'Upgrade to' : 'Get'} ${wanted.name}`;
  // Until it is known whether the card would be charged at once, there is nothing to ask the person.
  if (own && !subscription) return { does: 'closed', label };
  // Only the payment provider can charge without a checkout page; a mock subscription is bought again.
  return { does: paying && subscription?.portal ? 'change' : 'buy', label };
}
