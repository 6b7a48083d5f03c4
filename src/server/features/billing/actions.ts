import { randomUUID } from 'node:crypto';
import type { PlanId, Purchase, Subscription } from '../../../contract/billing.ts';
import { PRICES, planOf, type Role } from '../../../contract/plans.ts';
import { findPerson } from '../../db/people.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import { dayOf } from '../../mail/day.ts';
import { moneyOf } from '../../mail/money.ts';
import { isRefused, type Stripe, withStripe } from '../../payments/index.ts';
import type { Services } from '../../services.ts';
import { priceOf, type Start, startSession, upgrade } from './handlers/checkout.ts';
import { expire } from './handlers/expire.ts';
import { keepAtStripe, keepMock, tooLate } from './handlers/keep.ts';
import { lookAndApply } from './handlers/look.ts';
import { changeMock, hasMock, payMock } from './handlers/mock.ts';
import { assertMayBuy, isLive, planName, standingAlone } from './policy.ts';
import * as queries from './queries.ts';

export { consequencesOf } from './handlers/consequences.ts';
export { settleNow as settlePayments } from './handlers/ending.ts';
export { takeEvent } from './handlers/events.ts';
export { describeStanding, describeStandings } from './handlers/standing.ts';
export { endUnmatched, listUnmatched } from './handlers/unmatched.ts';

type Change = { message: string; subscription: Subscription };

/** What a person pays for themselves. */
export async function readSubscription({ db, stripe }: Services, user: SessionUser): Promise<Subscription> {
  const row = await queries.findSubscription(db, user.id);
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
    portal: stripe !== null && user.stripeCustomerId !== null,
  };
}

/**
 * Starts buying a plan.
 * @throws AppError `conflict` (as assertMayBuy), `unavailable` where no payments are set up, `provider_failed`, `provider_timeout`
 */
export async function startCheckout(services: Services, user: SessionUser, planId: PlanId): Promise<Start> {
  const { db, stripe, config } = services;
  const subscription = await queries.findSubscription(db, user.id);
  if (isLeaving(user, subscription, planId)) {
    // Whoever buys what they have until its last day wants to keep it. Nothing is charged before that day.
    const { message } = await keepOwn(services, user);
    return { redirectUrl: '/upgrade', message };
  }
  assertMayBuy(user, subscription, planId);
  if (stripe) {
    const customer = isLive(subscription) && subscription.source === 'stripe' ? user.stripeCustomerId : null;
    const start = customer ? upgrade(services, stripe, user, customer) : startSession(services, stripe, user, planId);
    return withStripe(() => start, 'Failed to create checkout session');
  }
  if (!hasMock(services)) {
    const message = `Payments are not set up here yet. Please write to ${config.supportEmail}.`;
    throw new AppError('unavailable', message);
  }
  const sessionId = `mock_${randomUUID()}`;
  const { checkout } = await queries.openCheckout(
    db,
    { userId: user.id, planId, kind: 'mock', sessionId },
    (person, own) => assertMayBuy(person, own, planId),
  );
  return {
    redirectUrl: `/mock-checkout?plan=${planId}&session_id=${checkout.sessionId}`,
    message: 'Taking you to the mock checkout…',
  };
}

