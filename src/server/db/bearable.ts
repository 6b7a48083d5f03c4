import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { isOlder, VERSION } from '../version.ts';

/** The database has been changed by a newer program in a way that this one cannot bear; the message says what to do. */
export class TooOld extends Error {
  override name = 'TooOld';
}

/**
 * What the last migration that took something away has left as a comment on the table of the migrations
 * (docs/how-to.md, "Change a table").
 */
const MARK = /oldest program: (\d+\.\d+\.\d+)/;

/** When the newest migration that this program knows was written, in milliseconds; drizzle notes it with each that was applied. */
function newestKnown(): number {
  const journal = JSON.parse(readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'));
  return Math.max(...journal.entries.map(({ when }: { when: number }) => when));
}

/**
 * Lets a program go on that knows all migrations of the database, or that is at least as new as the oldest that can bear the others.
 * @throws TooOld before anything is changed
 */
export async function assertBearable(client: pg.Client, version = VERSION, newest = newestKnown()): Promise<void> {
  const { rows: tables } = await client.query<{ mark: string | null }>(
    `select obj_description(c.oid, 'pg_class') as mark from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`,
  );
  const oldest = MARK.exec(tables[0]?.mark ?? '')?.[1];
  if (oldest === undefined || !isOlder(version, oldest)) return;
  const { rows } = await client.query('select max(created_at) > $1 as ahead from drizzle.__drizzle_migrations', [
    newest,
  ]);
  if (!rows[0].ahead) return;
  throw new TooOld(
    `This is Spinreel ${version}, and the database has been changed by a newer one: only ${oldest} and later can work with it. ` +
      `Start one of those (docs/deploy.md, "Going back"). Nothing was changed.`,
  );
}
