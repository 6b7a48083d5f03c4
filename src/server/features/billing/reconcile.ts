import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive } from '../../accounts/standing.ts';
import type { Payments, Sold } from '../../payments/index.ts';
import type { Services } from '../../services.ts';
import { settleCustomer } from './ending.ts';
import { foundIn, termsOf } from './found.ts';
import { endPaymentsKind, endSubscriptionKind } from './kinds.ts';
import * as queries from './queries.ts';
import { syncCustomer } from './sync.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

/** Subscriptions that are compared concurrently. */
const BATCH = 100;

/**
 * Goes through every active subscription at Stripe and lists those that belong to no account here, or exist beside the
 * account's own. Customers of deleted people are settled again, so that a lost event costs a day at most, and are
 * removed at Stripe once nothing of theirs can arrive any more.
 * @returns how many subscriptions wait for an admin
 * @throws StripeError
 */
export async function reconcile(services: Services): Promise<number> {
  const { db, payments, log } = services;
  if (!payments) return 0;
  const begun = new Date();
  let batch: Sold[] = [];
  for await (const sold of payments.list()) {
    batch.push(sold);
    if (batch.length < BATCH) continue;
    await compare(services, payments, batch);
    batch = [];
  }
  await compare(services, payments, batch);
  await unmatchedQueries.forgetMatched(db, begun);
  await forgetLongClosed(services, payments);
  const waiting = (await unmatchedQueries.listUnmatched(db)).filter(({ found }) => !found.endingAt).length;
  if (waiting > 0) log.error({ waiting }, 'subscriptions at Stripe belong to no account: see Admin, Users');
  return waiting;
}

/** Resumes what was decided but not done, because a job got lost. */
export async function resumeEnding({ db, queue }: Services): Promise<void> {
  for (const customerId of await unmatchedQueries.listUnsettled(db)) {
    await queue.send(endPaymentsKind, { customerId }, { key: customerId });
  }
  for (const id of await unmatchedQueries.listUnended(db)) await queue.send(endSubscriptionKind, { id }, { key: id });
}

async function compare(services: Services, payments: Payments, all: Sold[]): Promise<void> {
  const { db } = services;
  const batch = all.filter((sold) => isLive(foundIn(sold)));
  if (batch.length === 0) return;
  const customers = batch.map(({ customerId }) => customerId);
  const closed = new Set(
    (await unmatchedQueries.listClosedCustomers(db, customers)).map(({ customerId }) => customerId),
  );
  for (const customerId of closed) await settleCustomer(services, customerId);
  const named = batch.flatMap(({ noted }) => noted.userId ?? []);
  const accounts = await queries.listAccounts(db, customers, named);
  for (const sold of batch) {
    const { customerId } = sold;
    if (closed.has(customerId)) continue;
    const owner = accounts.find(({ stripeCustomerId }) => stripeCustomerId === customerId);
    if (owner && (await isOwn(services, payments, { id: owner.id, customerId }, sold.id))) continue;
    const account = owner ?? accounts.find(({ id }) => id === sold.noted.userId) ?? null;
    // If an admin has to decide, the current period is refunded.
    const refundSince = sold.period?.start ?? sold.startedAt;
    await unmatchedQueries.putUnmatched(db, {
      ...termsOf(sold),
      reason: account ? 'other' : 'nobody',
      userId: account?.id ?? null,
      refundSince,
    });
  }
}

/** Whether it is the account's own subscription; if not, Stripe is read once more to see which one counts. */
export async function isOwn(
  services: Services,
  payments: Payments,
  { id, customerId }: { id: string; customerId: string },
  subscription: string,
): Promise<boolean> {
  const has = async () => {
    const [account] = await queries.listAccounts(services.db, [], [id]);
    return account?.stripeSubscriptionId === subscription && isLive(await findSubscription(services.db, id));
  };
  if (await has()) return true;
  await syncCustomer(services, payments, id, customerId);
  return has();
}

/** Removes customers at Stripe, with the personal data there, a month after the person was deleted. */
async function forgetLongClosed(services: Services, payments: Payments): Promise<void> {
  for (const customerId of await unmatchedQueries.listLongClosed(services.db)) {
    await settleCustomer(services, customerId);
    await payments.removeCustomer(customerId);
    await unmatchedQueries.forgetClosed(services.db, customerId);
  }
}
