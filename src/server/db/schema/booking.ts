import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './people.ts';

/** Where people book with somebody. A studio's link is its owner's; links of single classes are in `class_links`. */
export const bookings = pgTable('bookings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Empty: none. */
  link: text('link').notNull().default(''),
  /** It says where people come from. */
  campaign: boolean('campaign').notNull().default(false),
  updatedAt,
});
