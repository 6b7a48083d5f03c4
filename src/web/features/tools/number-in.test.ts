import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

test.each([
  ['10,5', 10.5],
  [' 12.25 MB', 12.25],
  ['7', 7],
  ['1.000,5', null],
  ['10,5,5', null],
  ['ten', null],
  ['', null],
])('E15: pasted, %j is the size %j [B480]', (text, size) => expect(numberIn(text)).toBe(size));
