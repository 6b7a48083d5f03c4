import { describe, expect, it } from 'vitest';
import { allows, entitlements, LIMITS, PRICES, type Role, type SubscriptionStatus } from './plans.ts';

const STATUSES: SubscriptionStatus[] = [
  'free',
  'active',
  'pro',
  'individual_pro',
  'studio_pro',
  'canceled',
  'cancelled',
  'past_due',
];

describe('what a plan allows', () => {
  it.each([
    [
      'free',
      'FREE TRIAL',
      'Free Trial',
      5,
      40,
      true,
      'none',
      false,
      0,
      null,
      'user',
      ['free', 'canceled', 'cancelled'],
    ],
    ['beta', 'BETA', 'Beta User', null, null, false, 'none', false, 0, null, 'beta', STATUSES],
    ['individual', 'PRO', 'Individual Pro', null, null, false, 'own', true, 0, 2, 'pro', STATUSES],
    [
      'individual',
      'PRO',
      'Individual Pro',
      null,
      null,
      false,
      'own',
      true,
      0,
      2,
      'user',
      ['pro', 'individual_pro', 'active', 'past_due'],
    ],
    ['studio_owner', 'STUDIO PRO', 'Studio Owner', null, null, false, 'own', true, 10, null, 'user', ['studio_pro']],
    ['studio_owner', 'STUDIO PRO', 'Studio Owner', null, null, false, 'own', true, 10, null, 'studio_owner', STATUSES],
    ['studio_team', 'TEAM', 'Studio Team Member', null, null, false, 'owner', true, 0, null, 'studio_team', STATUSES],
    ['admin', 'ADMIN', 'Admin', null, null, false, 'universal', true, 0, null, 'admin', STATUSES],
  ] as const)(
    '%s: badge %s, account type %s, downloads %s, videos a day %s, watermark %s, class types %s, uploads %s, seats %s, name changes %s (role %s, status %j)',
    (...row) => {
      const [plan, badge, label, downloadLimit, rendersPerDay, watermark, ...rest] = row;
      const [customClassTypes, personalUploads, teamSeats, nameChanges, role, statuses] = rest;
      for (const subscriptionStatus of statuses) {
        expect(entitlements({ role, subscriptionStatus })).toEqual({
          plan,
          badge,
          label,
          downloadLimit,
          rendersPerDay,
          watermark,
          customClassTypes,
          personalUploads,
          teamSeats,
          nameChanges,
        });
      }
    },
  );

  it('is open to a visitor where a call is public, and nowhere else', () => {
    expect(allows('public', null)).toBe(true);
    for (const policy of [
      'signedIn',
      'ownClassTypes',
      'personalUploads',
      'studioMember',
      'studioOwner',
      'admin',
    ] as const)
      expect(allows(policy, null)).toBe(false);
  });

  it.each([
    ['ownClassTypes', ['pro', 'studio_owner', 'admin']],
    ['personalUploads', ['pro', 'studio_owner', 'studio_team', 'admin']],
    ['studioMember', ['studio_owner', 'studio_team', 'admin']],
    ['studioOwner', ['studio_owner', 'admin']],
    ['admin', ['admin']],
  ] as const)('%s lets in the roles %j alone', (policy, expected) => {
    const roles: Role[] = ['admin', 'beta', 'studio_owner', 'studio_team', 'pro', 'user'];
    const admitted = roles.filter((role) => allows(policy, { role, subscriptionStatus: 'free' }));
    expect(admitted.toSorted()).toEqual([...expected].sort());
  });
});

it('prices and limits are the given ones', () => {
  expect(PRICES).toEqual({ individual_pro: 6.99, studio_pro: 39.99 });
  expect(LIMITS).toMatchObject({
    freeDownloads: 5,
    teamSeats: 10,
    nameChanges: 2,
    uploadBytes: 1_000_000_000,
    instructorName: 30,
    studioName: 30,
    className: 30,
    classDescription: 150,
    header: 40,
    details: 60,
    passwordMin: 6,
    passwordAdvised: 12,
  });
});
