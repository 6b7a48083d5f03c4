import { expect, test } from 'vitest';
import { keepStruck, sayFact, sayLeftOut, toggleStruck } from './writing.ts';

test.each([
  [{ fact: 'offer', value: 'first class free' }, 'First class free'],
  [{ fact: 'bring', value: 'knee pads' }, 'Bring knee pads'],
  [{ fact: 'bring', value: 'heels', not: true }, 'No heels needed'],
  [{ fact: 'bring', value: 'mats', of: 'provided' }, 'Mats provided'],
  [{ fact: 'wear', value: 'shorts' }, 'Wear shorts'],
  [{ fact: 'wear', value: 'rings', not: true }, 'No rings'],
  [{ fact: 'level', value: 'beginner' }, 'For beginners'],
  [{ fact: 'level', value: 'beginner', not: true }, 'Not for beginners'],
  [{ fact: 'level', value: 'beginner', of: 'only' }, 'Beginners only'],
  [{ fact: 'level', value: 'beginner', of: 'no experience' }, 'No experience needed'],
  [{ fact: 'level', value: 'needs', of: 'a solid climb' }, 'You need a solid climb'],
  [{ fact: 'level', value: 'level 2' }, 'Level 2'],
  [{ fact: 'level', value: 'all' }, 'All levels'],
  [{ fact: 'audience', value: 'kids', not: true }, 'No kids'],
  [{ fact: 'places', value: 'few' }, 'Few places left'],
  [{ fact: 'places', value: '3 left' }, '3 places left'],
  [{ fact: 'places', value: '1 left' }, 'One place left'],
  [{ fact: 'places', value: 'max 8' }, 'At most 8 people'],
  [{ fact: 'price', value: '$15', of: 'drop-in' }, '$15 drop-in'],
  [{ fact: 'series', value: '6 weeks', of: 'from Jan 5' }, '6 weeks, from Jan 5'],
  [{ fact: 'substitute', value: 'Carla', of: 'Mia' }, 'Carla teaches for Mia'],
  [{ fact: 'guest', value: 'Olga', of: 'Kyiv' }, 'Guest: Olga from Kyiv'],
  [{ fact: 'cancelled', value: 'December 24' }, 'No class on December 24'],
  [{ fact: 'soldOut', value: 'waitlist' }, 'Waitlist open'],
  [{ fact: 'music', value: '90s' }, 'Music: 90s'],
  [{ fact: 'contact', value: 'DM @mia.fit to book' }, 'DM @mia.fit to book'],
])('a fact is said in few words: %j [B195]', (fact, words) => {
  expect(sayFact({ not: false, ...fact })).toBe(words);
});

test('a film of one second has one second [B196]', () => {
  expect(sayLeftOut({ text: 'Bring water', reason: 'no room' }, 1)).toBe(
    'No room in 1 second: “Bring water” goes in the caption.',
  );
});

test('what is struck stays struck in the next writing, if it is understood again [B195]', () => {
  const [water, free] = [
    { fact: 'bring', value: 'water' },
    { fact: 'offer', value: 'first class free' },
  ];
  const writing = {
    ...{
      id: 'w',
      texts: [{ text: '', leftOut: [] }],
      chosen: 0,
      seconds: 15,
      day: '2026-11-23',
      struck: [],
      heeded: [],
    },
    form: {} as never,
    understood: [water, free].map((fact) => ({ ...fact!, not: false })),
  };
  const struck = toggleStruck(toggleStruck(writing, water!), free!);
  expect(keepStruck({ ...writing, understood: [{ ...water!, not: false }] }, struck).struck).toEqual([water]);
  expect(toggleStruck(struck, water!).struck).toEqual([free]);
});
