import { AsyncResource } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { assertBearable } from './bearable.ts';
import { MeasuredClient } from './measured.ts';

/** Drizzle over a pool: its `transaction` has committed when the call returns. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** The database, or a transaction in it: work done here is committed with the caller's transaction. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Until a connection is open, or one of the pool is free. */
const CONNECT_MS = 10_000;
/** No statement of a request or a job takes nearly as long. */
const STATEMENT_MS = 30_000;
/** Key of the advisory lock around migrations. The bytes spell 'migr'. */
const MIGRATING = 0x6d696772;

/**
 * A caller who waited for a connection goes on in their own context, not in that of whoever gave it back: origins and
 * traces depend on it.
 */
class ContextPool extends pg.Pool {
  override connect = ((done?: (...given: unknown[]) => void) => {
    const connect = super.connect.bind(this) as (done?: unknown) => unknown;
    return connect(done && AsyncResource.bind(done));
  }) as pg.Pool['connect'];
}

/**
 * A pool on the Postgres at `url`; connections are opened on demand, and reopened after the server was unavailable.
 * @param onError called with the errors of idle connections that broke; the pool replaces them
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void = () => {},
  Client: typeof MeasuredClient = MeasuredClient,
): OpenDatabase {
  const pool = new ContextPool({
    connectionString: url,
    Client,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    // The server ends what takes too long; the driver gives up on a server that no longer responds.
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 5_000,
    keepAlive: true,
    application_name: 'spinreel',
  });
  pool.on('error', onError);
  // Between two statements of a transaction nobody else listens, and an error that nobody hears ends the process. The next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  // After a failed transaction the pool would lend it again.
  pool.on('release', (_error, client) => {
    if (client instanceof MeasuredClient && client.isSpent) void client.end();
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Of a pooler that lends a connection for one transaction: a statement that was prepared would stay on a connection
 * that the next transaction may not get, so none has a name.
 */
export class BorrowedClient extends MeasuredClient {
  constructor(...args: ConstructorParameters<typeof MeasuredClient>) {
    super(...args);
    const query = this.query as (...given: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) => query(nameless(first), ...rest)) as pg.Client['query'];
  }
}

function nameless(statement: unknown): unknown {
  const { name, text } = (statement ?? {}) as { name?: unknown; text?: unknown };
  return typeof statement === 'object' && typeof text === 'string' && name
    ? { ...statement, name: undefined }
    : statement;
}

/**
 * Migrates the database at `url` to the newest version. Processes that do so at once wait for each other.
 * @param signal ends it at once; the database is then as it was
 * @throws TooOld if the database has been changed by a newer program in a way that this one cannot bear
 */
export async function migrate(url: string, signal?: AbortSignal): Promise<void> {
  // Its own connection: waiting for another process and changing a large table may take long.
  const client = new pg.Client({ connectionString: url, application_name: 'spinreel' });
  client.on('error', () => {}); // The current statement fails.
  // Without its connection a server ends what it does for us, and nothing of it stays.
  const stop = () => client.connection.stream.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    // Not every system can tell a server so while it works or waits.
    await client.query("set client_connection_check_interval = '1s'").catch(() => {});
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    await assertBearable(client);
    // Whatever the role's limit for statements is.
    await client.query('set statement_timeout = 0');
    // Its notices say, at every start, that existing objects are skipped.
    await client.query("set client_min_messages = 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    signal?.removeEventListener('abort', stop);
    // Which releases the lock whatever happened.
    await client.end().catch(() => {});
  }
}

/** The hash of the newest migration of this program, as the database has it after `migrate`. */
export function newestMigration(): string {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)!.hash;
}

/** A statement that is built once for each database and planned once on each connection, for calls that everybody makes all the time. */
export function statement<Built>(build: (db: Database) => Built): (db: Database) => Built {
  const built = new WeakMap<Database, Built>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
