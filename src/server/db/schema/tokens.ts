import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '../../../contract/tokens.ts';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** Personal access tokens. The token itself is not stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, in hexadecimal digits. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    endsAt: at('ends_at').notNull(),
    /** The day in UTC; null: never. */
    lastUsedOn: date('last_used_on'),
    createdAt,
  },
  (t) => [index().on(t.userId)],
);
