import { putMail } from '../../mail/outbox.ts';
import { isMissing } from '../../payments/errors.ts';
import type { Payments, Sold } from '../../payments/index.ts';
import type { Services } from '../../services.ts';
import { termsOf } from './found.ts';
import { endPaymentsKind, endSubscriptionKind } from './kinds.ts';
import { secondRefunded } from './mails.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

const DAY_MS = 86_400_000;
/** Payments of a second subscription are refunded from this many days before it was recorded: it is found within one day. */
const SECOND_DAYS = 3;

/** Ends the payments of a deleted person's customer now; if Stripe cannot be reached, a job keeps trying. */
export async function settleNow(services: Services, customerId: string): Promise<void> {
  try {
    await settleCustomer(services, customerId);
  } catch (err) {
    services.log.warn({ err, customerId }, 'payments of a deleted person could not be ended yet');
    await services.queue.send(endPaymentsKind, { customerId }, { key: customerId });
  }
}

/**
 * Expires the open checkouts of a customer whose person was deleted, and ends and refunds their subscriptions. Always
 * reads Stripe afresh, so that order, repetition and loss of events do not matter; doing it twice is harmless.
 * @throws StripeError
 */
export async function settleCustomer(services: Services, customerId: string): Promise<void> {
  const { db, payments } = services;
  const [closed] = await unmatchedQueries.listClosedCustomers(db, [customerId]);
  if (!payments || !closed) return;
  try {
    for await (const id of payments.listOpenCheckouts(customerId)) await payments.endCheckout(id);
    for await (const sold of payments.list(customerId)) {
      if (!sold.isOver) await takeUp(services, sold, { reason: 'late', since: closed.closedAt.getTime() - DAY_MS });
    }
  } catch (error) {
    // Removed at Stripe, together with its subscriptions.
    if (!isMissing(error)) throw error;
  }
  for (const id of await unmatchedQueries.listTakenUp(db, customerId)) await endSubscription(services, id);
  await unmatchedQueries.markSettled(db, customerId);
}

/** Decides to end a subscription and to refund what was paid since then. */
async function takeUp(
  { db }: Services,
  sold: Sold,
  { reason, since, userId = null }: { reason: 'late' | 'second'; since: number; userId?: string | null },
): Promise<void> {
  const refundSince = new Date(since);
  await unmatchedQueries.putUnmatched(db, {
    ...termsOf(sold),
    reason,
    userId,
    refundSince,
    endingAt: new Date(),
  });
}

/** Records what a person has paid in a checkout that had been closed, beside the subscription that counts. */
export async function endSecond(services: Services, userId: string, second: readonly Sold[]): Promise<void> {
  for (const sold of second) {
    await takeUp(services, sold, { reason: 'second', since: Date.now() - SECOND_DAYS * DAY_MS, userId });
    await services.queue.send(endSubscriptionKind, { id: sold.id }, { key: sold.id });
  }
}

/**
 * Ends a recorded subscription at once, and refunds what was paid since then; a later payment is refunded when it is
 * called again. Doing it twice is harmless.
 * @throws StripeError
 */
export async function endSubscription(services: Services, id: string): Promise<void> {
  const { db, payments } = services;
  const row = await unmatchedQueries.findUnmatched(db, id);
  if (!payments || !row?.endingAt) return;
  await endNow(payments, id);
  const refunded = await payments.refundSince(id, row.refundSince);
  await db.transaction(async (tx) => {
    const isFirst = await unmatchedQueries.markEnded(tx, id, refunded);
    if (!isFirst || row.reason !== 'second' || !row.userId || refunded === 0) return;
    const { userId, planId, currency } = row;
    await putMail(services, tx, secondRefunded, { userId, planId, amount: refunded, currency });
  });
}

async function endNow(payments: Payments, id: string): Promise<void> {
  try {
    await payments.end(id);
  } catch (error) {
    // Over already.
    if (!isMissing(error)) throw error;
  }
}
