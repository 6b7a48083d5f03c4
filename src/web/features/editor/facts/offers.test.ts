import { expect, test } from 'vitest';
import { classesToOffer, timesToOffer, usedMost } from './offers.ts';

const types = (names: string[], userId: string | null = null) =>
  names.map((classType) => ({ id: classType, classType, description: null, userId, editable: userId !== null }));
const EVERYBODYS = [
  'Advanced Pole',
  'Beginner Pole',
  'Chair Dance',
  'Flexibility',
  'Intro to Pole',
  'Pole Basics',
  'Spin',
];

test('E2: newcomers are offered beginners’ classes first, whoever has made promos what they are about most often [B477]', () => {
  expect(classesToOffer(types(EVERYBODYS), []).slice(0, 4)).toEqual([
    'Beginner Pole',
    'Intro to Pole',
    'Pole Basics',
    'Advanced Pole',
  ]);
  const forms = ['Spin', 'Flexibility', 'Spin'].map((classType) => ({ classType }));
  const own = types(['Moon Flow'], 'me');
  expect(classesToOffer([...types(EVERYBODYS), ...own], forms).slice(0, 4)).toEqual([
    'Spin',
    'Flexibility',
    'Moon Flow',
    'Beginner Pole',
  ]);
});

test('times: the account’s own first, then the usual ones, each once and only such as can be chosen [B477]', () => {
  expect(timesToOffer([], null)).toEqual(['6:00 PM', '7:00 PM', '7:30 PM', '8:00 PM']);
  const forms = ['9:15 AM', '7:00 PM', '7:00 PM', '25:00'].map((time) => ({ time }));
  expect(timesToOffer(forms, '5:30 PM')).toEqual(['7:00 PM', '9:15 AM', '5:30 PM', '6:00 PM', '7:30 PM', '8:00 PM']);
});

test('what is used is counted, and nothing counts nothing [B477]', () => {
  expect(usedMost(['', 'Every Monday', 'Weekends', 'Weekends', ''])).toEqual(['Weekends', 'Every Monday']);
});
