// size: one list of tables; they refer to each other, and files that import each other are no gain.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../contract/admin.ts';
import type { PlanId } from '../../contract/billing.ts';
import type { Role, SubscriptionStatus } from '../../contract/plans.ts';
import type { Animation, Promo } from '../../scene/promo.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = at('created_at').notNull().defaultNow();
const updatedAt = at('updated_at').notNull().defaultNow();

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionExpiresAt: at('subscription_expires_at'),
    /** Own backgrounds that the plan no longer includes are removed then; null: they stay. */
    libraryKeptUntil: at('library_kept_until'),
  },
  (t) => [
    index('users_newest').on(t.createdAt, t.id),
    index('users_plan').on(t.role, t.subscriptionStatus, t.createdAt),
    index('users_last_download').on(t.lastDownloadAt, t.id),
    index('users_email_beginning').on(t.email.op('text_pattern_ops')),
  ],
);

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

export const instructorPreferences = pgTable('instructor_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  instructorName: text('instructor_name').notNull().default(''),
  studio: text('studio').notNull().default(''),
  lastClassTime: text('last_class_time'),
  writingStyle: text('writing_style').notNull().default('sensual'),
  /** Changes of the instructor name that were counted, and those among them that no saved name has used yet. */
  nameChangeCount: integer('name_change_count').notNull().default(0),
  nameChangesOpen: integer('name_changes_open').notNull().default(0),
  updatedAt,
});

/** The editor as a person left it, as their browser wrote it: Safari empties its own storage after seven days without a visit. */
export const editorDrafts = pgTable('editor_drafts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  draft: text('draft').notNull(),
  updatedAt,
});

/**
 * The words of everything that a person's card shows: address, names, studio, also as the studio's owner has given them; for searches. Triggers of the
 * database keep them up to date. `search_words` folds and splits them, and what is looked for; it uses only core functions of Postgres, since not every one
 * has unaccent or pg_trgm.
 */
export const personWords = pgTable(
  'person_words',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
  },
  (t) => [index('person_words_words').using('gin', t.words)],
);

/** Seats of studios. A studio is its owner. */
export const studioMembers = pgTable(
  'studio_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The owner. */
    studioId: text('studio_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Who has accepted; null: invited. A person sits in one studio at most. */
    userId: text('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the newest link's token, which stays when it was used. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: at('token_expires_at'),
    /** Of the newest invitation. sending: its mail is on its way to the mail server. closed: it ended with the owner's plan. */
    invitation: text('invitation').$type<'sending' | 'mailed' | 'failed' | 'closed'>().notNull().default('sending'),
    /** When the newest invitation was asked for. */
    askedAt: at('asked_at').notNull().defaultNow(),
    /** When it was mailed. */
    invitedAt: at('invited_at'),
    createdAt,
    /** For searches among studios, which show their seats. */
    words: tsvector('words').generatedAlwaysAs(sql`array_to_tsvector(search_words("email" || ' ' || "name"))`),
  },
  (t) => [unique().on(t.studioId, t.email), index().on(t.email), index('studio_members_words').using('gin', t.words)],
);

/** What admins and studio owners did to other people's data; written in the transaction of the deed, never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorEmail: text('actor_email').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** No reference: the entry outlives the person. */
    subjectId: text('subject_id'),
    subjectEmail: text('subject_email').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.actorId), index().on(t.subjectId, t.id), index().on(t.subjectEmail, t.id)],
);

/** userId null: universal. */
export const classTypes = pgTable(
  'class_types',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    classType: text('class_type').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [uniqueIndex('class_types_owner_name').on(sql`coalesce(${t.userId}, '')`, sql`lower(${t.classType})`)],
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
  (t) => [uniqueIndex('class_descriptions_owner_name').on(sql`coalesce(${t.userId}, '')`, sql`lower(${t.className})`)],
);

/** A stored run of bytes of an upload that arrives bit by bit. */
export type UploadPart = { key: string; bytes: number };

/** The states of an upload that has a row. Which one may follow which: `features/library/handlers/states.ts`. */
export const SOURCE_STATUSES = ['uploading', 'checking', 'processing', 'segmenting', 'ready', 'failed'] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

/** What the look at an upload has found, as far as it is told again: its size as a viewer sees it, in pixels. */
export type LookedAt = { container: 'mp4' | 'matroska' | 'avi' | 'mpegts'; width: number; height: number };

