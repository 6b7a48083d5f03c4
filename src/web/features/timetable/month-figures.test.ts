import { expect, test } from 'vitest';
import type { Figures } from '../../../contract/instagram.ts';
import { sayFigures } from './month-figures.ts';

test.each<[Figures, string]>([
  [{ reach: 214, views: 350, interactions: 12 }, 'reached 214 people, seen 350 times, 12 reactions'],
  [
    { reach: 1, views: 1, interactions: 1, profileVisits: 1, profileTaps: 1 },
    'reached 1 person, seen 1 time, 1 reaction, 1 visit to the profile, 1 tap there',
  ],
  [{ profileTaps: 0, reach: 0 }, 'reached 0 people, 0 taps there'],
  [{}, ''],
])('%j is said as “%s” [B976]', (figures, words) => {
  expect(sayFigures(figures)).toBe(words);
});
