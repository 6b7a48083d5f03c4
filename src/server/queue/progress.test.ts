import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { SOON } from '../../../test/soon.ts';
import { openProgress, type Progress } from './progress.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let pool: pg.Pool;
let here: Progress;
let there: Progress;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  [here, there] = await Promise.all([openProgress(database.url, pool, log), openProgress(database.url, pool, log)]);
});
afterEach(async () => {
  await Promise.all([here.close(), there.close(), pool.end()]);
  await database.drop();
});

test('what is published arrives in every process, at the topic alone, until unsubscribed', async () => {
  const [a, b, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = here.subscribe('film:1', a);
  there.subscribe('film:1', b);
  here.subscribe('film:2', other);
  await here.publish('film:1', { progress: 40 });
  await vi.waitFor(
    () => expect([a.mock.calls, b.mock.calls]).toEqual([[[{ progress: 40 }]], [[{ progress: 40 }]]]),
    SOON,
  );
  stop();
  await here.publish('film:1', { progress: 50 });
  await vi.waitFor(() => expect(b).toHaveBeenCalledTimes(2), SOON);
  expect(a).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('a follower that throws does not keep the others from hearing', async () => {
  const heard = vi.fn();
  here.subscribe('t', () => {
    throw new Error('mine');
  });
  here.subscribe('t', heard);
  await there.publish('t', 1);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(1), SOON);
});

test('goes on after its connection was cut', async () => {
  const heard = vi.fn();
  here.subscribe('t', heard);
  const cut = await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'spinreel progress' and datname = current_database()",
  );
  expect(cut.rowCount).toBe(2);
  await vi.waitFor(
    async () => {
      await there.publish('t', 'again');
      expect(heard).toHaveBeenCalledWith('again');
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('says at once when it cannot connect', async () => {
  await expect(openProgress('postgresql://nobody@127.0.0.1:1/none', pool, log)).rejects.toThrow(/ECONNREFUSED/);
});
