import { AppError } from '../../../http/errors.ts';
import type { Stripe } from '../../../payments/index.ts';
import type { SubscriptionRow } from '../queries.ts';
import type { StripeSubscription } from './look.ts';

/** A plan can no longer be changed or kept: it has ended, perhaps a moment ago. */
export const tooLate = () =>
  new AppError('conflict', 'Your plan has ended in the meantime. You can start it again on the plans page.');

/** The same of a mock subscription. A period that has ended is over, also before the hourly job has said so. @throws AppError `conflict` */
export function keepMock({ periodEnd, cancelAtPeriodEnd }: SubscriptionRow) {
  if (cancelAtPeriodEnd && periodEnd <= new Date()) throw tooLate();
  return { cancelAtPeriodEnd: false };
}

/** Takes a cancellation back at Stripe, whether it was asked for here, in the portal, or as a day in the dashboard. */
export async function keepAtStripe(
  stripe: Stripe,
  { id, cancel_at_period_end: cancels, cancel_at: day }: StripeSubscription,
  idempotencyKey: string,
): Promise<void> {
  if (cancels) await stripe.subscriptions.update(id, { cancel_at_period_end: false }, { idempotencyKey });
  else if (day !== null) await stripe.subscriptions.update(id, { cancel_at: '' }, { idempotencyKey });
}
