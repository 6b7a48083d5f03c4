import { randomUUID } from 'node:crypto';
import type { PlanId } from '../../../../contract/billing.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { isFinal, isMissing, type Stripe } from '../../../payments/index.ts';
import type { Services } from '../../../services.ts';
import { endSessionJob } from '../jobs.ts';
import { assertMayBuy, isLive, planName } from '../policy.ts';
import * as queries from '../queries.ts';
import { expireSession } from './ending.ts';
import { lookAndApply, type StripeSubscription } from './look.ts';

export type Start = { redirectUrl: string; message: string };

/** Where the browser is sent after a payment; addresses come from us alone. */
const successUrl = (site: string, session: string) =>
  `${site}/subscription/success?payment_success=true&session_id=${session}`;

/** The price that Stripe charges for a plan. */
export const priceOf = ({ config }: Services, planId: PlanId) =>
  planId === 'studio_pro' ? config.stripe!.priceStudio : config.stripe!.priceIndividual;

/** How often what Stripe answers may show that the attempt is over and another one is needed. */
const ROUNDS = 3;

/**
 * Opens Stripe's checkout, or gives the one that is open: double clicks and two tabs end on the same page, because both ask with the key of the same
 * attempt.
 * @throws AppError `conflict` (as assertMayBuy); StripeError
 */
export async function startSession(
  services: Services,
  stripe: Stripe,
  user: SessionUser,
  planId: PlanId,
): Promise<Start> {
  for (let round = 0; round < ROUNDS; round++) {
    const customer = await customerFor(services, stripe, user.id);
    const wanted = { userId: user.id, planId, kind: 'session' } as const;
    const { checkout, replaced } = await queries.openCheckout(services.db, wanted, (_person, subscription) =>
      assertNoneLives(subscription),
    );
    if (!(await endSession(services, stripe, replaced))) await assertNothingCame(services, stripe, user.id, customer);
    const session = await openSession(services, stripe, customer, checkout).catch(async (error) => {
      // The same key would be answered with the same failure.
      if (isFinal(error)) await queries.closeCheckout(services.db, checkout.id);
      if (!isMissing(error, 'customer')) throw error;
      await queries.forgetCustomer(services.db, customer);
      return null;
    });
    if (session?.status === 'open' && session.url) {
      if (await queries.keepSession(services.db, checkout.id, session.id)) {
        return { redirectUrl: session.url, message: 'Taking you to the checkout…' };
      }
      await endSession(services, stripe, { kind: 'session', sessionId: session.id });
      throw new AppError('conflict', 'Another checkout was opened in the meantime. Continue there, or try again.');
    }
    // Paid or run out: what was paid is looked at before another attempt.
    if (session?.status === 'complete') await assertNothingCame(services, stripe, user.id, customer);
    await queries.closeCheckout(services.db, checkout.id);
  }
  throw new AppError('provider_failed');
}

async function openSession(services: Services, stripe: Stripe, customer: string, checkout: queries.Checkout) {
  const { publicUrl } = services.config;
  const { id, userId, planId, sessionId } = checkout;
  if (sessionId) return stripe.checkout.sessions.retrieve(sessionId);
  const noted = { userId, planId, checkoutId: id };
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: priceOf(services, planId), quantity: 1 }],
      metadata: noted,
      subscription_data: { metadata: noted },
      success_url: successUrl(publicUrl, '{CHECKOUT_SESSION_ID}'),
      cancel_url: `${publicUrl}/upgrade?error=user_cancelled`,
    },
    { idempotencyKey: `checkout-${id}` },
  );
}

/**
 * Closes the page of an attempt that another one replaces, so that nobody pays twice; where Stripe cannot be reached a job goes on trying.
 * @returns false if it was paid or had run out
 */
async function endSession(
  { queue }: Services,
  stripe: Stripe,
  old: Pick<queries.Checkout, 'kind' | 'sessionId'> | null,
): Promise<boolean> {
  if (old?.kind !== 'session' || !old.sessionId) return true;
  try {
    return await expireSession(stripe, old.sessionId);
  } catch (error) {
    // Its row is closed already, so that nobody else would come back to it.
    await queue.send(endSessionJob, { sessionId: old.sessionId }, { key: old.sessionId });
    throw error;
  }
}

