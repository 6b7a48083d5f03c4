import { expect, test } from 'vitest';
import type { Standing } from '../../../contract/billing.ts';
import { priceOf, standingLine } from './standing.ts';

const at = '2026-12-03T12:00:00.000Z';
const own = { planId: 'individual_pro', state: 'renews', at, amount: 699, currency: 'usd', isMock: false } as const;
const free: Standing = { plan: 'free', payer: 'nobody', studio: null, own: null, grantedUntil: null, ended: null };
const studio = { name: 'Sky Studio', ownerId: 'mara', ownerEmail: 'mara@example.com' };

test.each<[Partial<Standing>, string]>([
  [{}, 'Free trial'],
  [{ ended: { planId: 'studio_pro', at } }, 'Free trial, Studio Pro ended on December 3, 2026'],
  [{ plan: 'individual', payer: 'self', own }, 'Individual Pro, next charge $6.99 on December 3, 2026'],
  [
    { plan: 'individual', payer: 'self', own: { ...own, isMock: true } },
    'Individual Pro, next mock charge $6.99 on December 3, 2026',
  ],
  [
    { plan: 'individual', payer: 'self', own: { ...own, amount: null, currency: null } },
    'Individual Pro, next charge on December 3, 2026',
  ],
  [
    { plan: 'studio_owner', payer: 'self', own: { ...own, planId: 'studio_pro', state: 'ends' } },
    'Studio Pro, canceled, last day December 3, 2026',
  ],
  [
    { plan: 'individual', payer: 'self', own: { ...own, state: 'past_due' } },
    'Individual Pro, payment overdue ($6.99), retrying the card',
  ],
  [{ plan: 'studio_team', payer: 'studio', studio }, 'Seat on the team of Sky Studio (mara@example.com)'],
  [
    { plan: 'studio_team', payer: 'studio', studio, own },
    'Seat on the team of Sky Studio (mara@example.com), also pays for Individual Pro, next charge $6.99 on December 3, 2026',
  ],
  [{ plan: 'individual', payer: 'granted' }, 'Individual Pro, given by an admin, no last day'],
  [
    { plan: 'individual', payer: 'granted', grantedUntil: at },
    'Individual Pro, given by an admin, until December 3, 2026',
  ],
  [{ plan: 'beta', grantedUntil: at }, 'Beta, until December 3, 2026'],
  [{ plan: 'admin' }, 'Admin'],
])('%o reads "%s" [P6]', (standing, line) => expect(standingLine({ ...free, ...standing })).toBe(line));

test.each([
  [699, 'usd', '$6.99'],
  [700, 'jpy', '¥700'],
  [null, 'usd', null],
] as const)('%s in %s is %s', (amount, currency, price) => expect(priceOf({ amount, currency })).toBe(price));
