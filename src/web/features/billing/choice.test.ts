import { expect, test } from 'vitest';
import type { Subscription } from '../../../contract/billing.ts';
import { entitlements, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { choiceOf } from './choice.ts';

function person(role: Role, subscriptionStatus: SubscriptionStatus): User {
  return {
    id: 'u1',
    email: 'jasmine@example.com',
    emailVerified: false,
    firstName: '',
    lastName: '',
    role,
    subscriptionStatus,
    downloadCount: 0,
    downloadsRemaining: null,
    entitlements: entitlements({ role, subscriptionStatus }),
  };
}

const NONE: Subscription = {
  status: 'none',
  planId: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  expiresAt: null,
  libraryKeptUntil: null,
  portal: false,
  amount: null,
  currency: null,
};
const pays = (planId: 'individual_pro' | 'studio_pro', status: 'active' | 'past_due' | 'ended' = 'active') => ({
  ...NONE,
  planId,
  status,
  portal: true,
});

test.each([
  ['a visitor', null, undefined, 'buy', 'buy'],
  ['the free trial', person('user', 'free'), NONE, 'buy', 'buy'],
  ['beta', person('beta', 'free'), NONE, 'buy', 'buy'],
  ['a plan that ended', person('user', 'canceled'), pays('individual_pro', 'ended'), 'buy', 'buy'],
  ['Individual Pro, paid for', person('user', 'pro'), pays('individual_pro'), 'current', 'change'],
  ['Individual Pro, overdue', person('user', 'past_due'), pays('individual_pro', 'past_due'), 'current', 'closed'],
  [
    'Individual Pro, by the mock',
    person('user', 'pro'),
    { ...pays('individual_pro'), portal: false },
    'current',
    'buy',
  ],
  ['Individual Pro, granted', person('pro', 'free'), NONE, 'current', 'buy'],
  ['Studio Pro, paid for', person('studio_owner', 'studio_pro'), pays('studio_pro'), 'downgrade', 'current'],
  ['Studio Pro, granted', person('studio_owner', 'free'), NONE, 'included', 'current'],
  ['a member of a team', person('studio_team', 'free'), NONE, 'buy', 'closed'],
  ['a member who pays as well', person('studio_team', 'pro'), pays('individual_pro'), 'current', 'closed'],
  ['an admin', person('admin', 'free'), NONE, 'included', 'included'],
] as const)('%s', (_, user, subscription, individual, studio) => {
  expect(choiceOf('individual', user, subscription).does).toBe(individual);
  expect(choiceOf('studio', user, subscription).does).toBe(studio);
});

test('the plan that one has reads Current Plan', () => {
  expect(choiceOf('individual', person('pro', 'pro'), NONE).label).toBe('Current Plan');
});

test('P11: what the server would refuse is said before the click', () => {
  const inTeam = choiceOf('studio', person('studio_team', 'free'), NONE);
  expect(inTeam.why).toContain('Ask its owner to remove you');
  const overdue = choiceOf('studio', person('user', 'past_due'), pays('individual_pro', 'past_due'));
  expect(overdue.why).toContain('Manage billing');
  expect(choiceOf('individual', person('studio_team', 'free'), NONE).why).toBeUndefined();
});
