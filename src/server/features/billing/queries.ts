import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { type SessionUser, users } from '../../db/schema/people.ts';

/** The number of a read that begins now. */
export async function nextReadNumber(db: Tx): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('billing_looks') as number`);
  return Number(rows[0]!.number);
}

export async function putSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<void> {
  const { userId, ...set } = { ...row, checkedAt: new Date() };
  await tx
    .insert(subscriptions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: subscriptions.userId, set });
}

/** Records that a read confirmed what is known. */
export async function touchSubscription(tx: Tx, userId: string, readNumber: number): Promise<void> {
  await tx.update(subscriptions).set({ readNumber, checkedAt: new Date() }).where(eq(subscriptions.userId, userId));
}

/** Saves the first customer created for a person. @returns the saved one; null: the person is gone */
export async function keepCustomer(db: Tx, userId: string, customerId: string): Promise<string | null> {
  const [row] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ kept: users.stripeCustomerId });
  return row?.kept ?? null;
}

/** Deletes a customer that Stripe does not know. */
export async function forgetCustomer(db: Tx, customerId: string): Promise<void> {
  await db
    .update(users)
    .set({ stripeCustomerId: null, updatedAt: new Date() })
    .where(eq(users.stripeCustomerId, customerId));
}

/** The accounts of these customers, or of these ids. */
export async function listAccounts(db: Tx, customerIds: string[], ids: string[]): Promise<SessionUser[]> {
  return db
    .select()
    .from(users)
    .where(or(inArray(users.stripeCustomerId, customerIds), inArray(users.id, ids)));
}

/** Whose charge has failed while the provider tries again, as rows of `user_id` and `at`. */
export function overduePayments(): SQL {
  const { userId, periodEnd, status } = subscriptions;
  return sql`select ${userId} as user_id, ${periodEnd} as at from ${subscriptions} where ${eq(status, 'past_due')}`;
}
