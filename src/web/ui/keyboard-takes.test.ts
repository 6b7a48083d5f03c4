import { expect, test } from 'vitest';
import { keyboardTakes } from './use-keyboard-open.ts';

test.each([
  [390, 844, 743, true],
  [390, 844, 744, false],
  [1023, 700, 599, true],
  [1024, 700, 400, false],
])('%i px wide, %i px high, now %i: keyboard %s [S4.25 S9.9]', (width, tallest, height, open) =>
  expect(keyboardTakes({ width, height }, tallest)).toBe(open),
);
