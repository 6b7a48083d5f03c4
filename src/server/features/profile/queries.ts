import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Preferences } from '../../../contract/profile.ts';
import type { Database } from '../../db/client.ts';
import { instructorPreferences } from '../../db/schema.ts';

type Row = typeof instructorPreferences.$inferSelect;
type Saved = Pick<Preferences, 'instructorName'> & Partial<Preferences>;

export async function findPreferences(db: Database, userId: string): Promise<Row | null> {
  const [row] = await db.select().from(instructorPreferences).where(eq(instructorPreferences.userId, userId));
  return row ?? null;
}

/** Saves the fields that are given; the others keep what they have. */
export async function upsertPreferences(db: Database, userId: string, fields: Saved): Promise<Row> {
  const [row] = await db
    .insert(instructorPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: instructorPreferences.userId, set: { ...fields, updatedAt: new Date() } })
    .returning();
  return row!;
}

/**
 * The same for somebody whose name is locked: another name than the one that is kept uses up a counted change.
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
 * Counts one more change of a name that is there, as long as there are fewer than `limit`.
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

/** Takes back what was counted. @param tx the transaction that notes it */
export async function clearNameChanges(tx: Pick<Database, 'update'>, userId: string): Promise<void> {
  await tx
    .update(instructorPreferences)
    .set({ nameChangeCount: 0, nameChangesOpen: 0 })
    .where(eq(instructorPreferences.userId, userId));
}
