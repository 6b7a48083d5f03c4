import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type AccessToken, type newTokenSchema, TOKENS_MAX } from '../../contract/tokens.ts';
import { recordAuditEvent } from '../db/audit.ts';
import type { Database, Tx } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import { AppError, invalidField } from '../errors.ts';
import { findPerson } from './people.ts';
import { hashOf, newTokenText } from './token-text.ts';

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

/**
 * Makes a token.
 * @returns with the token itself, which nobody can read again
 * @throws AppError `conflict` if the person has as many as there may be, `invalid_input` if one of them has this name
 */
export async function makeToken(
  db: Database,
  user: SessionUser,
  { name, scopes, days }: z.output<typeof newTokenSchema>,
): Promise<{ secret: string; token: AccessToken }> {
  const secret = newTokenText();
  return db.transaction(async (tx) => {
    if (!(await findPerson(tx, { id: user.id }, 'update'))) throw new AppError('unauthorized');
    const valid = and(eq(accessTokens.userId, user.id), gt(accessTokens.endsAt, sql`now()`));
    if ((await tx.$count(accessTokens, valid)) >= TOKENS_MAX) throw new AppError('conflict', TOO_MANY);
    const sameNamed = await tx.$count(accessTokens, and(eq(accessTokens.userId, user.id), eq(accessTokens.name, name)));
    if (sameNamed > 0) throw invalidField('name', 'You have a token of this name. Give this one another.');
    const [row] = await tx
      .insert(accessTokens)
      .values({
        ...{ userId: user.id, name, hash: hashOf(secret), scopes: [...new Set(scopes)] },
        endsAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning();
    const token = present(row!);
    await record(tx, user, 'token-made', { ...described(row!), endsAt: token.endsAt.slice(0, 10) });
    return { secret, token };
  });
}

const TOO_MANY = `You have ${TOKENS_MAX} access tokens, and there can be no more. Revoke one that you no longer need.`;

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

/** Ends all tokens of a person who has set a password by a link from their mailbox. */
export async function endTokens(db: Database, user: { id: string; email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(accessTokens).where(eq(accessTokens.userId, user.id)).returning();
    if (ended.length > 0) await record(tx, user, 'tokens-ended', { names: ended.map(({ name }) => name).join(', ') });
  });
}

const record = (
  tx: Tx,
  user: { id: string; email: string },
  action: 'token-made' | 'token-revoked' | 'tokens-ended',
  details: Record<string, string>,
) => recordAuditEvent(tx, { actor: user, action, subject: user, details });

const described = ({ name, scopes }: Row) => ({ name, scopes: scopes.join(', ') });

const present = ({ id, name, scopes, createdAt, endsAt, lastUsedOn }: Row): AccessToken => ({
  ...{ id, name, scopes, lastUsedOn },
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
