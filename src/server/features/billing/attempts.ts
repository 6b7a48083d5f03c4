import type { PlanId } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import type { Database } from '../../db/client.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import * as queries from './checkout-queries.ts';

/** Seconds after which a change of a subscription is no longer the same attempt: Stripe forgets unpaid ones, and keys, a little later. */
const UPGRADE_SECONDS = 22 * 3600;

/**
 * The person's one open checkout, if it is for this plan and of this kind; otherwise a new one in its place.
 * @param assertMay called while nothing else can change the person's plan: an earlier check may be outdated by a purchase
 * @returns also the one that was closed for it
 */
export async function openCheckout(
  db: Database,
  wanted: { userId: string; planId: PlanId; kind: queries.Checkout['kind']; sessionId?: string },
  assertMay: (user: SessionUser, subscription: SubscriptionRow | null) => void,
): Promise<{ checkout: queries.Checkout; replaced: queries.Checkout | null }> {
  return db.transaction(async (tx) => {
    // Two tabs wait for each other.
    const user = await findPerson(tx, { id: wanted.userId }, 'update');
    if (!user) throw new AppError('unauthorized');
    assertMay(user, await findSubscription(tx, wanted.userId));
    const open = await queries.findOpenCheckout(tx, wanted.userId);
    const isStale = open?.kind === 'upgrade' && Date.now() - open.createdAt.getTime() > UPGRADE_SECONDS * 1000;
    if (open && !isStale && open.planId === wanted.planId && open.kind === wanted.kind) {
      return { checkout: open, replaced: null };
    }
    // As it is when it closes: its session may have been saved since it was read.
    const replaced = open ? await queries.closeCheckout(tx, open.id) : null;
    return { checkout: await queries.insertCheckout(tx, wanted), replaced };
  });
}

/** Adds a mock checkout invented by a page; an existing one stays unchanged. */
export async function addMockCheckout(db: Database, userId: string, planId: PlanId, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await findPerson(tx, { id: userId }, 'update');
    if (await queries.findCheckout(tx, sessionId)) return;
    const open = await queries.findOpenCheckout(tx, userId);
    if (open) await queries.closeCheckout(tx, open.id);
    await queries.insertCheckout(tx, { userId, planId, kind: 'mock', sessionId });
  });
}
