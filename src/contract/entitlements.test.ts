import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { entitlements, PLANS, type Plan, roleSchema, SOLD, statusesOf, subscriptionStatusSchema } from './plans.ts';

const STATUSES = subscriptionStatusSchema.options;

/** What the specification says of each plan, written down by hand; the only test that does. */
const TABLE = {
  free: ['FREE TRIAL', 'Free Trial', 5, 40, 1, true, 'none', false, false, 0, null],
  beta: ['BETA', 'Beta User', null, null, null, false, 'none', false, false, 0, null],
  individual: ['PRO', 'Individual Pro', null, null, null, false, 'own', true, true, 0, 2],
  studio_team: ['TEAM', 'Studio Team Member', null, null, null, false, 'owner', true, true, 0, null],
  studio_owner: ['STUDIO PRO', 'Studio Owner', null, null, null, false, 'own', true, true, 10, null],
  admin: ['ADMIN', 'Admin', null, null, null, false, 'universal', true, true, 0, null],
} as const satisfies Record<Plan, unknown>;

describe('what a plan allows [S1.6-8 S3.2 S6.1 S6.2 S6.8 S6.9 T5.2]', () => {
  it.each([
    ['free', 'user', ['free', 'canceled', 'cancelled']],
    ['beta', 'beta', STATUSES],
    ['individual', 'pro', STATUSES],
    ['individual', 'user', ['active', 'pro', 'individual_pro', 'past_due']],
    ['studio_team', 'studio_team', STATUSES],
    ['studio_owner', 'studio_owner', STATUSES],
    ['studio_owner', 'user', ['studio_pro']],
    ['admin', 'admin', STATUSES],
  ] as const)('%s: role %s with the statuses %j', (plan, role, statuses) => {
    const [badge, label, downloadLimit, rendersPerDay, weekClasses, watermark, ...more] = TABLE[plan];
    const [customClassTypes, personalUploads, brandKit, teamSeats, nameChanges] = more;
    const given = { plan, badge, label, downloadLimit, rendersPerDay, weekClasses, watermark };
    const expected = { ...given, customClassTypes, personalUploads, brandKit, teamSeats, nameChanges };
    for (const subscriptionStatus of statuses) {
      expect(entitlements({ role, subscriptionStatus }), subscriptionStatus).toEqual(expected);
    }
    if (role === 'user') expect(statusesOf(PLANS[plan].role)).toEqual(statuses);
  });
});

it('prices and limits are the given ones [S1.7 S1.8 S9.1]', () => {
  expect(SOLD.map(({ sale, offer }) => [sale.id, offer.price])).toEqual([
    ['individual_pro', 6.99],
    ['studio_pro', 39.99],
  ]);
  expect(LIMITS).toMatchObject({
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

describe('every plan of the catalogue', () => {
  it.each(Object.values(PLANS))('$plan is what its role and its statuses give', ({ plan, role, statuses }) => {
    expect(entitlements({ role, subscriptionStatus: 'free' }).plan).toBe(plan);
    for (const subscriptionStatus of STATUSES.filter((each) => statuses.includes(each))) {
      expect(entitlements({ role: 'user', subscriptionStatus }).plan).toBe(plan);
    }
  });

  it.each(SOLD)('$plan costs something, and its payment gives it', ({ plan, sale, offer }) => {
    expect(entitlements({ role: 'user', subscriptionStatus: sale.status }).plan).toBe(plan);
    expect(offer.price).toBeGreaterThan(0);
  });

  it.each(['id', 'slug', 'status'] as const)('has its own %s if it is for sale', (name) => {
    expect(new Set(SOLD.map(({ sale }) => sale[name])).size).toBe(SOLD.length);
  });

  it('is ordered from lowest to highest, with one recommended', () => {
    const prices = SOLD.map(({ offer }) => offer.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(SOLD.filter(({ offer }) => offer.isFeatured)).toHaveLength(1);
  });

  it('has a role for each, once', () => {
    expect(roleSchema.options.toSorted()).toEqual(
      Object.values(PLANS)
        .map(({ role }) => role)
        .toSorted(),
    );
  });
});
