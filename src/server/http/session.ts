import type { FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { allows, type PolicyName } from '../../contract/policies.ts';
import type { Database } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { AppError } from '../errors.ts';
import { bearerOf, readToken, type Tokens } from './bearer.ts';

/** Looks up sessions. */
export type Sessions = { userOf(headers: Headers): Promise<SessionUser | null> };

/**
 * The person whose access token or session cookie came with the request; null for a visitor.
 * @throws as `readToken`
 */
export async function readUser(
  { auth, db }: { auth: Sessions & Tokens; db: Database },
  call: Call,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  const token = bearerOf(request);
  if (token !== null) return readToken({ auth, db }, call, token, request.ip);
  if (!request.headers.cookie) return null;
  return auth.userOf(new Headers({ cookie: request.headers.cookie }));
}

/**
 * The person, if they may make calls under `policy`.
 * @throws AppError `unauthorized` for a visitor, `plan_required` or `forbidden` if the person's plan or role does not allow it
 */
export function authorize(policy: PolicyName, user: SessionUser | null): SessionUser | null {
  if (allows(policy, user)) return user;
  if (!user) throw new AppError('unauthorized');
  throw new AppError(policy === 'admin' ? 'forbidden' : 'plan_required');
}
