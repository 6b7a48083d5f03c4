import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated database that every test's database is copied from. */
export const TEMPLATE = 'spinreel_template';

export type TestDatabase = {
  readonly url: string;
  /** Closes every remaining connection, and drops the database. */
  drop(): Promise<void>;
};

/** A fresh, migrated, empty database on the run's Postgres. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(server, name, TEMPLATE);
  return { url: urlOf(server, name), drop: () => run(server, `drop database ${name} with (force)`) };
}

/** Creates a database as a copy of another one. */
export function createDatabase(server: string, name: string, template: string): Promise<void> {
  // Copying files is faster than writing them through the log while databases are small and nothing needs to survive.
  return run(server, `create database ${name} template ${template} strategy file_copy`);
}

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
