import type { Entitlements } from '../../../../contract/plans.ts';
import type { EditorState, Names } from '../model/state.ts';

/** The account's names that an older promo does not say, with what is said about that; null if it says them all. */
export type OutdatedNames = { words: string; names: Partial<Names> };

/**
 * A promo says the account's names of the day on which it was made, and nothing changes that but its person. It is offered today's names where it has taken
 * the account's, and where the plan lets nobody type another.
 * @param preferences as they are on the server now
 */
export function outdatedNames(
  { form, savedNames }: Pick<EditorState, 'form' | 'savedNames'>,
  preferences: Names,
  { plan, nameChanges }: Entitlements,
): OutdatedNames | null {
  const locked = { instructorName: nameChanges !== null, studio: plan === 'studio_team' };
  const outdated = (['instructorName', 'studio'] as const).filter((name) => {
    const taken = locked[name] || (form[name] !== '' && form[name] === savedNames[name]);
    return taken && preferences[name] !== '' && preferences[name] !== form[name];
  });
  if (outdated.length === 0) return null;
  const said = outdated.map((name) => form[name]).filter(Boolean);
  const missing = outdated.map((name) => preferences[name]);
  const words = said.length > 0 ? `This promo says ${list(said)}.` : `This promo does not say ${list(missing)}.`;
  return { words, names: Object.fromEntries(outdated.map((name) => [name, preferences[name]])) };
}

const list = (names: readonly string[]) => names.join(' and ');
