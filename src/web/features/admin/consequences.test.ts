import { expect, test } from 'vitest';
import type { Consequences } from '../../../contract/consequences.ts';
import { auditFacts } from './audit-words.ts';
import { linesOf } from './consequences.ts';
import { nameOf, statusLabel } from './roles.ts';

const AT = '2031-12-03T12:00:00.000Z';
const standing = { plan: 'free', payer: 'nobody', studio: null, own: null, grantedUntil: null, ended: null } as const;
const nothing = { team: [], clips: 0, libraryBytes: 0, films: 0, downloads: 0, classTypes: 0, classDescriptions: 0 };
const user: Consequences['user'] = {
  ...{ id: 'u', email: 'user005@example.com', username: 'user005', firstName: '', lastName: '', role: 'user' },
  ...{ studioName: '', assignedInstructorName: '', subscriptionStatus: 'free', downloadCount: 0, nameChangeCount: 2 },
  ...{ stripeCustomerId: null, stripeSubscriptionId: null, subscriptionExpiresAt: null, standing },
  ...{ createdAt: AT, updatedAt: AT, lastSeenAt: AT },
};
const told = (more: Partial<Consequences>): Consequences => ({
  ...{ refusal: null, user, holdings: nothing, planAfter: null },
  ...more,
});
const seats = (joined: number, invited: number) => [
  ...Array.from({ length: joined }, (_, n) => ({ name: `Jo ${n}`, email: `jo${n}@example.com`, joined: true })),
  ...Array.from({ length: invited }, (_, n) => ({ name: 'Kim', email: `kim${n}@example.com`, joined: false })),
];
const owner = { ...user, standing: { ...standing, plan: 'studio_owner', payer: 'granted' } } as const;

test('P5: deleting an owner says how many people lose access and what is deleted', () => {
  const holdings = { ...nothing, team: seats(4, 1), clips: 1, libraryBytes: 1_200_000, films: 2, classTypes: 3 };
  expect(linesOf('delete', told({ user: owner, holdings }))).toEqual([
    '4 people lose access through their studio at once: Jo 0, Jo 1, Jo 2 and 1 more.',
    '1 open invitation ends.',
    'Gone for good: 1 background video (1.2 MB), 2 finished videos, 3 class types.',
    'This cannot be undone.',
  ]);
  expect(linesOf('delete', told({}))).toEqual(['They have not made anything yet.', 'This cannot be undone.']);
});

test('P5: a change of plan says what they get, who else loses access, what is kept and for how long', () => {
  const holdings = { ...nothing, team: seats(1, 0), clips: 2, classTypes: 1 };
  expect(linesOf('role', told({ user: owner, holdings, planAfter: 'free' }))).toEqual([
    'At once they have the free trial.',
    '1 person loses access through their studio: Jo 0.',
    'Their 2 background videos are kept for 30 days, then removed.',
    'Their 1 class type stays, but cannot be changed without a plan.',
  ]);
  expect(linesOf('role', told({ user: owner, holdings, planAfter: 'studio_owner' }))).toEqual([
    'At once they have Studio Owner, as before.',
  ]);
  const member = {
    ...user,
    standing: {
      ...standing,
      plan: 'studio_team',
      payer: 'studio',
      studio: { name: 'Sky', ownerId: 'o', ownerEmail: 'o@example.com' },
    },
  } as const;
  expect(linesOf('leave-team', told({ user: member, planAfter: 'individual' }))).toEqual([
    'At once they have Individual Pro.',
    'They leave the team of Sky.',
  ]);
  expect(linesOf('cancel', told({ user: member }))).toEqual(['Their permissions stay the same.']);
  expect(linesOf('expiry', told({ user: owner, planAfter: 'free' }))[0]).toMatch(/^When the day is over they have/);
  expect(linesOf('role', told({ planAfter: 'admin' }))).toContain('Admins can see and change everything.');
  expect(linesOf('reset-names', told({}))).toEqual(['They have used 2 of 2 changes, and have 2 again afterwards.']);
});

test('P6: a subscription is described in words; a canceled one shows its last day', () => {
  const own = { planId: 'individual_pro', at: AT, amount: 699, currency: 'usd', isMock: false } as const;
  const label = (more: object) => statusLabel({ standing: { ...standing, ...more } });
  expect(label({ own: { ...own, state: 'ends' } })).toMatch(/^Ends .*2031/);
  expect(label({ own: { ...own, state: 'renews' } })).toMatch(/^Renews .*2031/);
  expect(label({ own: { ...own, state: 'past_due' } })).toBe('Payment overdue');
  expect(label({ payer: 'granted' })).toBe('Given by an admin');
  expect(label({ payer: 'studio' })).toBe('Paid by the studio');
  expect(label({ ended: { planId: 'studio_pro', at: AT } })).toBe('Canceled');
  expect(label({})).toBe('No subscription');
});

test("P12: a card's heading is the known name", () => {
  expect(nameOf(user)).toBe('user005');
  expect(nameOf({ ...user, assignedInstructorName: 'Jasmine' })).toBe('Jasmine');
  expect(nameOf({ ...user, assignedInstructorName: 'Jasmine', lastName: 'Smith' })).toBe('Smith');
});

test('P6: the audit log shows roles by name, and no ids', () => {
  expect(auditFacts({ action: 'role-changed', details: { from: 'user', to: 'pro' } })).toEqual([
    'Free User → Individual Pro',
  ]);
  expect(auditFacts({ action: 'subscription-canceled', details: { immediate: false } })).toEqual(['with its period']);
  expect(auditFacts({ action: 'expiration-changed', details: { from: null, to: '2031-12-03' } })).toEqual([
    'never → 2031-12-03',
  ]);
  expect(auditFacts({ action: 'member-added', details: { studioId: 'x', name: 'Jo' } })).toEqual(['name: Jo']);
});
