import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BorrowedClient, migrate, type OpenDatabase, openDatabase } from '../../src/server/db/client.ts';
import { MeasuredClient } from '../../src/server/db/measured.ts';
import { isOutage } from '../../src/server/outage.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';
import { SOON } from '../soon.ts';

let database: TestDatabase;
let opened: OpenDatabase[];

beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  for (const { close } of opened) await close();
  await database.drop();
});

function open(): OpenDatabase {
  const db = openDatabase(database.url);
  opened.push(db);
  return db;
}

test('migrating an empty database from several processes at once applies each migration once', async () => {
  const { pool } = open();
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  const { rows } = await pool.query('select hash, count(*)::int as n from drizzle.__drizzle_migrations group by hash');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  expect((await pool.query('select * from users')).rows).toEqual([]);
});

test('a migration waits for the lock', async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [0x6d696772]);
  let done = false;
  const migrating = migrate(database.url).then(() => {
    done = true;
  });
  // The other session shows up as a waiter; only then is it known that it did not just start late.
  const waiting = 'select count(*)::int as n from pg_locks where not granted and locktype = $1';
  for (;;) {
    const { rows } = await client.query(waiting, ['advisory']);
    if (rows[0].n === 1) break;
  }
  expect(done).toBe(false);
  await client.end();
  await migrating;
});

test('the pool recovers after its connections were cut', async () => {
  const { pool } = open();
  await pool.query('select 1');
  const other = open();
  await other.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(async () => (await pool.query('select 1 as one')).rows, SOON).toEqual([{ one: 1 }]);
});

/** Ends every other connection to the database, as a primary does that is stopped. */
const END_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

test('a connection that is ended within a transaction fails it, and not the process [B258]', async () => {
  const [{ db, pool }, other] = [open(), open()];
  const failure = await db
    .transaction(async (tx) => {
      await tx.execute('select 1');
      await other.pool.query(END_OTHERS);
      await expect
        .poll(
          () =>
            pool.totalCount &&
            tx.execute('select 1').then(
              () => 'open',
              () => 'ended',
            ),
          SOON,
        )
        .toBe('ended');
      await tx.execute('select 1');
    })
    .catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('transactions whose connection is ended as they begin keep none of the pool’s places [B258]', async () => {
  let breaking = true;
  class Breaking extends MeasuredClient {
    constructor(...args: ConstructorParameters<typeof MeasuredClient>) {
      super(...args);
      const query = this.query as (...given: unknown[]) => unknown;
      this.query = ((first: { text?: string }, ...rest: unknown[]) => {
        if (breaking && first.text === 'begin') this.connection.stream.destroy();
        return query(first, ...rest);
      }) as pg.Client['query'];
    }
  }
  const { db, pool, close } = openDatabase(database.url, () => {}, Breaking);
  opened.push({ db, pool, close });
  for (let i = 0; i < pool.options.max; i += 1) {
    const failure = await db.transaction((tx) => tx.execute('select 1')).catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
  }
  breaking = false;
  expect(pool.totalCount).toBe(0);
  const { rows } = await db.transaction((tx) => tx.execute('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});

test('a connection that still works at what nobody waits for is not used again [B258]', async () => {
  const { pool } = open();
  const client = await pool.connect();
  const late = { text: 'select pg_sleep(600)', query_timeout: 20 };
  await expect(client.query(late)).rejects.toThrow('Query read timeout');
  client.release();
  expect(pool.totalCount).toBe(0);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection to what has become a standby is not used again [B258]', async () => {
  const { db, pool } = open();
  const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid as number;
  const before = await pidOf();
  await pool.query('set default_transaction_read_only = on');
  const failure = await db.transaction((tx) => tx.execute('create table t ()')).catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  expect(await pidOf()).not.toBe(before);
  await db.transaction((tx) => tx.execute('create table t ()'));
});

test('a connection that a pooler lends keeps no prepared statement [B252]', async () => {
  const named = async (Client?: typeof BorrowedClient) => {
    const db = openDatabase(database.url, undefined, Client);
    opened.push(db);
    const client = await db.pool.connect();
    const found = await client.query({ name: 'one', text: 'select $1::int as n', values: [7] });
    const { rows } = await client.query('select count(*)::int as kept from pg_prepared_statements');
    client.release();
    return [found.rows[0].n, rows[0].kept];
  };
  expect(await named()).toEqual([7, 1]);
  expect(await named(BorrowedClient)).toEqual([7, 0]);
});

test('who waits for a connection goes on in their own context, not in that of whoever gave it back [B288]', async () => {
  const context = new AsyncLocalStorage<number>();
  const seen: [string, number | undefined][] = [];
  class Noting extends BorrowedClient {
    constructor(...args: ConstructorParameters<typeof BorrowedClient>) {
      super(...args);
      const query = this.query as (...given: unknown[]) => unknown;
      this.query = ((text: string, ...rest: unknown[]) => {
        if (String(text).startsWith('select ')) seen.push([text, context.getStore()]);
        return query(text, ...rest);
      }) as pg.Client['query'];
    }
  }
  const { pool, close } = openDatabase(database.url, () => {}, Noting);
  opened.push({ pool, close } as OpenDatabase);
  const callers = Array.from({ length: 40 }, (_, n) => n);
  await Promise.all(callers.map((n) => context.run(n, () => pool.query(`select ${n}, pg_sleep(0.01)`))));
  expect(seen.length).toBe(40);
  expect(seen.filter(([text, n]) => !text.startsWith(`select ${n},`))).toEqual([]);
});
