import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { clips } from '../../db/schema.ts';

export type ClipRow = typeof clips.$inferSelect;

/** Universal clips and the person's own, each in the library's order. */
export function listClips(db: Database, userId: string): Promise<ClipRow[]> {
  return db
    .select()
    .from(clips)
    .where(or(isNull(clips.userId), eq(clips.userId, userId)))
    .orderBy(asc(clips.position), asc(clips.createdAt));
}

export async function findClip(db: Database, publicId: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(clips).where(eq(clips.publicId, publicId));
  return row ?? null;
}

export async function hasUniversalClips(db: Database): Promise<boolean> {
  return (await db.$count(clips, isNull(clips.userId))) > 0;
}

/** Adds clips; one that is there already stays as it is. */
export async function insertClips(db: Database, rows: (typeof clips.$inferInsert)[]): Promise<void> {
  await db.insert(clips).values(rows).onConflictDoNothing();
}
