import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/people.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import type { TokenHolder } from '../http/bearer.ts';
import { hashOf, isTokenText } from './token-text.ts';

const today = sql`(now() at time zone 'UTC')::date`;

/**
 * Reads access tokens with a statement that is planned once. Nothing is remembered between two calls: a token that was
 * revoked, a role that was taken and an account that is gone count from the next call on, everywhere.
 */
export function tokenReader(db: Database) {
  const { id, hash, scopes, endsAt, lastUsedOn } = accessTokens;
  const find = db
    .select({
      user: getTableColumns(users),
      id,
      scopes,
      isNoted: sql<boolean>`${lastUsedOn} is not distinct from ${today}`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(hash, sql.placeholder('hash')), gt(endsAt, sql`now()`)))
    .prepare('read-token');
  return async (token: string): Promise<TokenHolder | null> => {
    if (!isTokenText(token)) return null;
    const [found] = await find.execute({ hash: hashOf(token) });
    if (!found) return null;
    // Once a day, not once a call.
    if (!found.isNoted) await db.update(accessTokens).set({ lastUsedOn: today }).where(eq(id, found.id));
    return { user: found.user, scopes: found.scopes };
  };
}
