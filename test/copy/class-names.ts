import { families } from '../../src/server/copywriter/lines/index.ts';

/** Classes that no family knows. */
export const UNKNOWN = ['Cyr Wheel', 'Trampoline'];

/**
 * Classes of a family by its own names in copy/families.txt, the most usual first. What is said of people is said of them on the pole, which their class has
 * to name.
 */
export function namesOf(id: string): string[] {
  const { names, is } = families().find((family) => family.id === id)!;
  if (names.length === 0) return UNKNOWN;
  return names.map((name) => name.replaceAll('*', '') + (is.has('whom') ? ' pole' : ''));
}
