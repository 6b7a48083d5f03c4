import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './people.ts';

export const instructorPreferences = pgTable('instructor_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  instructorName: text('instructor_name').notNull().default(''),
  studio: text('studio').notNull().default(''),
  lastClassTime: text('last_class_time'),
  writingStyle: text('writing_style').notNull().default('sensual'),
  language: text('language').notNull().default('auto'),
  /** Counted changes of the instructor name, and how many of them no saved name has used yet. */
  nameChangeCount: integer('name_change_count').notNull().default(0),
  nameChangesOpen: integer('name_changes_open').notNull().default(0),
  updatedAt,
});
