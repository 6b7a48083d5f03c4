import { eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { clips, startersGiven } from '../../db/schema/library.ts';

/** One of our own loops as a clip of the universal library. */
export type StarterRow = typeof clips.$inferInsert;

export async function hasUniversalClips(db: Database): Promise<boolean> {
  return (await db.$count(clips, isNull(clips.userId))) > 0;
}

/** The slugs of the loops that this installation has been given, whether or not they are still there. */
export async function listGiven(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ slug: startersGiven.slug }).from(startersGiven);
  return new Set(rows.map(({ slug }) => slug));
}

export async function holdsOneOf(db: Database, publicIds: string[]): Promise<boolean> {
  return (await db.$count(clips, inArray(clips.publicId, publicIds))) > 0;
}

/**
 * Notes loops as given, and unless the library does not take them adds their clips: all at once, so that a half-filled
 * library is not taken for a full one, and each by the process that noted it first, so that one that an admin deletes
 * at that moment does not come back.
 */
export async function give(db: Database, loops: { slug: string; row: StarterRow }[], wanted: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const noted = await tx
      .insert(startersGiven)
      .values(loops.map(({ slug }) => ({ slug })))
      .onConflictDoNothing()
      .returning();
    const mine = new Set(noted.map(({ slug }) => slug));
    const rows = loops.filter(({ slug }) => mine.has(slug)).map(({ row }) => row);
    if (wanted && rows.length > 0) await tx.insert(clips).values(rows).onConflictDoNothing();
  });
}

/** Brings what is known about our loops up to date, for those that are still there. */
export async function describe(db: Database, rows: StarterRow[]): Promise<void> {
  for (const { publicId, position, tags, survey } of rows) {
    await db.update(clips).set({ position, tags, survey }).where(eq(clips.publicId, publicId));
  }
}
