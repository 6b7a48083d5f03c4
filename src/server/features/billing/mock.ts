import { randomUUID } from 'node:crypto';
import { type PlanId, soldPlan } from '../../../contract/plans.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { isLive } from '../../accounts/standing.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { isAtProvider } from '../../payments/source.ts';
import type { Services } from '../../services.ts';
import { addMockCheckout, openCheckout } from './attempts.ts';
import type { Start } from './checkout.ts';
import * as checkoutQueries from './checkout-queries.ts';
import type { Found } from './found.ts';
import { assertMayBuy } from './policy.ts';
import * as queries from './queries.ts';
import { apply } from './sync.ts';

/** The mock replaces Stripe during development: never in production, and not beside the real one. */
export const hasMock = ({ config }: Pick<Services, 'config'>) => config.nodeEnv !== 'production' && !config.stripe;

/** Opens a mock checkout, or returns the open one. @throws AppError `unavailable` where there is no mock; `conflict` as assertMayBuy */
export async function startMock(services: Services, user: SessionUser, planId: PlanId): Promise<Start> {
  const { db, config } = services;
  if (!hasMock(services)) {
    throw new AppError('unavailable', `Payments are not set up here yet. Please write to ${config.supportEmail}.`);
  }
  const wanted = { userId: user.id, planId, kind: 'mock', sessionId: `mock_${randomUUID()}` } as const;
  const { checkout } = await openCheckout(db, wanted, (person, own) => assertMayBuy(person, own, planId));
  return {
    redirectUrl: `/mock-checkout?plan=${planId}&session_id=${checkout.sessionId}`,
    message: 'Taking you to the mock checkout…',
  };
}

/**
 * Pays a mock checkout. Idempotent. A session invented by a page becomes the caller's.
 * @throws AppError `not_found` for a session of somebody else's, `conflict` as assertMayBuy, `invalid_input` for a plan
 * other than the session's
 */
export async function payMock(
  services: Services,
  user: SessionUser,
  { sessionId, planId }: { sessionId: string; planId: PlanId },
): Promise<void> {
  const { db } = services;
  if (!(await checkoutQueries.findCheckout(db, sessionId))) {
    assertMayBuy(user, await findSubscription(db, user.id), planId);
    await addMockCheckout(db, user.id, planId, sessionId);
  }
  const checkout = await checkoutQueries.findCheckout(db, sessionId);
  if (checkout?.userId !== user.id || checkout.kind !== 'mock')
    throw new AppError('not_found', 'This checkout does not exist.');
  if (checkout.status === 'confirmed') return;
  if (checkout.planId !== planId) {
    const message = 'This checkout is for another plan. Start again from the plans.';
    throw new AppError('invalid_input', message, { planId: message });
  }
  assertMayBuy(user, await findSubscription(db, user.id), planId);
  if (checkout.status === 'closed')
    throw new AppError('conflict', 'Another checkout was opened after this one. Start again from the plans.');
  await keep(services, user.id, {
    planId,
    status: 'active',
    periodEnd: monthAfter(new Date()),
    cancelAtPeriodEnd: false,
    endedAt: null,
  });
}

export type Kept = Omit<Found, 'source' | 'stripeSubscriptionId' | 'amount' | 'currency'>;

/** Writes a mock subscription as if it were Stripe's. @param after the read it is based on, where that decides */
async function keep(services: Services, userId: string, found: Kept, after?: number): Promise<boolean> {
  const readNumber = await queries.nextReadNumber(services.db);
  const price = { amount: Math.round(soldPlan(found.planId).offer.price * 100), currency: 'usd' };
  const mock = { source: 'mock', stripeSubscriptionId: `mock_${userId}` } as const;
  const read = { readNumber, found: { ...found, ...price, ...mock } };
  return apply(services, userId, after === undefined ? read : { ...read, after });
}

/**
 * Changes a mock subscription. The change is computed from the subscription as it is when it is written: if something
 * else has happened to it in the meantime, such as the end of its period, `change` is called again.
 * @param change null: no change; what it throws is passed on
 * @returns false if none is active, or nothing was to be changed
 */
export async function changeMock(
  services: Services,
  userId: string,
  change: (row: SubscriptionRow) => Partial<Kept> | null,
): Promise<boolean> {
  for (;;) {
    const row = await findSubscription(services.db, userId);
    if (!isLive(row) || isAtProvider(row)) return false;
    const changed = change(row);
    if (!changed) return false;
    const { planId, status, periodEnd, cancelAtPeriodEnd, endedAt } = row;
    const next = { planId, status, periodEnd, cancelAtPeriodEnd, endedAt, ...changed };
    if (await keep(services, userId, next, row.readNumber)) return true;
  }
}

/** At the end of its period a mock subscription starts another one, or is over if it was canceled. @returns whether it ended */
export async function renewOrEnd(services: Services, userId: string): Promise<boolean> {
  let ends = false;
  const isChanged = await changeMock(services, userId, (row) => {
    ends = row.cancelAtPeriodEnd;
    if (row.periodEnd > new Date()) return null;
    if (ends) return { status: 'ended', endedAt: row.periodEnd };
    let { periodEnd } = row;
    while (periodEnd <= new Date()) periodEnd = monthAfter(periodEnd);
    return { periodEnd };
  });
  return isChanged && ends;
}

/** The same day of the next month, or its last day if it has no such day. */
function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
