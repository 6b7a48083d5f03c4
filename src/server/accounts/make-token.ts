import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type AccessToken, type newTokenSchema, TOKENS_MAX } from '../../contract/tokens.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import { AppError, invalidField } from '../errors.ts';
import { putMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { tokenMade } from './mails.ts';
import { findPerson } from './people.ts';
import { hashOf, newTokenText } from './token-text.ts';
import { described, present, record } from './tokens.ts';

/**
 * Makes a token, and tells whoever owns the account by a mail.
 * @returns with the token itself, which nobody can read again
 * @throws AppError `conflict` if the person has as many as there may be, `invalid_input` if one of them has this name
 */
export async function makeToken(
  services: Pick<Services, 'db' | 'queue'>,
  user: SessionUser,
  { name, scopes, days }: z.output<typeof newTokenSchema>,
): Promise<{ secret: string; token: AccessToken }> {
  const secret = newTokenText();
  return services.db.transaction(async (tx) => {
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
    const { id: userId } = user;
    await putMail(services, tx, tokenMade, { userId, name, scopes: token.scopes, endsAt: token.endsAt });
    return { secret, token };
  });
}

const TOO_MANY = `You have ${TOKENS_MAX} access tokens, and there can be no more. Revoke one that you no longer need.`;
