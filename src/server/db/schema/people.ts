import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Role, SubscriptionStatus } from '../../../contract/plans.ts';
import { at, createdAt, tsvector, updatedAt } from './columns.ts';

/** People. The first block is better-auth's; the rest is ours and never written from a request's body. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt,
    updatedAt,
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    role: text('role').$type<Role>().notNull().default('user'),
    subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('free'),
    downloadCount: integer('download_count').notNull().default(0),
    lastDownloadAt: at('last_download_at'),
    /** When a page of theirs last asked who they are, to the hour; null: not within the last session. */
    lastSeenAt: at('last_seen_at').defaultNow(),
    /** When they first had a film made; null: never. */
    firstFilmAt: at('first_film_at'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionExpiresAt: at('subscription_expires_at'),
    /** When the person's own backgrounds that the plan no longer includes are removed; null: they stay. */
    libraryKeptUntil: at('library_kept_until'),
  },
  (t) => [
    index('users_newest').on(t.createdAt, t.id),
    // Also to count a selection of them without reading the rows.
    index('users_plans').on(t.role, t.subscriptionStatus, t.createdAt, t.id),
    index('users_last_download').on(t.lastDownloadAt, t.id),
    index('users_email_beginning').on(t.email.op('text_pattern_ops')),
    // The orders of the admins' list.
    index('users_last_seen').on(t.lastSeenAt, t.id),
    // From the latest on, whoever was never seen last.
    index('users_last_seen_down').on(t.lastSeenAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('users_downloads').on(t.downloadCount, t.id),
    index('users_expiry').on(t.subscriptionExpiresAt),
  ],
);

/** A person as stored in the database. */
export type SessionUser = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt,
    updatedAt,
  },
  (t) => [index().on(t.userId)],
);

/** Ways of signing in: a password, or an identity provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt,
    updatedAt,
  },
  (t) => [unique().on(t.providerId, t.accountId), index().on(t.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (t) => [index().on(t.identifier)],
);

/**
 * What a person's card shows: e-mail address, names and studio, including those the studio's owner has given them; for
 * searches, and for the order by name. Database triggers keep it up to date. `search_words` folds and splits both these
 * texts and the search terms; it uses only core functions of Postgres, since not every installation has unaccent or
 * pg_trgm.
 */
export const personWords = pgTable(
  'person_words',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the program of the release before searches them. */
    words: tsvector('words').notNull(),
    /** The same words with spaces between them. */
    shown: text('shown').notNull().default(''),
    /** What the card is headed by, without accents and capitals. */
    name: text('name').notNull().default(''),
    /** When the account was made: what a search finds is put in order without a look at the accounts. */
    joined: at('joined').notNull().defaultNow(),
  },
  (t) => [index('person_words_words').using('gin', t.words), index('person_words_name').on(t.name, t.userId)],
);
