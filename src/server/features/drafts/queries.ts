import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { editorDrafts } from '../../db/schema/drafts.ts';

export async function findDraft(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select().from(editorDrafts).where(eq(editorDrafts.userId, userId));
  return row?.draft ?? null;
}

export async function upsertDraft(db: Database, userId: string, draft: string): Promise<void> {
  await db
    .insert(editorDrafts)
    .values({ userId, draft })
    .onConflictDoUpdate({ target: editorDrafts.userId, set: { draft, updatedAt: new Date() } });
}

/** Removes the draft. @returns null if there is none, or somebody else has just taken it */
export async function takeDraft(db: Tx, userId: string): Promise<string | null> {
  const [row] = await db
    .delete(editorDrafts)
    .where(eq(editorDrafts.userId, userId))
    .returning({ draft: editorDrafts.draft });
  return row?.draft ?? null;
}
