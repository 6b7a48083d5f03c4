import { entitlements } from '../../../contract/plans.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { studioOf } from '../studio/actions.ts';

/** Whose class types and descriptions: a person's, or the universal ones (null). */
export type Owner = string | null;

/**
 * Whose class types and descriptions a person reads besides the universal ones.
 */
export async function readsClassesOf({ db }: Pick<Services, 'db'>, user: SessionUser): Promise<Owner> {
  switch (entitlements(user).customClassTypes) {
    case 'own':
    // What was written under a plan that has ended stays readable and usable; changing it requires the plan.
    case 'none':
      return user.id;
    case 'owner':
      return studioOf(db, user);
    case 'universal':
      return null;
  }
}

/** The owner under which a person writes class types and descriptions; undefined: they may not. */
export function writesClassesOf(user: SessionUser): Owner | undefined {
  const scope = entitlements(user).customClassTypes;
  if (scope === 'universal') return null;
  return scope === 'own' ? user.id : undefined;
}
