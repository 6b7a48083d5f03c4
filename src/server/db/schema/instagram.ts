import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Figures, Place, PostStep } from '../../../contract/instagram.ts';
import { at, createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The Instagram accounts that people have connected, each with one. */
export const instagramAccounts = pgTable(
  'instagram_accounts',
  {
    userId: person().primaryKey(),
    /** The number of the professional account, by which it is posted to. */
    igUserId: text('ig_user_id').notNull(),
    /** The number by which Instagram names the person to this app alone, as in its signed requests. */
    scopedId: text('scoped_id').notNull(),
    username: text('username').notNull(),
    /** The token, sealed (vault.ts). */
    token: text('token').notNull(),
    expiresAt: at('expires_at').notNull(),
    scopes: text('scopes').array().notNull(),
    connectedAt: at('connected_at').notNull(),
    /** When the token was last given or renewed: it is renewed once a day at most. */
    renewedAt: at('renewed_at').notNull(),
    /** Why nothing can be posted there, in words, and since when. */
    failing: text('failing'),
    failedAt: at('failed_at'),
    /** What every video becomes there that the person makes of a class, without being chosen, and since when; null: only those that they choose. */
    every: text('every').$type<Place>(),
    everySince: at('every_since'),
    /** When it was last looked for what is due by that, and when something is next, or might be. */
    lookedAt: at('looked_at'),
    lookAt: at('look_at'),
  },
  (t) => [index('instagram_accounts_of').on(t.igUserId), index('instagram_accounts_scoped').on(t.scopedId)],
);

/** What is to be posted to Instagram, and was. features/instagram/states.ts says how it may change; a trigger enforces it. */
export const instagramPosts = pgTable(
  'instagram_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person(),
    promoId: text('promo_id').notNull(),
    place: text('place').$type<Place>().notNull(),
    /** The class of the person's timetable, and the day that it has it on. null: the promo belongs to none, and `date` is the day of `ownAt`, in UTC. */
    entryId: uuid('entry_id'),
    date: date('date').notNull(),
    /** When it is to be posted, where no class says it. */
    ownAt: at('own_at'),
    state: text('state').$type<PostStep>().notNull().default('planned'),
    /** It was not chosen: every video is posted. Then its caption is written once its time has come, and is empty before. */
    byRule: boolean('by_rule').notNull().default(false),
    caption: text('caption').notNull(),
    /** SHA-256 of what the caption was written for: another one now means that it says something else. */
    captionOf: text('caption_of').notNull(),
    /** When it is looked at next. */
    nextAt: at('next_at').notNull(),
    /** Once its time has come: the render that is posted, of which class it tells, and until when it makes sense. */
    renderId: text('render_id'),
    postedAs: text('posted_as'),
    deadline: at('deadline'),
    /** Where it is posted: an account that is connected later is another one. */
    igUserId: text('ig_user_id'),
    containerId: text('container_id'),
    containerAt: at('container_at'),
    /** How many containers could not be used, how often Instagram could not be asked, and how often it was asked to publish. */
    containers: integer('containers').notNull().default(0),
    troubles: integer('troubles').notNull().default(0),
    asks: integer('asks').notNull().default(0),
    /** When Instagram was first asked to publish it: from then on it is never begun again. */
    askedAt: at('asked_at'),
    mediaId: text('media_id'),
    permalink: text('permalink'),
    publishedAt: at('published_at'),
    /** What Instagram counted of it, and when it last said so. */
    figures: jsonb('figures').$type<Figures>(),
    figuresAt: at('figures_at'),
    /** When it is asked for that next; null: no more. */
    askFiguresAt: at('ask_figures_at'),
    trouble: text('trouble'),
    createdAt,
    updatedAt,
  },
  (t) => [
    unique('instagram_posts_once').on(t.userId, t.promoId, t.place),
    unique('instagram_posts_media').on(t.mediaId),
    unique('instagram_posts_container').on(t.containerId),
    // What was posted without an answer is then found again: it is the only one of its account that can have been.
    uniqueIndex('instagram_posts_one_at_a_time').on(t.igUserId).where(sql`${t.state} = 'publishing'`),
    index('instagram_posts_due')
      .on(t.nextAt)
      .where(sql`${t.state} in ('planned', 'container', 'processing', 'publishing')`),
    index('instagram_posts_figures').on(t.askFiguresAt).where(sql`${t.askFiguresAt} is not null`),
    check('instagram_posts_place', sql`${t.place} in ('reel', 'story')`),
    check(
      'instagram_posts_held',
      sql`${t.state} not in ('container', 'processing', 'publishing') or (${t.containerId} is not null and ${t.igUserId} is not null)`,
    ),
    check('instagram_posts_asked', sql`${t.state} not in ('publishing', 'published') or ${t.askedAt} is not null`),
    check('instagram_posts_published', sql`${t.state} <> 'published' or ${t.publishedAt} is not null`),
  ],
);
