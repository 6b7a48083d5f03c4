import type { PlanId } from '../../../../contract/billing.ts';
import { planOf } from '../../../../contract/plans.ts';
import type { StripeConfig } from '../../../config.ts';
import type { BillingNotice } from '../../../db/schema.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Stripe } from '../../../payments/index.ts';
import type { Services } from '../../../services.ts';
import { isLive, standingAfter, standingWith } from '../policy.ts';
import * as queries from '../queries.ts';
import { tell } from './mails.ts';

export type StripeSubscription = Awaited<ReturnType<Stripe['subscriptions']['list']>>['data'][number];

/** A subscription as it was found, whoever keeps it. */
export type Found = Pick<
  queries.SubscriptionRow,
  'planId' | 'status' | 'source' | 'periodEnd' | 'cancelAtPeriodEnd' | 'amount' | 'currency' | 'endedAt'
> & {
  stripeSubscriptionId: string;
};

/** What Stripe says of a customer, and the number of the look at it; `second` was paid in checkouts that had been closed. */
export type Look = { look: number; found: Found | null; raw: StripeSubscription | null; second: StripeSubscription[] };

/** Statuses that give access. Stripe makes `unpaid`, `canceled` or `paused` of a subscription that is given up; `incomplete` ones never began. */
const STATUSES: Partial<Record<StripeSubscription['status'], Found['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'ended',
  unpaid: 'ended',
  paused: 'ended',
};

/**
 * Asks Stripe what a customer pays for. What an event tells is never taken over: it may be old, doubled or the only one that was not lost.
 * @throws StripeError
 */
export async function lookAt(services: Services, stripe: Stripe, customerId: string): Promise<Look> {
  // Numbered before the question: a look with a higher number knows everything that one with a lower number knows.
  const look = await queries.nextLook(services.db);
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  const known = data.flatMap((raw) => {
    const found = readSubscription(raw, services.config.stripe!);
    if (!found)
      services.log.error({ subscription: raw.id, status: raw.status }, 'a subscription with a price that is not ours');
    return found ? [{ raw, found }] : [];
  });
  const live = known.filter(({ found }) => isLive(found)).sort(byWorth);
  const closed = live.length > 1 ? await closedOnes(services, live) : [];
  if (live.length > 1) {
    services.log.error(
      { customerId, subscriptions: live.map(({ raw }) => raw.id), closed: closed.length },
      'a customer pays for two subscriptions',
    );
  }
  const last = known.toSorted((a, b) => b.raw.created - a.raw.created)[0];
  const best = live.find((each) => !closed.includes(each)) ?? live[0] ?? last;
  const second = closed.filter((each) => each !== best).map(({ raw }) => raw);
  return { look, found: best?.found ?? null, raw: best?.raw ?? null, second };
}

/** Those that were paid in a checkout that had been closed: Stripe could not be told of it, or not in time. */
async function closedOnes({ db }: Services, live: Known[]): Promise<Known[]> {
  const ids = live.flatMap(({ raw }) => raw.metadata.checkoutId ?? []);
  const closed = ids.length > 0 ? await queries.listClosedCheckouts(db, ids) : new Set<string>();
  return live.filter(({ raw }) => closed.has(raw.metadata.checkoutId ?? ''));
}

type Known = { raw: StripeSubscription; found: Found };
/** The greater plan first, of equal ones the newer. */
function byWorth(a: Known, b: Known): number {
  const worth = ({ found }: Known) => (found.planId === 'studio_pro' ? 1 : 0);
  return worth(b) - worth(a) || b.raw.created - a.raw.created;
}

/** What a subscription of Stripe's gives. null: not one of our plans. One that never began is left out as well. */
export function readSubscription(raw: StripeSubscription, config: StripeConfig): Found | null {
  const status = STATUSES[raw.status];
  const item = raw.items.data[0];
  const planId = item && planOfPrice(item.price.id, raw.metadata, config);
  if (!status || !item || !planId) return null;
  const date = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
  return {
    planId,
    status,
    source: 'stripe',
    stripeSubscriptionId: raw.id,
    // A day that was set in the dashboard or the portal stands for the period's end.
    periodEnd: date(raw.cancel_at ?? item.current_period_end)!,
    cancelAtPeriodEnd: raw.cancel_at_period_end || raw.cancel_at !== null,
    amount: item.price.unit_amount === null ? null : item.price.unit_amount * (item.quantity ?? 1),
    currency: item.price.currency,
    endedAt: status === 'ended' ? (date(raw.ended_at ?? raw.canceled_at) ?? new Date()) : null,
  };
}

/** What is kept of a subscription that no account has. */
export function termsOf(raw: StripeSubscription, config: StripeConfig) {
  const item = raw.items.data[0];
  return {
    id: raw.id,
    customerId: typeof raw.customer === 'string' ? raw.customer : raw.customer.id,
    planId: item ? planOfPrice(item.price.id, raw.metadata, config) : null,
    amount: item?.price.unit_amount == null ? null : item.price.unit_amount * (item.quantity ?? 1),
    currency: item?.price.currency ?? null,
    isLive: raw.livemode,
    startedAt: new Date(raw.created * 1000),
  };
}

