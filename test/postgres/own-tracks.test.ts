import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/server/db/client.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { insertTrack, listTracks } from '../../src/server/features/music/queries.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';
import { SOON } from '../soon.ts';

let database: TestDatabase;
let opened: OpenDatabase[];
beforeEach(async () => {
  database = await createTestDatabase();
  opened = [openDatabase(database.url), openDatabase(database.url), openDatabase(database.url)];
});
afterEach(async () => {
  for (const { close } of opened) await close();
  await database.drop();
});

const HERS = 'somebody';
const trackCalled = (title: string) => ({
  ...{ userId: HERS, title, duration: 3, bytes: 9, storageKey: `music/${title}.m4a` },
  loudness: { moments: [-14], peak: -1 },
});

test('of two tracks for the last place that are sent to two machines at once, one is taken [B692]', async () => {
  const [{ db, pool }, one, other] = opened as [OpenDatabase, OpenDatabase, OpenDatabase];
  await db.insert(users).values({ id: HERS, name: 'Luna', email: 'luna@example.com' });
  await insertTrack(db, trackCalled('first'), 2);
  // While it is held the shelf can be counted, but nothing put on it.
  const holder = await pool.connect();
  await holder.query('begin; lock table own_tracks in share mode');
  const adding = [insertTrack(one.db, trackCalled('second'), 2), insertTrack(other.db, trackCalled('third'), 2)];
  // Both have counted, or wait to: only now may either go on.
  const waiting = `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where not granted and datname = current_database()`;
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ n: 2 }]), SOON);
  await holder.query('commit');
  holder.release();
  expect((await Promise.all(adding)).filter((track) => track === null)).toHaveLength(1);
  expect(await listTracks(db, HERS)).toHaveLength(2);
});
