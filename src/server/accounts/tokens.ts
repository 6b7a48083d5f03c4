import { and, desc, eq } from 'drizzle-orm';
import type { AccessToken } from '../../contract/tokens.ts';
import { recordAuditEvent } from '../db/audit.ts';
import type { Database, Tx } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { postFeeds } from '../db/schema/timetable.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import { AppError } from '../errors.ts';

type Row = typeof accessTokens.$inferSelect;

/** A person's tokens, newest first; those that have ended stay for a while, so that it can be seen why a program stands still. */
export async function listTokens(db: Tx, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id);
  return rows.map(present);
}

/** Ends a token at once. @throws AppError `not_found`, for another person's too */
export async function revokeToken(db: Database, user: SessionUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, user.id)))
      .returning();
    if (!row) throw new AppError('not_found', 'This token does not exist any more.');
    await record(tx, user, 'token-revoked', described(row));
  });
}

/** Ends all tokens of a person who has set a password by a link from their mailbox, and the address at which calendars read their posts. */
export async function endTokens(db: Database, user: { id: string; email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(postFeeds).where(eq(postFeeds.userId, user.id));
    const ended = await tx.delete(accessTokens).where(eq(accessTokens.userId, user.id)).returning();
    if (ended.length > 0) await record(tx, user, 'tokens-ended', { names: ended.map(({ name }) => name).join(', ') });
  });
}

export const record = (
  tx: Tx,
  user: { id: string; email: string },
  action: 'token-made' | 'token-revoked' | 'tokens-ended',
  details: Record<string, string>,
) => recordAuditEvent(tx, { actor: user, action, subject: user, details });

export const described = ({ name, scopes }: Row) => ({ name, scopes: scopes.join(', ') });

export const present = ({ id, name, scopes, createdAt, endsAt, lastUsedOn }: Row): AccessToken => ({
  ...{ id, name, scopes, lastUsedOn },
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
