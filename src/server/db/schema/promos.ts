import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

/** What people make. An id is made by a browser and means something only together with the person: nobody can find or take another's. */
export const promos = pgTable(
  'promos',
  {
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title'),
    /** 1 when it was first saved, one more with each save. */
    version: integer('version').notNull().default(1),
    /** JSON, see `promoContentSchema`; text, because it must come back letter by letter: browsers compare it with what they sent. */
    content: text('content').notNull(),
    /** The content as `sketchOf` leaves it, for lists; null: it was saved before there were sketches. */
    sketch: text('sketch'),
    /** The render of the content's film; null if it has none. Its row may be gone. */
    renderId: text('render_id'),
    createdAt,
    updatedAt,
    /** Until it is purged, a deleted promo can be brought back. */
    deletedAt: at('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('promos_newest').on(t.userId, t.updatedAt, t.id)],
);

/** The one draft per person of the previous release, until it is taken over as their first promo. Dropped with the next release. */
export const editorDrafts = pgTable('editor_drafts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  draft: text('draft').notNull(),
  updatedAt,
});
