import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { DiskStorage } from '../storage/disk.ts';
import { type Storage, StorageError } from '../storage/index.ts';
import { APP_SECRET, MANIFEST, type Manifest, readManifest, sumOf } from './manifest.ts';
import { filesOf } from './named-files.ts';
import { listSequences, listTables, openClient, readVersion, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

/**
 * Writes the database at `url` as it is at one moment, and then every file that it names, to `folder`. The program may run meanwhile. Files that a
 * backup in the folder already has are not copied again; a backup that is interrupted leaves the one before it usable.
 * @param secretFile the generated secret of DATA_DIR; absent if APP_SECRET is used
 * @throws Error that says what could not be read or written
 */
export async function backUp(
  from: { url: string; storage: Storage; secretFile: string },
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readManifest(folder);
  const madeAt = new Date().toISOString();
  const database = `database-${madeAt.replaceAll(/[:.]/g, '-')}`;
  await mkdir(join(folder, database));
  const keys = new Set<string>();
  const written = await writeDatabase(from.url, join(folder, database), (row) => {
    for (const key of filesOf(row)) keys.add(key);
  });
  const { files, missing } = await copyFiles(from.storage, [...keys].sort(), join(folder, 'files'), before);
  const appSecret = existsSync(from.secretFile);
  if (appSecret) await copyFile(from.secretFile, join(folder, APP_SECRET));
  const manifest: Manifest = { madeAt, database, ...written, files, missing, appSecret };
  const draft = join(folder, `${MANIFEST}.draft`);
  await writeFile(draft, JSON.stringify(manifest, null, 1), { flush: true });
  await rename(draft, join(folder, MANIFEST));
  await removeOthers(folder, manifest);
  return manifest;
}

/** All tables and sequences in one snapshot. @param onRow called with each row */
async function writeDatabase(url: string, folder: string, onRow: (row: Record<string, unknown>) => void) {
  const client = openClient(url, 'spinreel backup');
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const version = await readVersion(client);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const file = `${table.name.replaceAll('"', '')}.jsonl.gz`;
      const path = join(folder, file);
      let rows = 0;
      const lines = async function* () {
        for await (const line of readRows(client, table)) {
          onRow(JSON.parse(line));
          rows += 1;
          yield `${line}\n`;
        }
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { flush: true }));
      tables.push({ name: table.name, file, rows, sha256: await sumOf(path) });
    }
    // Read last: a sequence is not part of the snapshot, and must not be behind its rows.
    return { version, tables, sequences: await listSequences(client) };
  } finally {
    await client.end();
  }
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

/** Files never change under their keys: one that is there with its size is the same. */
async function copyFiles(storage: Storage, keys: string[], folder: string, before: Manifest | null) {
  const copies = await DiskStorage.open(folder);
  const known = new Map(before?.files.map((file) => [file.key, file]));
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await storage.size(key);
    const old = known.get(key);
    if (bytes === null) missing.push(key);
    else if (old?.bytes === bytes && (await copies.size(key)) === bytes) files.push(old);
    else {
      const copied = await copyOne(storage, copies, key);
      if (copied) files.push(copied);
      else missing.push(key);
    }
  }
  return { files, missing };
}

async function copyOne(storage: Storage, copies: Storage, key: string): Promise<Manifest['files'][number] | null> {
  const hash = createHash('sha256');
  const summing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const source = await storage.read(key);
    source.on('error', (error) => summing.destroy(error));
    const bytes = await copies.put(key, source.pipe(summing));
    return { key, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    if (error instanceof StorageError && error.code === 'missing') return null;
    throw error;
  }
}

/** Removes what only earlier backups in the folder needed. */
async function removeOthers(folder: string, { database, files, appSecret }: Manifest): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('database-') && name !== database) await rm(join(folder, name), { recursive: true });
  }
  if (!appSecret) await rm(join(folder, APP_SECRET), { force: true });
  const kept = new Set(files.map(({ key }) => key));
  const copies = await DiskStorage.open(join(folder, 'files'));
  for (const name of await readdir(join(folder, 'files'))) {
    if (name.startsWith('.')) continue;
    for await (const { key } of copies.list(name)) if (!kept.has(key)) await copies.delete(key);
  }
}
