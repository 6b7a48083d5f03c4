import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { RESTORING } from '../secret-file.ts';
import { DiskStorage } from '../storage/disk.ts';
import { markOwned } from '../storage/owner.ts';
import { isKey, type Store } from '../storage/store.ts';
import { APP_SECRET, BackupError, type Entry, readSealed, syncFolder, writeSealed } from './manifest.ts';
import type { BackupStatus } from './status.ts';
import { faultInStore } from './sums.ts';

const JOURNAL = 'journal.json';
const key = z.string().refine(isKey);
const journalSchema = z.strictObject({
  /** Of the restore; `backup_status` has it once that is committed. */
  id: z.uuid(),
  /** Files that the store did not have. */
  added: z.array(key),
  /** Files of which the store's own are kept in the folder. */
  replaced: z.array(key),
});

/** What a restore does to the store: files that it lacks, and files whose own content is not the backup's. */
export type FilePlan = {
  readonly added: readonly Entry[];
  readonly replaced: readonly Entry[];
  /** Files that are in the store as they should be. */
  readonly right: number;
  /** Damaged in the backup, and not sound in the store. */
  readonly lost: readonly string[];
};

/** @param damaged files of the backup that are not to be used */
export async function planFiles(
  storage: Store,
  files: readonly Entry[],
  damaged: ReadonlySet<string>,
): Promise<FilePlan> {
  const [added, replaced, lost]: [Entry[], Entry[], string[]] = [[], [], []];
  for (const entry of files) {
    const fault = await faultInStore(storage, entry.key, entry);
    if (!fault) continue;
    if (damaged.has(entry.key)) lost.push(entry.key);
    else (fault === 'is missing' ? added : replaced).push(entry);
  }
  return { added, replaced, lost, right: files.length - added.length - replaced.length - lost.length };
}

/** What a restore replaces, kept in DATA_DIR until it is committed, and found there again after an interruption. */
export class Undo {
  readonly #folder: string;
  readonly #storage: Store;
  readonly #secretFile: string;

  constructor(dataDir: string, storage: Store) {
    this.#folder = join(dataDir, RESTORING);
    this.#storage = storage;
    this.#secretFile = join(dataDir, APP_SECRET);
  }

  get isPending(): boolean {
    return existsSync(this.#folder);
  }

  /**
   * Keeps what will be replaced; only then may anything be written.
   * @param secret the file of the new secret; null: the present one stays
   */
  async begin(id: string, { added, replaced }: FilePlan, secret: string | null): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const kept = await DiskStorage.open(join(this.#folder, 'files'));
    for (const { key } of replaced) await kept.put(key, await this.#storage.read(key));
    if (secret) await copyFile(secret, join(this.#folder, APP_SECRET));
    const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key);
    await writeSealed(join(this.#folder, JOURNAL), { id, added: keys(added), replaced: keys(replaced) });
    await syncFolder(dirname(this.#folder));
  }

  /** Writes the files of the plan, and reads each back. */
  async putFiles({ added, replaced }: FilePlan, from: string): Promise<void> {
    for (const entry of [...added, ...replaced]) {
      await this.#storage.put(entry.key, createReadStream(join(from, 'files', entry.key)));
      const fault = await faultInStore(this.#storage, entry.key, entry);
      if (fault) throw new BackupError(`${entry.key} ${fault} after it was written: the store is not to be trusted.`);
    }
  }

  /**
   * The restore was committed: its secret takes the place of the former one.
   * @param installation whose the database is now; null: as before
   */
  async finish(installation: string | null): Promise<void> {
    if (installation !== null) await markOwned(this.#storage, installation);
    const secret = join(this.#folder, APP_SECRET);
    if (existsSync(secret)) await rename(secret, this.#secretFile);
    await syncFolder(dirname(this.#secretFile));
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Does `work`, after which all is as before if it fails. @throws what it failed with */
  async during(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.putBack().catch((second: Error) => {
        throw new BackupError(
          `${(error as Error).message}\nWhat was replaced could not be put back (${second.message}), and is kept in ${this.#folder}: npm run restore -- --put-back`,
          { cause: error },
        );
      });
      throw error;
    }
  }

  /** The restore was not committed: the store becomes as it was. */
  async putBack(): Promise<void> {
    const journal = await readSealed(join(this.#folder, JOURNAL), journalSchema);
    const kept = await DiskStorage.open(join(this.#folder, 'files'));
    for (const key of journal?.replaced ?? []) await this.#storage.put(key, await kept.read(key));
    // Some may not have got there.
    for (const key of journal?.added ?? [])
      if ((await this.#storage.size(key)) !== null) await this.#storage.delete(key);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /**
   * Ends a restore that was interrupted.
   * @param status of the database: the restore that it was committed with last, and whose it is
   * @returns whether it was this one
   */
  async settle(status: Pick<BackupStatus, 'restore' | 'installation'> | null): Promise<boolean> {
    const journal = await readSealed(join(this.#folder, JOURNAL), journalSchema);
    const isCommitted = journal !== null && journal.id === status?.restore;
    await (isCommitted ? this.finish(status!.installation) : this.putBack());
    return isCommitted;
  }
}
