import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newestMigration } from '../db/client.ts';
import { backupStatus } from '../db/schema/backups.ts';
import type { Store } from '../storage/index.ts';
import { APP_SECRET, BackupError, type Manifest, partsOf } from './manifest.ts';
import { restoreRows } from './rows.ts';
import { faultOf } from './sums.ts';
import { holdAlone, listTables, readVersion } from './tables.ts';
import { type FilePlan, planFiles, Undo } from './undo.ts';
import type { Damage, Examined } from './verify.ts';

export type Destination = {
  readonly url: string;
  readonly storage: Store;
  readonly dataDir: string;
  /** Whether the secret of DATA_DIR is used; otherwise APP_SECRET is given, and the backup's is left out. */
  readonly usesSecretFile: boolean;
  /** Brings the tables of the program and of the queue up to date. */
  readonly prepare: () => Promise<void>;
};
export type Choice = {
  /** Whatever the database has is deleted first. */
  readonly replace: boolean;
  /** Damaged files and a damaged secret are left out. */
  readonly withoutDamaged: boolean;
};

/** Refuses what cannot be restored as a whole. @throws BackupError that lists the damage */
export function refuseDamaged(
  { manifest, damages }: Examined,
  { withoutDamaged }: Pick<Choice, 'withoutDamaged'>,
): void {
  const [rows, rest] = [damages.filter(({ path }) => isRows(path)), damages.filter(({ path }) => !isRows(path))];
  const advice =
    rows.length > 0
      ? 'Rows that are damaged cannot be restored: use another backup.'
      : `To restore everything else, add --without-damaged: ${manifest.files.length} files and all rows, without these ${rest.length}.`;
  if (rows.length === 0 && (withoutDamaged || rest.length === 0)) return;
  throw new BackupError(`The backup is damaged:\n${listed(damages)}\n${advice} Nothing was changed.`);
}

const isRows = (path: string) => path.startsWith('database-') && !path.endsWith(`/${APP_SECRET}`);

/** One line each, indented. */
export const listed = (damages: readonly Damage[]) => damages.map(({ path, fault }) => `  ${path} ${fault}`).join('\n');

/**
 * Restores the backup in `folder`, which was examined: first all that may be in the way is looked at, then files are
 * written, then all rows in one transaction, and last the secret. What is replaced is kept until the transaction is
 * committed; if anything fails before, all is as it was.
 * @throws BackupError if the backup is damaged, the program is running, the database has data, or the versions differ
 */
export async function restore(folder: string, examined: Examined, to: Destination, choice: Choice): Promise<FilePlan> {
  const { manifest } = examined;
  refuseDamaged(examined, choice);
  const alone = await holdAlone(to.url, 'spinreel restore');
  const { client } = alone;
  try {
    await settleInterrupted(client, to);
    const secret = await secretOf(folder, examined, to);
    await refuseUnlessFit(client, manifest, to, choice, secret !== null);
    await to.prepare();
    if ((await readVersion(client)) !== manifest.version) throw new BackupError(OTHER_VERSION);
    const plan = await planFiles(to.storage, manifest.files, damagedKeys(examined));
    const undo = new Undo(to.dataDir, to.storage);
    const id = randomUUID();
    await undo.during(async () => {
      await undo.begin(id, plan, secret);
      await undo.putFiles(plan, folder);
      await client.query('begin');
      await restoreRows(client, manifest, folder);
      await noteRestored(client, manifest, id);
    });
    await client.query('commit');
    await undo.finish(manifest.installation);
    return plan;
  } finally {
    await alone.end();
  }
}

/** Puts into the store what it lacks or has damaged, and leaves the rows as they are. The program may run meanwhile. */
export async function restoreFiles(
  folder: string,
  examined: Examined,
  to: Pick<Destination, 'url' | 'storage' | 'dataDir'>,
): Promise<FilePlan> {
  const alone = await holdAlone(to.url, 'spinreel restore');
  try {
    await settleInterrupted(alone.client, to);
    const plan = await planFiles(to.storage, examined.manifest.files, damagedKeys(examined));
    const undo = new Undo(to.dataDir, to.storage);
    await undo.during(async () => {
      await undo.begin(randomUUID(), plan, null);
      await undo.putFiles(plan, folder);
    });
    await undo.finish(null);
    return plan;
  } finally {
    await alone.end();
  }
}

/** Ends a restore that was interrupted. @returns what became of it; null: there was none */
export async function settleInterrupted(
  client: pg.Client,
  { storage, dataDir }: Pick<Destination, 'storage' | 'dataDir'>,
): Promise<'completed' | 'put back' | null> {
  const undo = new Undo(dataDir, storage);
  if (!undo.isPending) return null;
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('public.backup_status') is not null as there",
  );
  const [status] = found.rows[0]!.there ? await drizzle(client).select().from(backupStatus) : [];
  return (await undo.settle(status ?? null)) ? 'completed' : 'put back';
}

const damagedKeys = ({ damages }: Examined) =>
  new Set(damages.filter(({ path }) => path.startsWith('files/')).map(({ path }) => path.slice('files/'.length)));

/** The file of the secret that is to be restored; null: none. */
async function secretOf(folder: string, { manifest, damages }: Examined, to: Destination): Promise<string | null> {
  const part = partsOf(manifest).find(({ path }) => path.endsWith(`/${APP_SECRET}`));
  if (!part || !to.usesSecretFile || damages.some(({ path }) => path === part.path)) return null;
  // One that is there already stays, with its date.
  const isThere = (await faultOf(to.dataDir, APP_SECRET, part)) === null;
  return isThere ? null : join(folder, part.path);
}

const OTHER_VERSION =
  'The backup was made by another version of Spinreel, with other tables. Restore it with that version; a newer one updates the database when it starts. Nothing was changed.';

async function refuseUnlessFit(
  client: pg.Client,
  manifest: Manifest,
  { dataDir }: Destination,
  { replace }: Choice,
  hasSecret: boolean,
): Promise<void> {
  if (manifest.version.split(' ')[0] !== newestMigration()) throw new BackupError(OTHER_VERSION);
  const { rows: others } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name in ('spinreel', 'spinreel queue')",
  );
  if (others.length > 0)
    throw new BackupError('Spinreel is running on this database. Stop it first. Nothing was changed.');
  if (replace) return;
  if (hasSecret && existsSync(join(dataDir, APP_SECRET)))
    throw new BackupError(
      `${join(dataDir, APP_SECRET)} is another secret than the backup’s: this folder is in use. To replace everything in it, add --replace. Nothing was changed.`,
    );
  for (const { name } of await listTables(client)) {
    // The queue's own tables are never empty, nor is the one of the backups.
    if (name.startsWith('pgboss.') || name === 'public.backup_status') continue;
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not empty (${name}). To replace everything in it, add --replace. Nothing was changed.`,
      );
  }
}

/** The newest backup of what the database now holds is the one that it was restored from. */
async function noteRestored(client: pg.Client, manifest: Manifest, restore: string): Promise<void> {
  const madeAt = new Date(manifest.madeAt);
  await drizzle(client)
    .update(backupStatus)
    .set({
      ...{ attemptedAt: madeAt, completedAt: madeAt, result: manifest.damaged.length > 0 ? 'damaged' : 'done' },
      ...{ message: 'Restored from it', seconds: null, restore, files: manifest.files.length },
      ...{ bytes: bytesOf(manifest), damaged: manifest.damaged.length },
    })
    .where(eq(backupStatus.id, true));
}

/** Bytes of all files of a backup. */
export const bytesOf = (manifest: Manifest) => partsOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
