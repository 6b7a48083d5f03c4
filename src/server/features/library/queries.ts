import { type AnyColumn, and, desc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { clipsIn, type Shelf, uploadsIn } from '../../db/libraries.ts';
import { clips, places, uploads } from '../../db/schema/library.ts';
import { users } from '../../db/schema/people.ts';
import { KEPT, over } from '../../retention.ts';
import { type Account, personOr } from '../../storage/index.ts';
import { ON_THE_WAY } from './states.ts';

export type ClipRow = typeof clips.$inferSelect;
export type Upload = typeof uploads.$inferSelect;

/** A clip as lists need it: only everybody's library, which looks choose from at once, is listed with surveys and tags. */
export type ListedClip = Pick<ClipRow, 'id' | 'publicId' | 'userId' | 'uploadId' | 'title' | 'duration' | 'hasAudio'> &
  Partial<Pick<ClipRow, 'survey' | 'tags'>>;

/**
 * The clips of a library in its order: newest upload first, its pieces in sequence. Read as the driver gives them: of a
 * thousand, the query builder looked at each column of each row for a sixth of the call.
 * @param library null: the universal one
 */
export async function listClips(db: Database, library: Shelf | null): Promise<ListedClip[]> {
  const { rows } = await db.execute<ListedClip>(sql`
    select ${clips.id} as "id", ${clips.publicId} as "publicId", ${clips.userId} as "userId", ${clips.uploadId} as "uploadId",
      ${clips.title} as "title", ${clips.duration} as "duration", ${clips.hasAudio} as "hasAudio"
      ${library === null ? sql`, ${clips.survey} as "survey", ${clips.tags} as "tags"` : sql``}
    from ${clips} left join ${uploads} on ${uploads.id} = ${clips.uploadId}
    where ${library === null ? isNull(clips.userId) : clipsIn(library)}
    order by ${clips.position}, ${uploads.createdAt} desc, ${clips.pieceIndex}, ${clips.createdAt}`);
  return rows;
}

/** Whether anything is in a library, or on its way there. */
export async function hasAny(db: Database, library: Shelf): Promise<boolean> {
  return (await db.$count(uploads, uploadsIn(library))) > 0;
}

export async function findClip(db: Database, publicId: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(clips).where(eq(clips.publicId, publicId));
  return row ?? null;
}

export async function findClipById(db: Database, id: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(clips).where(eq(clips.id, id));
  return row ?? null;
}

/** null if that piece does not exist yet. */
export async function findPiece(db: Database, uploadId: string, index: number): Promise<ClipRow | null> {
  const [row] = await db
    .select()
    .from(clips)
    .where(and(eq(clips.uploadId, uploadId), eq(clips.pieceIndex, index)));
  return row ?? null;
}

export async function findUpload(db: Database, where: { id: string } | { publicId: string }): Promise<Upload | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where('id' in where ? eq(uploads.id, where.id) : eq(uploads.publicId, where.publicId));
  return row ?? null;
}

/** The chunked upload that a client calls by this name. */
export async function findUploadByClientKey(db: Database, clientKey: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.clientKey, clientKey));
  return row ?? null;
}

export function countPieces(db: Database, uploadId: string): Promise<number> {
  return db.$count(clips, eq(clips.uploadId, uploadId));
}

/** It arrives in one piece: only the request that brings it can continue it. */
const isPosting = and(eq(uploads.status, 'uploading'), isNotNull(uploads.leaseId))!;

export type CountedUpload = { upload: Upload; pieces: number };

/** Uploads into these libraries, or sent by the person, that are unfinished or failed in the last day; newest first. */
export async function listUploads(db: Database, userId: string, libraries: readonly Shelf[]): Promise<CountedUpload[]> {
  const pieces = db.$count(clips, eq(clips.uploadId, uploads.id));
  return db
    .select({ upload: uploads, pieces })
    .from(uploads)
    .where(
      and(
        or(eq(uploads.uploaderId, userId), ...libraries.map(uploadsIn)),
        // What is still being posted has no answer yet that would name it.
        not(isPosting),
        or(
          inArray(uploads.status, [...ON_THE_WAY]),
          and(eq(uploads.status, 'failed'), gt(uploads.touchedAt, over(KEPT.upload))),
        ),
      ),
    )
    .orderBy(desc(uploads.createdAt));
}

