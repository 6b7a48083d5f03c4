import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How somebody wants to be reminded of what they are to post; browsers of theirs are in `push_subscriptions`. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: person().primaryKey(),
    byMail: boolean('by_mail').notNull().default(false),
    /** Also in the night. */
    atNight: boolean('at_night').notNull().default(false),
    /** When their plan was last looked at; what has changed since is looked at anew. */
    lookedAt: at('looked_at'),
    /** When something of it is due next, or might be. */
    nextAt: at('next_at').notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (t) => [index().on(t.nextAt)],
);

/** A class on a day, and of which post of it a reminder tells. */
export type Reminded = { entryId: string; of: string; as: string };

/** Reminders that were sent. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person(),
    /** What it reminds of; none: it told something else. */
    posts: jsonb('posts').$type<Reminded[]>().notNull(),
    /** When its person has said by it that they have posted, which they can once. */
    answeredAt: at('answered_at'),
    createdAt,
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);
