import { eq } from 'drizzle-orm';
import type { Preferences } from '../../../contract/profile.ts';
import type { Database } from '../../db/client.ts';
import { instructorPreferences } from '../../db/schema.ts';

type Row = typeof instructorPreferences.$inferSelect;

export async function findPreferences(db: Database, userId: string): Promise<Row | null> {
  const [row] = await db.select().from(instructorPreferences).where(eq(instructorPreferences.userId, userId));
  return row ?? null;
}

/** Saves the fields that are given; the others keep what they have. */
export async function upsertPreferences(db: Database, userId: string, fields: Partial<Preferences>): Promise<Row> {
  const [row] = await db
    .insert(instructorPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: instructorPreferences.userId, set: { ...fields, updatedAt: new Date() } })
    .returning();
  return row!;
}
