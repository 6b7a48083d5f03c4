import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
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
