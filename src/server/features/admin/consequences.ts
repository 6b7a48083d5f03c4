import type { CallOutput } from '../../../contract/call.ts';
import * as calls from '../../../contract/consequences.ts';
import { entitlements, type Plan, planOf, type Role, soldPlan } from '../../../contract/plans.ts';
import { listNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import { describeStanding } from '../../accounts/read-standing.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { countTexts } from '../classes/actions.ts';
import { countClips, usedBytes } from '../library/actions.ts';
import { countFilms } from '../renders/actions.ts';
import { listSeats } from '../studio/actions.ts';
import { presentUser } from './present.ts';
import * as queries from './queries.ts';

export const unknownUser = () => new AppError('not_found', 'This account does not exist (any more).');

const LAST_ADMIN = 'This is the last admin. Make someone else an admin first.';

/** A person with everything that they own here. @throws AppError `not_found` */
export async function readPerson({ db }: Services, userId: string): Promise<CallOutput<typeof calls.getPerson>> {
  const user = await findPerson(db, { id: userId });
  if (!user) throw unknownUser();
  const [holdings, names, standing] = await Promise.all([
    countHoldings(db, userId),
    listNames(db, [userId]),
    describeStanding(db, userId),
  ]);
  return { user: presentUser(user, names.get(userId), standing), holdings };
}

/** What a person has here. */
async function countHoldings(db: Tx, userId: string): Promise<calls.Holdings> {
  const [clips, libraryBytes, films, texts, seats] = await Promise.all([
    countClips(db, userId),
    usedBytes(db, userId),
    countFilms(db, userId),
    countTexts(db, userId),
    listSeats(db, [userId]),
  ]);
  const team = seats.map(({ seat: { name, email, userId: account } }) => ({ name, email, joined: account !== null }));
  return { clips, libraryBytes, ...films, ...texts, team };
}

/**
 * What an action would do right now. The action itself checks the same refusals again, with the person's row locked.
 * @throws AppError `not_found`, `invalid_input` (`role` without one)
 */
export async function foresee(
  services: Services,
  userId: string,
  { action, role }: { action: calls.AdminAction; role?: Role | undefined },
): Promise<calls.Consequences> {
  if (action === 'role' && !role) throw new AppError('invalid_input', 'Choose a role.', { role: 'Choose a role.' });
  const person = await findPerson(services.db, { id: userId });
  if (!person) throw unknownUser();
  const { user, holdings } = await readPerson(services, userId);
  const refusal = await refusalOf(services.db, user, action, role);
  return { refusal, user, holdings, planAfter: refusal === null ? planAfter(user, action, role) : null };
}

function refusalOf(db: Tx, user: calls.Consequences['user'], action: calls.AdminAction, role?: Role) {
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
        ? 'They can already change their name as often as they like.'
        : null;
    case 'leave-team':
      return user.standing.plan === 'studio_team' ? null : 'They are no longer on a team.';
  }
}

type Judged = Pick<calls.Consequences['user'], 'id' | 'role' | 'standing'>;

/** Why a person cannot be deleted; null: they can. */
export async function whyNotDeleted(db: Tx, { id, role, standing }: Judged): Promise<string | null> {
  if (role === 'admin' && !(await queries.hasOtherAdmin(db, id))) return LAST_ADMIN;
  if (!standing.own) return null;
  return 'This person has an active subscription. Cancel it first in billing (Cancel Sub, immediately), then delete the account.';
}

/** Why a person cannot have that role; null: they can. */
export async function whyNotRole(db: Tx, user: Judged, next: Role): Promise<string | null> {
  if (user.role === 'admin' && next !== 'admin' && !(await queries.hasOtherAdmin(db, user.id))) return LAST_ADMIN;
  return calls.whyNoRole(user, next);
}

/** Nobody's plan changes before the action is done; this returns what it would change to. */
function planAfter(user: calls.Consequences['user'], action: calls.AdminAction, role?: Role): Plan | null {
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
      if (standing.own) return soldPlan(standing.own.planId).plan;
      return isGranted ? planOf({ role: 'user', subscriptionStatus }) : 'free';
    default:
      return null;
  }
}

/** A person whose row is locked, as of now. */
export async function judge(tx: Tx, user: SessionUser): Promise<Judged> {
  return { id: user.id, role: user.role, standing: await describeStanding(tx, user.id) };
}
