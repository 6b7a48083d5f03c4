import { expect, test } from 'vitest';
import { estimateText } from './format.ts';

test.each([
  [1, 'a few seconds'],
  [12, 'about 10-15 s'],
  [15, 'about 15-20 s'],
  [59, 'about 55-60 s'],
  [61, 'about 1-2 min'],
])('%i seconds [T3.14]', (seconds, text) => {
  expect(estimateText(seconds)).toBe(text);
});
