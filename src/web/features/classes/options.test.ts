import { expect, test } from 'vitest';
import type { ClassType } from '../../../contract/classes.ts';
import { entitlements, type Role } from '../../../contract/plans.ts';
import { CHOICES, classTypeGroups } from './options.ts';

const type = (classType: string, userId: string | null, description: string | null = null): ClassType => ({
  id: classType,
  classType,
  description,
  userId,
  editable: userId !== null,
});
const types = [type('Spin Basics', null, 'First spins'), type('Heels', 'u1')];
const of = (role: Role, value = '') =>
  classTypeGroups(types, value, entitlements({ role, subscriptionStatus: 'free' })).map(({ label, options }) => [
    label,
    options.map((option) => option.value),
  ]);

test.each([
  ['user', ['More', [CHOICES.locked]]],
  ['beta', ['More', [CHOICES.locked]]],
  ['pro', ['More', [CHOICES.add]]],
  ['studio_owner', ['More', [CHOICES.add]]],
  ['admin', ['More', [CHOICES.add]]],
] as const)('%s: the way to a new type [S2.49]', (role, last) => {
  expect(of(role)).toEqual([['Classes', ['Spin Basics']], ['Your classes', ['Heels']], last]);
});

test("a team member chooses from the studio's types and adds none", () => {
  expect(of('studio_team')).toEqual([
    ['Classes', ['Spin Basics']],
    ['Your studio’s classes', ['Heels']],
  ]);
});

test('a chosen type that was deleted stays available; empty groups are omitted', () => {
  expect(of('pro', 'Flow')[1]).toEqual(['Your classes', ['Heels', 'Flow']]);
  expect(of('pro', 'Heels')[1]).toEqual(['Your classes', ['Heels']]);
  const none = classTypeGroups([], '', entitlements({ role: 'pro', subscriptionStatus: 'free' }));
  expect(none.map(({ label }) => label)).toEqual(['More']);
});

test('admins see the descriptions [S6.4]', () => {
  const admin = entitlements({ role: 'admin', subscriptionStatus: 'free' });
  expect(classTypeGroups(types, '', admin)[0]!.options[0]!.label).toBe('Spin Basics · First spins');
});
