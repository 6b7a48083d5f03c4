import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { stripeEvents } from '../../db/schema/billing.ts';
import { KEPT, over } from '../../retention.ts';

/** @returns false if it was delivered before */
export async function keepEvent(db: Tx, event: typeof stripeEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

export async function findEvent(db: Tx, id: string): Promise<typeof stripeEvents.$inferSelect | null> {
  const [row] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row ?? null;
}

export async function markApplied(db: Tx, id: string): Promise<void> {
  await db.update(stripeEvents).set({ appliedAt: new Date() }).where(eq(stripeEvents.id, id));
}

/** Stripe redelivers for three days; after that term nobody needs them. */
export async function forgetOldEvents(db: Tx): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, over(KEPT.stripeEvent)));
}

/** Events whose job was lost: ten minutes old and not applied. */
export async function listForgottenEvents(db: Tx): Promise<string[]> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.appliedAt), lt(stripeEvents.receivedAt, sql`now() - interval '10 minutes'`)))
    .limit(1000);
  return rows.map(({ id }) => id);
}
