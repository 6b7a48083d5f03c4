import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import type { ClipTag } from '../../../contract/library.ts';
import type { Survey } from '../../../scene/survey.ts';
import type { FileFacts } from '../../media/tool/facts.ts';
import type { Loudness } from '../../media/tool/loudness.ts';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** A stored run of bytes of an upload that arrives in parts. */
export type UploadPart = { key: string; bytes: number };

/** The states of an upload that has a row. For the allowed transitions see `features/library/states.ts`. */
export const UPLOAD_STATUSES = ['uploading', 'checking', 'processing', 'segmenting', 'ready', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/**
 * What the check of an upload found: its size as a viewer sees it, in pixels, and everything needed to make its pieces.
 * Without `facts` if checked by a version that did not keep them.
 */
export type LookedAt = Pick<FileFacts, 'container'> & { width: number; height: number; facts?: FileFacts };

/** Uploads being added to a library. Once one is ready, only its pieces are kept. */
export const uploads = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the upload as a whole; its URL stands for its pieces. */
    publicId: text('public_id').notNull().unique(),
    /** The sender, and the only person who may continue sending. What else they may do depends on whose library it is. */
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** On whose account its bytes are; null: the program's, and it is in the universal library. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** It is in that person's own library, too. The others that it is in have a row each in `places`. */
    atHome: boolean('at_home').notNull().default(true),
    title: text('title').notNull(),
    /** Written only by `transition`; a trigger refuses anything its table does not name. */
    status: text('status').$type<UploadStatus>().notNull().default('uploading'),
    /** The lease of the process that receives it in one piece, or checks it, until `leaseUntil`; null: none. */
    leaseId: uuid('lease_id'),
    leaseUntil: at('lease_until'),
    /** Why it failed, in words for people. */
    reason: text('reason'),
    /** Of the whole file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Reserved from the library's quota: the file's size at first, less what its pieces have taken over. */
    reserved: bigint('reserved', { mode: 'number' }).notNull(),
    /** The parts received so far, in order, until the file is assembled. */
    parts: jsonb('parts').$type<UploadPart[]>().notNull().default([]),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The client's own name for a chunked upload, with the person's id. */
    clientKey: text('client_key').unique(),
    /** Seconds; null if the file does not say. */
    duration: real('duration'),
    /** null until it has been checked. */
    lookedAt: jsonb('looked_at').$type<LookedAt>(),
    /** The whole file, between arrival and the end of ingest. */
    storageKey: text('storage_key'),
    /** Share of the frames that are done, 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** Indexes of pieces that were removed while the others were being made: a retry does not make them again. */
    removedPieces: jsonb('removed_pieces').$type<number[]>().notNull().default([]),
    /** When encoding began. */
    startedAt: at('started_at'),
    createdAt,
    /** When bytes last arrived or its state last changed; abandoned uploads are swept. */
    touchedAt: at('touched_at').notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.uploaderId),
    index().on(t.status, t.touchedAt),
    check('sources_status', sql.raw(`status in (${UPLOAD_STATUSES.map((each) => `'${each}'`).join(', ')})`)),
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
    /** As of its upload; null: universal. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Those of its upload's libraries that it was removed from, by their codes (db/libraries.ts). */
    hiddenFrom: jsonb('hidden_from').$type<string[]>().notNull().default([]),
    title: text('title').notNull(),
    /** Seconds. */
    duration: real('duration').notNull(),
    hasAudio: boolean('has_audio').notNull(),
    storageKey: text('storage_key').notNull(),
    posterKey: text('poster_key').notNull(),
    previewKey: text('preview_key').notNull(),
    /** How it moves and how light it is; null: made before clips were surveyed. */
    survey: jsonb('survey').$type<Survey>(),
    /** How loud its sound is; null: it has none, or was made before sound was measured. */
    loudness: jsonb('loudness').$type<Loudness>(),
    tags: jsonb('tags').$type<ClipTag[]>().notNull().default([]),
    /** The upload that it is a piece of; null: one of the product's own loops. */
    uploadId: uuid('source_id').references(() => uploads.id, { onDelete: 'cascade' }),
    /** 0 for the first 15 seconds of the upload, 1 for the next. */
    pieceIndex: integer('piece_index'),
    /** Of its three files; counts against the quota. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Order in the library. */
    position: integer('position').notNull().default(0),
    createdAt,
  },
  (t) => [index().on(t.userId), unique().on(t.uploadId, t.pieceIndex)],
);

/**
 * The libraries that an upload is in beside its account's own: it and its pieces are stored once. The last one that it
 * leaves takes it away. Written only by `putPlaces`.
 */
export const places = pgTable(
  'library_places',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Whose library; of a studio, its owner. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The library of that person's studio rather than their own. */
    isStudio: boolean('is_studio').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.userId, t.isStudio] }), index().on(t.userId, t.isStudio)],
);

/** The product's own loops that this installation has been given: one that an admin deleted does not come back. */
export const startersGiven = pgTable('starters_given', { slug: text('slug').primaryKey(), createdAt });
