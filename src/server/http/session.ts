import type { FastifyRequest } from 'fastify';
import { allows, type PolicyName } from '../../contract/policies.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { AppError } from '../errors.ts';

/** Looks up sessions. */
export type Sessions = { userOf(headers: Headers): Promise<SessionUser | null> };

/** The person whose session cookie came with the request; null for a visitor. */
export async function readUser(sessions: Sessions, request: FastifyRequest): Promise<SessionUser | null> {
  if (!request.headers.cookie) return null;
  return sessions.userOf(new Headers({ cookie: request.headers.cookie }));
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
