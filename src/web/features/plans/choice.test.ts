import { expect, test } from 'vitest';
import { NO_SUBSCRIPTION, userOf } from '../../../../test/users.ts';
import { soldPlan } from '../../../contract/plans.ts';
import { choiceOf } from './choice.ts';

const [individual, studio] = [soldPlan('individual_pro'), soldPlan('studio_pro')];
const pays = (planId: 'individual_pro' | 'studio_pro', status: 'active' | 'past_due' | 'ended' = 'active') => ({
  ...NO_SUBSCRIPTION,
  planId,
  status,
  portal: true,
});

test.each([
  ['a visitor', null, undefined, 'buy', 'buy'],
  ['the free trial', userOf('user', 'free'), NO_SUBSCRIPTION, 'buy', 'buy'],
  ['beta', userOf('beta', 'free'), NO_SUBSCRIPTION, 'buy', 'buy'],
  ['a plan that ended', userOf('user', 'canceled'), pays('individual_pro', 'ended'), 'buy', 'buy'],
  ['Individual Pro, paid for', userOf('user', 'pro'), pays('individual_pro'), 'current', 'change'],
  ['Individual Pro, overdue', userOf('user', 'past_due'), pays('individual_pro', 'past_due'), 'current', 'closed'],
  [
    'Individual Pro, by the mock',
    userOf('user', 'pro'),
    { ...pays('individual_pro'), portal: false },
    'current',
    'buy',
  ],
  ['Individual Pro, of which nothing else is known yet', userOf('user', 'pro'), undefined, 'current', 'closed'],
  ['Individual Pro, granted', userOf('pro', 'free'), NO_SUBSCRIPTION, 'current', 'buy'],
  ['Studio Pro, paid for', userOf('studio_owner', 'studio_pro'), pays('studio_pro'), 'downgrade', 'current'],
  ['Studio Pro, granted', userOf('studio_owner', 'free'), NO_SUBSCRIPTION, 'included', 'current'],
  ['a member of a team', userOf('studio_team', 'free'), NO_SUBSCRIPTION, 'buy', 'closed'],
  ['a member who pays as well', userOf('studio_team', 'pro'), pays('individual_pro'), 'current', 'closed'],
  ['an admin', userOf('admin', 'free'), NO_SUBSCRIPTION, 'included', 'included'],
] as const)('%s', (_, user, subscription, ofIndividual, ofStudio) => {
  expect(choiceOf(individual, user, subscription).does).toBe(ofIndividual);
  expect(choiceOf(studio, user, subscription).does).toBe(ofStudio);
});

test("the person's plan reads Current Plan [S2.63 S4.32]", () => {
  expect(choiceOf(individual, userOf('pro', 'pro'), NO_SUBSCRIPTION).label).toBe('Current Plan');
});

test('P11: people see what the server would refuse before they click', () => {
  const inTeam = choiceOf(studio, userOf('studio_team', 'free'), NO_SUBSCRIPTION);
  expect(inTeam.why).toContain('Ask its owner to remove you');
  const overdue = choiceOf(studio, userOf('user', 'past_due'), pays('individual_pro', 'past_due'));
  expect(overdue.why).toContain('Manage billing');
  expect(choiceOf(individual, userOf('studio_team', 'free'), NO_SUBSCRIPTION).why).toBeUndefined();
});
