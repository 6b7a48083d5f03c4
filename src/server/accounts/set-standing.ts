import { eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../contract/limits.ts';
import { entitlements, planOf, type Role } from '../../contract/plans.ts';
import type { Tx } from '../db/client.ts';
import { type SessionUser, users } from '../db/schema/people.ts';
import { findPerson } from './people.ts';
import { findSubscription, hasLiveSubscription } from './read-standing.ts';
import { type Standing, standingAlone } from './standing.ts';

/**
 * Changes the standing of a person, whose row is locked. Backgrounds that the new plan does not include get an expiry
 * date; those it includes again lose it.
 */
export async function setStanding(
  tx: Tx,
  user: SessionUser,
  standing: Standing,
  more: { stripeSubscriptionId?: string; subscriptionExpiresAt?: null } = {},
): Promise<SessionUser> {
  const had = entitlements(user).personalUploads;
  const has = entitlements(standing).personalUploads;
  const libraryKeptUntil = has
    ? null
    : had
      ? sql`now() + make_interval(days => ${LIMITS.libraryKeptDays})`
      : user.libraryKeptUntil;
  const [changed] = await tx
    .update(users)
    .set({ ...standing, ...more, libraryKeptUntil, updatedAt: new Date() })
    .where(eq(users.id, user.id))
    .returning();
  return changed!;
}

/**
 * Removes a seat: the person goes back to the plan they pay for themselves, or that an admin has granted, otherwise to
 * free. People without a team stay as they are. Works in the caller's transaction.
 */
export async function restoreOwnPlan(tx: Tx, userId: string): Promise<void> {
  const user = await findPerson(tx, { id: userId }, 'update');
  if (user?.role !== 'studio_team') return;
  const subscription = await findSubscription(tx, userId);
  await setStanding(tx, user, standingAlone(user, subscription, new Date()));
}

/**
 * Gives a person, whose row is locked, a role. A paid plan stays; a plan that was only granted goes with the role
 * `user`. Backgrounds that the new plan does not include get an expiry date. Works in the caller's transaction.
 */
export async function giveRole(tx: Tx, user: SessionUser, role: Role): Promise<SessionUser> {
  const isGranted = planOf({ role: 'user', subscriptionStatus: user.subscriptionStatus }) !== 'free';
  const ends = role === 'user' && isGranted && !(await hasLiveSubscription(tx, user.id));
  return setStanding(tx, user, { role, subscriptionStatus: ends ? 'free' : user.subscriptionStatus });
}