/** Whether a checkout of the person has been paid, as Stripe says; never as the page says. */
export async function confirmCheckout(
  services: Services,
  user: SessionUser,
  sessionId: string,
): Promise<{ status: 'confirmed' | 'pending' | 'unknown'; purchase: Purchase | null }> {
  const { db, stripe, log } = services;
  const find = async () => {
    const checkout = await queries.findCheckout(db, sessionId);
    return checkout?.userId === user.id ? checkout : null;
  };
  let checkout = await find();
  if (checkout?.status === 'open' && stripe && user.stripeCustomerId) {
    // The page may be back before the event is. Where Stripe cannot be asked, the event will tell.
    await lookAndApply(services, stripe, user.id, user.stripeCustomerId).catch((err) =>
      log.warn({ reason: err.message, userId: user.id }, 'a checkout could not be confirmed yet'),
    );
    checkout = await find();
  }
  if (!checkout) return { status: 'unknown', purchase: null };
  if (checkout.status !== 'confirmed') return { status: 'pending', purchase: null };
  const { id: eventId, planId } = checkout;
  return { status: 'confirmed', purchase: { eventId, planId, value: PRICES[planId], currency: 'USD' } };
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
 * From Studio Pro to Individual Pro, at once and without proration: the new price starts with the next period.
 * @throws AppError `conflict` for whoever pays for no Studio Pro; `provider_failed`, `provider_timeout`
 */
export async function downgrade(services: Services, user: SessionUser): Promise<Change> {
  const subscription = await queries.findSubscription(services.db, user.id);
  if (!isLive(subscription) || subscription.planId !== 'studio_pro') {
    throw new AppError('conflict', 'There is no Studio Pro subscription of yours to change.');
  }
  const planId = 'individual_pro';
  if (!(await changeMock(services, user.id, () => ({ planId })))) {
    await changeStripe(services, user, (stripe, { id, items, metadata }, idempotencyKey) => {
      const changed = [{ id: items.data[0]!.id, price: priceOf(services, planId) }];
      const more = { proration_behavior: 'none', metadata: { ...metadata, planId } } as const;
      return stripe.subscriptions.update(id, { items: changed, ...more }, { idempotencyKey });
    });
  }
  const changed = await present(services, user.id);
  const price = `$${PRICES.individual_pro} per month`;
  const from = changed.currentPeriodEnd ? dayOf(changed.currentPeriodEnd) : 'the next period';
  const next = changed.cancelAtPeriodEnd ? `It ends on ${from}.` : `The new price of ${price} starts on ${from}.`;
  return {
    message: `You now have Individual Pro. ${next} Your team members no longer have access.`,
    subscription: changed,
  };
}

/** Ends the person's subscription with its period. A second time changes nothing. @throws AppError as cancelSubscription */
export async function cancelOwn(services: Services, user: SessionUser): Promise<Change> {
  const changed = await cancelSubscription(services, user.id, { immediate: false });
  const until = changed.currentPeriodEnd ? ` until ${dayOf(changed.currentPeriodEnd)}` : '';
  return { message: `Your subscription is canceled. You keep access${until}.`, subscription: changed };
}

/** A plan that was canceled and lives until its last day is asked for again. */
const isLeaving = (user: SessionUser, own: queries.SubscriptionRow | null, planId: PlanId): boolean =>
  planOf(user) !== 'admin' &&
  isLive(own) &&
  own.status === 'active' &&
  own.planId === planId &&
  own.cancelAtPeriodEnd &&
  own.periodEnd > new Date();

/**
 * Takes a cancellation back: the plan goes on, and is charged again on the day that would have been its last. A second time changes nothing.
 * @throws AppError `conflict` if there is no plan (any more) that could be kept; `provider_failed`, `provider_timeout`
 */
export async function keepOwn(services: Services, user: SessionUser): Promise<Change> {
  if (!isLive(await queries.findSubscription(services.db, user.id))) throw tooLate();
  if (!(await changeMock(services, user.id, keepMock))) await changeStripe(services, user, keepAtStripe);
  const changed = await present(services, user.id);
  const money = moneyOf(changed);
  const next =
    changed.currentPeriodEnd && ` The next charge is${money ? ` ${money}` : ''} on ${dayOf(changed.currentPeriodEnd)}.`;
  return { message: `Your ${planName(changed.planId!)} goes on.${next ?? ''}`, subscription: changed };
}

/**
 * Ends a person's subscription: with its period, or at once.
 * @throws AppError `not_found`, `conflict` if there is none that lives, `provider_failed`, `provider_timeout`
 */
export async function cancelSubscription(
  services: Services,
  userId: string,
  { immediate }: { immediate: boolean },
): Promise<Subscription> {
  const user = await findPerson(services.db, { id: userId });
  if (!user) throw new AppError('not_found', 'There is no such person.');
  if (!isLive(await queries.findSubscription(services.db, userId))) {
    throw new AppError('conflict', 'There is no subscription to cancel.');
  }
  const change = immediate ? ({ status: 'ended', endedAt: new Date() } as const) : { cancelAtPeriodEnd: true };
  if (!(await changeMock(services, userId, () => change))) {
    await changeStripe(services, user, (stripe, { id }, idempotencyKey) =>
      immediate
        ? stripe.subscriptions.cancel(id)
        : stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey }),
    );
  }
  return present(services, userId);
}

