import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { films } from '../../db/schema/renders.ts';
import { type Account, personOr } from '../../storage/index.ts';
import { filmAccount } from './account-queries.ts';

/** Those of the keys that are the logo of a film which is still to be made, with whose film it is. */
export const awaitedLogos = (db: Database, keys: string[]) => awaited(db, 'logo', keys);

/** The same of people's own music: whoever deletes a track keeps the films that wait for it. */
export const awaitedTracks = (db: Database, keys: string[]) => awaited(db, 'ownTrack', keys);

async function awaited(db: Database, part: 'logo' | 'ownTrack', keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const key = sql<string>`${films.plan}->${part}::text->>'storageKey'`;
  const rows = await db
    .select({ key, userId: filmAccount })
    .from(films)
    .where(and(inArray(films.status, ['planned', 'queued', 'running']), inArray(key, keys)));
  return new Map(rows.map((row) => [row.key, personOr(row.userId)]));
}
