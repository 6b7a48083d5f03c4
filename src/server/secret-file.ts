import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A secret has at least so many, wherever it comes from: a file that was cut is none. */
export const SECRET_CHARACTERS = 32;

/** The folder in DATA_DIR that is there as long as a restore has not ended: what it replaces is in it. */
export const RESTORING = 'restore-undo';

/**
 * The text of the file; if it does not exist yet it is created from `generate`, readable by its owner only (0600). All
 * processes that start at the same moment get the same text.
 */
export function keepSecretFile(path: string, generate: () => string): string {
  const kept = readIfPresent(path);
  if (kept) return kept;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, generate(), { mode: 0o600, flush: true });
    // A link appears with its whole content or not at all, and never replaces another process's file.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
