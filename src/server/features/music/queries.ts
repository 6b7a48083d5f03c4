import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { ownTracks } from '../../db/schema/music.ts';
import type { Account } from '../../storage/index.ts';

export type TrackRow = typeof ownTracks.$inferSelect;

const isTheirs = (userId: string, id: string) => and(eq(ownTracks.userId, userId), eq(ownTracks.id, id));

export function listTracks(db: Tx, userId: string): Promise<TrackRow[]> {
  return db.select().from(ownTracks).where(eq(ownTracks.userId, userId)).orderBy(desc(ownTracks.createdAt));
}

export function countTracks(db: Tx, userId: string): Promise<number> {
  return db.$count(ownTracks, eq(ownTracks.userId, userId));
}

export async function findTrack(db: Tx, userId: string, id: string): Promise<TrackRow | null> {
  const [row] = await db.select().from(ownTracks).where(isTheirs(userId, id));
  return row ?? null;
}

/** Adds a track unless the person has `most` already; two at once wait for each other. @returns null: there is no place */
export function insertTrack(db: Database, row: typeof ownTracks.$inferInsert, most: number): Promise<TrackRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own tracks ${row.userId}`}, 0))`);
    if ((await countTracks(tx, row.userId)) >= most) return null;
    const [added] = await tx.insert(ownTracks).values(row).returning();
    return added!;
  });
}

export async function renameTrack(db: Tx, userId: string, id: string, title: string): Promise<TrackRow | null> {
  const [row] = await db.update(ownTracks).set({ title }).where(isTheirs(userId, id)).returning();
  return row ?? null;
}

/** @returns the keys of the files of the removed ones */
export async function deleteTracks(db: Tx, userId: string, id?: string): Promise<string[]> {
  const which = id === undefined ? eq(ownTracks.userId, userId) : isTheirs(userId, id);
  const rows = await db.delete(ownTracks).where(which).returning({ key: ownTracks.storageKey });
  return rows.map(({ key }) => key);
}

/** Those of the keys that are the file of a track, with whose it is. */
export async function knownTracks(db: Database, keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const { storageKey, userId } = ownTracks;
  const rows = await db.select({ storageKey, userId }).from(ownTracks).where(inArray(storageKey, keys));
  return new Map(rows.map((row) => [row.storageKey, { person: row.userId }]));
}
