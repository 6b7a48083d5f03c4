import { eq } from 'drizzle-orm';
import type { SessionUser } from '../http/session.ts';
import type { Database } from './client.ts';
import { users } from './schema.ts';

/**
 * A person's row; null: there is nobody like that.
 * @param which exactly one column and its value
 * @param lock held until the transaction of `db` ends: `update` lets nobody else change or lock the row, `share` lets nobody change it
 */
export async function findPerson(
  db: Pick<Database, 'select'>,
  which: { id: string } | { email: string } | { stripeCustomerId: string },
  lock?: 'update' | 'share',
): Promise<SessionUser | null> {
  const [[column, value]] = Object.entries(which) as [['id' | 'email' | 'stripeCustomerId', string]];
  const query = db.select().from(users).where(eq(users[column], value));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}
