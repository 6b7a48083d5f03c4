import { families } from '../../src/server/copywriter/lines/index.ts';

/** Classes that no family knows. */
export const UNKNOWN = ['Cyr Wheel', 'Trampoline'];

/**
 * Classes of a family by its own names in copy/families.txt, the most usual first. A family that does not say what is done has its lines for classes of
 * which that is known, as those on the pole, which their name has to say.
 */
export function namesOf(id: string): string[] {
  const { names, has } = families().find((family) => family.id === id)!;
  if (names.length === 0) return UNKNOWN;
  return names.map((name) => name.replaceAll('*', '') + (has ? '' : ' pole'));
}
