import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './people.ts';

/** The one draft per person of the previous release, until it is taken over as their first promo. Dropped with the next release. */
export const editorDrafts = pgTable('editor_drafts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  draft: text('draft').notNull(),
  updatedAt,
});
