import { ownsTeam, PLANS, planOf, type Subject } from '../../../contract/plans.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';

/** A studio exists while its owner has a plan for it. */
export const ownsStudio = (person: Subject | null): boolean => person !== null && ownsTeam(planOf(person));

/**
 * The studio that a person manages: their own, or, for admins, the one they name.
 * @throws AppError `invalid_input`
 */
export function managedStudio(user: SessionUser, named?: string | null): string {
  if (planOf(user) !== 'admin') return user.id;
  if (!named) throw new AppError('invalid_input', 'Choose a studio.', { studioId: 'Choose a studio.' });
  return named;
}

/** Whether a person could take a seat with their current role. */
export const maySit = (user: Subject): boolean => planOf(user) !== 'admin' && !ownsStudio(user);

/**
 * Who may take a seat: everyone but admins, who would lose their role, and owners, who would lose their team.
 * @throws AppError `conflict`
 */
export function assertMaySit(user: SessionUser): void {
  const plan = planOf(user);
  if (plan === 'admin') throw new AppError('conflict', 'An admin cannot join a studio’s team.');
  if (ownsTeam(plan)) {
    throw new AppError(
      'conflict',
      `You have a studio of your own. Downgrade or cancel ${PLANS[plan].name} before you join another one.`,
    );
  }
}
