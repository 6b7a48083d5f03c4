import { isMissing, type Stripe } from '../../../payments/index.ts';
import type { Services } from '../../../services.ts';
import { endPaymentsJob, endSubscriptionJob } from '../jobs.ts';
import { isLive } from '../policy.ts';
import * as queries from '../queries.ts';
import { settleCustomer } from './ending.ts';
import { lookAndApply, readSubscription, type StripeSubscription, termsOf } from './look.ts';

/** Subscriptions that are compared at once. */
const BATCH = 100;

/**
 * Goes through everything that lives at Stripe and lists what no account here has, or what stands beside the subscription that an account has. Customers
 * of deleted people are settled again, so that a lost event costs a day at most, and are removed at Stripe when nothing of theirs can come any more.
 * @returns how many subscriptions wait for an admin
 * @throws StripeError
 */
export async function reconcile(services: Services): Promise<number> {
  const { db, stripe, log } = services;
  if (!stripe) return 0;
  const begun = new Date();
  let batch: StripeSubscription[] = [];
  for await (const raw of stripe.subscriptions.list({ limit: BATCH })) {
    batch.push(raw);
    if (batch.length < BATCH) continue;
    await compare(services, stripe, batch);
    batch = [];
  }
  await compare(services, stripe, batch);
  await queries.forgetMatched(db, begun);
  await forgetLongClosed(services, stripe);
  const waiting = (await queries.listUnmatched(db)).filter(({ found }) => !found.endingAt).length;
  if (waiting > 0) log.error({ waiting }, 'subscriptions at Stripe belong to no account: see Admin, Users');
  return waiting;
}

/** Takes up what was decided and not done, because a job got lost. */
export async function resumeEnding({ db, queue }: Services): Promise<void> {
  for (const customerId of await queries.listUnsettled(db)) {
    await queue.send(endPaymentsJob, { customerId }, { key: customerId });
  }
  for (const id of await queries.listUnended(db)) await queue.send(endSubscriptionJob, { id }, { key: id });
}

const customerOf = ({ customer }: StripeSubscription) => (typeof customer === 'string' ? customer : customer.id);

async function compare(services: Services, stripe: Stripe, all: StripeSubscription[]): Promise<void> {
  const { db, config } = services;
  const batch = all.filter((raw) => isLive(readSubscription(raw, config.stripe!)));
  if (batch.length === 0) return;
  const customers = batch.map(customerOf);
  const closed = new Set((await queries.listClosedCustomers(db, customers)).map(({ customerId }) => customerId));
  for (const customerId of closed) await settleCustomer(services, customerId);
  const named = batch.flatMap(({ metadata }) => metadata.userId ?? []);
  const accounts = await queries.listAccounts(db, customers, named);
  for (const raw of batch) {
    if (closed.has(customerOf(raw))) continue;
    const owner = accounts.find(({ stripeCustomerId }) => stripeCustomerId === customerOf(raw));
    if (owner && (await isOwn(services, stripe, { id: owner.id, customerId: customerOf(raw) }, raw.id))) continue;
    const account = owner ?? accounts.find(({ id }) => id === raw.metadata.userId) ?? null;
    const terms = termsOf(raw, config.stripe!);
    // For what is left to an admin the period that runs is given back.
    const refundSince = new Date((raw.items.data[0]?.current_period_start ?? raw.created) * 1000);
    await queries.putUnmatched(db, {
      ...terms,
      reason: account ? 'other' : 'nobody',
      userId: account?.id ?? null,
      refundSince,
    });
  }
}

/** Whether it is the subscription that the account has; where it is not, Stripe is asked once more what counts. */
export async function isOwn(
  services: Services,
  stripe: Stripe,
  { id, customerId }: { id: string; customerId: string },
  subscription: string,
): Promise<boolean> {
  const has = async () => {
    const [account] = await queries.listAccounts(services.db, [], [id]);
    return account?.stripeSubscriptionId === subscription && isLive(await queries.findSubscription(services.db, id));
  };
  if (await has()) return true;
  await lookAndApply(services, stripe, id, customerId);
  return has();
}

/** Removes customers at Stripe, with what it knows of the person, a month after the person was deleted. */
async function forgetLongClosed(services: Services, stripe: Stripe): Promise<void> {
  for (const customerId of await queries.listLongClosed(services.db)) {
    await settleCustomer(services, customerId);
    await stripe.customers.del(customerId).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await queries.forgetClosed(services.db, customerId);
  }
}
