import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** The outbox: mails to be sent, written in the transaction of the change that they announce. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The name of its `MailKind`. */
    kind: text('kind').notNull(),
    /** The facts that its text is made from; never a secret. Dates as ISO 8601. Emptied when it is done. */
    facts: jsonb('facts').$type<object>().notNull(),
    /** The account it is for, if there is one; nothing is sent once that is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Only the first of several mails with the same key is stored. */
    key: text('key').unique(),
    createdAt,
    /** When it was sent or given up, or turned out to be no longer true. */
    doneAt: at('done_at'),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.createdAt),
    // What waits is looked at whenever figures are read; most of the table has been sent.
    index('mails_waiting_index').on(t.createdAt).where(sql`done_at is null`),
  ],
);
