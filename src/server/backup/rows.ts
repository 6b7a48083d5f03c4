import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { BackupError, type Manifest } from './manifest.ts';
import { listTables, type Table } from './tables.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

/** Replaces all rows by those of the backup in `folder`, within the caller's transaction. @throws BackupError if they do not fit */
export async function restoreRows(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`);
  for (const table of tables) await restoreTable(client, table, manifest, folder);
  for (const { name, last } of manifest.sequences)
    await client.query('select setval($1, coalesce($2::bigint, 1), $2::bigint is not null)', [name, last]);
}

/** The rows as they were: what triggers would add to them is among the rows. */
async function restoreTable(client: pg.Client, table: Table, manifest: Manifest, folder: string): Promise<void> {
  const { name, columns } = table;
  const kept = manifest.tables.find((one) => one.name === name);
  if (!kept) throw new BackupError(`The backup has no table ${name}. Nothing was changed.`);
  const list = columns.join(', ');
  const insert = `insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  await client.query(`alter table ${name} disable trigger user`);
  let [batch, characters, rows] = [[] as string[], 0, 0];
  const flush = async () => {
    if (batch.length > 0) rows += (await client.query(insert, [`[${batch.join(',')}]`])).rowCount ?? 0;
    [batch, characters] = [[], 0];
  };
  const source = pipeline(createReadStream(join(folder, manifest.database, kept.file)), createGunzip(), () => {});
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    characters += line.length;
    if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
  }
  await flush();
  await client.query(`alter table ${name} enable trigger user`);
  if (rows !== kept.rows)
    throw new BackupError(`${name} has ${kept.rows} rows in the backup; ${rows} could be read. Nothing was changed.`);
}