/** By the price; people who subscribed at a price that is no longer offered are known by what we noted at their subscription. */
function planOfPrice(priceId: string, noted: Record<string, string>, config: StripeConfig): PlanId | null {
  if (priceId === config.priceIndividual) return 'individual_pro';
  if (priceId === config.priceStudio) return 'studio_pro';
  return noted.planId === 'individual_pro' || noted.planId === 'studio_pro' ? noted.planId : null;
}

/** Asks Stripe, and makes the person's plan what it says. @throws StripeError */
export async function lookAndApply(
  services: Services,
  stripe: Stripe,
  userId: string,
  customerId: string,
): Promise<Look> {
  const look = await lookAt(services, stripe, customerId);
  await apply(services, userId, look);
  if (look.second.length > 0) {
    // Loaded late: ending reads subscriptions here.
    const { endSecond } = await import('./ending.ts');
    await endSecond(services, userId, look.second);
  }
  return look;
}

/**
 * Makes the person's plan what a look has found, in one transaction; mails that tell of the change are written with it. An older look than the one
 * that was last applied changes nothing. Doing it twice is harmless.
 * @param after the look that it was made from, where that decides: if another one was applied since, nothing is changed
 * @returns whether it was applied
 */
export async function apply(
  services: Services,
  userId: string,
  { look, found, after }: Pick<Look, 'look' | 'found'> & { after?: number },
): Promise<boolean> {
  const { user, notices, isApplied } = await services.db.transaction(async (tx) => {
    const person = await queries.lockUser(tx, userId);
    const row = await queries.findSubscription(tx, userId);
    const isOvertaken = row !== null && (row.look >= look || (after !== undefined && row.look !== after));
    if (!person || isOvertaken) return { user: person, notices: [], isApplied: false };
    const next = found ?? vanished(row);
    if (!next) {
      if (row) await queries.touchSubscription(tx, userId, look);
      return { user: person, notices: [], isApplied: true };
    }
    const { stripeSubscriptionId, ...columns } = next;
    await queries.putSubscription(tx, { userId, look, ...columns });
    const changed = await changeStanding(tx, person, row, next);
    if (isLive(next)) await queries.confirmCheckouts(tx, userId, next.planId);
    const added: string[] = [];
    for (const notice of noticesOf(person, changed, row, next)) added.push(await queries.addNotice(tx, userId, notice));
    return { user: changed, notices: added, isApplied: true };
  });
  for (const id of notices) await tell(services, id);
  if (user) await closeStudioUnlessOwner(services, user);
  return isApplied;
}

/** A subscription that Stripe no longer tells of is over. What the mock has sold Stripe never knew. */
function vanished(row: queries.SubscriptionRow | null): Next | null {
  if (!isLive(row) || row.source === 'mock') return null;
  return { ...pick(row), status: 'ended', endedAt: new Date() };
}

const pick = ({ planId, source, periodEnd, cancelAtPeriodEnd, amount, currency }: queries.SubscriptionRow) => ({
  ...{ planId, source, periodEnd, cancelAtPeriodEnd, amount, currency },
});

type Next = Omit<Found, 'stripeSubscriptionId'> & { stripeSubscriptionId?: string };

async function changeStanding(
  tx: queries.Transaction,
  person: SessionUser,
  row: queries.SubscriptionRow | null,
  next: Next,
): Promise<SessionUser> {
  const id = next.stripeSubscriptionId;
  const more = id ? { stripeSubscriptionId: id } : {};
  if (isLive(next)) return queries.setStanding(tx, person, standingWith(person, next), more);
  // What was over before it was first seen has given nothing that could be taken.
  if (!isLive(row)) return person;
  return queries.setStanding(tx, person, standingAfter(person, row, new Date()), more);
}

function noticesOf(
  before: SessionUser,
  after: SessionUser,
  row: queries.SubscriptionRow | null,
  next: Next,
): BillingNotice[] {
  if (next.status === 'past_due' && row?.status !== 'past_due')
    return [{ kind: 'payment_failed', planId: next.planId }];
  if (isLive(row) && isKept(row, next)) {
    const { planId, periodEnd, amount, currency } = next;
    return [{ kind: 'plan_kept', planId, renewsAt: periodEnd.toISOString(), amount, currency }];
  }
  const hasFallen = isLive(row) && !isLive(next) && planOf(before) !== 'free' && planOf(after) === 'free';
  if (!hasFallen) return [];
  return [{ kind: 'plan_ended', planId: row.planId, libraryKeptUntil: after.libraryKeptUntil?.toISOString() ?? null }];
}

/** The cancellation of the same period of the same plan was taken back. */
function isKept(row: queries.SubscriptionRow, next: Next): boolean {
  const isSame = row.planId === next.planId && row.periodEnd.getTime() === next.periodEnd.getTime();
  return isSame && isLive(next) && row.cancelAtPeriodEnd && !next.cancelAtPeriodEnd;
}

/** Members lose access with the owner's plan. Asked after every look, so that a crash in between leaves no studio open. */
export async function closeStudioUnlessOwner(services: Services, user: SessionUser): Promise<void> {
  if (['studio_owner', 'admin'].includes(planOf(user))) return;
  // Loaded late: that feature calls this one.
  const { closeStudio } = await import('../../studio/actions.ts');
  await closeStudio(services, user.id);
}
