import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * How a run of `npm run backup` ended. `repaired`: damage was found, and none is left; `damaged`: some is left;
 * `failed`: there is no new backup.
 */
export const BACKUP_RESULTS = ['done', 'repaired', 'damaged', 'failed'] as const;

/** What is known of this installation's backups: one row, which the migration writes. */
export const backupStatus = pgTable(
  'backup_status',
  {
    id: boolean('id').primaryKey().default(true),
    /** By which a folder with backups knows whose they are. It is restored with the rest. */
    installation: uuid('installation').notNull().defaultRandom(),
    /** When the latest run ended, well or not; null: there was none. */
    attemptedAt: at('attempted_at'),
    result: text('result', { enum: BACKUP_RESULTS }),
    /** What the latest run said. */
    message: text('message'),
    /** The moment of the database that the newest complete backup holds. The columns below tell of that backup. */
    completedAt: at('completed_at'),
    /** How long it took. */
    seconds: real('seconds'),
    /** Of its files and its tables, as they are in the folder. */
    bytes: bigint('bytes', { mode: 'number' }),
    files: integer('files'),
    /** Files that are sound in one place alone, or in none. */
    damaged: integer('damaged'),
    /** The restore that was committed last: after an interruption it tells whether that one was. */
    restore: uuid('restore'),
  },
  (t) => [check('one_row', sql`${t.id}`)],
);
