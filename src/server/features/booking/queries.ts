import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookings } from '../../db/schema/booking.ts';

export type BookingRow = typeof bookings.$inferSelect;

export async function findBooking(db: Tx, userId: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.userId, userId));
  return row ?? null;
}

/** Saves the given fields; the other stays unchanged. */
export async function upsertBooking(
  db: Tx,
  userId: string,
  fields: Partial<Pick<BookingRow, 'link' | 'campaign'>>,
): Promise<void> {
  const set = { ...fields, updatedAt: new Date() };
  await db
    .insert(bookings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: bookings.userId, set });
}
