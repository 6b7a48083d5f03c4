import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role, SubscriptionStatus } from '../../../contract/plans.ts';
import type { Animation } from '../../../scene/animations.ts';
import type { CodeSettings } from '../../../scene/code.ts';
import type { Logo } from '../../../scene/logo.ts';
import type { TrackId } from '../../../scene/music.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import type { Promo, Sound } from '../../../scene/promo.ts';
import type { MadeFor } from '../../../scene/zones.ts';
import type { Loudness } from '../../media/tool/loudness.ts';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** A stored text frame, cropped to its rectangle on the 1080x1920 frame, with the promo it was drawn from. */
export const overlays = pgTable(
  'overlays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    publicId: text('public_id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cropped picture, its rectangle, the animation, and whether we drew it. */
    contentHash: text('content_hash').notNull(),
    /** SHA-256 of the input last submitted for it: the same input then finds it without drawing or reading a picture. */
    sourceHash: text('source_hash').notNull(),
    promo: jsonb('promo').$type<Promo>().notNull(),
    /** What the picture was drawn for; null: it was posted. */
    ground: jsonb('ground').$type<Surroundings>(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Drawn for a film that is made ahead; nobody has submitted it yet. */
    ahead: boolean('ahead').notNull().default(false),
    createdAt,
    /** When it was last submitted; unused ones are swept. */
    usedAt: at('used_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.userId, t.contentHash),
    index().on(t.userId, t.sourceHash),
    index().on(t.usedAt),
    index().on(t.storageKey),
  ],
);

/** What a worker needs to know to make a film. Lengths in pixels of the 1080x1920 frame, times in seconds. */
export type FilmPlan = {
  /** film: the mp4 with sound. text: the transparent video of the text alone. */
  kind: 'film' | 'text';
  frame: { storageKey: string; x: number; y: number; width: number; height: number } | null;
  /** What the frame was drawn from, so that its lines can move one by one; null: it was posted, and moves as one. */
  drawn: { promo: Promo; ground: Surroundings } | null;
  animation: Animation;
  coverFirst: boolean;
  /** null: black. The piece is repeated if the film is longer. */
  background: {
    storageKey: string;
    start: number;
    duration: number;
    hasAudio: boolean;
    /** Absent, as the next: planned by a version that left the sound as it is. */
    sound?: Sound;
    /** null: the clip was never measured. */
    loudness?: Loudness | null;
  } | null;
  duration: number;
  /** Absent or null: none. */
  music?: TrackId | null;
  /** A track of the person's own instead: where it is, what was measured of it, and from which second on it is played. */
  ownTrack?: { storageKey: string; start: number; loudness: Loudness } | null;
  watermark: boolean;
  /** The promo's QR code, of which the text keeps clear, as the logo beside it lets it stand; absent: none. */
  code?: { settings: CodeSettings; logo: Logo | null } | null;
  /** The logo of the person's brand kit; absent: none. */
  logo?: (Logo & { storageKey: string; madeFor: MadeFor }) | null;
};

/** Films, content-addressed: one row and one file per key, no matter who requested it. */
export const films = pgTable(
  'films',
  {
    /** SHA-256 of frame, background piece, duration, animation, music, watermark, logo, QR code and engine version. */
    key: text('key').primaryKey(),
    publicId: text('public_id').notNull().unique(),
    /** planned: described, but nobody has requested the file yet; it may be made ahead. */
    status: text('status').$type<'planned' | 'queued' | 'running' | 'done' | 'failed'>().notNull().default('planned'),
    /** As shown by the progress bar, 0 to 100. */
    progress: real('progress').notNull().default(0),
    /** Why it failed, in words for people. */
    error: text('error'),
    /** Everything the worker needs to make it. */
    plan: jsonb('plan').$type<FilmPlan>().notNull(),
    /** Null until done. */
    storageKey: text('storage_key'),
    /** The file of its cover; null: it has none. */
    coverKey: text('cover_key'),
    bytes: integer('bytes'),
    createdAt,
    /** When somebody last requested it; unused ones are swept. */
    usedAt: at('used_at').notNull().defaultNow(),
    /** When the work on it was last begun, and done; how long films wait is estimated from it. */
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index().on(t.usedAt),
    index().on(t.finishedAt),
    // Whether a file of the store is still needed.
    index().on(t.storageKey),
    index().on(t.coverKey),
    index('films_frame').on(sql`((${t.plan} -> 'frame' ->> 'storageKey'))`),
  ],
);

/** One person's request for a film. Requesting the same film again gives the same render, so that its download counts once. */
export const renders = pgTable(
  'renders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filmKey: text('film_key')
      .notNull()
      .references(() => films.key, { onDelete: 'cascade' }),
    /** When work for this render was last started; null: not composed yet. */
    startedAt: at('started_at'),
    createdAt,
  },
  (t) => [unique().on(t.userId, t.filmKey), index().on(t.userId, t.startedAt), index().on(t.filmKey)],
);

/** The film that is made ahead for a person, who has not asked for it yet: one at a time. Asking for it makes a render, like any film. */
export const filmsAhead = pgTable(
  'films_ahead',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names this wish: only who has made it takes it back. */
    id: uuid('id').notNull().defaultRandom(),
    filmKey: text('film_key')
      .notNull()
      .references(() => films.key, { onDelete: 'cascade' }),
    askedAt: at('asked_at').notNull().defaultNow(),
  },
  (t) => [index().on(t.filmKey)],
);

/** Download activity; counted once per person and render. */
export const downloads = pgTable(
  'downloads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    renderId: uuid('render_id').notNull(),
    /** As they were at that moment. */
    userEmail: text('user_email').notNull(),
    userRole: text('user_role').$type<Role>().notNull(),
    userSubscriptionStatus: text('user_subscription_status').$type<SubscriptionStatus>().notNull(),
    instructorName: text('instructor_name').notNull(),
    classType: text('class_type').notNull(),
    downloadedAt: at('downloaded_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.userId, t.renderId),
    index('downloads_newest').on(t.downloadedAt, t.id),
    index('downloads_history').on(t.userId, t.downloadedAt, t.id),
    // For sums of a period, which need nothing else of the rows.
    index('downloads_period').on(t.downloadedAt, t.userId),
  ],
);

/**
 * Sums of downloads by day (UTC), kept by triggers, in parts by person: two who download at once seldom wait for each
 * other.
 */
export const downloadDays = pgTable(
  'download_days',
  {
    day: date('day').notNull(),
    /** The first digit of the MD5 of the person's id. */
    part: text('part').notNull(),
    downloads: integer('downloads').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.part] })],
);

/** The same by person and month, whose first day is named: of most periods that are asked for, months are the larger part. */
export const downloadMonths = pgTable(
  'download_months',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: date('month').notNull(),
    downloads: integer('downloads').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    index('download_months_people').on(t.month, t.userId, t.downloads),
  ],
);
