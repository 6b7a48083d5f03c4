import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_000_000, '1 MB'],
  [12_345_678, '12.3 MB'],
  [20_000_000, '20 MB'],
  [999_940_000, '999.9 MB'],
  [999_960_000, '1 GB'],
  [1_200_000_000, '1.2 GB'],
  [5_000_000_000, '5 GB'],
  [5e12, '5 TB'],
])('%i bytes are written the way people say them [U11]', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
