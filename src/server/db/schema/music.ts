import { bigint, index, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import type { Loudness } from '../../media/tool/loudness.ts';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** Music of people's own, as it is kept: AAC, 48 kHz, stereo. */
export const ownTracks = pgTable(
  'own_tracks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Seconds. */
    duration: real('duration').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull().unique(),
    loudness: jsonb('loudness').$type<Loudness>().notNull(),
    /** When the person confirmed that they may use it. */
    confirmedAt: at('confirmed_at').notNull().defaultNow(),
    createdAt,
  },
  (t) => [index().on(t.userId)],
);
