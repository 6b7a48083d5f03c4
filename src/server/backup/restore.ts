import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { DiskStorage } from '../storage/disk.ts';
import type { Storage } from '../storage/index.ts';
import { type Manifest, readManifest, sumOf } from './manifest.ts';
import { listTables, openClient, readVersion, type Table } from './tables.ts';

/** What kept a backup from being restored; the message says what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

/** Reads the backup in `folder` and compares every file in it with its sum. @throws RestoreError if it is not complete */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest) throw new RestoreError(`There is no backup in ${folder}: it has no manifest.json.`);
  const parts = [
    ...manifest.tables.map(({ file, sha256 }) => ({ path: join(manifest.database, file), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: join('files', key), sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    const found = await sumOf(join(folder, path)).catch(() => null);
    if (found === null) throw new RestoreError(`${path} is missing from the backup. Nothing was restored.`);
    if (found !== sha256) throw new RestoreError(`${path} is not what was backed up. Nothing was restored.`);
  }
  return manifest;
}

/**
 * Puts a verified backup into a store and a migrated database: files first, then all rows in one transaction.
 * @param replace whatever the database has is deleted first
 * @throws RestoreError if the program is running, the database has data, or has other tables
 */
export async function restore(
  manifest: Manifest,
  folder: string,
  to: { url: string; storage: Storage },
  { replace }: { replace: boolean },
): Promise<void> {
  const client = openClient(to.url, 'spinreel restore');
  await client.connect();
  try {
    await client.query('begin');
    await refuseUnlessFit(client, manifest, replace);
    await copyFiles(manifest, folder, to.storage);
    const tables = await listTables(client);
    for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`);
    for (const table of tables) await restoreTable(client, table, manifest, folder);
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1, coalesce($2::bigint, 1), $2::bigint is not null)', [name, last]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function refuseUnlessFit(client: pg.Client, manifest: Manifest, replace: boolean): Promise<void> {
  if ((await readVersion(client)) !== manifest.version)
    throw new RestoreError(
      'The backup was made by another version of Spinreel, with other tables. Restore it with that version; a newer one updates the database when it starts.',
    );
  const { rows: others } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name in ('spinreel', 'spinreel queue')",
  );
  if (others.length > 0) throw new RestoreError('Spinreel is running on this database. Stop it first.');
  if (replace) return;
  for (const { name } of await listTables(client)) {
    // The queue's own tables are never empty, nor is this one.
    if (name.startsWith('pgboss.') || name === 'public.backup_status') continue;
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0)
      throw new RestoreError(`The database is not empty (${name}). To replace everything in it, add --replace.`);
  }
}

async function copyFiles({ files }: Manifest, folder: string, storage: Storage): Promise<void> {
  const copies = await DiskStorage.open(join(folder, 'files'));
  for (const { key, bytes } of files) {
    if ((await storage.size(key)) !== bytes) await storage.put(key, await copies.read(key));
  }
}

/** The rows as they were: what triggers would add to them is among the rows. */
async function restoreTable(client: pg.Client, table: Table, manifest: Manifest, folder: string): Promise<void> {
  const { name, columns } = table;
  const kept = manifest.tables.find((one) => one.name === name);
  if (!kept) throw new RestoreError(`The backup has no table ${name}. Nothing was restored.`);
  const list = columns.join(', ');
  const insert = `insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  await client.query(`alter table ${name} disable trigger user`);
  let [batch, characters, rows] = [[] as string[], 0, 0];
  const flush = async () => {
    if (batch.length > 0) rows += (await client.query(insert, [`[${batch.join(',')}]`])).rowCount ?? 0;
    [batch, characters] = [[], 0];
  };
  const source = createReadStream(join(folder, manifest.database, kept.file)).pipe(createGunzip());
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    characters += line.length;
    if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
  }
  await flush();
  await client.query(`alter table ${name} enable trigger user`);
  if (rows !== kept.rows)
    throw new RestoreError(`${name} has ${kept.rows} rows in the backup; ${rows} could be restored.`);
}
