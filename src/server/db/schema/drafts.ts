import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './people.ts';

/** The editor as a person left it, as written by their browser: Safari clears its own storage after seven days without a visit. */
export const editorDrafts = pgTable('editor_drafts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  draft: text('draft').notNull(),
  updatedAt,
});
