import type { UnmatchedSubscription } from '../../../../contract/billing.ts';
import { recordDeed } from '../../../db/audit.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { withStripe } from '../../../payments/index.ts';
import type { Services } from '../../../services.ts';
import { endSubscriptionJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { endSubscription } from './ending.ts';
import { isOwn } from './reconcile.ts';

/** Subscriptions at Stripe that no account here has: those that wait for an admin first, then those that were ended. */
export async function listUnmatched({ db }: Services): Promise<UnmatchedSubscription[]> {
  return (await queries.listUnmatched(db)).map(({ found, email }) => present(found, email));
}

function present(found: queries.Unmatched, email: string | null): UnmatchedSubscription {
  const { id, reason, planId, amount, currency, startedAt, foundAt, endingAt, endedAt, refunded, isLive: real } = found;
  return {
    ...{ id, reason, email, planId, amount, currency, refunded },
    state: endedAt ? 'ended' : endingAt ? 'ending' : 'found',
    startedAt: startedAt.toISOString(),
    foundAt: foundAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    url: `https://dashboard.stripe.com/${real ? '' : 'test/'}subscriptions/${id}`,
  };
}

/**
 * Ends a subscription that was found, at once, and refunds the period that runs. Where Stripe fails on the way a job goes on.
 * @returns what to tell the admin
 * @throws AppError `not_found`, `conflict` if it is an account's by now; `provider_failed` as withStripe
 */
export async function endUnmatched(services: Services, actor: SessionUser, id: string): Promise<string> {
  const { db, log, queue } = services;
  const found = await queries.findUnmatched(db, id);
  if (!found) throw new AppError('not_found', 'This subscription is not on the list any more. Reload it.');
  await assertStillUnmatched(services, found);
  await db.transaction(async (tx) => {
    if (!(await queries.decideToEnd(tx, id))) return;
    const [account] = found.userId ? await queries.listAccounts(tx, [], [found.userId]) : [];
    const details = { subscription: id, plan: found.planId, amount: found.amount, currency: found.currency };
    const subject = { id: account?.id ?? null, email: account?.email ?? '' };
    await recordDeed(tx, { actor, action: 'subscription-refunded', subject, details });
  });
  try {
    await endSubscription(services, id);
    return 'The subscription has been ended, and its last payment is being refunded.';
  } catch (err) {
    log.warn({ err, subscription: id }, 'a subscription could not be ended yet');
    await queue.send(endSubscriptionJob, { id }, { key: id });
    return 'Stripe does not answer at the moment. The subscription will be ended and refunded as soon as it does.';
  }
}

/** What was listed hours ago may be somebody's plan by now. */
async function assertStillUnmatched(
  services: Services,
  { id, customerId, endingAt }: queries.Unmatched,
): Promise<void> {
  const { db, stripe } = services;
  if (endingAt) return;
  if (!stripe) throw new AppError('unavailable', 'Payments are not set up here any more.');
  const [account] = await queries.listAccounts(db, [customerId], []);
  const isTheirs = () => isOwn(services, stripe, { id: account!.id, customerId }, id);
  if (account && (await withStripe(isTheirs))) {
    throw new AppError('conflict', `This is the subscription of ${account.email} now. Cancel it there.`);
  }
}
