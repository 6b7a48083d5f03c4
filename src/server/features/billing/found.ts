import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { Sold } from '../../payments/index.ts';
import { PROVIDER } from '../../payments/source.ts';

/** A subscription as found, at Stripe or in the mock. */
export type Found = Pick<
  SubscriptionRow,
  'planId' | 'status' | 'source' | 'periodEnd' | 'cancelAtPeriodEnd' | 'amount' | 'currency' | 'endedAt'
> & {
  stripeSubscriptionId: string;
};

/** What a subscription gives. null: not one of our plans. One that never started is left out as well. */
export function foundIn({ id, planId, status, period, leaves, amount, currency, endedAt }: Sold): Found | null {
  if (!status || !period || !planId) return null;
  return {
    ...{ planId, status, amount, currency, endedAt },
    source: PROVIDER,
    stripeSubscriptionId: id,
    periodEnd: period.end,
    cancelAtPeriodEnd: leaves !== null,
  };
}

/** What is kept of a subscription that no account has. */
export function termsOf({ id, customerId, planId, amount, currency, isLive, startedAt }: Sold) {
  return { id, customerId, planId, amount, currency, isLive, startedAt };
}
