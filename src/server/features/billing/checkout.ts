import { randomUUID } from 'node:crypto';
import type { PlanId } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive } from '../../accounts/standing.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { isFinal, isMissing } from '../../payments/errors.ts';
import type { Payments } from '../../payments/index.ts';
import { isAtProvider } from '../../payments/source.ts';
import type { Services } from '../../services.ts';
import { openCheckout } from './attempts.ts';
import type { Checkout } from './checkout-queries.ts';
import * as checkoutQueries from './checkout-queries.ts';
import { endSessionKind } from './kinds.ts';
import { assertMayBuy, planName } from './policy.ts';
import * as queries from './queries.ts';
import { syncCustomer } from './sync.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

export type Start = { redirectUrl: string; message: string };

/** Where the browser is sent after a payment; these URLs come only from us. */
const successUrl = (site: string, session: string) =>
  `${site}/subscription/success?payment_success=true&session_id=${session}`;

/** How often Stripe's responses may show that the attempt is over and another one is needed. */
const ROUNDS = 3;

/**
 * Opens Stripe's checkout, or returns the open one: double clicks and two tabs end on the same page, because both use
 * the key of the same attempt.
 * @throws AppError `conflict` (as assertMayBuy); StripeError
 */
export async function startSession(
  services: Services,
  payments: Payments,
  user: SessionUser,
  planId: PlanId,
): Promise<Start> {
  for (let round = 0; round < ROUNDS; round++) {
    const customer = await customerFor(services, payments, user.id);
    const wanted = { userId: user.id, planId, kind: 'session' } as const;
    const { checkout, replaced } = await openCheckout(services.db, wanted, (_person, subscription) =>
      assertNoneLives(subscription),
    );
    if (!(await endSession(services, payments, replaced)))
      await assertNothingCame(services, payments, user.id, customer);
    const session = await openSession(services, payments, customer, checkout).catch(async (error) => {
      // The same key would return the same failure.
      if (isFinal(error)) await checkoutQueries.closeCheckout(services.db, checkout.id);
      if (!isMissing(error, 'customer')) throw error;
      await queries.forgetCustomer(services.db, customer);
      return null;
    });
    if (session?.state === 'open' && session.url) {
      if (await checkoutQueries.keepSession(services.db, checkout.id, session.id)) {
        return { redirectUrl: session.url, message: 'Taking you to the checkout…' };
      }
      await endSession(services, payments, { kind: 'session', sessionId: session.id });
      throw new AppError('conflict', 'You have opened another checkout in the meantime. Continue there, or try again.');
    }
    // Paid or expired: what was paid is read before another attempt.
    if (session?.state === 'paid') await assertNothingCame(services, payments, user.id, customer);
    await checkoutQueries.closeCheckout(services.db, checkout.id);
  }
  throw new AppError('provider_failed');
}

async function openSession(
  { config }: Services,
  payments: Payments,
  customerId: string,
  { id: checkoutId, userId, planId, sessionId }: Checkout,
) {
  return payments.openCheckout({
    ...{ customerId, userId, planId, checkoutId, sessionId },
    successUrl: successUrl(config.publicUrl, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${config.publicUrl}/upgrade?error=user_cancelled`,
  });
}

/**
 * Closes the page of an attempt that another one replaces, so that nobody pays twice; if Stripe cannot be reached, a job keeps trying.
 * @returns false if it was paid or had expired
 */
async function endSession(
  { queue }: Services,
  payments: Payments,
  old: Pick<Checkout, 'kind' | 'sessionId'> | null,
): Promise<boolean> {
  if (old?.kind !== 'session' || !old.sessionId) return true;
  try {
    return await payments.endCheckout(old.sessionId);
  } catch (error) {
    // Its row is closed already, so that nobody else would come back to it.
    await queue.send(endSessionKind, { sessionId: old.sessionId }, { key: old.sessionId });
    throw error;
  }
}

/** @throws AppError `conflict` if a checkout of the person has been paid by now */
async function assertNothingCame(
  services: Services,
  payments: Payments,
  userId: string,
  customer: string,
): Promise<void> {
  await syncCustomer(services, payments, userId, customer);
  assertNoneLives(await findSubscription(services.db, userId));
}

/** People with a subscription change it; a second one beside it would be paid twice. */
function assertNoneLives(subscription: SubscriptionRow | null): void {
  if (!isLive(subscription) || !isAtProvider(subscription)) return;
  throw new AppError('conflict', `Your payment has arrived: you have ${planName(subscription.planId)}.`);
}

/** A person's one customer: of concurrent requests the key creates one, and the first one saved stays. */
async function customerFor({ db }: Services, payments: Payments, userId: string): Promise<string> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw new AppError('unauthorized');
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const id = await payments.createCustomer(user, `customer-${userId}-${user.updatedAt.getTime()}`);
  const kept = await queries.keepCustomer(db, userId, id);
  if (kept) return kept;
  // Deleted in the meantime: nothing may be paid by this customer.
  await unmatchedQueries.closeCustomer(db, id);
  throw new AppError('unauthorized');
}

/**
 * Upgrades an active subscription to a greater plan: the rest of the period is charged at once, and the plan changes
 * only when that is paid. If the card needs its owner, they are sent to Stripe's page for the invoice.
 * @throws AppError `conflict` (as assertMayBuy); StripeError
 */
export async function upgrade(
  services: Services,
  payments: Payments,
  user: SessionUser,
  { customer, planId }: { customer: string; planId: PlanId },
): Promise<Start> {
  const { db, config } = services;
  // Charging begins with a read: a plan that was changed elsewhere is not charged again.
  const { sold } = await syncCustomer(services, payments, user.id, customer);
  if (!sold) throw hasEnded();
  const wanted = {
    userId: user.id,
    planId,
    kind: 'upgrade',
    sessionId: `upgrade_${randomUUID()}`,
  } as const;
  const { checkout, replaced } = await openCheckout(db, wanted, (person, own) => {
    assertMayBuy(person, own, planId);
    if (!isLive(own)) throw hasEnded();
  });
  await endSession(services, payments, replaced);
  const asked = await payments
    .upgrade(sold, { planId, userId: user.id }, `upgrade-${checkout.id}`)
    .catch(async (error) => {
      if (isFinal(error)) await checkoutQueries.closeCheckout(db, checkout.id);
      throw error;
    });
  if (asked) {
    return { redirectUrl: asked.confirmAt, message: 'Your card needs your confirmation. Taking you to the invoice…' };
  }
  await syncCustomer(services, payments, user.id, customer);
  return {
    redirectUrl: successUrl(config.publicUrl, checkout.sessionId!),
    message: `You now have ${planName(planId)}.`,
  };
}

const hasEnded = () => new AppError('conflict', 'Your subscription has ended in the meantime. Please try again.');
