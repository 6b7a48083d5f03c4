import { eq, sql } from 'drizzle-orm';
import type { PostTime } from '../../../contract/posting.ts';
import type { Tx } from '../../db/client.ts';
import { timetableEntries, timetableExceptions, timetables } from '../../db/schema/timetable.ts';

export async function findRule(db: Tx, userId: string): Promise<PostTime | null> {
  const [row] = await db.select({ rule: timetables.postRule }).from(timetables).where(eq(timetables.userId, userId));
  return row?.rule ?? null;
}

/** @returns false if nothing was entered yet */
export async function putRule(db: Tx, userId: string, postRule: PostTime | null): Promise<boolean> {
  const rows = await db
    .update(timetables)
    .set({ postRule, updatedAt: sql`now()` })
    .where(eq(timetables.userId, userId))
    .returning({ userId: timetables.userId });
  return rows.length > 0;
}

/** Something that says what is to be posted has changed. */
export async function touchTimetable(db: Tx, userId: string): Promise<void> {
  await db.update(timetables).set({ updatedAt: sql`now()` }).where(eq(timetables.userId, userId));
}

/** When a timetable, its classes and what is different on their days were last changed. */
export type Changes = {
  timetable: Date;
  entries: ReadonlyMap<string, Date>;
  /** By `entryId date`. */
  days: ReadonlyMap<string, Date>;
};

export async function readChanges(db: Tx, userId: string): Promise<Changes> {
  const [timetable] = await db
    .select({ at: timetables.updatedAt })
    .from(timetables)
    .where(eq(timetables.userId, userId));
  const entries = await db
    .select({ id: timetableEntries.id, at: timetableEntries.updatedAt })
    .from(timetableEntries)
    .where(eq(timetableEntries.userId, userId));
  const { entryId, date, updatedAt } = timetableExceptions;
  const days = await db
    .select({ entryId, date, at: updatedAt })
    .from(timetableExceptions)
    .where(eq(timetableExceptions.userId, userId));
  return {
    timetable: timetable?.at ?? new Date(0),
    entries: new Map(entries.map(({ id, at }) => [id, at])),
    days: new Map(days.map((day) => [`${day.entryId} ${day.date}`, day.at])),
  };
}
