import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Used } from '../../copywriter/memory.ts';
import type { Tx } from '../../db/client.ts';
import { writtenTexts } from '../../db/schema/promotion.ts';

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

/** Notes which of the texts the person has taken. */
export async function updateChosen(db: Tx, userId: string, id: string, chosen: number): Promise<void> {
  await db
    .update(writtenTexts)
    .set({ chosen })
    .where(and(eq(writtenTexts.id, id), eq(writtenTexts.userId, userId)));
}