/** Changes the subscription that lives at Stripe as it is there now, and makes the plan what came of it. */
async function changeStripe(
  services: Services,
  { id, stripeCustomerId }: SessionUser,
  change: (
    stripe: Stripe,
    found: NonNullable<Awaited<ReturnType<typeof lookAndApply>>['raw']>,
    /** Another one for each attempt: what was undone since may be done again. */
    idempotencyKey: string,
  ) => Promise<unknown>,
): Promise<void> {
  const { stripe } = services;
  if (!isLive(await queries.findSubscription(services.db, id))) throw tooLate();
  if (!stripe || !stripeCustomerId) throw new AppError('unavailable', 'Payments are not set up here any more.');
  await withStripe(async () => {
    const hasEnded = () => new AppError('conflict', 'The subscription has ended in the meantime.');
    const { raw, found, look } = await lookAndApply(services, stripe, id, stripeCustomerId);
    if (!raw || !isLive(found)) throw hasEnded();
    const fault = await change(stripe, raw, `change-${raw.id}-${look}`).then(
      () => null,
      (error) => error,
    );
    if (fault && !isRefused(fault)) throw fault;
    const after = await lookAndApply(services, stripe, id, stripeCustomerId);
    // Refused, because its period has ended between look and change.
    if (fault) throw isLive(after.found) ? fault : hasEnded();
  });
}

async function present(services: Services, userId: string): Promise<Subscription> {
  const user = await findPerson(services.db, { id: userId });
  if (!user) throw new AppError('not_found');
  return readSubscription(services, user);
}

/** The address of Stripe's customer portal. @throws AppError `conflict` if there is none for the person; `provider_failed`, `provider_timeout` */
export async function openPortal({ stripe, config }: Services, user: SessionUser): Promise<{ redirectUrl: string }> {
  const customer = user.stripeCustomerId;
  if (!stripe || !customer) throw new AppError('conflict', 'There are no cards or invoices of yours to manage.');
  const session = await withStripe(() =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${config.publicUrl}/` }),
  );
  return { redirectUrl: session.url };
}

/** Does what the hourly job does, now. */
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
 * Ends what a person who is being deleted could still pay: their customer is noted in the transaction of the deletion, without any reference to them,
 * and whatever was or will be paid there is ended and refunded. Then `settlePayments` must follow.
 * @returns the customer; null: the person never had one
 */
export async function endPaymentsOf(
  tx: queries.Transaction,
  { stripeCustomerId }: Pick<SessionUser, 'stripeCustomerId'>,
): Promise<string | null> {
  if (stripeCustomerId) await queries.closeCustomer(tx, stripeCustomerId);
  return stripeCustomerId;
}

/** Whether a person pays for a plan now, past due or canceled for the period's end included. */
export async function hasLiveSubscription(db: queries.Reader, userId: string): Promise<boolean> {
  return isLive(await queries.findSubscription(db, userId));
}

/**
 * Takes a seat away: the person is back on the plan that they pay for themselves, or that an admin has granted, else free. Who sits in no team stays
 * as they are. Works in the caller's transaction.
 */
export async function restoreOwnPlan(tx: queries.Reader & queries.Updater, userId: string): Promise<void> {
  const user = await queries.lockUser(tx, userId);
  if (user?.role !== 'studio_team') return;
  const subscription = await queries.findSubscription(tx, userId);
  await queries.setStanding(tx, user, standingAlone(user, subscription, new Date()));
}

/**
 * Gives a person, whose row is locked, a role. What somebody pays for stays; a plan that was only granted goes with the role `user`. Backgrounds that the
 * new plan does not include get their last day. Works in the caller's transaction.
 */
export async function giveRole(
  tx: queries.Reader & queries.Updater,
  user: SessionUser,
  role: Role,
): Promise<SessionUser> {
  const isGranted = planOf({ role: 'user', subscriptionStatus: user.subscriptionStatus }) !== 'free';
  const ends = role === 'user' && isGranted && !(await hasLiveSubscription(tx, user.id));
  return queries.setStanding(tx, user, { role, subscriptionStatus: ends ? 'free' : user.subscriptionStatus });
}
