import type { Purchase, Subscription } from '../../../contract/billing.ts';
import { sayMoment } from '../../../contract/moments.ts';
import { dollars } from '../../../contract/money.ts';
import { ownsTeam, type PlanId, planOf, plansBelow, SOLD, soldPlan } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive } from '../../accounts/standing.ts';
import type { Tx } from '../../db/client.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { moneyOf } from '../../mail/money.ts';
import { withPayments } from '../../payments/errors.ts';
import { isAtProvider } from '../../payments/source.ts';
import type { Services } from '../../services.ts';
import { changeSubscription, tooLate } from './change.ts';
import { type Start, startSession, upgrade } from './checkout.ts';
import * as checkoutQueries from './checkout-queries.ts';
import { expire } from './expire.ts';
import { payMock, startMock } from './mock.ts';
import { assertMayBuy, planName } from './policy.ts';
import { syncCustomer } from './sync.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

export { consequencesOf } from './consequences.ts';
export { settleNow as settlePayments } from './ending.ts';
export { takeEvent } from './events.ts';
export { endIfLapsed } from './expire.ts';
export { isOverdue, isPaying, lastDays, payingUntil } from './paid-queries.ts';
export { overduePayments } from './queries.ts';
export { endUnmatched, listUnmatched } from './unmatched.ts';

type Change = { message: string; subscription: Subscription };

/** What a person pays for themselves. */
export async function readSubscription({ db, payments }: Services, user: SessionUser): Promise<Subscription> {
  const row = await findSubscription(db, user.id);
  const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
  const live = isLive(row) ? row : null;
  return {
    status: row?.status ?? 'none',
    planId: row?.planId ?? null,
    currentPeriodEnd: iso(live?.periodEnd),
    cancelAtPeriodEnd: live?.cancelAtPeriodEnd ?? false,
    endedAt: iso(row?.endedAt),
    expiresAt: iso(user.subscriptionExpiresAt),
    libraryKeptUntil: iso(user.libraryKeptUntil),
    amount: live?.amount ?? null,
    currency: live?.currency ?? null,
    portal: payments !== null && user.stripeCustomerId !== null,
  };
}

/**
 * Starts buying a plan.
 * @throws AppError `conflict` (as assertMayBuy), `unavailable` if payments are not set up, `provider_failed`, `provider_timeout`
 */
export async function startCheckout(services: Services, user: SessionUser, planId: PlanId): Promise<Start> {
  const { db, payments } = services;
  const subscription = await findSubscription(db, user.id);
  if (isLeaving(user, subscription, planId)) {
    // People who buy the plan they have until its last day want to keep it. Nothing is charged before that day.
    const { message } = await keepOwn(services, user);
    return { redirectUrl: '/upgrade', message };
  }
  assertMayBuy(user, subscription, planId);
  if (payments) {
    const customer = isLive(subscription) && isAtProvider(subscription) ? user.stripeCustomerId : null;
    const start = customer
      ? upgrade(services, payments, user, { customer, planId })
      : startSession(services, payments, user, planId);
    return withPayments(() => start, 'Failed to create checkout session');
  }
  return startMock(services, user, planId);
}

/** Whether a checkout has been paid, according to Stripe; never according to the page. */
export async function confirmCheckout(
  services: Services,
  user: SessionUser,
  sessionId: string,
): Promise<{ status: 'confirmed' | 'pending' | 'unknown'; purchase: Purchase | null }> {
  const { db, payments, log } = services;
  const find = async () => {
    const checkout = await checkoutQueries.findCheckout(db, sessionId);
    return checkout?.userId === user.id ? checkout : null;
  };
  let checkout = await find();
  if (checkout?.status === 'open' && payments && user.stripeCustomerId) {
    // The page may be back before the event arrives. If Stripe cannot be reached, the event will settle it.
    await syncCustomer(services, payments, user.id, user.stripeCustomerId).catch((err) =>
      log.warn({ reason: err.message, userId: user.id }, 'a checkout could not be confirmed yet'),
    );
    checkout = await find();
  }
  if (!checkout) return { status: 'unknown', purchase: null };
  if (checkout.status !== 'confirmed') return { status: 'pending', purchase: null };
  const { id: eventId, planId } = checkout;
  return { status: 'confirmed', purchase: { eventId, planId, value: soldPlan(planId).offer.price, currency: 'USD' } };
}

/** Pays a mock checkout. @throws AppError as payMock */
export async function simulatePayment(
  services: Services,
  user: SessionUser,
  payment: { sessionId: string; planId: PlanId },
): Promise<{ message: string }> {
  await payMock(services, user, payment);
  return { message: `Payment successful. You now have ${planName(payment.planId)}.` };
}

/**
 * Downgrades to a smaller plan, at once and without proration: the new price starts with the next period.
 * @throws AppError `conflict` if the person pays for no greater plan; `provider_failed`, `provider_timeout`
 */
