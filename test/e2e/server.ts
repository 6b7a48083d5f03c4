/** Starts the real program for the browser tests, on an empty DATA_DIR of its own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const dataDir = join(import.meta.dirname, '../../.scratch/e2e');
rmSync(dataDir, { recursive: true, force: true });
process.env.DATA_DIR = dataDir;
process.env.LOG_LEVEL ??= 'warn';
await import('../../src/server/main.ts');
