import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The program's version, as in package.json: releases are numbered `major.minor.patch`. */
export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).version;

/** Whether version `a` is older than `b`; their numbers are compared one by one. */
export function isOlder(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { numeric: true }) < 0;
}
