import { mkdir, readdir, realpath, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  BackupError,
  DRAFT,
  JOURNAL,
  journalSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  partsOf,
  readSealed,
  syncFolder,
} from './manifest.ts';

/** What may be in an empty folder: what the first write leaves if it is interrupted, and what a new disk has. */
const EMPTY = [`${MANIFEST}${DRAFT}`, `${JOURNAL}${DRAFT}`, 'lost+found'];

/**
 * Refuses a folder that is, holds, or is in one of those that the program writes, however it is called: by links,
 * letter case or a second mount.
 * @param used their names for people, and their paths
 * @throws BackupError
 */
export async function refuseOverlap(folder: string, used: Readonly<Record<string, string>>): Promise<void> {
  const here = await chainOf(folder);
  for (const [name, path] of Object.entries(used)) {
    const there = await chainOf(path);
    const relation =
      here[0] === there[0]
        ? 'is'
        : here.includes(there[0]!)
          ? 'is inside'
          : there.includes(here[0]!)
            ? 'contains'
            : null;
    if (relation)
      throw new BackupError(
        `${folder} ${relation} ${name} (${path}), in which the program writes and removes. Give a folder of its own, best on another disk. Nothing was changed.`,
      );
  }
}

/** The identities of a folder and of all that it is in. What is not there yet is called by its name. */
async function chainOf(path: string): Promise<string[]> {
  const missing: string[] = [];
  let there = path;
  let real = await realpath(there).catch(() => null);
  while (real === null && dirname(there) !== there) {
    missing.unshift(basename(there));
    there = dirname(there);
    real = await realpath(there).catch(() => null);
  }
  const chain: string[] = [];
  for (let at = real ?? there; ; at = dirname(at)) {
    const { dev, ino } = await stat(at, { bigint: true });
    chain.push(`${dev}:${ino}`);
    if (dirname(at) === at) break;
  }
  const names = missing.map((_, index) => `${chain[0]}/${missing.slice(0, index + 1).join('/')}`);
  return [...names.reverse(), ...chain];
}

/** What of a folder is a backup's: the one in it, and the paths that may be removed once nothing names them. */
export type Holdings = { readonly before: Manifest | null; readonly ours: Set<string> };

/**
 * Makes sure that a folder may be used: it is empty, or holds backups of this installation.
 * @throws BackupError
 */
export async function claim(folder: string, installation: string): Promise<Holdings> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readSealed(join(folder, MANIFEST), manifestSchema);
  const journal = await readSealed(join(folder, JOURNAL), journalSchema);
  if (!before && !journal) {
    const names = (await readdir(folder)).filter((name) => !EMPTY.includes(name));
    if (names.length > 0)
      throw new BackupError(
        `${folder} is not empty (${names.slice(0, 3).join(', ')}), and holds no backup. Give an empty folder. Nothing was changed.`,
      );
  }
  if ([before, journal].some((each) => each && each.installation !== installation))
    throw new BackupError(
      `${folder} holds the backup of another installation. Give this one a folder of its own. Nothing was changed.`,
    );
  const parts = before ? partsOf(before).map(({ path }) => path) : [];
  return { before, ours: new Set([...parts, ...(journal?.paths ?? [])]) };
}

/** Removes what an interrupted backup was copying: nobody else's, as there is only one at a time. */
export async function removeDrafts(folder: string): Promise<void> {
  const incoming = join(folder, 'files/.incoming');
  const names = await readdir(incoming).catch(() => []);
  for (const name of names) if (/^[0-9a-f-]{36}$/.test(name)) await unlink(join(incoming, name)).catch(ifGone);
}

/** Removes files, and the folders that have become empty by it. */
export async function removePaths(folder: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    await unlink(join(folder, path)).catch(ifGone);
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      const isEmpty = await rmdir(join(folder, above)).then(
        () => true,
        () => false,
      );
      if (!isEmpty) break;
    }
  }
  await syncFolder(folder);
}

function ifGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
