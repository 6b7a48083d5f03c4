import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { timetablePromos } from '../../db/schema/timetable.ts';

export type MadeRow = typeof timetablePromos.$inferSelect;
/** A class on a day, and whose promo of it. */
export type Place = Pick<MadeRow, 'userId' | 'entryId' | 'date' | 'personId'>;
export type Wanted = Place & Pick<MadeRow, 'wantedAt'>;

/** What changes of a row, which stays where it is. */
export type Values = Partial<Omit<MadeRow, keyof Place | 'createdAt' | 'updatedAt'>>;

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

export async function setMade(tx: Tx, place: Place, values: Values): Promise<void> {
  await tx
    .update(timetablePromos)
    .set({ ...values, updatedAt: sql`now()` })
    .where(at(place));
}

export async function findPlace(db: Tx, place: Place): Promise<MadeRow | null> {
  const [row] = await db.select().from(timetablePromos).where(at(place));
  return row ?? null;
}

/** The row of a place if there is one, as it is when whoever is changing it has done so. */
export async function awaitPlace(tx: Tx, place: Place): Promise<MadeRow | null> {
  const [row] = await tx.select().from(timetablePromos).where(at(place)).for('update');
  return row ?? null;
}

/** All that a person has made of timetables, and wants. */
export const listOf = (db: Tx, personId: string): Promise<MadeRow[]> =>
  db.select().from(timetablePromos).where(eq(timetablePromos.personId, personId));

export async function unwant(db: Tx, personId: string): Promise<void> {
  await db
    .update(timetablePromos)
    .set({ wantedAt: null, updatedAt: sql`now()` })
    .where(and(eq(timetablePromos.personId, personId), isNotNull(timetablePromos.wantedAt)));
}

/** What has been wanted for a while, in the order in which it is. */
export const listWanted = (db: Tx): Promise<MadeRow[]> =>
  db
    .select()
    .from(timetablePromos)
    .where(sql`${timetablePromos.wantedAt} < now() - interval '20 seconds'`)
    .orderBy(asc(timetablePromos.wantedAt), asc(timetablePromos.date));

/** For how many classes a person has had videos made by the week in seven days. */
export const countOrdered = (db: Tx, personId: string): Promise<number> =>
  db.$count(
    timetablePromos,
    and(eq(timetablePromos.personId, personId), sql`${timetablePromos.orderedAt} > now() - interval '7 days'`),
  );
