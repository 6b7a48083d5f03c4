import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const BYTES = 4_000_000_000;

/**
 * A folder in memory, where there is enough of it, or else the system's for temporary files. For what only has to last
 * for a run: each server of the tests gets a copy of the database, and making its files costs a disk more than all that
 * is done with them.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
