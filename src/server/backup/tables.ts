import pg from 'pg';
import { BackupError } from './manifest.ts';

/** A connection for statements that take as long as they take, whatever limit the role has. */
export function openClient(url: string, name: string): pg.Client {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: name, options: '-c statement_timeout=0', keepAlive: true },
  });
  client.on('error', () => {}); // The current statement fails, or the next one.
  return client;
}

/** Key of the advisory lock around backups and restores of a database. The bytes spell 'back'. */
const ALONE = 0x6261636b;

/** `check` rejects if the connection, and with it the lock, was lost. */
export type Alone = { readonly client: pg.Client; check(): Promise<void>; end(): Promise<void> };

/** A connection to a database that nobody else backs up or restores until it ends. @throws BackupError if somebody does */
export async function holdAlone(url: string, name: string): Promise<Alone> {
  const client = openClient(url, name);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ALONE]);
  const end = () => client.end();
  if (!rows[0]!.held) {
    await end();
    throw new BackupError(
      'Another backup or restore of this database is running. Wait for its end. Nothing was changed.',
    );
  }
  const check = async () => {
    await client.query('select 1');
  };
  return { client, check, end };
}

/** `name` is quoted, with its schema. `columns` are quoted, without generated ones. */
export type Table = { readonly name: string; readonly columns: readonly string[] };

/** What the migrations have written about themselves is made by them. */
const OURS = "n.nspname not in ('information_schema', 'drizzle') and n.nspname !~ '^pg_'";

/**
 * All tables that hold data, each after those that it refers to. Partitions are part of their table.
 * @throws Error if tables refer to each other in a ring
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ oid: number; name: string; columns: string[]; refers: number[] }>(`
    select c.oid, format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.confrelid::int from pg_constraint f left join pg_inherits i on i.inhrelid = f.conrelid
        where f.contype = 'f' and coalesce(i.inhparent, f.conrelid) = c.oid and f.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} order by name`);
  const sorted: typeof rows = [];
  while (sorted.length < rows.length) {
    const left = rows.filter((row) => !sorted.includes(row));
    const next = left.filter(({ refers }) => !left.some(({ oid }) => refers.includes(oid)));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    sorted.push(...next);
  }
  return sorted.map(({ name, columns }) => ({ name, columns }));
}

/** `last` is null as long as the sequence has given no number. */
export type Sequence = { readonly name: string; readonly last: string | null };

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select format('%I.%I', n.nspname, c.relname) as name, s.last_value::text as last
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
    where c.relkind = 'S' and ${OURS} order by name`);
  return rows;
}

/** What tells whether two databases have the same tables: the newest migration, and the version of the queue's tables. */
export async function readVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`
    select (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) || ' ' ||
      (select version from pgboss.version) as version`);
  return rows[0]!.version;
}
