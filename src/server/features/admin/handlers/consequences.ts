import type { CallOutput } from '../../../../contract/call.ts';
import * as calls from '../../../../contract/consequences.ts';
import { entitlements, type Plan, planOf, type Role } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { describeStanding } from '../../billing/actions.ts';
import * as queries from '../queries.ts';
import { presentUser } from './present.ts';

export const unknownUser = () => new AppError('not_found', 'There is no such person (any more).');

const LAST_ADMIN = 'This is the last admin. Make somebody else an admin first.';

/** A person with everything that they have here. @throws AppError `not_found` */
export async function readPerson({ db }: Services, userId: string): Promise<CallOutput<typeof calls.getPerson>> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw unknownUser();
  const [holdings, names, standing] = await Promise.all([
    queries.countHoldings(db, userId),
    queries.namesOf(db, [userId]),
    describeStanding(db, userId),
  ]);
  return { user: presentUser(user, names.get(userId), standing), holdings };
}

/**
 * What a deed would do at this moment. The deed itself asks the same refusals again, with the person's row locked.
 * @throws AppError `not_found`, `invalid_input` (`role` without one)
 */
export async function foresee(
  services: Services,
  userId: string,
  { action, role }: { action: calls.Deed; role?: Role | undefined },
): Promise<calls.Consequences> {
  if (action === 'role' && !role) throw new AppError('invalid_input', 'Choose a role.', { role: 'Choose a role.' });
  const person = await findPerson(services.db, { id: userId });
  if (!person) throw unknownUser();
  const { user, holdings } = await readPerson(services, userId);
  const refusal = await refusalOf(services.db, user, action, role);
  return { refusal, user, holdings, planAfter: refusal === null ? planAfter(user, action, role) : null };
}

function refusalOf(db: queries.Db, user: calls.Consequences['user'], action: calls.Deed, role?: Role) {
  switch (action) {
    case 'delete':
      return whyNotDeleted(db, user);
    case 'role':
      return whyNotRole(db, user, role!);
    case 'cancel':
      return user.standing.own ? null : 'There is no subscription to cancel.';
    case 'expiry':
      return calls.whyNoExpiry(user);
    case 'reset-names':
      return entitlements(user).nameChanges === null
        ? 'They may change their name as often as they like already.'
        : null;
    case 'leave-team':
      return user.standing.plan === 'studio_team' ? null : 'They are in no team any more.';
  }
}

type Judged = Pick<calls.Consequences['user'], 'id' | 'role' | 'standing'>;

/** Why a person cannot be deleted; null: they can. */
export async function whyNotDeleted(db: queries.Db, { id, role, standing }: Judged): Promise<string | null> {
  if (role === 'admin' && !(await queries.hasOtherAdmin(db, id))) return LAST_ADMIN;
  if (!standing.own) return null;
  return 'This person has an active subscription. Cancel it first in billing (Cancel Sub, immediately), then delete the account.';
}

/** Why a person cannot have that role; null: they can. */
export async function whyNotRole(db: queries.Db, user: Judged, next: Role): Promise<string | null> {
  if (user.role === 'admin' && next !== 'admin' && !(await queries.hasOtherAdmin(db, user.id))) return LAST_ADMIN;
  return calls.whyNoRole(user, next);
}

/** Nobody's plan changes before the deed is done; this says to what it would. */
function planAfter(user: calls.Consequences['user'], action: calls.Deed, role?: Role): Plan | null {
  const { standing, subscriptionStatus, subscriptionExpiresAt } = user;
  const isGranted = subscriptionExpiresAt === null || subscriptionExpiresAt > new Date().toISOString();
  switch (action) {
    case 'role':
      // A plan that was only granted by status goes with the role `user`.
      return role === 'user' ? 'free' : planOf({ role: role!, subscriptionStatus });
    case 'cancel':
      if (standing.plan === 'studio_team' || standing.plan === 'admin') return null;
      return subscriptionExpiresAt && isGranted ? null : 'free';
    case 'expiry':
      return 'free';
    case 'leave-team':
      if (standing.own) return standing.own.planId === 'studio_pro' ? 'studio_owner' : 'individual';
      return isGranted ? planOf({ role: 'user', subscriptionStatus }) : 'free';
    default:
      return null;
  }
}

/** A person whose row is locked, judged as it is now. */
export async function judge(tx: queries.Db, user: SessionUser): Promise<Judged> {
  return { id: user.id, role: user.role, standing: await describeStanding(tx, user.id) };
}
