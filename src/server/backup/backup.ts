import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { SECRET_CHARACTERS } from '../secret-file.ts';
import { type Copied, copyFiles } from './copies.ts';
import { atOneMoment, fileOfTable, readBack, stillNeeded, writeTables } from './dump.ts';
import {
  APP_SECRET,
  BackupError,
  JOURNAL,
  MANIFEST,
  type Manifest,
  partsOf,
  syncFolder,
  writeSealed,
} from './manifest.ts';
import { filesOf } from './named-files.ts';
import { claim, type Holdings, removeDrafts, removePaths } from './place.ts';
import { readBackupStatus } from './status.ts';
import { type ReadStore, sumOf } from './sums.ts';
import { type Alone, holdAlone, listTables } from './tables.ts';

export type Source = {
  readonly url: string;
  readonly storage: ReadStore;
  /** The generated secret of DATA_DIR; what does not exist is not part of the backup. */
  readonly secretFile: string;
};
export type BackupReport = Pick<Copied, 'repaired' | 'damaged' | 'compared'> & { readonly manifest: Manifest };

/**
 * Writes the database at `url` as it is at one moment, and then every file that it names, to `folder`. The program may
 * run meanwhile. Files that a backup in the folder already has are not copied again; a part of them is compared with
 * its sums, and made good from the store. Whenever it is interrupted, the folder holds the backup before or the new
 * one.
 * @param all compare every file, not only the part whose turn it is
 * @throws BackupError if the folder is not ours, something else is being backed up or restored, or the disk is not to be trusted
 */
export async function backUp(from: Source, folder: string, { all = false } = {}): Promise<BackupReport> {
  const alone = await holdAlone(from.url, 'spinreel backup');
  try {
    const { installation } = await readBackupStatus(drizzle(alone.client));
    const holdings = await claim(folder, installation);
    await removeDrafts(folder);
    const { manifest, ...report } = await write(from, { folder, installation, all, ...holdings }, alone)
      // A full disk must not stay full of what is no backup.
      .catch(async (error) => {
        await discard(folder, installation, holdings).catch(() => {});
        throw error;
      });
    await writeSealed(join(folder, MANIFEST), manifest);
    const kept = new Set(partsOf(manifest).map(({ path }) => path));
    await removePaths(
      folder,
      [...holdings.ours].filter((path) => !kept.has(path)),
    );
    await removePaths(folder, [JOURNAL]);
    return { manifest, ...report };
  } finally {
    await alone.end();
  }
}

/** Removes what was written for a backup that has not come about, or was left by an interrupted one. */
async function discard(folder: string, installation: string, { before, ours }: Holdings): Promise<void> {
  const kept = new Set(before && partsOf(before).map(({ path }) => path));
  await removePaths(
    folder,
    [...ours].filter((path) => !kept.has(path)),
  );
  // Without either the folder would not be known as ours.
  if (before) await removePaths(folder, [JOURNAL]);
  else await writeSealed(join(folder, JOURNAL), { installation, paths: [] });
}

type Target = Holdings & { readonly folder: string; readonly installation: string; readonly all: boolean };

/** Everything but the manifest. What is ours grows by what is written. */
async function write(from: Source, target: Target, alone: Alone): Promise<BackupReport> {
  const { client } = alone;
  const { folder, installation, before, ours, all } = target;
  const madeAt = new Date().toISOString();
  const database = `database-${madeAt.replaceAll(/[:.]/g, '-')}`;
  const note = (paths: string[]) => {
    for (const path of paths) ours.add(path);
    return writeSealed(join(folder, JOURNAL), { installation, paths: [...ours] });
  };
  const tables = await listTables(client);
  await note([...tables.map(fileOfTable), APP_SECRET].map((file) => `${database}/${file}`));
  await mkdir(join(folder, database), { mode: 0o700 });
  const keys = new Map<string, boolean>();
  const written = await atOneMoment(client, () =>
    writeTables(client, tables, join(folder, database), (row) => {
      const { needed, used } = filesOf(row);
      for (const key of used) keys.set(key, keys.get(key) ?? false);
      for (const key of needed) keys.set(key, true);
    }),
  );
  const secret = await copySecret(from.secretFile, join(folder, database, APP_SECRET));
  const paths = [...keys.keys()].map((key) => `files/${key}`);
  refuseForeign(folder, paths, ours);
  await note(paths);
  const turn = before ? before.turn + 1 : 0;
  const copied = await copyFiles({ storage: from.storage, folder, before, turn, all }, keys);
  // What was deleted since the snapshot was taken is no damage.
  const suspects = [...copied.damaged.map(({ key }) => key), ...copied.missing];
  const needed = await stillNeeded(client, tables, suspects);
  const gone = new Set(copied.damaged.filter(({ key, sound }) => !sound && !needed.has(key)).map(({ key }) => key));
  const files = copied.files.filter(({ key }) => !gone.has(key));
  const known = copied.damaged.filter(({ key }) => needed.has(key));
  const lost = copied.missing
    .filter((key) => needed.has(key))
    .map((key) => ({ key, sound: false, said: 'is neither in the store nor in the backup' }));
  const manifest: Manifest = {
    ...{ madeAt, installation, turn, database, ...written, secret, files },
    ...{ missing: copied.missing, damaged: known.map(({ key }) => key) },
  };
  const places = new Set(partsOf(manifest).flatMap(({ path }) => foldersOf(path)));
  for (const place of places) await syncFolder(join(folder, place));
  await alone.check();
  return { manifest, repaired: copied.repaired, compared: copied.compared, damaged: [...known, ...lost] };
}

/** The folders that a path is in, with the one that it begins in. */
function foldersOf(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? ['.'] : [above, ...foldersOf(above)];
}

/** Something of somebody else's that has come between. */
function refuseForeign(folder: string, paths: readonly string[], ours: ReadonlySet<string>): void {
  const foreign = paths.find((path) => !ours.has(path) && existsSync(join(folder, path)));
  if (foreign !== undefined)
    throw new BackupError(`${join(folder, foreign)} was not written by a backup, and would be replaced. Move it away.`);
}

async function copySecret(from: string, to: string): Promise<Manifest['secret']> {
  if (!existsSync(from)) return null;
  const text = await readFile(from, 'utf8');
  if (text.trim().length < SECRET_CHARACTERS)
    throw new BackupError(`${from} is damaged: a secret has at least ${SECRET_CHARACTERS} characters.`);
  await writeFile(to, text, { mode: 0o600, flag: 'wx', flush: true });
  return readBack(to, await sumOf(Readable.from([Buffer.from(text)])));
}
