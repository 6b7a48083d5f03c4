import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

export { takeDraft } from './queries.ts';

/** The saved state of the person's editor; null if none was saved. */
export async function readDraft({ db }: Services, user: SessionUser): Promise<{ draft: string | null }> {
  return { draft: await queries.findDraft(db, user.id) };
}

/** Replaces the saved state. Only the person's own browsers read it, and they check it before use. */
export async function keepDraft({ db }: Services, user: SessionUser, draft: string): Promise<{ message: string }> {
  await queries.upsertDraft(db, user.id, draft);
  return { message: 'Your draft is saved.' };
}
