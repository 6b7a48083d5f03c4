import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isKey } from '../storage/store.ts';

/** What keeps a backup from being made, read or restored; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const summed = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const name = z.string().regex(/^[\w.-]+$/);
const key = z.string().refine(isKey);

/** What a backup consists of. It is written last: until then the folder holds the backup before. */
export const manifestSchema = z.strictObject({
  madeAt: z.iso.datetime(),
  /** Of `backup_status`: whose backup it is. */
  installation: z.uuid(),
  version: z.string(),
  /** How many backups this folder has had before: which part of its files was compared. */
  turn: z.int().min(0),
  /** The folder with the tables and the secret. */
  database: z.string().regex(/^database-[0-9TZ-]+$/),
  tables: z.array(z.strictObject({ name: z.string(), file: name, rows: z.int().min(0), ...summed })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().nullable() })),
  /** The secret of DATA_DIR; null: it comes from APP_SECRET, and is not in the backup. */
  secret: z.strictObject(summed).nullable(),
  files: z.array(z.strictObject({ key, ...summed })),
  /** Files that rows name and that neither store nor folder had. */
  missing: z.array(key),
  /** Files that were not sound here or in the store: the next backup compares them, whosever turn it is. */
  damaged: z.array(key),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = Manifest['files'][number];

/**
 * What of a folder is ours besides what its manifest names, as paths in it: what a backup in progress writes, and what
 * it will remove. Thus one that was interrupted leaves nothing of which nobody knows whose it is.
 */
export const journalSchema = z.strictObject({
  installation: z.uuid(),
  paths: z.array(
    z.string().refine((path) => /^database-[0-9TZ-]+\/[\w.-]+$/.test(path) || (/^files\//.test(path) && isKey(path))),
  ),
});

export const MANIFEST = 'manifest.json';
export const JOURNAL = 'unfinished.json';
export const APP_SECRET = 'app-secret';
/** Of what both are written to first. */
export const DRAFT = '.draft';

/** All files of a backup, as paths in its folder. */
export function partsOf({ database, tables, secret, files }: Manifest) {
  return [
    ...tables.map(({ file, bytes, sha256 }) => ({ path: `${database}/${file}`, bytes, sha256 })),
    ...(secret ? [{ path: `${database}/${APP_SECRET}`, ...secret }] : []),
    ...files.map(({ key, bytes, sha256 }) => ({ path: `files/${key}`, bytes, sha256 })),
  ];
}

const sumOfText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Replaces a file of JSON by one that holds its own sum, so that at each moment one of both is there as a whole. */
export async function writeSealed(path: string, value: object): Promise<void> {
  const text = JSON.stringify({ ...value, sha256: sumOfText(JSON.stringify(value)) }, null, 1);
  const draft = `${path}${DRAFT}`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(join(path, '..'));
}

/** null: there is no such file. @throws BackupError if it is not as it was written */
export async function readSealed<S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S> | null> {
  try {
    const { sha256, ...value } = JSON.parse(await readFile(path, 'utf8'));
    if (sha256 === sumOfText(JSON.stringify(value))) return schema.parse(value);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code) throw error;
  }
  throw new BackupError(`${path} is damaged, or of another version of Spinreel. Nothing was changed.`);
}

/** New names in a folder are on the disk after it. Windows cannot open a folder; there they reach it a little later. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
