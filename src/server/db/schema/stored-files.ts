import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeptKind } from '../../../contract/space.ts';
import { at } from './columns.ts';
import { users } from './people.ts';

/**
 * The account of bytes: every file of the store, and every one that is being written, with whoever makes us keep it.
 * Written by `storage/accounted.ts` alone, which holds it equal to the store.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** The file's key in the store. */
    file: text('file').primaryKey(),
    kind: text('kind').$type<KeptKind>().notNull(),
    /** Whose account it is on; neither this nor `network`: the program's. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The visitors of this network. */
    network: text('network'),
    /** Of the stored file; while it is written, the most that it may have. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** When its writing was last begun or ended. */
    touchedAt: at('touched_at').notNull().defaultNow(),
    /** Since when a sweep has found nothing that refers to it; null: it is needed, or young. */
    strayAt: at('stray_at'),
  },
  (t) => [
    index().on(t.userId, t.kind),
    index().on(t.network, t.kind),
    // For the files below a folder, whatever the collation of the database.
    index('stored_files_below').on(t.file.op('text_pattern_ops')),
    check('stored_files_account', sql`${t.userId} is null or ${t.network} is null`),
  ],
);
