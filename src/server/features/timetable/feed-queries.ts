import { eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type SessionUser, users } from '../../db/schema/people.ts';
import { postFeeds } from '../../db/schema/timetable.ts';

export type FeedRow = typeof postFeeds.$inferSelect;

export async function findFeed(db: Tx, userId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(postFeeds).where(eq(postFeeds.userId, userId));
  return row ?? null;
}

/** Puts a person's one feed in place of the one before. */
export async function putFeed(db: Tx, userId: string, hash: string): Promise<FeedRow> {
  const set = { hash, createdAt: new Date() };
  const [row] = await db
    .insert(postFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: postFeeds.userId, set })
    .returning();
  return row!;
}

export async function removeFeed(db: Tx, userId: string): Promise<void> {
  await db.delete(postFeeds).where(eq(postFeeds.userId, userId));
}

/** Whose feed it is, as they are now. */
export async function findReader(db: Tx, hash: string): Promise<SessionUser | null> {
  const [row] = await db
    .select({ user: getTableColumns(users) })
    .from(postFeeds)
    .innerJoin(users, eq(users.id, postFeeds.userId))
    .where(eq(postFeeds.hash, hash));
  return row?.user ?? null;
}
