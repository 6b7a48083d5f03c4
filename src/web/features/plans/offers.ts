import { dollars } from '../../../contract/money.ts';
import {
  LEAST,
  nextAbove,
  OFFERED,
  type OfferedPlan,
  PLANS,
  type SoldPlan,
  type SubscriptionStatus,
  saleOf,
} from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';

/** The header's badge: the plan and, if it has a download limit, what is left of it. */
export function badgeOf({ entitlements: own, downloadsRemaining }: User): { plan: string; left: string | null } {
  const { badge, downloadLimit } = own;
  if (downloadLimit === null || downloadsRemaining === null) return { plan: badge, left: null };
  return { plan: badge, left: `${downloadsRemaining} of ${downloadLimit} left` };
}

/** A plan's price, such as `$6.99 per month`; `$0` for a free one. */
export const costOf = ({ offer: { price } }: OfferedPlan): string => dollars(price) + (price > 0 ? ' per month' : '');

/** The monthly price of a plan for sale, such as `$6.99`. */
export const priceTag = ({ offer }: SoldPlan): string => dollars(offer.price);

const UNPAID: Partial<Record<SubscriptionStatus, string>> = {
  free: 'No subscription',
  past_due: 'Payment overdue. Your access stays while we try your card again.',
  canceled: 'Canceled',
  cancelled: 'Canceled',
};

/**
 * The subscription as Account Settings shows it; `upgrade` is the text of the link to the plans, null if there is no larger plan.
 * @param paid what the plan costs this person, such as `$6.99`; null: they do not pay for it; undefined: not known yet
 */
export function subscriptionOf({ entitlements, subscriptionStatus, downloadsRemaining }: User, paid?: string | null) {
  const { plan, downloadLimit } = entitlements;
  const { name, covered } = PLANS[plan];
  const sold = saleOf(plan);
  const left = downloadLimit === null ? '' : `, ${downloadsRemaining} of ${downloadLimit} free downloads left`;
  const cost = sold && paid ? `, ${paid} per month` : '';
  const given = sold && paid === null ? 'Given to you. You pay nothing for it.' : undefined;
  return {
    plan: name + left + cost,
    status: covered ?? given ?? UNPAID[subscriptionStatus] ?? 'Active',
    upgrade: upgradeOf(plan, sold),
  };
}

function upgradeOf(plan: User['entitlements']['plan'], sold: SoldPlan | null): string | null {
  if (plan === 'admin') return null;
  if (plan === 'studio_team') return `Get ${LEAST.name} as well`;
  if (!sold) return 'Upgrade to Pro';
  const next = nextAbove(sold);
  return next && `Upgrade to ${next.name}`;
}

/** Which of the plans for sale a person has now. */
export const currentPlan = (user: User | null): SoldPlan | null => user && saleOf(user.entitlements.plan);

/** How many plan cards go in a row: three if they fill their rows, otherwise two. */
export const columnsOf = (plans: readonly unknown[]): number => (plans.length % 3 === 0 ? 3 : 2);

/** The offers as structured data for search engines (schema.org Offer). */
export const structuredOffers = () =>
  OFFERED.map(({ name, offer: { price }, allows: { downloadLimit } }) => ({
    '@type': 'Offer',
    name: price > 0 ? `${name}, per month` : `${name}, ${downloadLimit} free downloads`,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    category: price > 0 ? 'subscription' : 'free',
  }));
