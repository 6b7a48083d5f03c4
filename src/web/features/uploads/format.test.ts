import { expect, test } from 'vitest';
import { estimateText, sizeText } from './format.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [12_345_678, '12.3 MB'],
  [5_000_000_000, '5 GB'],
])('%i bytes', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  [1, 'a few seconds'],
  [12, 'about 10-15 s'],
  [15, 'about 15-20 s'],
  [59, 'about 55-60 s'],
  [61, 'about 1-2 min'],
])('%i seconds', (seconds, text) => {
  expect(estimateText(seconds)).toBe(text);
});
