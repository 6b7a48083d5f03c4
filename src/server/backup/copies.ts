import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { DiskStorage } from '../storage/disk.ts';
import { StorageError, type Store } from '../storage/index.ts';
import { readBack } from './dump.ts';
import type { Entry, Manifest } from './manifest.ts';
import { faultInStore, faultOf, type ReadStore, summing } from './sums.ts';

/**
 * Of the files that a folder has already, each backup compares every seventh with its sum, here and in the store, each
 * time others: with one backup a night, what a disk has changed is found within a week, which is how long most people
 * keep several backups.
 */
const TURNS = 7;

/** Something that is not as the rows want it: what people are told of a file, and whether the copy here is sound. */
export type Finding = { readonly key: string; readonly said: string; readonly sound: boolean };

export type Copied = {
  readonly files: Entry[];
  /** What a row needs and neither store nor folder has. */
  readonly missing: string[];
  /** Damage in the folder that was made good from the store. */
  readonly repaired: Finding[];
  /** Files of which one place has no sound copy, or none has. */
  readonly damaged: Finding[];
  readonly compared: number;
};

type Task = {
  readonly storage: ReadStore;
  readonly folder: string;
  readonly before: Manifest | null;
  readonly turn: number;
  /** Compare all files, whosever turn it is. */
  readonly all: boolean;
};

/**
 * Copies what the folder does not have, and looks after what it has: files never change under their keys, so the copy
 * that was once made is right as long as it has its sum, whatever has become of the store's.
 * @param keys whether a row needs the file, by its key
 */
export async function copyFiles(task: Task, keys: ReadonlyMap<string, boolean>): Promise<Copied> {
  const { storage, folder, before, turn, all } = task;
  const copies = await DiskStorage.open(join(folder, 'files'));
  const known = new Map(before?.files.map((file) => [file.key, file]));
  const suspects = new Set(before?.damaged);
  const result: Copied & { compared: number } = { files: [], missing: [], repaired: [], damaged: [], compared: 0 };
  for (const key of [...keys.keys()].sort()) {
    const needed = keys.get(key);
    const entry = known.get(key);
    if (!entry) {
      const copied = await copyOne(storage, copies, folder, key);
      if (copied) result.files.push(copied);
      else if (needed) result.missing.push(key);
      continue;
    }
    const whole = all || suspects.has(key) || isTurnOf(entry, turn);
    if (whole) result.compared += 1;
    const here = await faultOf(folder, `files/${key}`, entry, whole);
    // What would be put in place of a damaged copy is read first.
    const there = await faultInStore(storage, key, entry, whole || here !== null);
    // What no row needs may leave the store.
    if (!needed && (there === 'is missing' || (here && there))) continue;
    result.files.push(entry);
    if (here && !there) await putBack(storage, copies, folder, entry);
    const finding = findingOf(key, here, there);
    if (finding) (there ? result.damaged : result.repaired).push(finding);
  }
  return result;
}

function findingOf(key: string, here: string | null, there: string | null): Finding | null {
  if (here && there) return { key, sound: false, said: `the copy here ${here}, the file in the store ${there}` };
  if (there) return { key, sound: true, said: `the file in the store ${there}; the copy here is sound, and is kept` };
  if (here) return { key, sound: true, said: `the copy here ${here}; it was made anew from the store` };
  return null;
}

/** Whether it is a file's turn to be compared. */
export const isTurnOf = ({ sha256 }: Entry, turn: number) =>
  Number.parseInt(sha256.slice(0, 6), 16) % TURNS === turn % TURNS;

/** null: the store does not have it. */
async function copyOne(storage: ReadStore, copies: Store, folder: string, key: string): Promise<Entry | null> {
  const { through, sum } = summing();
  try {
    await copies.put(
      key,
      pipeline(await storage.read(key), through, () => {}),
    );
  } catch (error) {
    if (error instanceof StorageError && error.code === 'missing') return null;
    throw error;
  }
  return { key, ...(await readBack(join(folder, 'files', key), sum())) };
}

async function putBack(storage: ReadStore, copies: Store, folder: string, entry: Entry): Promise<void> {
  await copies.put(entry.key, await storage.read(entry.key));
  await readBack(join(folder, 'files', entry.key), entry);
}
