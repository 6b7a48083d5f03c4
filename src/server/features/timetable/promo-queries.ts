import { and, asc, type Column, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { timetableEntries, timetableExceptions, timetablePromos, timetables } from '../../db/schema/timetable.ts';

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

/** Everybody who has made something of a timetable. */
export async function listMakers(db: Tx, userId: string): Promise<string[]> {
  const { personId } = timetablePromos;
  return (await db.selectDistinct({ personId }).from(timetablePromos).where(eq(timetablePromos.userId, userId))).map(
    (row) => row.personId,
  );
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

/** The same of whoever has made it, in whosever timetable. */
export async function setMadeBy(
  tx: Tx,
  { entryId, date, personId }: Pick<Place, 'entryId' | 'date' | 'personId'>,
  values: Values,
): Promise<void> {
  const { entryId: entry, date: day, personId: person } = timetablePromos;
  await tx
    .update(timetablePromos)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(entry, entryId), eq(day, date), eq(person, personId)));
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

/**
 * Notes of which post a person is being reminded. Of those who do so at once, one waits for the other and finds it noted.
 * @param after the time of the post, where a later reminder makes another needless; null: none does
 * @returns whether it was not noted before
 */
export async function claimReminder(
  tx: Tx,
  place: Place,
  { as, after }: { as: string; after: Date | null },
): Promise<boolean> {
  const { remindedAt, remindedAs } = timetablePromos;
  const isEarlier = after
    ? sql`(${remindedAt} is null or ${remindedAt} < ${after.toISOString()}::timestamptz)`
    : undefined;
  const rows = await tx
    .update(timetablePromos)
    .set({ remindedAt: sql`now()`, remindedAs: as })
    .where(and(at(place), sql`${remindedAs} is distinct from ${as}`, isEarlier))
    .returning({ date: timetablePromos.date });
  return rows.length > 0;
}

/**
 * Of a person in a query: whether anything that says when they are to post, or whether they have, was changed after a moment, of classes from so many
 * days ago on.
 */
export function hasChanged(person: Column, since: Column, daysBack: number): SQL {
  const [p, t, e, x] = [timetablePromos, timetables, timetableEntries, timetableExceptions];
  return sql`exists (
    select from ${p}
      join ${t} on ${t.userId} = ${p.userId}
      join ${e} on ${e.userId} = ${p.userId} and ${e.id} = ${p.entryId}
      left join ${x} on ${x.userId} = ${p.userId} and ${x.entryId} = ${p.entryId} and ${x.date} = ${p.date}
     where ${p.personId} = ${person} and ${p.date} >= current_date - ${daysBack}::int
       and greatest(${p.updatedAt}, ${t.updatedAt}, ${e.updatedAt}, ${x.updatedAt}) > ${since})`;
}

/** What a film is from the moment on from which it waits to be seen. */
export const waitingFrom = (reviewAt: Date): Values => ({
  ...{ review: 'waiting', reviewNote: null, reviewRemindedAt: null },
  reviewAt,
});

/** Notes that the studio's owner is to see this film, unless that was noted before: what they have answered stays. */
export async function noteToSee(tx: Tx, place: Place, renderId: string): Promise<void> {
  await tx
    .update(timetablePromos)
    .set({ ...waitingFrom(new Date()), reviewOf: renderId, reviewToldAt: null, updatedAt: sql`now()` })
    .where(and(at(place), sql`${timetablePromos.reviewOf} is distinct from ${renderId}`));
}

/** Notes who was told of a film as this row has it: what was answered meanwhile is still to be told. */
export async function noteTold(
  tx: Tx,
  row: MadeRow,
  told: Pick<Values, 'reviewToldAt' | 'reviewRemindedAt'>,
): Promise<void> {
  const { review, reviewOf, reviewAt } = timetablePromos;
  const isSame = sql`(${review}, ${reviewOf}, ${reviewAt}) = (${row.review}, ${row.reviewOf}, ${row.reviewAt?.toISOString()})`;
  await tx
    .update(timetablePromos)
    .set(told)
    .where(and(at(row), isSame));
}
