import { isMissing, isRefused, type Stripe } from '../../../payments/index.ts';
import type { Services } from '../../../services.ts';
import { endPaymentsJob, endSubscriptionJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { type StripeSubscription, termsOf } from './look.ts';
import { tell } from './mails.ts';

const DAY_MS = 86_400_000;
/** Days before it was taken up from which on payments of a second subscription are given back: it is found within one. */
const SECOND_DAYS = 3;
const OVER: ReadonlySet<StripeSubscription['status']> = new Set(['canceled', 'incomplete_expired']);

/** Ends a checkout that could still be paid. @returns false if it was paid or had run out @throws StripeError where Stripe fails */
export async function expireSession(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    // Without a key of ours: under one, Stripe would repeat even a failure of its own for a day. Expiring twice is harmless.
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
}

/** Ends the payments of a deleted person's customer now; where Stripe cannot be reached a job goes on trying. */
export async function settleNow(services: Services, customerId: string): Promise<void> {
  try {
    await settleCustomer(services, customerId);
  } catch (err) {
    services.log.warn({ err, customerId }, 'payments of a deleted person could not be ended yet');
    await services.queue.send(endPaymentsJob, { customerId }, { key: customerId });
  }
}

/**
 * Expires the open checkouts of a customer whose person was deleted, and ends and refunds what they subscribe to. Asked anew each time, of Stripe, so
 * that order, doubling and loss of events do not matter; doing it twice is harmless.
 * @throws StripeError
 */
export async function settleCustomer(services: Services, customerId: string): Promise<void> {
  const { db, stripe } = services;
  const [closed] = await queries.listClosedCustomers(db, [customerId]);
  if (!stripe || !closed) return;
  try {
    for await (const { id } of stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })) {
      await expireSession(stripe, id);
    }
    for await (const raw of stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })) {
      if (!OVER.has(raw.status))
        await takeUp(services, raw, { reason: 'late', since: closed.closedAt.getTime() - DAY_MS });
    }
  } catch (error) {
    // Removed at Stripe: with it went what it subscribed to.
    if (!isMissing(error)) throw error;
  }
  for (const id of await queries.listTakenUp(db, customerId)) await endSubscription(services, id);
  await queries.markSettled(db, customerId);
}

/** Decides to end a subscription and to refund what was paid since then. */
async function takeUp(
  { db, config }: Services,
  raw: StripeSubscription,
  { reason, since, userId = null }: { reason: 'late' | 'second'; since: number; userId?: string | null },
): Promise<void> {
  const refundSince = new Date(since);
  await queries.putUnmatched(db, {
    ...termsOf(raw, config.stripe!),
    reason,
    userId,
    refundSince,
    endingAt: new Date(),
  });
}

/** Takes up what a person has paid in a checkout that had been closed, beside the subscription that counts. */
export async function endSecond(
  services: Services,
  userId: string,
  second: readonly StripeSubscription[],
): Promise<void> {
  for (const raw of second) {
    await takeUp(services, raw, { reason: 'second', since: Date.now() - SECOND_DAYS * DAY_MS, userId });
    await services.queue.send(endSubscriptionJob, { id: raw.id }, { key: raw.id });
  }
}

/**
 * Ends a subscription that was taken up, at once, and gives back what was paid since then; a payment that comes in later is given back when it is
 * called again. Doing it twice is harmless.
 * @throws StripeError
 */
export async function endSubscription(services: Services, id: string): Promise<void> {
  const { db, stripe } = services;
  const row = await queries.findUnmatched(db, id);
  if (!stripe || !row?.endingAt) return;
  await cancelNow(stripe, id);
  const refunded = await refundSince(services, stripe, id, row.refundSince);
  const notice = await db.transaction(async (tx) => {
    const isFirst = await queries.markEnded(tx, id, refunded);
    if (!isFirst || row.reason !== 'second' || !row.userId || refunded === 0) return null;
    const { planId, currency } = row;
    return queries.addNotice(tx, row.userId, { kind: 'second_refunded', planId, amount: refunded, currency });
  });
  if (notice) await tell(services, notice);
}

async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    // Over already.
    if (!isMissing(error)) throw error;
  }
}

/** @returns what has been given back by now, in the currency's smallest unit */
async function refundSince(services: Services, stripe: Stripe, subscription: string, since: Date): Promise<number> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let sum = 0;
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', created, limit: 100 })) {
    for await (const payment of stripe.invoicePayments.list({ invoice: invoice.id!, status: 'paid', limit: 100 })) {
      sum += await refund(services, stripe, subscription, payment);
    }
  }
  return sum;
}

type Payment = Awaited<ReturnType<Stripe['invoicePayments']['list']>>['data'][number];
const idOf = (value: string | { id: string } | undefined) => (typeof value === 'object' ? value.id : value);

/** Gives the rest of a payment back. What was given back before is asked for first: keys are forgotten after a day. */
async function refund(
  { log }: Services,
  stripe: Stripe,
  subscription: string,
  { id, amount_paid: paid, payment }: Payment,
): Promise<number> {
  const intent = idOf(payment.payment_intent);
  const charge = idOf(payment.charge);
  const of = intent ? { payment_intent: intent } : charge ? { charge } : null;
  if (!paid || !of) {
    if (paid) log.error({ subscription, payment: id }, 'a payment from outside of Stripe cannot be given back by it');
    return 0;
  }
  let given = 0;
  for await (const each of stripe.refunds.list({ ...of, limit: 100 })) {
    if (each.status !== 'failed' && each.status !== 'canceled') given += each.amount;
  }
  if (given >= paid) return given;
  await stripe.refunds.create(
    { ...of, amount: paid - given, reason: 'requested_by_customer', metadata: { subscription } },
    { idempotencyKey: `refund-${id}-${given}` },
  );
  return paid;
}
