import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
} from './manifest.ts';
import { faultOf } from './sums.ts';

/** A part of a backup that is not as it was written; `fault` ends the sentence that `path` begins. */
export type Damage = { readonly path: string; readonly fault: string };
export type Examined = {
  readonly manifest: Manifest;
  readonly damages: readonly Damage[];
  /** Files in the folder that are none of the backup's, as paths in it. */
  readonly others: readonly string[];
  /** Whether a backup into the folder was interrupted, or is being made. */
  readonly isUnfinished: boolean;
};

/**
 * Reads the backup in `folder` and compares everything in it with its sum. Writes nothing.
 * @throws BackupError if there is none, or its manifest is damaged
 */
export async function examine(folder: string): Promise<Examined> {
  const manifest = await readSealed(join(folder, MANIFEST), manifestSchema);
  if (!manifest) throw new BackupError(`There is no backup in ${folder}: it has no ${MANIFEST}. Nothing was changed.`);
  const damages: Damage[] = [];
  const parts = partsOf(manifest);
  for (const { path, ...sum } of parts) {
    const fault = await faultOf(folder, path, sum);
    if (fault) damages.push({ path, fault });
  }
  const journal = await readSealed(join(folder, JOURNAL), journalSchema).catch(() => null);
  const ours = new Set([...parts, ...(journal?.paths ?? []).map((path) => ({ path }))].map(({ path }) => path));
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const others = found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !ours.has(path) && !isBookkeeping(path));
  return { manifest, damages, others, isUnfinished: journal !== null };
}

const isBookkeeping = (path: string) =>
  [MANIFEST, JOURNAL].some((name) => path === name || path === name + DRAFT) || path.startsWith('files/.incoming/');
