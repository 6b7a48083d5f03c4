import { PLAN_IDS, planOf } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { setStanding } from '../../accounts/set-standing.ts';
import { isLive, standingAfter, standingWith } from '../../accounts/standing.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Payments, Sold } from '../../payments/index.ts';
import { isAtProvider } from '../../payments/source.ts';
import type { Services } from '../../services.ts';
import { settleTeams } from '../studio/actions.ts';
import * as checkoutQueries from './checkout-queries.ts';
import { endSecond } from './ending.ts';
import { type Found, foundIn } from './found.ts';
import * as mails from './mails.ts';
import { planName } from './policy.ts';
import * as queries from './queries.ts';

/** The provider's data on a customer, and the number of the read; `second` was paid in checkouts that had been closed. */
export type CustomerRead = { readNumber: number; found: Found | null; sold: Sold | null; second: Sold[] };

/**
 * Reads from Stripe what a customer pays for. An event's contents are never used: it may be old, repeated or the only
 * one that was not lost.
 * @throws StripeError
 */
export async function readCustomer(services: Services, payments: Payments, customerId: string): Promise<CustomerRead> {
  // Numbered before the request: a read with a higher number knows everything that one with a lower number knows.
  const readNumber = await queries.nextReadNumber(services.db);
  const known: Known[] = [];
  for await (const sold of payments.list(customerId)) {
    const found = foundIn(sold);
    if (found) known.push({ sold, found });
    else
      services.log.error(
        { subscription: sold.id, status: sold.status },
        'a subscription with a price that is not ours',
      );
  }
  const live = known.filter(({ found }) => isLive(found)).sort(byWorth);
  const closed = live.length > 1 ? await closedOnes(services, live) : [];
  if (live.length > 1) {
    services.log.error(
      { customerId, subscriptions: live.map(({ sold }) => sold.id), closed: closed.length },
      'a customer pays for two subscriptions',
    );
  }
  const last = known.toSorted((a, b) => b.sold.startedAt.getTime() - a.sold.startedAt.getTime())[0];
  const best = live.find((each) => !closed.includes(each)) ?? live[0] ?? last;
  const second = closed.filter((each) => each !== best).map(({ sold }) => sold);
  return { readNumber, found: best?.found ?? null, sold: best?.sold ?? null, second };
}

/** Those that were paid in a checkout that had been closed: Stripe could not be notified, or not in time. */
async function closedOnes({ db }: Services, live: Known[]): Promise<Known[]> {
  const ids = live.flatMap(({ sold }) => sold.noted.checkoutId ?? []);
  const closed = ids.length > 0 ? await checkoutQueries.listClosedCheckouts(db, ids) : new Set<string>();
  return live.filter(({ sold }) => closed.has(sold.noted.checkoutId ?? ''));
}

type Known = { sold: Sold; found: Found };
/** The greater plan first; of equal ones the newer. */
function byWorth(a: Known, b: Known): number {
  const worth = ({ found }: Known) => PLAN_IDS.indexOf(found.planId);
  return worth(b) - worth(a) || b.sold.startedAt.getTime() - a.sold.startedAt.getTime();
}

/** Reads Stripe, and sets the person's plan accordingly. @throws StripeError */
export async function syncCustomer(
  services: Services,
  payments: Payments,
  userId: string,
  customerId: string,
): Promise<CustomerRead> {
  const read = await readCustomer(services, payments, customerId);
  await apply(services, userId, read);
  await endSecond(services, userId, read.second);
  return read;
}

/**
 * Sets the person's plan to what a read found, in one transaction; e-mails about the change are written with it. A read
 * older than the one last applied changes nothing. Idempotent.
 * @param after the read it is based on, where that decides: if another one was applied since, nothing is changed
 * @returns whether it was applied
 */
export async function apply(
  services: Services,
  userId: string,
  { readNumber, found, after }: Pick<CustomerRead, 'readNumber' | 'found'> & { after?: number },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: userId }, 'update');
    const row = await findSubscription(tx, userId);
    const isOvertaken =
      row !== null && (row.readNumber >= readNumber || (after !== undefined && row.readNumber !== after));
    if (!person || isOvertaken) return false;
    const next = found ?? vanished(row);
    if (!next) {
      if (row) await queries.touchSubscription(tx, userId, readNumber);
      await settleTeams(services, tx, person);
      return true;
    }
    const { stripeSubscriptionId, ...columns } = next;
    await queries.putSubscription(tx, { userId, readNumber, ...columns });
    const changed = await changeStanding(tx, person, row, next);
    if (isLive(next)) await checkoutQueries.confirmCheckouts(tx, userId, next.planId);
    await tellOfChange(services, tx, { before: person, after: changed, row, next });
    // Members lose access together with the owner's plan.
    await settleTeams(services, tx, changed);
    return true;
  });
}

/** A subscription that Stripe no longer lists is over. Others were never there. */
function vanished(row: SubscriptionRow | null): Next | null {
  if (!isLive(row) || !isAtProvider(row)) return null;
  return { ...pick(row), status: 'ended', endedAt: new Date() };
}

const pick = ({ planId, source, periodEnd, cancelAtPeriodEnd, amount, currency }: SubscriptionRow) => ({
  ...{ planId, source, periodEnd, cancelAtPeriodEnd, amount, currency },
});

type Next = Omit<Found, 'stripeSubscriptionId'> & { stripeSubscriptionId?: string };

async function changeStanding(
  tx: Tx,
  person: SessionUser,
  row: SubscriptionRow | null,
  next: Next,
): Promise<SessionUser> {
  const id = next.stripeSubscriptionId;
  const more = id ? { stripeSubscriptionId: id } : {};
  if (isLive(next)) return setStanding(tx, person, standingWith(person, next), more);
  // A subscription that was over before it was first seen gave nothing that could be taken away.
  if (!isLive(row)) return person;
  return setStanding(tx, person, standingAfter(person, row, new Date()), more);
}

type Changed = { before: SessionUser; after: SessionUser; row: SubscriptionRow | null; next: Next };

async function tellOfChange(services: Services, tx: Tx, { before, after, row, next }: Changed): Promise<void> {
  const userId = before.id;
  if (next.status === 'past_due' && row?.status !== 'past_due')
    return putMail(services, tx, mails.paymentFailed, { userId, planId: next.planId });
  if (isLive(row) && isKept(row, next)) {
    const { planId, periodEnd, amount, currency } = next;
    return putMail(services, tx, mails.planKept, {
      userId,
      planId,
      renewsAt: periodEnd.toISOString(),
      amount,
      currency,
    });
  }
  const hasFallen = isLive(row) && !isLive(next) && planOf(before) !== 'free' && planOf(after) === 'free';
  if (!hasFallen) return;
  await recordAuditEvent(tx, {
    actor: null,
    action: 'plan-ended',
    subject: before,
    details: { plan: planName(row.planId) },
  });
  const libraryKeptUntil = after.libraryKeptUntil?.toISOString() ?? null;
  await putMail(services, tx, mails.planEnded, { userId, planId: row.planId, libraryKeptUntil });
}

/** The cancellation of the same period of the same plan was taken back. */
function isKept(row: SubscriptionRow, next: Next): boolean {
  const isSame = row.planId === next.planId && row.periodEnd.getTime() === next.periodEnd.getTime();
  return isSame && isLive(next) && row.cancelAtPeriodEnd && !next.cancelAtPeriodEnd;
}
