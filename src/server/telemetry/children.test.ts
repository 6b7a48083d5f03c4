import { expect, it } from 'vitest';
import { childrenSeconds } from './children.ts';

it('reads the CPU time of ended children, whatever the program is called [B261]', () => {
  const stat =
    '42 (a b) c) S 1 42 42 0 -1 4194304 9000 8000 0 0 11 12 345 55 20 0 7 0 100 1000000 5000 18446744073709551615';
  expect(childrenSeconds(stat)).toBe(4);
});