/** Uploads on their way into a library. What is kept of a ready one is its pieces. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the upload as a whole; its address stands for its pieces. */
    publicId: text('public_id').notNull().unique(),
    /** Who sends it, and who alone may go on sending. What else they may do follows from whose library it is. */
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose library; null: everybody's. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Written by `transition` alone; a trigger refuses what its table does not name. */
    status: text('status').$type<SourceStatus>().notNull().default('uploading'),
    /** Whoever receives it in one piece, or looks at it, until `leaseUntil`; null: nobody. */
    leaseId: uuid('lease_id'),
    leaseUntil: at('lease_until'),
    /** Why it failed, for people. */
    reason: text('reason'),
    /** Of the whole file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of the library's quota: the file's size at first, less what its pieces have taken over. */
    reserved: bigint('reserved', { mode: 'number' }).notNull(),
    /** What has arrived, in order, until the file is put together. */
    parts: jsonb('parts').$type<UploadPart[]>().notNull().default([]),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The client's own name for an upload in chunks, with the person's id. */
    clientKey: text('client_key').unique(),
    /** Seconds; null where the file does not say. */
    duration: real('duration'),
    /** null until it was looked at. */
    lookedAt: jsonb('looked_at').$type<LookedAt>(),
    /** The whole file, between arrival and the end of ingest. */
    storageKey: text('storage_key'),
    /** Share of the frames that are done, 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** Indexes of pieces that somebody has removed while the others were made: another try does not make them again. */
    removedPieces: jsonb('removed_pieces').$type<number[]>().notNull().default([]),
    /** When the frames began to be made. */
    startedAt: at('started_at'),
    createdAt,
    /** When bytes last arrived or its state last changed; what nobody continues is swept. */
    touchedAt: at('touched_at').notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.uploaderId),
    index().on(t.status, t.touchedAt),
    check('sources_status', sql.raw(`status in (${SOURCE_STATUSES.map((each) => `'${each}'`).join(', ')})`)),
    check('sources_lease', sql`(${t.leaseId} is null) = (${t.leaseUntil} is null)`),
    check('sources_checking', sql`${t.status} <> 'checking' or ${t.leaseId} is not null`),
  ],
);

/** Backgrounds ready to use: starter loops (userId null) and 15-second pieces of uploads. */
export const clips = pgTable(
  'clips',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    publicId: text('public_id').notNull().unique(),
    /** null: universal. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Seconds. */
    duration: real('duration').notNull(),
    hasAudio: boolean('has_audio').notNull(),
    storageKey: text('storage_key').notNull(),
    posterKey: text('poster_key').notNull(),
    previewKey: text('preview_key').notNull(),
    /** The upload that it is a piece of; null: a loop of the product. */
    sourceId: uuid('source_id').references(() => sources.id, { onDelete: 'cascade' }),
    /** 0 for the first 15 seconds of the upload, 1 for the next. */
    pieceIndex: integer('piece_index'),
    /** Of its three files; counts against the quota. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Order in the library. */
    position: integer('position').notNull().default(0),
    createdAt,
  },
  (t) => [index().on(t.userId), unique().on(t.sourceId, t.pieceIndex)],
);

/** A stored text frame, cropped to its rectangle on the 1080x1920 frame, with the promo that it was drawn from. */
export const overlays = pgTable(
  'overlays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    publicId: text('public_id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cropped picture, its rectangle and the animation. */
    contentHash: text('content_hash').notNull(),
    /** SHA-256 of what was last handed in for it: then it is found without drawing or reading a picture. */
    sourceHash: text('source_hash').notNull(),
    promo: jsonb('promo').$type<Promo>().notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt,
    /** When it was last handed in; what nobody uses is swept. */
    usedAt: at('used_at').notNull().defaultNow(),
  },
  (t) => [unique().on(t.userId, t.contentHash), index().on(t.userId, t.sourceHash), index().on(t.usedAt)],
);

/** What a worker must know to make a film. Lengths in pixels of the 1080x1920 frame, times in seconds. */
export type FilmPlan = {
  /** film: the mp4 with sound. text: the transparent video of the text alone. */
  kind: 'film' | 'text';
  frame: { storageKey: string; x: number; y: number; width: number; height: number } | null;
  animation: Animation;
  /** null: black. The piece is repeated where the film is longer. */
  background: { storageKey: string; start: number; duration: number; hasAudio: boolean } | null;
  duration: number;
  watermark: boolean;
};

/** Films, content-addressed: one row and one file for each key, whoever asked for it. */
export const films = pgTable(
  'films',
  {
    /** SHA-256 of frame, background piece, duration, animation, watermark and engine version. */
    key: text('key').primaryKey(),
    publicId: text('public_id').notNull().unique(),
    /** planned: described, but nobody has asked for the file yet. */
    status: text('status').$type<'planned' | 'queued' | 'running' | 'done' | 'failed'>().notNull().default('planned'),
    /** As the progress bar shows it, 0 to 100. */
    progress: real('progress').notNull().default(0),
    /** Why it failed, for people. */
    error: text('error'),
    /** All that the worker needs to make it. */
    plan: jsonb('plan').$type<FilmPlan>().notNull(),
    /** Null until done. */
    storageKey: text('storage_key'),
    bytes: integer('bytes'),
    createdAt,
    /** When somebody last asked for it; what nobody uses is swept. */
    usedAt: at('used_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (t) => [index().on(t.usedAt)],
);

/** One person's request for a film. The same film asked for again is the same render, so that its download counts once. */
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

/** Download activity; counted once for each person and render. */
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
  ],
);

