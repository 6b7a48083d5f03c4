import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProgress, type Progress } from '../../src/server/queue/progress.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';
import { SOON } from '../soon.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let pool: pg.Pool;
let here: Progress;
let there: Progress;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  // A pool has ended before its connections are closed, and dropping the database cuts what is left.
  pool.on('error', () => {});
  [here, there] = await Promise.all([openProgress(database.url, pool, log), openProgress(database.url, pool, log)]);
});
afterEach(async () => {
  await Promise.all([here.close(), there.close(), pool.end()]);
  await database.drop();
});

test('a message arrives in every process, only on its topic, until unsubscribed', async () => {
  const [a, b, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = here.subscribe('film:1', a);
  there.subscribe('film:1', b);
  here.subscribe('film:2', other);
  await here.publish('film:1');
  await vi.waitFor(() => expect([a.mock.calls, b.mock.calls]).toEqual([[[]], [[]]]), SOON);
  stop();
  await here.publish('film:1');
  await vi.waitFor(() => expect(b).toHaveBeenCalledTimes(2), SOON);
  expect(a).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('a subscriber that throws does not keep the message from the others', async () => {
  const heard = vi.fn();
  here.subscribe('t', () => {
    throw new Error('mine');
  });
  here.subscribe('t', heard);
  await there.publish('t');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), SOON);
});

test('recovers after its connection was cut', async () => {
  const heard = vi.fn();
  here.subscribe('t', heard);
  const cut = await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'spinreel progress' and datname = current_database()",
  );
  expect(cut.rowCount).toBe(2);
  await vi.waitFor(
    async () => {
      await there.publish('t');
      expect(heard).toHaveBeenCalled();
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('whoever listens is called once the connection is back, for what was published meanwhile is lost [B259]', async () => {
  const heard = vi.fn();
  here.subscribe('t', heard);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'spinreel progress' and datname = current_database()",
  );
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), SOON);
});

test('fails at once if it cannot connect', async () => {
  await expect(openProgress('postgresql://nobody@127.0.0.1:1/none', pool, log)).rejects.toThrow(/ECONNREFUSED/);
});
