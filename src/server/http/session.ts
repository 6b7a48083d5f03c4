import type { FastifyRequest } from 'fastify';
import { allows, type PolicyName } from '../../contract/plans.ts';
import type { users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { AppError } from './errors.ts';

/** The signed-in person as the database has them. */
export type SessionUser = typeof users.$inferSelect;

/** The person whose session cookie came with the request; null for a visitor. */
export async function readUser(services: Services, request: FastifyRequest): Promise<SessionUser | null> {
  if (!request.headers.cookie) return null;
  return services.auth.userOf(new Headers({ cookie: request.headers.cookie }));
}

/**
 * The person, if they may make calls under `policy`.
 * @throws AppError `unauthorized` for a visitor, `plan_required` or `forbidden` for a person whose plan or role does not allow it
 */
export function authorize(policy: PolicyName, user: SessionUser | null): SessionUser | null {
  if (allows(policy, user)) return user;
  if (!user) throw new AppError('unauthorized');
  throw new AppError(policy === 'admin' ? 'forbidden' : 'plan_required');
}
