import { bigint, index, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** Videos that people have compressed; each is removed an hour after it is done. */
export const compressions = pgTable(
  'compressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'waiting' | 'compressing' | 'done' | 'failed'>().notNull().default('waiting'),
    /** Share of the work that is done, 0 to 1. */
    progress: real('progress').notNull().default(0),
    originalBytes: bigint('original_bytes', { mode: 'number' }).notNull(),
    targetBytes: bigint('target_bytes', { mode: 'number' }).notNull(),
    /** Null until done. */
    compressedBytes: bigint('compressed_bytes', { mode: 'number' }),
    /** Why it failed, or what the result lacks, in words for people. */
    reason: text('reason'),
    /** The original video until the work has ended; then the result. */
    storageKey: text('storage_key'),
    createdAt,
    finishedAt: at('finished_at'),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);
