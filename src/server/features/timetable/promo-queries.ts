import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { timetablePromos } from '../../db/schema/timetable.ts';

export type MadeRow = typeof timetablePromos.$inferSelect;
/** A class on a day, and whose promo of it. */
export type Place = Pick<MadeRow, 'userId' | 'entryId' | 'date' | 'personId'>;

const at = ({ userId, entryId, date, personId }: Place) =>
  and(
    eq(timetablePromos.userId, userId),
    eq(timetablePromos.entryId, entryId),
    eq(timetablePromos.date, date),
    eq(timetablePromos.personId, personId),
  );

/** What these people have made of a timetable, the oldest first. */
export async function listMade(db: Tx, userId: string, personIds: string[]): Promise<MadeRow[]> {
  return db
    .select()
    .from(timetablePromos)
    .where(and(eq(timetablePromos.userId, userId), inArray(timetablePromos.personId, personIds)))
    .orderBy(asc(timetablePromos.createdAt));
}

/** The row of a place, which nobody else changes until the transaction ends; made if there is none. */
export async function lockPlace(tx: Tx, place: Place): Promise<MadeRow> {
  const { userId, entryId, date, personId } = place;
  await tx.insert(timetablePromos).values({ userId, entryId, date, personId }).onConflictDoNothing();
  const [row] = await tx.select().from(timetablePromos).where(at(place)).for('update');
  return row!;
}

export async function setMade(
  tx: Tx,
  place: Place,
  values: Partial<Pick<MadeRow, 'promoId' | 'facts' | 'wantedAt' | 'orderedAt' | 'trouble'>>,
): Promise<void> {
  await tx
    .update(timetablePromos)
    .set({ ...values, updatedAt: sql`now()` })
    .where(at(place));
}
