import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { type SessionUser, users } from '../db/schema/people.ts';

/**
 * A person's row, or null if there is no such person.
 * @param which exactly one column and its value
 * @param lock held until the transaction of `db` ends: `update` keeps others from changing or locking the row, `share` from changing it
 */
export async function findPerson(
  db: Tx,
  which: { id: string } | { email: string } | { stripeCustomerId: string },
  lock?: 'update' | 'share',
): Promise<SessionUser | null> {
  const [[column, value]] = Object.entries(which) as [['id' | 'email' | 'stripeCustomerId', string]];
  const query = db.select().from(users).where(eq(users[column], value));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** The person has proved that the mailbox is theirs. */
export async function markVerified(db: Tx, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

const SEEN_MS = 3_600_000;

/** The person is here now; written once an hour at most. */
export async function markSeen(db: Tx, { id, lastSeenAt }: Pick<SessionUser, 'id' | 'lastSeenAt'>): Promise<void> {
  if (lastSeenAt && Date.now() - lastSeenAt.getTime() < SEEN_MS) return;
  const isStale = sql`(${users.lastSeenAt} is null or ${users.lastSeenAt} < now() - interval '1 hour')`;
  await db
    .update(users)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(users.id, id), isStale));
}

/** The address for which things may be meant for this person, such as invitations; null: nobody has shown that the mailbox is theirs. */
export const provenEmail = ({ email, emailVerified }: Pick<SessionUser, 'email' | 'emailVerified'>): string | null =>
  emailVerified ? email : null;
