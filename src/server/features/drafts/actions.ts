import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** What the person's editor was left with; null where nothing was kept. */
export async function readDraft({ db }: Services, user: SessionUser): Promise<{ draft: string | null }> {
  return { draft: await queries.findDraft(db, user.id) };
}

/** Keeps it in place of what was there. Only the person's own browsers read it, and check it before they use it. */
export async function keepDraft({ db }: Services, user: SessionUser, draft: string): Promise<{ message: string }> {
  await queries.upsertDraft(db, user.id, draft);
  return { message: 'Your draft is kept.' };
}
