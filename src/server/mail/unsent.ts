import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/mails.ts';

/**
 * The mails that have not left, however often they were tried, and the age of the first of them in seconds; 0: all have
 * left. Jobs say less: each try is a new one, and the last leaves none.
 */
export async function unsentMails(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8`,
    })
    .from(mails)
    .where(isNull(mails.doneAt));
  return found!;
}
