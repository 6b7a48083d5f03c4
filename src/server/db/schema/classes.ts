import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

/** userId null: universal. */
export const classTypes = pgTable(
  'class_types',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    classType: text('class_type').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [
    uniqueIndex('class_types_owner_name').on(sql`coalesce(${t.userId}, '')`, sql`lower(${t.classType})`),
    index().on(t.userId),
  ],
);

/** userId null: the global default. */
export const classDescriptions = pgTable(
  'class_descriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    className: text('class_name').notNull(),
    description: text('description').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('class_descriptions_owner_name').on(sql`coalesce(${t.userId}, '')`, sql`lower(${t.className})`),
    index().on(t.userId),
  ],
);

/** Where people book a class, if not where they book everything. */
export const classLinks = pgTable(
  'class_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    className: text('class_name').notNull(),
    link: text('link').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    updatedAt,
  },
  (t) => [uniqueIndex('class_links_owner_name').on(t.userId, sql`lower(${t.className})`)],
);
