import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Preferences } from '../../../contract/profile.ts';
import type { Database, Tx } from '../../db/client.ts';
import { instructorPreferences } from '../../db/schema/profile.ts';

type Row = typeof instructorPreferences.$inferSelect;
type Saved = Pick<Preferences, 'instructorName'> & Partial<Preferences>;

export async function findPreferences(db: Database, userId: string): Promise<Row | null> {
  const [row] = await db.select().from(instructorPreferences).where(eq(instructorPreferences.userId, userId));
  return row ?? null;
}

/** Saves the given fields; the others stay unchanged. */
export async function upsertPreferences(db: Database, userId: string, fields: Saved): Promise<Row> {
  const [row] = await db
    .insert(instructorPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: instructorPreferences.userId, set: { ...fields, updatedAt: new Date() } })
    .returning();
  return row!;
}

/**
 * The same for somebody whose name is locked: a name other than the saved one uses up a counted change.
 * @returns null if there is none to use up; then nothing is saved
 */
export async function upsertWithLockedName(db: Database, userId: string, fields: Saved): Promise<Row | null> {
  const { instructorName, nameChangesOpen } = instructorPreferences;
  const isSame = sql`${instructorName} in ('', ${fields.instructorName})`;
  const [row] = await db
    .insert(instructorPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({
      target: instructorPreferences.userId,
      set: {
        ...fields,
        nameChangesOpen: sql`${nameChangesOpen} - case when ${isSame} then 0 else 1 end`,
        updatedAt: new Date(),
      },
      setWhere: or(isSame, sql`${nameChangesOpen} > 0`),
    })
    .returning();
  return row ?? null;
}

/**
 * Counts one more change of an existing name, while there are fewer than `limit`.
 * @returns null if nothing was counted
 */
export async function countNameChange(db: Database, userId: string, limit: number): Promise<Row | null> {
  const { nameChangeCount, nameChangesOpen, instructorName } = instructorPreferences;
  const [row] = await db
    .update(instructorPreferences)
    .set({ nameChangeCount: sql`${nameChangeCount} + 1`, nameChangesOpen: sql`${nameChangesOpen} + 1` })
    .where(and(eq(instructorPreferences.userId, userId), lt(nameChangeCount, limit), ne(instructorName, '')))
    .returning();
  return row ?? null;
}

/** Sets how many changes count as made, and leaves none of them open. */
export async function setNameChanges(tx: Tx, userId: string, count: number): Promise<void> {
  await tx
    .update(instructorPreferences)
    .set({ nameChangeCount: count, nameChangesOpen: 0 })
    .where(eq(instructorPreferences.userId, userId));
}