export async function downgrade(services: Services, user: SessionUser, planId: PlanId): Promise<Change> {
  const subscription = await findSubscription(services.db, user.id);
  const [own, to] = [isLive(subscription) ? soldPlan(subscription.planId) : null, soldPlan(planId)];
  if (!own || !plansBelow(own).includes(to)) {
    const greater = SOLD.filter((each) => plansBelow(each).includes(to)).map(({ name }) => name);
    throw new AppError('conflict', `You have no ${greater.join(' or ')} subscription to change.`);
  }
  await changeSubscription(services, user, { kind: 'downgrade', planId });
  const changed = await present(services, user.id);
  const price = `${dollars(to.offer.price)} per month`;
  const from = changed.currentPeriodEnd ? sayMoment(changed.currentPeriodEnd) : 'the next period';
  const losesTeam = ownsTeam(own.plan) && !ownsTeam(to.plan);
  const next = changed.cancelAtPeriodEnd ? `It ends on ${from}.` : `The new price of ${price} starts on ${from}.`;
  return {
    message: `You now have ${to.name}. ${next}${losesTeam ? ' Your team members no longer have access.' : ''}`,
    subscription: changed,
  };
}

/** Cancels the person's subscription at the end of the period. Idempotent. @throws AppError as cancelSubscription */
export async function cancelOwn(services: Services, user: SessionUser): Promise<Change> {
  const changed = await cancelSubscription(services, user.id, { immediate: false });
  const until = changed.currentPeriodEnd ? ` until ${sayMoment(changed.currentPeriodEnd)}` : '';
  return { message: `Your subscription is canceled. You keep access${until}.`, subscription: changed };
}

/** A canceled plan that is active until its last day is wanted again. */
const isLeaving = (user: SessionUser, own: SubscriptionRow | null, planId: PlanId): boolean =>
  planOf(user) !== 'admin' &&
  isLive(own) &&
  own.status === 'active' &&
  own.planId === planId &&
  own.cancelAtPeriodEnd &&
  own.periodEnd > new Date();

/**
 * Withdraws a cancellation: the plan continues, and renews on the day that would have been its last. Idempotent.
 * @throws AppError `conflict` if there is no plan (any more) that could be kept; `provider_failed`, `provider_timeout`
 */
export async function keepOwn(services: Services, user: SessionUser): Promise<Change> {
  if (!isLive(await findSubscription(services.db, user.id))) throw tooLate();
  await changeSubscription(services, user, { kind: 'keep' });
  const changed = await present(services, user.id);
  const money = moneyOf(changed);
  const next =
    changed.currentPeriodEnd &&
    ` The next charge is${money ? ` ${money}` : ''} on ${sayMoment(changed.currentPeriodEnd)}.`;
  return { message: `Your ${planName(changed.planId!)} continues.${next ?? ''}`, subscription: changed };
}

/**
 * Ends a person's subscription: at the end of the period, or at once.
 * @throws AppError `not_found`, `conflict` if none is active, `provider_failed`, `provider_timeout`
 */
export async function cancelSubscription(
  services: Services,
  userId: string,
  { immediate }: { immediate: boolean },
): Promise<Subscription> {
  const user = await findPerson(services.db, { id: userId });
  if (!user) throw new AppError('not_found', 'This account does not exist.');
  if (!isLive(await findSubscription(services.db, userId))) {
    throw new AppError('conflict', 'There is no subscription to cancel.');
  }
  await changeSubscription(services, user, { kind: immediate ? 'end-now' : 'end-with-period' });
  return present(services, userId);
}

async function present(services: Services, userId: string): Promise<Subscription> {
  const user = await findPerson(services.db, { id: userId });
  if (!user) throw new AppError('not_found');
  return readSubscription(services, user);
}

/**
 * The URL of Stripe's customer portal.
 * @throws AppError `conflict` if there is none for the person; `provider_failed`, `provider_timeout`
 */
export async function openPortal({ payments, config }: Services, user: SessionUser): Promise<{ redirectUrl: string }> {
  const customer = user.stripeCustomerId;
  if (!payments || !customer) throw new AppError('conflict', 'You have no cards or invoices to manage.');
  return { redirectUrl: await withPayments(() => payments.openPortal(customer, `${config.publicUrl}/`)) };
}

/** Runs the hourly job now. */
export async function processExpired(
  services: Services,
): Promise<{ message: string; expired: number; checked: number }> {
  const { expired, checked } = await expire(services);
  const plans = expired === 1 ? '1 plan has' : `${expired} plans have`;
  const looks =
    checked > 0
      ? ` ${checked} ${checked === 1 ? 'subscription is' : 'subscriptions are'} being compared with Stripe.`
      : '';
  return { message: `${plans} ended.${looks}`, expired, checked };
}

/**
 * Ends everything that a person who is being deleted could still pay for: their customer is recorded in the deletion's
 * transaction, without any reference to them, and whatever was or will be paid there is ended and refunded. Call
 * `settlePayments` afterwards.
 * @returns the customer; null: the person never had one
 */
export async function endPaymentsOf(
  tx: Tx,
  { stripeCustomerId }: Pick<SessionUser, 'stripeCustomerId'>,
): Promise<string | null> {
  if (stripeCustomerId) await unmatchedQueries.closeCustomer(tx, stripeCustomerId);
  return stripeCustomerId;
}
