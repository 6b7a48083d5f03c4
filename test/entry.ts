import type { Entry } from '../src/server/storage/index.ts';

/** Files that a test puts into the store itself, on the program's account. */
export const OURS = { account: 'program', kind: 'library' } as const satisfies Entry;
