import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guards.ts';

// Whether its test fails without it, `npm run guards` shows.
it.each(GUARDS)('$id: $guard: is in the code as listed', ({ file, find, test }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(existsSync(test)).toBe(true);
});
