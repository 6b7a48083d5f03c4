import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { compressions } from '../../db/schema/tools.ts';
import { KEPT, over } from '../../retention.ts';
import type { Account } from '../../storage/index.ts';

export type CompressionRow = typeof compressions.$inferSelect;

const OPEN = ['waiting', 'compressing'] as const;
const isOver = sql`${compressions.finishedAt} < ${over(KEPT.compression)}`;

export async function insertCompression(
  db: Database,
  values: typeof compressions.$inferInsert,
): Promise<CompressionRow> {
  const [row] = await db.insert(compressions).values(values).returning();
  return row!;
}

/** The person's compression; one past its hour no longer exists, whether it has been swept or not. */
export async function findOwnCompression(db: Database, userId: string, id: string): Promise<CompressionRow | null> {
  const [row] = await db
    .select()
    .from(compressions)
    .where(and(eq(compressions.id, id), eq(compressions.userId, userId), sql`(${isOver}) is not true`));
  return row ?? null;
}

export async function findCompression(db: Database, id: string): Promise<CompressionRow | null> {
  const [row] = await db.select().from(compressions).where(eq(compressions.id, id));
  return row ?? null;
}

/** @param progress share of the work that is done, 0 to 1 */
export async function markCompressing(db: Database, id: string, progress: number): Promise<void> {
  await db
    .update(compressions)
    .set({ status: 'compressing', progress })
    .where(and(eq(compressions.id, id), inArray(compressions.status, [...OPEN])));
}

/** `reason`: what the small video lacks, in words for people; null: nothing. */
export type MadeSmall = { storageKey: string; compressedBytes: number; reason: string | null };

/** @returns the key of the file that is no longer needed: the original; `result` if another process was faster or it was canceled */
export async function markDone(db: Database, id: string, result: MadeSmall): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(compressions).where(eq(compressions.id, id)).for('update');
    if (!row || !OPEN.some((status) => status === row.status)) return result.storageKey;
    await tx
      .update(compressions)
      .set({ ...result, status: 'done', progress: 1, finishedAt: sql`now()` })
      .where(eq(compressions.id, id));
    return row.storageKey;
  });
}

/** @returns the key of the original, which is no longer needed */
export async function markFailed(db: Database, id: string, reason: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(compressions).where(eq(compressions.id, id)).for('update');
    if (!row || !OPEN.some((status) => status === row.status)) return null;
    await tx
      .update(compressions)
      .set({ status: 'failed', reason, storageKey: null, finishedAt: sql`now()` })
      .where(eq(compressions.id, id));
    return row.storageKey;
  });
}

/** Deletes a compression that is not done. @returns the key of its file, if it had one; undefined if it is done, or gone */
export async function deleteUnfinished(db: Database, id: string): Promise<string | null | undefined> {
  const [row] = await db
    .delete(compressions)
    .where(and(eq(compressions.id, id), ne(compressions.status, 'done')))
    .returning();
  return row?.storageKey;
}

/** Deletes all compressions of a person. @returns them */
export async function deleteCompressionsOf(db: Database, userId: string): Promise<CompressionRow[]> {
  return db.delete(compressions).where(eq(compressions.userId, userId)).returning();
}

/** Deletes what is past its hour, and what was not finished in time. @returns keys of their files */
export async function deleteOld(db: Database): Promise<string[]> {
  const rows = await db
    .delete(compressions)
    .where(or(isOver, lt(compressions.createdAt, over(KEPT.unfinishedCompression))))
    .returning({ key: compressions.storageKey });
  return rows.flatMap(({ key }) => key ?? []);
}

/** Compressions that wait or run, and have for some minutes: the job of one may be lost. */
export async function listOpen(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: compressions.id })
    .from(compressions)
    .where(and(inArray(compressions.status, [...OPEN]), sql`${compressions.createdAt} < now() - interval '5 minutes'`));
  return rows.map(({ id }) => id);
}

/** Those of the keys that a compression refers to, with whose account they are on. */
export async function knownFiles(db: Database, keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const { storageKey, userId } = compressions;
  const rows = await db.select({ storageKey, userId }).from(compressions).where(inArray(storageKey, keys));
  return new Map(rows.map((row) => [row.storageKey!, { person: row.userId }]));
}
