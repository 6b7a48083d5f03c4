import type { FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { scopeOf, type TokenScope } from '../../contract/tokens.ts';
import type { Database } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { AppError } from '../errors.ts';
import { countByAddress } from './callers.ts';

/** Whose token it is, and what it may do. */
export type TokenHolder = { readonly user: SessionUser; readonly scopes: readonly TokenScope[] };
/** Looks up access tokens. */
export type Tokens = { holderOf(token: string): Promise<TokenHolder | null> };

/** Refused tokens from one address. Tokens that are right are not counted, so that one forgotten script stops no other. */
const WRONG_TOKENS = { visitors: { max: 20, seconds: 60 }, site: { max: 160, seconds: 60 } };

/** What an `Authorization: Bearer` header brings (RFC 6750, 2.1); null: the request has none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token = null] = /^bearer(?:\s+|$)(.*)$/i.exec(headers.authorization ?? '') ?? [];
  return token?.trim() ?? null;
}

/**
 * Leaves a request that brings a token nothing but the token: no page sends one by itself, so there is nothing to forge,
 * and whoever is signed in beside it is not meant.
 */
export function dropCookies({ raw }: FastifyRequest): void {
  delete raw.headers.cookie;
}

/**
 * The person in whose name a token makes a call.
 * @throws AppError `invalid_token` if it was never one, has ended or was revoked, `rate_limited` after too many of those;
 *   `forbidden` for a call that no token reaches, `insufficient_scope` for one that this token does not
 */
export async function readToken(
  { auth, db }: { auth: Tokens; db: Database },
  call: Call,
  token: string,
  ip: string,
): Promise<SessionUser> {
  const holder = await auth.holderOf(token);
  if (!holder) {
    await countByAddress(db, 'wrong-token', WRONG_TOKENS, ip);
    throw new AppError('invalid_token');
  }
  const scope = scopeOf(call);
  if (scope === null) throw new AppError('forbidden', CLOSED);
  if (!holder.scopes.includes(scope))
    throw new AppError('insufficient_scope', `This call needs a token with the scope “${scope}”.`);
  return holder.user;
}

const CLOSED =
  'Access tokens cannot make this call. If it is the address of a finished video, leave the token out: the address is enough.';
