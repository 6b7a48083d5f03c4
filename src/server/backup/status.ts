import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Tx } from '../db/client.ts';
import { backupStatus } from '../db/schema/backups.ts';
import { openClient } from './tables.ts';

export type BackupStatus = typeof backupStatus.$inferSelect;
type Completed = Pick<BackupStatus, 'completedAt' | 'seconds' | 'bytes' | 'files' | 'damaged'>;

/**
 * What is known of the installation's backups, for whoever watches them: the one row of `backup_status`. `attemptedAt`
 * (when the latest run ended) and `result` tell of the latest run, `completedAt` (the moment that it holds), `seconds`,
 * `bytes`, `files` and `damaged` of the newest complete backup, which is older if the latest run has failed. All of
 * them are null as long as there was none. A run that cannot reach the database leaves no trace: `completedAt` grows
 * old.
 */
export async function readBackupStatus(db: Tx): Promise<BackupStatus> {
  const [status] = await db.select().from(backupStatus);
  if (!status) throw new Error('backup_status has lost its row.');
  return status;
}

/**
 * Records how a run of the backup of the database at `url` ended.
 * @param completed the backup that it has made; null: `failed`, the newest is an older one
 */
export async function recordBackup(
  url: string,
  result: NonNullable<BackupStatus['result']>,
  message: string,
  completed: Completed | null,
): Promise<void> {
  const client = openClient(url, 'spinreel backup');
  await client.connect();
  try {
    const set = { attemptedAt: new Date(), result, message, ...completed };
    await drizzle(client).update(backupStatus).set(set).where(eq(backupStatus.id, true));
  } finally {
    await client.end();
  }
}
