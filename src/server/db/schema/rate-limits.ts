import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Fixed-window counters of the rate limits, shared by all web processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetsAt: at('resets_at').notNull() },
  (t) => [check('count_positive', sql`${t.count} > 0`)],
);
