import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { storedFiles } from '../src/server/db/schema/stored-files.ts';
import type { SharedServer } from './server.ts';

/** Makes files as old as if they had been stored 25 hours ago, and as if a sweep before had found that nothing refers to them. */
export async function ageFiles({ services: { config, db } }: SharedServer, keys: readonly string[]): Promise<void> {
  const then = Date.now() / 1000 - 25 * 3600;
  for (const key of keys) await utimes(join(config.dataDir, 'files', key), then, then);
  const ago = sql`now() - interval '25 hours'`;
  await db
    .update(storedFiles)
    .set({ touchedAt: ago, strayAt: ago })
    .where(inArray(storedFiles.file, [...keys]));
}
