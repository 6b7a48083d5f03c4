import { planOf, type Subject } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';

/** A studio exists as long as its owner has the plan for it. */
export const ownsStudio = (person: Subject | null): boolean => person !== null && planOf(person) === 'studio_owner';

/**
 * The studio that a person manages: their own, or, for admins, the one that they name.
 * @throws AppError `invalid_input`
 */
export function managedStudio(user: SessionUser, named?: string | null): string {
  if (planOf(user) !== 'admin') return user.id;
  if (!named) throw new AppError('invalid_input', 'Choose a studio.', { studioId: 'Choose a studio.' });
  return named;
}

/** Whether a person could take a seat with the role that they have. */
export const maySit = (user: Subject): boolean => !['admin', 'studio_owner'].includes(planOf(user));

/**
 * Who may take a seat: everybody but admins, whose role it would take away, and owners, whose team it would.
 * @throws AppError `conflict`
 */
export function assertMaySit(user: SessionUser): void {
  const plan = planOf(user);
  if (plan === 'admin') throw new AppError('conflict', 'An admin cannot join a studio’s team.');
  if (plan === 'studio_owner') {
    throw new AppError(
      'conflict',
      'You have a studio of your own. Downgrade or cancel Studio Pro before you join another one.',
    );
  }
}
