import type { PlanId } from '../../../../contract/billing.ts';
import { PRICES } from '../../../../contract/plans.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { assertMayBuy, isLive } from '../policy.ts';
import * as queries from '../queries.ts';
import { apply, type Found } from './look.ts';

/** The mock stands in for Stripe while the product is developed: never in production, and not beside the real one. */
export const hasMock = ({ config }: Pick<Services, 'config'>) => config.nodeEnv !== 'production' && !config.stripe;

/**
 * Pays a mock checkout; a second time is harmless. A session that a page has made up becomes the caller's.
 * @throws AppError `not_found` for a session of somebody else's, `conflict` as assertMayBuy, `invalid_input` for another plan than the session's
 */
export async function payMock(
  services: Services,
  user: SessionUser,
  { sessionId, planId }: { sessionId: string; planId: PlanId },
): Promise<void> {
  const { db } = services;
  if (!(await queries.findCheckout(db, sessionId))) {
    assertMayBuy(user, await queries.findSubscription(db, user.id), planId);
    await queries.addMockCheckout(db, user.id, planId, sessionId);
  }
  const checkout = await queries.findCheckout(db, sessionId);
  if (checkout?.userId !== user.id || checkout.kind !== 'mock')
    throw new AppError('not_found', 'There is no such checkout of yours.');
  if (checkout.status === 'confirmed') return;
  if (checkout.planId !== planId) {
    const message = 'This checkout is for another plan. Start again from the plans.';
    throw new AppError('invalid_input', message, { planId: message });
  }
  assertMayBuy(user, await queries.findSubscription(db, user.id), planId);
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

type Kept = Omit<Found, 'source' | 'stripeSubscriptionId' | 'amount' | 'currency'>;

/** Writes a mock subscription down as Stripe's would be. @param after the look that it was made from, where that decides */
async function keep(services: Services, userId: string, found: Kept, after?: number): Promise<boolean> {
  const look = await queries.nextLook(services.db);
  const price = { amount: Math.round(PRICES[found.planId] * 100), currency: 'usd' };
  const mock = { source: 'mock', stripeSubscriptionId: `mock_${userId}` } as const;
  const looked = { look, found: { ...found, ...price, ...mock } };
  return apply(services, userId, after === undefined ? looked : { ...looked, after });
}

/**
 * Changes a mock subscription. What changes is decided by the subscription as it is when it is written: where something else has happened to it in the
 * meantime, such as the end of its period, it is asked again.
 * @param change null: nothing; what it throws is passed on
 * @returns false if there is none that lives, or nothing was to be changed
 */
export async function changeMock(
  services: Services,
  userId: string,
  change: (row: queries.SubscriptionRow) => Partial<Kept> | null,
): Promise<boolean> {
  for (;;) {
    const row = await queries.findSubscription(services.db, userId);
    if (!isLive(row) || row.source !== 'mock') return false;
    const changed = change(row);
    if (!changed) return false;
    const { planId, status, periodEnd, cancelAtPeriodEnd, endedAt } = row;
    const next = { planId, status, periodEnd, cancelAtPeriodEnd, endedAt, ...changed };
    if (await keep(services, userId, next, row.look)) return true;
  }
}

/** At the end of its period a mock subscription begins another one, or is over if it was canceled. @returns whether it ended */
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

/** The same day of the next month, or its last day where it has no such day. */
function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
