import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { films } from '../../db/schema/renders.ts';

/** Those of the keys that are the logo of a film which is still to be made. */
export async function awaitedLogos(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const key = sql<string>`${films.plan}->'logo'->>'storageKey'`;
  const rows = await db
    .select({ key })
    .from(films)
    .where(and(inArray(films.status, ['planned', 'queued', 'running']), inArray(key, keys)));
  return new Set(rows.map((row) => row.key));
}
