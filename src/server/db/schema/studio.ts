import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, tsvector } from './columns.ts';
import { users } from './people.ts';

/** Seats of studios. A studio is identified by its owner. */
export const studioMembers = pgTable(
  'studio_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The owner. */
    studioId: text('studio_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lowercased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The person who accepted; null: invited. A person has a seat in at most one studio. */
    userId: text('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the newest link's token, which is kept after it was used. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: at('token_expires_at'),
    /** Of the newest invitation. sending: its e-mail has not reached the mail server yet. closed: it ended with the owner's plan. */
    invitation: text('invitation').$type<'sending' | 'mailed' | 'failed' | 'closed'>().notNull().default('sending'),
    /** When the newest invitation was requested. */
    askedAt: at('asked_at').notNull().defaultNow(),
    /** When it was e-mailed. */
    invitedAt: at('invited_at'),
    createdAt,
    /** For searches of studios, which show their seats. */
    words: tsvector('words').generatedAlwaysAs(sql`array_to_tsvector(search_words("email" || ' ' || "name"))`),
  },
  (t) => [
    unique().on(t.studioId, t.email),
    index().on(t.email),
    // All teams, without the rows of their seats.
    index('studio_members_teams').on(t.studioId, t.userId),
    index('studio_members_words').using('gin', t.words),
  ],
);

/** What a studio has beside its seats. Without a row: nothing was set, and it has not ended. */
export const studios = pgTable('studios', {
  /** The owner. */
  id: text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Members may add to the studio's library, too. */
  membersAdd: boolean('members_add').notNull().default(false),
  /** The owner sees members' videos of the timetable before they are posted. */
  seesFirst: boolean('sees_first').notNull().default(false),
  /** The studio has ended, and this is when its library is removed; null: it goes on, or it is removed. */
  keptUntil: at('kept_until'),
});

/** Whose seat was closed with the plan: if it is back within a week, it is theirs again. */
export const closedSeats = pgTable(
  'closed_seats',
  {
    seatId: uuid('seat_id')
      .primaryKey()
      .references(() => studioMembers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [index().on(t.userId)],
);
