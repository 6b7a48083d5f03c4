import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { OwnPost, PostTime } from '../../../contract/posting.ts';
import type { Entry, Exception } from '../../../contract/timetable.ts';
import { at, createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';
import { promos } from './promos.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whoever has entered a class has a timetable. A studio's is its owner's. */
export const timetables = pgTable('timetables', {
  userId: owner().primaryKey(),
  /** The IANA time zone whose clock its times are on. */
  zone: text('zone').notNull(),
  /** When the videos of its classes are to be posted; null: no time was said. */
  postRule: jsonb('post_rule').$type<PostTime>(),
  updatedAt,
});

/** Classes. An id is made by a browser and means something only together with the person. */
export const timetableEntries = pgTable(
  'timetable_entries',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    entry: jsonb('entry').$type<Entry>().notNull(),
    /** What the last import said that it was; null: it was entered by hand. */
    imported: jsonb('imported').$type<Entry>(),
    /** The calendar that said so, which may be read no more; null: no calendar that is read again. */
    source: uuid('source'),
    createdAt,
    updatedAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** What is different about a class on one day. */
export const timetableExceptions = pgTable(
  'timetable_exceptions',
  {
    userId: owner(),
    entryId: uuid('entry_id').notNull(),
    /** The day that the timetable has the class on. */
    date: date('date').notNull(),
    exception: jsonb('exception').$type<Exception>().notNull(),
    /** What the last import said of this day; null: nothing. */
    imported: jsonb('imported').$type<Exception>(),
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId, t.date] }),
    foreignKey({
      name: 'timetable_exceptions_of_entry',
      columns: [t.userId, t.entryId],
      foreignColumns: [timetableEntries.userId, timetableEntries.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What people make of a class on a day: each has their own. A row without a promo is one that was asked for and is still to be made, or could not be.
 */
export const timetablePromos = pgTable(
  'timetable_promos',
  {
    /** Whose timetable it is. */
    userId: owner(),
    entryId: uuid('entry_id').notNull(),
    /** The day that the timetable has the class on. */
    date: date('date').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    promoId: text('promo_id'),
    /** What its text says of the class, as `fingerprint` has it: another one now means that it is out of date. */
    facts: text('facts'),
    /** Since when text and film are to be made; null: nobody has asked for it, or it is done. */
    wantedAt: at('wanted_at'),
    /** When they were last asked for as part of a week. */
    orderedAt: at('ordered_at'),
    /** Why they could not be made, in words for people. */
    trouble: text('trouble'),
    /** When it is to be posted, or that it is not; null: as the timetable's rule says. */
    ownPost: jsonb('own_post').$type<NonNullable<OwnPost>>(),
    /** When its person has said that they posted it, and of which class: another time or a cancelled one is another post. */
    postedAt: at('posted_at'),
    postedAs: text('posted_as'),
    /** When they were last reminded to post it, and of which post. */
    remindedAt: at('reminded_at'),
    remindedAs: text('reminded_as'),
    /** The render of the film that the studio's owner was asked to see, and what became of that; another film is to be asked for anew. */
    reviewOf: text('review_of'),
    review: text('review').$type<'waiting' | 'approved' | 'back'>(),
    reviewNote: text('review_note'),
    /** Since when it is so, and when the owner was told that it waits, or its person what was answered. */
    reviewAt: at('review_at'),
    reviewToldAt: at('review_told_at'),
    reviewRemindedAt: at('review_reminded_at'),
    createdAt,
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId, t.date, t.personId] }),
    foreignKey({
      name: 'timetable_promos_of_entry',
      columns: [t.userId, t.entryId],
      foreignColumns: [timetableEntries.userId, timetableEntries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'timetable_promos_promo',
      columns: [t.personId, t.promoId],
      foreignColumns: [promos.userId, promos.id],
    }).onDelete('cascade'),
    index('timetable_promos_by_promo').on(t.personId, t.promoId),
    index('timetable_promos_wanted').on(t.wantedAt).where(sql`${t.wantedAt} is not null`),
  ],
);

/** The last imports, each with what it changed, so that it can be undone. */
export const timetableImports = pgTable(
  'timetable_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind').notNull(),
    /** Each class that it changed, as it was before and after. */
    changes: jsonb('changes').$type<{ id: string; before: unknown; after: unknown }[]>().notNull(),
    createdAt,
  },
  (t) => [index('timetable_imports_newest').on(t.userId, t.createdAt)],
);

/** Calendars that are read again every hour. */
export const timetableCalendars = pgTable(
  'timetable_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** As it was given. Whoever has it can read the calendar: it is shown to nobody. */
    address: text('address').notNull(),
    /** What the server says of the version that was put in last, and its SHA-256. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    sum: text('sum').notNull(),
    /** When it was last read without a failure. */
    readAt: at('read_at').notNull().defaultNow(),
    /** How often it could not be read since then, and why, in words. */
    failures: integer('failures').notNull().default(0),
    failing: text('failing'),
    /** When it is read next. */
    nextAt: at('next_at').notNull(),
    createdAt,
  },
  (t) => [unique('timetable_calendars_once').on(t.userId, t.address), index('timetable_calendars_due').on(t.nextAt)],
);

/** The addresses at which calendars read when somebody is to post; the secret in them is not stored. */
export const postFeeds = pgTable('post_feeds', {
  userId: owner().primaryKey(),
  /** SHA-256 of the secret, in hexadecimal digits. */
  hash: text('hash').notNull().unique(),
  createdAt,
});
