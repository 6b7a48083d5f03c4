import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive } from '../../accounts/standing.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { isRefused, withPayments } from '../../payments/errors.ts';
import type * as door from '../../payments/index.ts';
import type { Services } from '../../services.ts';
import { changeMock, type Kept } from './mock.ts';
import { syncCustomer } from './sync.ts';

/** Changes of an active subscription. */
export type Change = door.Change | { readonly kind: 'end-now' };

/** A plan can no longer be changed or kept: it has ended, perhaps only just now. */
export const tooLate = () =>
  new AppError('conflict', 'Your plan has already ended. You can start it again on the plans page.');

const hasEnded = () => new AppError('conflict', 'The subscription has already ended.');

/**
 * Changes a person's subscription, at Stripe or in the mock.
 * @throws AppError `conflict` if it has ended; `unavailable` if payments are no longer set up; `provider_failed`, `provider_timeout`
 */
export async function changeSubscription(services: Services, user: SessionUser, change: Change): Promise<void> {
  if (await changeMock(services, user.id, (row) => ofMock(row, change))) return;
  if (!isLive(await findSubscription(services.db, user.id))) throw tooLate();
  await withPayments(() => changeAtProvider(services, user, change));
}

/** A period that has ended is over, even before the hourly job has recorded it. @throws AppError `conflict` */
function ofMock({ periodEnd, cancelAtPeriodEnd }: SubscriptionRow, change: Change): Partial<Kept> {
  switch (change.kind) {
    case 'downgrade':
      return { planId: change.planId };
    case 'keep':
      if (cancelAtPeriodEnd && periodEnd <= new Date()) throw tooLate();
      return { cancelAtPeriodEnd: false };
    case 'end-with-period':
      return { cancelAtPeriodEnd: true };
    case 'end-now':
      return { status: 'ended', endedAt: new Date() };
  }
}

/** Changes it in its current state, and updates the plan with the result. */
async function changeAtProvider(
  services: Services,
  { id, stripeCustomerId }: SessionUser,
  change: Change,
): Promise<void> {
  const { payments } = services;
  if (!payments || !stripeCustomerId) throw new AppError('unavailable', 'Payments are no longer set up here.');
  const { sold, found, readNumber } = await syncCustomer(services, payments, id, stripeCustomerId);
  if (!sold || !isLive(found)) throw hasEnded();
  // A new key for each attempt: what was undone since may be done again.
  const done =
    change.kind === 'end-now'
      ? payments.end(sold.id)
      : payments.change(sold, change, `change-${sold.id}-${readNumber}`);
  const fault = await done.then(
    () => null,
    (error) => error,
  );
  if (fault && !isRefused(fault)) throw fault;
  const after = await syncCustomer(services, payments, id, stripeCustomerId);
  // Refused, because its period has ended between read and change.
  if (fault) throw isLive(after.found) ? fault : hasEnded();
}