/** Videos that people have made smaller; each is removed an hour after it is done. */
export const compressions = pgTable(
  'compressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'waiting' | 'compressing' | 'done' | 'failed'>().notNull().default('waiting'),
    /** Share of the work that is done, 0 to 1. */
    progress: real('progress').notNull().default(0),
    originalBytes: bigint('original_bytes', { mode: 'number' }).notNull(),
    targetBytes: bigint('target_bytes', { mode: 'number' }).notNull(),
    /** Null until done. */
    compressedBytes: bigint('compressed_bytes', { mode: 'number' }),
    /** Why it failed, for people. */
    reason: text('reason'),
    /** The video as it was sent, until the work has ended; then what has come of it. */
    storageKey: text('storage_key'),
    createdAt,
    finishedAt: at('finished_at'),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);

/** Fixed-window counters of the rate limits, shared by all web processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetsAt: at('resets_at').notNull() },
  (t) => [check('count_positive', sql`${t.count} > 0`)],
);

/** Numbers the looks at a subscription: what a later look saw replaces what an earlier one saw, whichever is written first. */
export const billingLooks = pgSequence('billing_looks');

/** What a person pays for themselves, as it was last seen; a seat in a team is no part of it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    status: text('status').$type<'active' | 'past_due' | 'ended'>().notNull(),
    /** mock: bought in development, nobody was charged. */
    source: text('source').$type<'stripe' | 'mock'>().notNull(),
    periodEnd: at('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** What a period costs, in the currency's smallest unit; null: not asked for yet. */
    amount: integer('amount'),
    /** ISO 4217, lower-case. */
    currency: text('currency'),
    endedAt: at('ended_at'),
    look: bigint('look', { mode: 'number' }).notNull(),
    checkedAt: at('checked_at').notNull().defaultNow(),
  },
  (t) => [index().on(t.status, t.checkedAt)],
);

/** Attempts to buy. Its id is the id of the purchase that it becomes. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** session: a checkout of Stripe's. upgrade: a change of the subscription. mock: in development. */
    kind: text('kind').$type<'session' | 'upgrade' | 'mock'>().notNull(),
    /** What the success page is given; Stripe's for a session, null until it is there. */
    sessionId: text('session_id').unique(),
    status: text('status').$type<'open' | 'confirmed' | 'closed'>().notNull().default('open'),
    createdAt,
  },
  (t) => [uniqueIndex('checkouts_one_open').on(t.userId).where(sql`${t.status} = 'open'`), index().on(t.userId)],
);

/** Events that Stripe has delivered, each once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
    /** When what it was about was looked at. */
    appliedAt: at('applied_at'),
  },
  (t) => [index().on(t.receivedAt)],
);

/** Customers at Stripe whose person has been deleted: nothing of theirs may be paid any more. Says nothing of the person. */
export const closedCustomers = pgTable('closed_customers', {
  customerId: text('customer_id').primaryKey(),
  closedAt: at('closed_at').notNull().defaultNow(),
  /** When their open checkouts were expired and what they subscribe to was taken up; null: it has to be done. */
  settledAt: at('settled_at'),
});

/** Subscriptions at Stripe that are no account's here, or that stand beside the one that is. */
export const unmatchedSubscriptions = pgTable(
  'unmatched_subscriptions',
  {
    /** Stripe's. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** The account that it seems to belong to. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** late: paid after its person was deleted. second: paid in a checkout that had been closed. nobody: no account has it. other: the account has another one. */
    reason: text('reason').$type<'late' | 'second' | 'nobody' | 'other'>().notNull(),
    planId: text('plan_id').$type<PlanId>(),
    /** What a period costs, in the currency's smallest unit. */
    amount: integer('amount'),
    currency: text('currency'),
    /** Real money, not Stripe's test mode. */
    isLive: boolean('is_live').notNull(),
    startedAt: at('started_at').notNull(),
    foundAt: at('found_at').notNull().defaultNow(),
    seenAt: at('seen_at').notNull().defaultNow(),
    /** What was paid from then on is refunded when it is ended. */
    refundSince: at('refund_since').notNull(),
    /** When it was decided to end and refund it; null: admins decide. */
    endingAt: at('ending_at'),
    /** When that was done. */
    endedAt: at('ended_at'),
    /** What was refunded, in the currency's smallest unit. */
    refunded: integer('refunded'),
  },
  (t) => [index().on(t.customerId), index().on(t.userId)],
);

/** What a mail of billing tells; dates as ISO 8601. */
export type BillingNotice =
  | { kind: 'payment_failed'; planId: PlanId }
  | { kind: 'plan_ended'; planId: PlanId; libraryKeptUntil: string | null }
  | { kind: 'plan_kept'; planId: PlanId; renewsAt: string; amount: number | null; currency: string | null }
  | { kind: 'second_refunded'; planId: PlanId | null; amount: number; currency: string | null }
  | { kind: 'library_kept' | 'library_reminder'; libraryKeptUntil: string };

/** Mails that must go out once, written with the change that they tell of. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: jsonb('notice').$type<BillingNotice>().notNull(),
    createdAt,
    sentAt: at('sent_at'),
  },
  (t) => [index().on(t.userId), index().on(t.sentAt, t.createdAt)],
);
