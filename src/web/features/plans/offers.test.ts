import { describe, expect, test } from 'vitest';
import { userOf } from '../../../../test/users.ts';
import { type Role, type SubscriptionStatus, soldPlan } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { badgeOf, currentPlan, subscriptionOf } from './offers.ts';

/** After one download. */
const person = (role: Role, status: SubscriptionStatus, more: Partial<User> = {}) =>
  userOf(role, status, { downloadCount: 1, ...more });

describe('the badge [S2.31 S6.8]', () => {
  test('counts down in the free trial', () => {
    expect(badgeOf(person('user', 'free'))).toEqual({ plan: 'FREE TRIAL', left: '4 of 5 left' });
    expect(badgeOf(person('user', 'free', { downloadsRemaining: 0 })).left).toBe('0 of 5 left');
  });

  test.each([
    ['admin', 'free', 'ADMIN'],
    ['studio_owner', 'studio_pro', 'STUDIO PRO'],
    ['studio_team', 'free', 'TEAM'],
    ['beta', 'free', 'BETA'],
    ['user', 'active', 'PRO'],
  ] as const)('names the plan of %s with status %s alone', (role, status, plan) => {
    expect(badgeOf(person(role, status))).toEqual({ plan, left: null });
  });
});

describe('the subscription [S2.56]', () => {
  test.each([
    ['user', 'free', 'No subscription', 'Upgrade to Pro'],
    ['user', 'cancelled', 'Canceled', 'Upgrade to Pro'],
    ['user', 'individual_pro', 'Active', 'Upgrade to Studio Pro'],
    ['user', 'studio_pro', 'Active', null],
    ['studio_team', 'free', 'Covered by your studio', 'Get Individual Pro as well'],
    ['beta', 'free', 'Beta access, free', 'Upgrade to Pro'],
  ] as const)('of %s with status %s reads "%s" and offers %s', (role, status, text, upgrade) => {
    expect(subscriptionOf(person(role, status), '$6.99')).toMatchObject({ status: text, upgrade });
  });

  test('an overdue payment is shown, and access stays', () => {
    const { plan, status } = subscriptionOf(person('user', 'past_due'), '$6.99');
    expect(plan).toBe('Individual Pro, $6.99 per month');
    expect(status).toContain('overdue');
  });
});

test('E14: names what is left of the free trial, what is paid, and that nothing is paid for a plan that was given [B483]', () => {
  expect(subscriptionOf(person('user', 'free')).plan).toBe('Free Trial, 4 of 5 free downloads left');
  expect(subscriptionOf(person('pro', 'pro'), '$4.99').plan).toBe('Individual Pro, $4.99 per month');
  expect(subscriptionOf(person('pro', 'free'), null)).toMatchObject({
    plan: 'Individual Pro',
    status: 'Given to you. You pay nothing for it.',
  });
  expect(subscriptionOf(person('pro', 'pro')).plan, 'not known yet').toBe('Individual Pro');
});

test("a person's plan is marked among the offers", () => {
  expect(currentPlan(null)).toBeNull();
  expect(currentPlan(person('user', 'free'))).toBeNull();
  expect(currentPlan(person('pro', 'pro'))).toBe(soldPlan('individual_pro'));
  expect(currentPlan(person('user', 'studio_pro'))).toBe(soldPlan('studio_pro'));
  expect(currentPlan(person('studio_team', 'free'))).toBeNull();
});
