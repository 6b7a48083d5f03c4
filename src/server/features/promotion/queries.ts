import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Used } from '../../copywriter/memory.ts';
import type { Tx } from '../../db/client.ts';
import { ownWords, writtenTexts } from '../../db/schema/promotion.ts';

/** As many texts as an account's memory holds; older ones are forgotten. */
const REMEMBERED = 60;

/** What the person's last texts used, the newest first. */
export async function listUsed(db: Tx, userId: string): Promise<Used[]> {
  const { texts, chosen, createdAt } = writtenTexts;
  const rows = await db
    .select({ used: sql<Used | null>`${texts} -> ${chosen}::int` })
    .from(writtenTexts)
    .where(eq(writtenTexts.userId, userId))
    .orderBy(desc(createdAt))
    .limit(REMEMBERED);
  return rows.flatMap(({ used }) => used ?? []);
}

/** Remembers a text and those beside it, and forgets what is too old. @returns the id by which another of them can be chosen */
export async function insertUsed(db: Tx, userId: string, texts: Used[]): Promise<string> {
  const [row] = await db.insert(writtenTexts).values({ userId, texts }).returning({ id: writtenTexts.id });
  const old = db
    .select({ id: writtenTexts.id })
    .from(writtenTexts)
    .where(eq(writtenTexts.userId, userId))
    .orderBy(desc(writtenTexts.createdAt))
    .offset(REMEMBERED);
  await db.delete(writtenTexts).where(inArray(writtenTexts.id, old));
  return row!.id;
}

/** Notes which of the texts the person has taken. @returns false if it is not theirs, or forgotten */
export async function updateChosen(db: Tx, userId: string, id: string, chosen: number): Promise<boolean> {
  const rows = await db
    .update(writtenTexts)
    .set({ chosen })
    .where(and(eq(writtenTexts.id, id), eq(writtenTexts.userId, userId)))
    .returning({ id: writtenTexts.id });
  return rows.length > 0;
}

export type OwnWordsRow = typeof ownWords.$inferSelect;

export async function findOwnWords(db: Tx, userId: string): Promise<OwnWordsRow | null> {
  const [row] = await db.select().from(ownWords).where(eq(ownWords.userId, userId));
  return row ?? null;
}

/** Saves the given fields; the other stays unchanged. */
export async function upsertOwnWords(
  db: Tx,
  userId: string,
  fields: Partial<Pick<OwnWordsRow, 'words' | 'edits'>>,
): Promise<void> {
  const set = { ...fields, updatedAt: new Date() };
  await db
    .insert(ownWords)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: ownWords.userId, set });
}

/** What was learned of the person so far; nobody else adds to it until the transaction ends. */
export async function lockEdits(tx: Tx, userId: string): Promise<OwnWordsRow['edits']> {
  await tx.insert(ownWords).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(ownWords).where(eq(ownWords.userId, userId)).for('update');
  return row!.edits;
}
