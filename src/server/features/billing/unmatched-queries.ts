import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { closedCustomers, unmatchedSubscriptions } from '../../db/schema/billing.ts';
import { users } from '../../db/schema/people.ts';
import { KEPT, over } from '../../retention.ts';

export type ClosedCustomer = typeof closedCustomers.$inferSelect;

export type Unmatched = typeof unmatchedSubscriptions.$inferSelect;

export async function closeCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.insert(closedCustomers).values({ customerId }).onConflictDoNothing();
}

export async function listClosedCustomers(db: Tx, customerIds: string[]): Promise<ClosedCustomer[]> {
  return db.select().from(closedCustomers).where(inArray(closedCustomers.customerId, customerIds));
}

export async function markSettled(db: Tx, customerId: string): Promise<void> {
  await db.update(closedCustomers).set({ settledAt: new Date() }).where(eq(closedCustomers.customerId, customerId));
}

export async function forgetClosed(db: Tx, customerId: string): Promise<void> {
  await db.delete(closedCustomers).where(eq(closedCustomers.customerId, customerId));
}

/** Customers whose payments have not been ended yet. */
export async function listUnsettled(db: Tx): Promise<string[]> {
  const rows = await db.select().from(closedCustomers).where(isNull(closedCustomers.settledAt)).limit(1000);
  return rows.map(({ customerId }) => customerId);
}

/** Customers from whom nothing can arrive any more. */
export async function listLongClosed(db: Tx): Promise<string[]> {
  const rows = await db
    .select()
    .from(closedCustomers)
    .where(and(lt(closedCustomers.closedAt, over(KEPT.closedCustomer)), isNotNull(closedCustomers.settledAt)))
    .limit(1000);
  return rows.map(({ customerId }) => customerId);
}

/** Records what was found; a subscription marked to be ended stays so, whatever is found later. */
export async function putUnmatched(db: Tx, row: typeof unmatchedSubscriptions.$inferInsert): Promise<void> {
  const { userId, reason, amount, currency, planId, refundSince, endingAt = null } = row;
  const decided = isNotNull(unmatchedSubscriptions.endingAt);
  await db
    .insert(unmatchedSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: unmatchedSubscriptions.id,
      set: { userId, reason, amount, currency, planId, refundSince, endingAt, seenAt: new Date() },
      setWhere: sql`not ${decided}`,
    });
}

export async function findUnmatched(db: Tx, id: string, lock?: 'update'): Promise<Unmatched | null> {
  const query = db.select().from(unmatchedSubscriptions).where(eq(unmatchedSubscriptions.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** Everything that admins are shown: what waits for them, and what was ended; newest first. */
export async function listUnmatched(db: Tx): Promise<{ found: Unmatched; email: string | null }[]> {
  return db
    .select({ found: unmatchedSubscriptions, email: users.email })
    .from(unmatchedSubscriptions)
    .leftJoin(users, eq(users.id, unmatchedSubscriptions.userId))
    .orderBy(sql`${unmatchedSubscriptions.endingAt} is not null`, desc(unmatchedSubscriptions.foundAt))
    .limit(200);
}

/** Marks it to be ended. @returns false if that was decided before */
export async function decideToEnd(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(unmatchedSubscriptions)
    .set({ endingAt: new Date() })
    .where(and(eq(unmatchedSubscriptions.id, id), isNull(unmatchedSubscriptions.endingAt)))
    .returning({ id: unmatchedSubscriptions.id });
  return rows.length > 0;
}

/** @returns true the first time */
export async function markEnded(tx: Tx, id: string, refunded: number): Promise<boolean> {
  const isFirst = and(eq(unmatchedSubscriptions.id, id), isNull(unmatchedSubscriptions.endedAt));
  const rows = await tx
    .update(unmatchedSubscriptions)
    .set({ endedAt: new Date(), refunded })
    .where(isFirst)
    .returning({ id: unmatchedSubscriptions.id });
  if (rows.length === 0)
    await tx.update(unmatchedSubscriptions).set({ refunded }).where(eq(unmatchedSubscriptions.id, id));
  return rows.length > 0;
}

/** Subscriptions of a customer that were recorded to be ended. */
export async function listTakenUp(db: Tx, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: unmatchedSubscriptions.id })
    .from(unmatchedSubscriptions)
    .where(and(eq(unmatchedSubscriptions.customerId, customerId), isNotNull(unmatchedSubscriptions.endingAt)));
  return rows.map(({ id }) => id);
}

/** Subscriptions that were decided to be ended but are not yet. */
export async function listUnended(db: Tx): Promise<string[]> {
  const rows = await db
    .select({ id: unmatchedSubscriptions.id })
    .from(unmatchedSubscriptions)
    .where(and(isNotNull(unmatchedSubscriptions.endingAt), isNull(unmatchedSubscriptions.endedAt)))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Deletes what was not found again, and what was ended a while ago. */
export async function forgetMatched(db: Tx, before: Date): Promise<void> {
  const isGone = and(isNull(unmatchedSubscriptions.endingAt), lt(unmatchedSubscriptions.seenAt, before));
  await db
    .delete(unmatchedSubscriptions)
    .where(or(isGone, lt(unmatchedSubscriptions.endedAt, over(KEPT.unmatchedSubscription))));
}
