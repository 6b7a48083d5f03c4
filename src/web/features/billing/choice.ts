import type { PlanId, Subscription } from '../../../contract/billing.ts';
import type { User } from '../../../contract/session.ts';
import { currentOffer, OFFERS, type Offer } from '../account/subscription.ts';

export const PLAN_IDS: Record<Offer, PlanId> = { individual: 'individual_pro', studio: 'studio_pro' };

/** The plan for sale that checkout knows by that id. */
export const OFFER_OF = new Map<PlanId | null | undefined, Offer>([
  ['individual_pro', 'individual'],
  ['studio_pro', 'studio'],
]);

/** What the button of a plan card does: nothing (`current`, `included`, `closed`), start a checkout, change a subscription that lives, or go down. */
export type PlanChoice = {
  does: 'current' | 'included' | 'closed' | 'buy' | 'change' | 'downgrade';
  label: string;
  /** Why it cannot be bought now, with `closed`. */
  why?: string;
};

/** True while the subscription is paid for, or its payment is tried again. */
export function lives(subscription: Subscription | undefined): boolean {
  return subscription?.status === 'active' || subscription?.status === 'past_due';
}

/**
 * Which of the plans for sale a person has. A member of a studio's team may pay for one beside the seat.
 * @param user null: a visitor
 * @param subscription undefined while it is not known
 */
export function ownOffer(user: User | null, subscription: Subscription | undefined): Offer | null {
  const paidFor = lives(subscription) ? subscription?.planId : null;
  return currentOffer(user) ?? OFFER_OF.get(paidFor) ?? null;
}

const IN_A_TEAM = {
  label: 'Not while you are in a team',
  why: 'You are in a studio’s team, and nobody can be in two. Ask its owner to remove you, then you can open a studio of your own.',
};
const OVERDUE = {
  label: 'Pay the open payment first',
  why: 'Your last payment has not come in. Pay it under Account, Manage billing; then you can change plans.',
};

/** What a person can do with a plan that is for sale; the parameters as for `ownOffer`. */
export function choiceOf(offer: Offer, user: User | null, subscription: Subscription | undefined): PlanChoice {
  const own = ownOffer(user, subscription);
  const paying = lives(subscription);
  if (own === offer) return { does: 'current', label: 'Current Plan' };
  if (user?.entitlements.plan === 'admin') return { does: 'included', label: 'Included in your account' };
  if (own === 'studio') {
    return paying
      ? { does: 'downgrade', label: `Downgrade to ${OFFERS.individual.name}` }
      : { does: 'included', label: 'Included in your plan' };
  }
  if (offer === 'studio' && user?.entitlements.plan === 'studio_team') return { does: 'closed', ...IN_A_TEAM };
  if (own && subscription?.status === 'past_due') return { does: 'closed', ...OVERDUE };
  // Only the payment provider charges without a checkout page; a mock subscription is bought anew.
  return {
    does: paying && subscription?.portal ? 'change' : 'buy',
    label: `${own ? 'Upgrade to' : 'Get'} ${OFFERS[offer].name}`,
  };
}
