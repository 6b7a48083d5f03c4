import type { UnmatchedSubscription } from '../../../contract/billing.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { withPayments } from '../../payments/errors.ts';
import type { Services } from '../../services.ts';
import { endSubscription } from './ending.ts';
import { endSubscriptionKind } from './kinds.ts';
import * as queries from './queries.ts';
import { isOwn } from './reconcile.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

/** Subscriptions at Stripe that no account here has: those that wait for an admin first, then those that were ended. */
export async function listUnmatched({ db }: Services): Promise<UnmatchedSubscription[]> {
  return (await unmatchedQueries.listUnmatched(db)).map(({ found, email }) => present(found, email));
}

function present(found: unmatchedQueries.Unmatched, email: string | null): UnmatchedSubscription {
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
 * Ends a found subscription at once, and refunds the current period. If Stripe fails midway a job continues.
 * @returns the message for the admin
 * @throws AppError `not_found`, `conflict` if it belongs to an account by now; `provider_failed` as withPayments
 */
export async function endUnmatched(services: Services, actor: SessionUser, id: string): Promise<string> {
  const { db, log, queue } = services;
  const found = await unmatchedQueries.findUnmatched(db, id);
  if (!found) throw new AppError('not_found', 'This subscription is no longer on the list. Reload the page.');
  await assertStillUnmatched(services, found);
  await db.transaction(async (tx) => {
    if (!(await unmatchedQueries.decideToEnd(tx, id))) return;
    const [account] = found.userId ? await queries.listAccounts(tx, [], [found.userId]) : [];
    const details = { subscription: id, plan: found.planId, amount: found.amount, currency: found.currency };
    const subject = { id: account?.id ?? null, email: account?.email ?? '' };
    await recordAuditEvent(tx, { actor, action: 'subscription-refunded', subject, details });
  });
  try {
    await endSubscription(services, id);
    return 'The subscription has been ended, and its last payment is being refunded.';
  } catch (err) {
    log.warn({ err, subscription: id }, 'a subscription could not be ended yet');
    await queue.send(endSubscriptionKind, { id }, { key: id });
    return 'Stripe does not answer at the moment. The subscription will be ended and refunded as soon as it does.';
  }
}

/** A subscription listed hours ago may be somebody's plan by now. */
async function assertStillUnmatched(
  services: Services,
  { id, customerId, endingAt }: unmatchedQueries.Unmatched,
): Promise<void> {
  const { db, payments } = services;
  if (endingAt) return;
  if (!payments) throw new AppError('unavailable', 'Payments are no longer set up here.');
  const [account] = await queries.listAccounts(db, [customerId], []);
  const isTheirs = () => isOwn(services, payments, { id: account!.id, customerId }, id);
  if (account && (await withPayments(isTheirs))) {
    throw new AppError('conflict', `This is the subscription of ${account.email} now. Cancel it there.`);
  }
}
