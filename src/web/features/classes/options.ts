import type { ClassType } from '../../../contract/classes.ts';
import type { Entitlements } from '../../../contract/plans.ts';

/** Values of the entries that are not class types; no name can equal one, since names are trimmed. */
export const CHOICES = { add: ' add', locked: ' locked' } as const;

export type ClassTypeOption = { value: string; label: string };
export type ClassTypeGroup = { label: string; options: ClassTypeOption[] };

/**
 * The select's options: the universal types, their own or the studio's, and the entry for a new one: open, locked, or none for team members.
 * @param value the chosen name; offered even if its type is gone, because a draft or an old text may still use it
 */
export function classTypeGroups(
  types: readonly ClassType[],
  value: string,
  { plan, customClassTypes }: Pick<Entitlements, 'plan' | 'customClassTypes'>,
): ClassTypeGroup[] {
  const present = ({ classType, description }: ClassType): ClassTypeOption => ({
    value: classType,
    // Admins maintain the descriptions, so they see them in the list.
    label: plan === 'admin' && description ? `${classType} · ${description}` : classType,
  });
  const gone = value !== '' && !types.some(({ classType }) => classType === value);
  return [
    { label: 'Classes', options: types.filter(({ userId }) => userId === null).map(present) },
    {
      label: customClassTypes === 'owner' ? 'Your studio’s classes' : 'Your classes',
      options: [
        ...types.filter(({ userId }) => userId !== null).map(present),
        ...(gone ? [{ value, label: value }] : []),
      ],
    },
    { label: 'More', options: wayToNew(customClassTypes) },
  ].filter(({ options }) => options.length > 0);
}

function wayToNew(customClassTypes: Entitlements['customClassTypes']): ClassTypeOption[] {
  if (customClassTypes === 'owner') return [];
  if (customClassTypes === 'none') return [{ value: CHOICES.locked, label: '🔒 Upgrade to Pro for Custom Classes' }];
  return [{ value: CHOICES.add, label: 'Add New Custom...' }];
}
