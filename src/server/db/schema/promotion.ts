import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnWords } from '../../../contract/own-words.ts';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

/**
 * What the copywriter's last texts for a person were made of, so that the next ones are made of something else. The
 * texts themselves are not kept.
 */
export const writtenTexts = pgTable(
  'written_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Frames and runs of five words, as hashes, of the text that was shown and of those that could be chosen in its place. */
    texts: jsonb('texts').$type<{ frames: number[]; grams: number[] }[]>().notNull(),
    /** Which of them the person took. */
    chosen: smallint('chosen').notNull().default(0),
    createdAt,
  },
  (t) => [index('written_texts_newest').on(t.userId, t.createdAt)],
);

/** What a person says in every text and caption, and what they have made of texts. A studio's words are its owner's. */
export const ownWords = pgTable('own_words', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null: nothing was ever saved. */
  words: jsonb('words').$type<OwnWords>(),
  /** Null: nothing was learned, or it is forgotten. */
  edits: jsonb('edits').$type<{
    refused: { line: number; times: number }[];
    changed: { from: number; to: string }[];
    of: string[];
  }>(),
  updatedAt,
});