/** @throws AppError `conflict` if a checkout of the person has been paid by now */
async function assertNothingCame(services: Services, stripe: Stripe, userId: string, customer: string): Promise<void> {
  await lookAndApply(services, stripe, userId, customer);
  assertNoneLives(await queries.findSubscription(services.db, userId));
}

/** Whoever has a subscription changes it; another one beside it would be paid twice. */
function assertNoneLives(subscription: queries.SubscriptionRow | null): void {
  if (!isLive(subscription) || subscription.source === 'mock') return;
  throw new AppError('conflict', `Your payment has come in: you have ${planName(subscription.planId)}.`);
}

/** The one customer of a person: of requests at the same moment the key makes one, and the first that is kept stays. */
async function customerFor({ db }: Services, stripe: Stripe, userId: string): Promise<string> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw new AppError('unauthorized');
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const { id } = await stripe.customers.create(
    { email: user.email, metadata: { userId } },
    { idempotencyKey: `customer-${userId}-${user.updatedAt.getTime()}` },
  );
  const kept = await queries.keepCustomer(db, userId, id);
  if (kept) return kept;
  // Deleted in the meantime: nothing may be paid by this customer.
  await queries.closeCustomer(db, id);
  throw new AppError('unauthorized');
}

/**
 * Changes a subscription that lives to Studio Pro: the rest of the period is charged at once, and the plan changes only when that is paid. Where
 * the card needs its owner, they are led to Stripe's page for the invoice.
 * @throws AppError `conflict` (as assertMayBuy); StripeError
 */
export async function upgrade(services: Services, stripe: Stripe, user: SessionUser, customer: string): Promise<Start> {
  const { db, config, log } = services;
  // Charging begins with a look: a plan that was changed elsewhere is not charged again.
  const { raw } = await lookAndApply(services, stripe, user.id, customer);
  if (!raw) throw hasEnded();
  const wanted = {
    userId: user.id,
    planId: 'studio_pro',
    kind: 'upgrade',
    sessionId: `upgrade_${randomUUID()}`,
  } as const;
  const { checkout, replaced } = await queries.openCheckout(db, wanted, (person, own) => {
    assertMayBuy(person, own, 'studio_pro');
    if (!isLive(own)) throw hasEnded();
  });
  await endSession(services, stripe, replaced);
  const changed = await charge(services, stripe, raw, checkout).catch(async (error) => {
    if (isFinal(error)) await queries.closeCheckout(db, checkout.id);
    throw error;
  });
  if (changed.pending_update) return payInvoice(changed);
  const noted = { userId: user.id, planId: checkout.planId };
  // Whoever pays for more does not want to leave. The charge stands even if this cannot be said.
  await stripe.subscriptions
    .update(raw.id, { cancel_at_period_end: false, metadata: noted })
    .catch((err) => log.error({ err, subscription: raw.id }, 'an upgraded subscription may still be canceled'));
  await lookAndApply(services, stripe, user.id, customer);
  return {
    redirectUrl: successUrl(config.publicUrl, checkout.sessionId!),
    message: `You now have ${planName('studio_pro')}.`,
  };
}

const hasEnded = () => new AppError('conflict', 'Your subscription has ended in the meantime. Please try again.');

function charge(services: Services, stripe: Stripe, { id, items }: StripeSubscription, checkout: queries.Checkout) {
  return stripe.subscriptions.update(
    id,
    {
      items: [{ id: items.data[0]!.id, price: priceOf(services, checkout.planId) }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    { idempotencyKey: `upgrade-${checkout.id}` },
  );
}

function payInvoice({ latest_invoice: invoice }: StripeSubscription): Start {
  const address = typeof invoice === 'object' ? invoice?.hosted_invoice_url : null;
  if (!address) throw new AppError('provider_failed');
  return { redirectUrl: address, message: 'Your card needs your confirmation. Taking you to the invoice…' };
}
