import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { BackupError, type Manifest } from './manifest.ts';
import { FILE_COLUMNS, filesOf } from './named-files.ts';
import { summing, sumOf } from './sums.ts';
import { listSequences, readVersion, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** The file of a table in a backup. */
export const fileOfTable = ({ name }: Table) => `${name.replaceAll('"', '')}.jsonl.gz`;

/** Runs `read` on the database as it is at one moment. */
export async function atOneMoment<Result>(client: pg.Client, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read read only');
  const result = await read();
  await client.query('commit');
  return result;
}

/** Writes these tables to an existing folder, within `atOneMoment`. @param onRow called with each row */
export async function writeTables(
  client: pg.Client,
  tables: readonly Table[],
  folder: string,
  onRow: (row: Record<string, unknown>) => void,
): Promise<Pick<Manifest, 'version' | 'tables' | 'sequences'>> {
  const version = await readVersion(client);
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    const file = fileOfTable(table);
    const path = join(folder, file);
    let rows = 0;
    const lines = async function* () {
      for await (const line of readRows(client, table)) {
        onRow(JSON.parse(line));
        rows += 1;
        yield `${line}\n`;
      }
    };
    const { through, sum } = summing();
    const target = createWriteStream(path, { flags: 'wx', flush: true });
    await pipeline(Readable.from(lines()), createGzip(), through, target);
    written.push({ name: table.name, file, rows, ...(await readBack(path, sum())) });
  }
  // Read last: a sequence is not part of the snapshot, and must not be behind its rows.
  return { version, tables: written, sequences: await listSequences(client) };
}

/** @throws BackupError if a file is not what was written to it */
export async function readBack<Sum extends Awaited<ReturnType<typeof sumOf>>>(
  path: string,
  written: Sum,
): Promise<Sum> {
  const { sha256 } = await sumOf(createReadStream(path));
  if (sha256 === written.sha256) return written;
  throw new BackupError(`${path} does not read as it was written: the disk is not to be trusted.`);
}

/** Which of these keys are still in rows that cannot do without their files. */
export async function stillNeeded(
  client: pg.Client,
  tables: readonly Table[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (keys.length === 0) return found;
  const asked = new Set(keys);
  await atOneMoment(client, async () => {
    for (const table of tables) {
      if (![...FILE_COLUMNS, 'parts'].some((column) => table.columns.includes(column))) continue;
      for await (const line of readRows(client, table))
        for (const key of filesOf(JSON.parse(line)).needed) if (asked.has(key)) found.add(key);
    }
  });
  return found;
}

/** Each row as JSON, in which Postgres writes every type so that it reads the same value again. */
async function* readRows(client: pg.Client, { name }: Table): AsyncGenerator<string> {
  await client.query(`declare backup no scroll cursor for select row_to_json(t)::text as row from ${name} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup');
}
