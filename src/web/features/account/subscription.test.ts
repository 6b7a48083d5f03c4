import { describe, expect, test } from 'vitest';
import { entitlements, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { badgeOf, currentOffer, nameOf, subscriptionOf } from './subscription.ts';

function person(role: Role, subscriptionStatus: SubscriptionStatus, more: Partial<User> = {}): User {
  const own = entitlements({ role, subscriptionStatus });
  return {
    id: 'u1',
    email: 'jasmine@example.com',
    emailVerified: false,
    firstName: '',
    lastName: '',
    role,
    subscriptionStatus,
    downloadCount: 1,
    downloadsRemaining: own.downloadLimit === null ? null : own.downloadLimit - 1,
    entitlements: own,
    ...more,
  };
}

describe('the badge', () => {
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

test('a person without a name is called by the e-mail address', () => {
  expect(nameOf(person('user', 'free'))).toBe('jasmine@example.com');
  expect(nameOf(person('user', 'free', { firstName: 'Jasmine' }))).toBe('Jasmine');
  expect(nameOf(person('user', 'free', { firstName: 'Jasmine', lastName: 'Lee' }))).toBe('Jasmine Lee');
});

describe('the subscription', () => {
  test.each([
    ['user', 'free', 'No subscription', 'Upgrade to Pro'],
    ['user', 'cancelled', 'Canceled', 'Upgrade to Pro'],
    ['user', 'individual_pro', 'Active', 'Upgrade to Studio Pro'],
    ['user', 'studio_pro', 'Active', null],
    ['studio_team', 'free', 'Covered by your studio', 'Get Individual Pro as well'],
    ['beta', 'free', 'Beta access, free of charge', 'Upgrade to Pro'],
  ] as const)('of %s with status %s reads "%s" and offers %s', (role, status, text, upgrade) => {
    expect(subscriptionOf(person(role, status))).toMatchObject({ status: text, upgrade });
  });

  test('an overdue payment is said, and access stays', () => {
    const { plan, status } = subscriptionOf(person('user', 'past_due'));
    expect(plan).toContain('Individual Pro');
    expect(status).toContain('overdue');
  });
});

test('the plan that a person has is marked among the offers', () => {
  expect(currentOffer(null)).toBeNull();
  expect(currentOffer(person('user', 'free'))).toBeNull();
  expect(currentOffer(person('pro', 'pro'))).toBe('individual');
  expect(currentOffer(person('user', 'studio_pro'))).toBe('studio');
  expect(currentOffer(person('studio_team', 'free'))).toBeNull();
});
