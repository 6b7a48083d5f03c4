import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema.ts';

/** Drizzle over a pool; a transaction has the same methods. */
export type Database = NodePgDatabase<typeof schema>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Until a connection is there, or one of the pool is free. */
const CONNECT_MS = 10_000;
/** No statement of a request or a job takes nearly as long. */
const STATEMENT_MS = 30_000;
/** Key of the advisory lock around migrations. The bytes spell 'migr'. */
const MIGRATING = 0x6d696772;

/**
 * A pool on the Postgres at `url`; connections are opened when they are needed, and again after the server was away.
 * @param onError told of idle connections that broke; the pool replaces them
 */
export function openDatabase(url: string, onError: (error: Error) => void = () => {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    // The server ends what takes too long; the driver gives up on a server that says nothing any more.
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 5_000,
    keepAlive: true,
    application_name: 'spinreel',
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Brings the database up to the newest migration. Processes that do so at once wait for each other. */
export async function migrate({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  // A connection of its own: to wait for another process and to change a large table may take long.
  const client = new pg.Client({ connectionString: pool.options.connectionString, application_name: 'spinreel' });
  client.on('error', () => {}); // The statement under way fails.
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    // Its notices say that what exists already is left alone, at every start.
    await client.query("set client_min_messages = 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Which frees the lock whatever happened.
    await client.end();
  }
}
