import type { PlanId, Subscription } from '../../../contract/billing.ts';
import type { User } from '../../../contract/session.ts';
import { currentOffer, OFFERS, type Offer } from '../account/subscription.ts';

export const PLAN_IDS: Record<Offer, PlanId> = { individual: 'individual_pro', studio: 'studio_pro' };

/** The plan for sale that checkout knows by that id. */
export const OFFER_OF = new Map<PlanId | null | undefined, Offer>([
  ['individual_pro', 'individual'],
  ['studio_pro', 'studio'],
]);

/** What the button of a plan card does: nothing (`current`, `included`), start a checkout, change a subscription that lives, or go down. */
export type PlanChoice = { does: 'current' | 'included' | 'buy' | 'change' | 'downgrade'; label: string };

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
  // Only the payment provider charges without a checkout page; a mock subscription is bought anew.
  return {
    does: paying && subscription?.portal ? 'change' : 'buy',
    label: `${own ? 'Upgrade to' : 'Get'} ${OFFERS[offer].name}`,
  };
}
