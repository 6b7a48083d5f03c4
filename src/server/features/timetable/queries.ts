import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { type Exception, isUsual, TIMETABLE } from '../../../contract/timetable.ts';
import type { Tx } from '../../db/client.ts';
import { timetableEntries, timetableExceptions, timetableImports, timetables } from '../../db/schema/timetable.ts';
import type { Change, Kept, State } from '../../timetables/changes.ts';

export async function findZone(db: Tx, userId: string): Promise<string | null> {
  const [row] = await db.select({ zone: timetables.zone }).from(timetables).where(eq(timetables.userId, userId));
  return row?.zone ?? null;
}

export async function putZone(db: Tx, userId: string, zone: string): Promise<void> {
  const set = { zone, updatedAt: new Date() };
  await db.insert(timetables).values({ userId, zone }).onConflictDoUpdate({ target: timetables.userId, set });
}

/** Makes the timetable if it is new, and lets nobody else change it until the transaction ends. @returns its zone */
export async function lockTimetable(tx: Tx, userId: string, zone: string): Promise<string> {
  await tx.insert(timetables).values({ userId, zone }).onConflictDoNothing();
  const [row] = await tx.select().from(timetables).where(eq(timetables.userId, userId)).for('update');
  return row!.zone;
}

/** All classes, in the order in which they were entered. */
export async function listEntries(db: Tx, userId: string): Promise<Kept[]> {
  const entries = await db
    .select()
    .from(timetableEntries)
    .where(eq(timetableEntries.userId, userId))
    .orderBy(asc(timetableEntries.createdAt), asc(timetableEntries.id));
  const days = await db
    .select()
    .from(timetableExceptions)
    .where(eq(timetableExceptions.userId, userId))
    .orderBy(asc(timetableExceptions.date));
  const byEntry = Map.groupBy(days, ({ entryId }) => entryId);
  return entries.map(({ id, entry, imported, source }) => ({
    ...{ id, entry, imported, source },
    exceptions: (byEntry.get(id) ?? []).map(({ date, exception, imported }) => ({ date, exception, imported })),
  }));
}

/** Since when each class is on the timetable. */
export async function listSince(db: Tx, userId: string): Promise<Map<string, Date>> {
  const { id, createdAt } = timetableEntries;
  const rows = await db.select({ id, createdAt }).from(timetableEntries).where(eq(timetableEntries.userId, userId));
  return new Map(rows.map((row) => [row.id, row.createdAt]));
}

export const findEntry = async (db: Tx, userId: string, id: string): Promise<Kept | null> =>
  (await listEntries(db, userId)).find((each) => each.id === id) ?? null;

export const countEntries = (db: Tx, userId: string): Promise<number> =>
  db.$count(timetableEntries, eq(timetableEntries.userId, userId));

/** Puts a class and all of its days as they are to be; null: it goes. */
export async function putState(tx: Tx, userId: string, id: string, state: State | null): Promise<void> {
  const one = and(eq(timetableEntries.userId, userId), eq(timetableEntries.id, id));
  if (state === null) {
    await tx.delete(timetableEntries).where(one);
    return;
  }
  const { entry, imported, source = null } = state;
  const set = { entry, imported, source, updatedAt: new Date() };
  await tx
    .insert(timetableEntries)
    .values({ userId, id, ...set })
    .onConflictDoUpdate({ target: [timetableEntries.userId, timetableEntries.id], set });
  await putDays(tx, userId, id, state.exceptions);
}

async function putDays(tx: Tx, userId: string, entryId: string, days: State['exceptions']): Promise<void> {
  const { date } = timetableExceptions;
  const own = and(eq(timetableExceptions.userId, userId), eq(timetableExceptions.entryId, entryId));
  const dates = days.map((day) => day.date);
  await tx.delete(timetableExceptions).where(dates.length > 0 ? and(own, notInArray(date, dates)) : own);
  if (days.length === 0) return;
  const set = { exception: sql`excluded.exception`, imported: sql`excluded.imported`, updatedAt: new Date() };
  await tx
    .insert(timetableExceptions)
    .values(days.map((day) => ({ userId, entryId, ...day })))
    .onConflictDoUpdate({ target: [timetableExceptions.userId, timetableExceptions.entryId, date], set });
}

/** What is different on one day, by hand: what an import said of it is kept beside it. */
export async function putException(tx: Tx, { userId, entryId, date }: DayOf, exception: Exception): Promise<void> {
  const set = { exception, updatedAt: new Date() };
  // A day that is as always again leaves no row that says since when.
  await tx
    .update(timetableEntries)
    .set({ updatedAt: set.updatedAt })
    .where(and(eq(timetableEntries.userId, userId), eq(timetableEntries.id, entryId)));
  await tx
    .insert(timetableExceptions)
    .values({ userId, entryId, date, exception })
    .onConflictDoUpdate({
      target: [timetableExceptions.userId, timetableExceptions.entryId, timetableExceptions.date],
      set,
    });
  if (!isUsual(exception)) return;
  const { imported } = timetableExceptions;
  const day = and(eq(timetableExceptions.userId, userId), eq(timetableExceptions.entryId, entryId));
  await tx.delete(timetableExceptions).where(and(day, eq(timetableExceptions.date, date), sql`${imported} is null`));
}
export type DayOf = { userId: string; entryId: string; date: string };

/** Keeps what an import has changed, so that it can be undone, and forgets what is too long ago. @returns its id */
export async function insertImport(tx: Tx, userId: string, kind: string, changes: Change[]): Promise<string> {
  const [row] = await tx
    .insert(timetableImports)
    .values({ userId, kind, changes })
    .returning({ id: timetableImports.id });
  const old = tx
    .select({ id: timetableImports.id })
    .from(timetableImports)
    .where(eq(timetableImports.userId, userId))
    .orderBy(desc(timetableImports.createdAt))
    .offset(TIMETABLE.undoable);
  await tx.delete(timetableImports).where(inArray(timetableImports.id, old));
  return row!.id;
}

export async function findLastImport(db: Tx, userId: string): Promise<{ id: string; createdAt: Date } | null> {
  const { id, createdAt } = timetableImports;
  const [row] = await db
    .select({ id, createdAt })
    .from(timetableImports)
    .where(eq(timetableImports.userId, userId))
    .orderBy(desc(createdAt))
    .limit(1);
  return row ?? null;
}

/** Takes an import out, which can be undone once. @returns null if it is not theirs, or too long ago */
export async function takeImport(tx: Tx, userId: string, id: string): Promise<Change[] | null> {
  const [row] = await tx
    .delete(timetableImports)
    .where(and(eq(timetableImports.userId, userId), eq(timetableImports.id, id)))
    .returning({ changes: timetableImports.changes });
  return (row?.changes as Change[] | undefined) ?? null;
}
