import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlanId } from '../../../contract/plans.ts';
import type { Tx } from '../../db/client.ts';
import { checkouts } from '../../db/schema/billing.ts';

export type Checkout = typeof checkouts.$inferSelect;

const openOf = (userId: string) => and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'));

export async function findOpenCheckout(db: Tx, userId: string): Promise<Checkout | null> {
  const [open] = await db.select().from(checkouts).where(openOf(userId));
  return open ?? null;
}

export async function insertCheckout(db: Tx, values: typeof checkouts.$inferInsert): Promise<Checkout> {
  const [checkout] = await db.insert(checkouts).values(values).returning();
  return checkout!;
}

export async function findCheckout(db: Tx, sessionId: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  return row ?? null;
}

/** @returns false if the checkout has been closed or confirmed in the meantime */
export async function keepSession(db: Tx, id: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** @returns the checkout as it was closed; null if it was no longer open */
export async function closeCheckout(db: Tx, id: string): Promise<Checkout | null> {
  const [row] = await db
    .update(checkouts)
    .set({ status: 'closed' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning();
  return row ?? null;
}

/** The open checkout of a plan that the person turns out to pay for has been paid: nobody can open one for a plan they have. */
export async function confirmCheckouts(tx: Tx, userId: string, planId: PlanId): Promise<void> {
  await tx
    .update(checkouts)
    .set({ status: 'confirmed' })
    .where(and(openOf(userId), eq(checkouts.planId, planId)));
}

/** Ids of these checkouts that were closed before they were paid, as far as we knew. */
export async function listClosedCheckouts(db: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(inArray(sql`${checkouts.id}::text`, ids), eq(checkouts.status, 'closed')));
  return new Set(rows.map(({ id }) => id));
}
