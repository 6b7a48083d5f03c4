import { expect, test } from 'vitest';
import type { Consequences } from '../../../contract/billing.ts';
import { consequencesOf } from './what-goes.tsx';

const counted: Consequences = {
  ...{ members: 3, invitations: 1, backgrounds: 12, classTypes: 1, planAfter: 'free' },
  ...{ lastDay: '2026-12-03T12:00:00.000Z', backgroundsKeptUntil: '2027-01-02T12:00:00.000Z' },
};
const nothing = { members: 0, invitations: 0, backgrounds: 0, classTypes: 0, backgroundsKeptUntil: null };

test('a downgrade says who loses access today and what stays [P5]', () => {
  expect(consequencesOf('downgrade', counted)).toEqual([
    'Three people in your team lose access today. Their own backgrounds are kept for 30 days.',
    'One open invitation can no longer be accepted.',
    'Your texts, videos, backgrounds and class types are not affected.',
  ]);
});

test('a cancellation says what ends on which day, how long backgrounds are kept, and what stays', () => {
  expect(consequencesOf('cancel', { ...counted, members: 1 })).toEqual([
    'One person in your team loses access on December 3, 2026. Their own backgrounds are kept for 30 days.',
    'One open invitation can no longer be accepted from then on.',
    'After that you are back on the free trial.',
    '12 backgrounds of yours are kept until January 2, 2027, then removed.',
    'One class type of yours stays, and can be changed again with a new plan.',
    'Your account, your texts and your finished videos stay.',
  ]);
});

test('things nobody has are not mentioned, and a seat stays', () => {
  expect(consequencesOf('cancel', { ...counted, ...nothing, planAfter: 'studio_team' })).toEqual([
    'After that you keep what your seat or role includes.',
    'Your account, your texts and your finished videos stay.',
  ]);
});
