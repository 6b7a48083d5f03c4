import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { timetableCalendars } from '../../db/schema/timetable.ts';

export type CalendarRow = typeof timetableCalendars.$inferSelect;

export const listCalendars = (db: Tx, userId: string): Promise<CalendarRow[]> =>
  db
    .select()
    .from(timetableCalendars)
    .where(eq(timetableCalendars.userId, userId))
    .orderBy(asc(timetableCalendars.createdAt));

export async function findCalendar(db: Tx, id: string): Promise<CalendarRow | null> {
  const [row] = await db.select().from(timetableCalendars).where(eq(timetableCalendars.id, id));
  return row ?? null;
}

export async function insertCalendar(
  tx: Tx,
  values: Pick<CalendarRow, 'userId' | 'address' | 'etag' | 'lastModified' | 'sum' | 'nextAt'>,
): Promise<CalendarRow> {
  const [row] = await tx.insert(timetableCalendars).values(values).returning();
  return row!;
}

/** @returns false if there is none */
export async function deleteCalendar(tx: Tx, userId: string, id: string): Promise<boolean> {
  const own = and(eq(timetableCalendars.userId, userId), eq(timetableCalendars.id, id));
  return (await tx.delete(timetableCalendars).where(own).returning({ id: timetableCalendars.id })).length > 0;
}

/** Those whose turn it is, the longest waiting first. */
export const listDue = (db: Tx, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: timetableCalendars.id })
    .from(timetableCalendars)
    .where(lte(timetableCalendars.nextAt, sql`now()`))
    .orderBy(asc(timetableCalendars.nextAt))
    .limit(limit);

export async function markRead(
  tx: Tx,
  id: string,
  values: Pick<CalendarRow, 'nextAt'> & Partial<Pick<CalendarRow, 'etag' | 'lastModified' | 'sum'>>,
): Promise<void> {
  const set = { ...values, readAt: new Date(), failures: 0, failing: null };
  await tx.update(timetableCalendars).set(set).where(eq(timetableCalendars.id, id));
}

/** @returns how often it has failed by now; 0 if nobody wants it any more */
export async function markFailed(tx: Tx, id: string, failing: string, nextAt: Date): Promise<number> {
  const failures = sql`${timetableCalendars.failures} + 1`;
  const [row] = await tx
    .update(timetableCalendars)
    .set({ failing, nextAt, failures })
    .where(eq(timetableCalendars.id, id))
    .returning({ failures: timetableCalendars.failures });
  return row?.failures ?? 0;
}