/** An upload as lists need it. */
export type ListedUpload = Pick<Upload, 'id' | 'publicId' | 'userId' | 'title' | 'duration'>;

/** The uploads with these ids, newest first. */
export async function listNamed(db: Database, ids: readonly string[]): Promise<ListedUpload[]> {
  if (ids.length === 0) return [];
  const { id, publicId, userId, title, duration } = uploads;
  return db
    .select({ id, publicId, userId, title, duration })
    .from(uploads)
    .where(sql`${id} = any(${sql.param(ids)})`)
    .orderBy(desc(uploads.createdAt));
}

/** Bytes on a person's account, their studio's library included: what is stored, and what uploads in progress have reserved. */
export async function usedBytes(db: Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`(
        (select coalesce(sum(${clips.bytes}), 0) from ${clips} where ${clips.userId} = ${userId})
        + (select coalesce(sum(${uploads.reserved}), 0) from ${uploads} where ${uploads.userId} = ${userId})
      )::float8`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.bytes ?? 0;
}

/** Where the public ids of a library's clips begin. */
export function folderOf(userId: string | null): string {
  return userId ? `user-videos/${userId}` : 'universal';
}

/** Keys of stored files that nothing refers to any more. */
export type Files = string[];
export const filesOf = (rows: Pick<ClipRow, 'storageKey' | 'posterKey' | 'previewKey'>[]): Files =>
  rows.flatMap(({ storageKey, posterKey, previewKey }) => [storageKey, posterKey, previewKey]);

export const uploadFiles = ({ storageKey, parts }: Pick<Upload, 'storageKey' | 'parts'>): Files => [
  ...(storageKey ? [storageKey] : []),
  ...parts.map(({ key }) => key),
];

/** Those of the keys that something refers to, with whose account they are on. */
export async function knownFiles(db: Database, keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const found = await db
    .select()
    .from(clips)
    .where(or(inArray(clips.storageKey, keys), inArray(clips.posterKey, keys), inArray(clips.previewKey, keys)));
  const open = await db
    .select()
    .from(uploads)
    .where(inArray(uploads.status, [...ON_THE_WAY]));
  return new Map([
    ...found.flatMap((clip) => filesOf([clip]).map((key) => [key, personOr(clip.userId)] as const)),
    ...open.flatMap((upload) => uploadFiles(upload).map((key) => [key, personOr(upload.userId)] as const)),
  ]);
}

/** How many background videos a library has. */
export function countClips(db: Tx, library: Shelf): Promise<number> {
  return db.$count(clips, clipsIn(library));
}

/** As rows of `public_id`: the clips of a library that are not in the other one besides. */
export function publicIdsIn(library: Shelf, but: Shelf): SQL {
  return sql`select ${clips.publicId} as public_id from ${clips} where ${clipsIn(library)} and not ${clipsIn(but)}`;
}

/** For a query of people: those with videos or uploads in their own library. */
export function hasLibrary(userId: AnyColumn): SQL {
  return sql`(exists (select from ${clips} where ${clips.userId} = ${userId} and ${clips.uploadId} is null)
    or exists (select from ${uploads} where ${uploads.userId} = ${userId} and ${uploads.atHome})
    or exists (select from ${places} where ${places.userId} = ${userId} and not ${places.isStudio}))`;
}

/** Whose upload has failed since then, as rows of `user_id` and `at`; the sender's, whoever's library it was for. */
export function failedUploads(since: Date): SQL {
  const { uploaderId, userId, status, touchedAt } = uploads;
  return sql`select coalesce(${uploaderId}, ${userId}) as user_id, ${touchedAt} as at
    from ${uploads} where ${and(eq(status, 'failed'), gt(touchedAt, since))}`;
}
