import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { clips, uploads } from '../../db/schema/library.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { isStray, type Stray } from './arrival-queries.ts';
import { noteVideo } from './note-video.ts';
import { type Files, filesOf, uploadFiles } from './queries.ts';
import { GIVEN_UP_FROM } from './states.ts';

/** The library that something was found in, and for which the actor's permission was checked; null: the universal one. */
type Found = { id: string; userId: string | null };

const stillIn = (table: typeof clips | typeof uploads, { id, userId }: Found) =>
  and(eq(table.id, id), userId === null ? isNull(table.userId) : eq(table.userId, userId));

/** With `seen`, only what still has this title; nobody was asked about anything else. */
type Asked = Found & { seen?: string | undefined };
const asAsked = (table: typeof clips | typeof uploads, { seen }: Asked) =>
  seen === undefined ? undefined : eq(table.title, seen);
const renamed = (title: string) =>
  new AppError('conflict', `This video is called “${title}” by now. Nothing was deleted: look again.`);

/**
 * Removes a clip, and with the last piece of a finished upload the upload.
 * @returns null if it is not there (any more)
 * @throws AppError `conflict` if it is not what was seen
 */
export async function deleteClip(db: Database, actor: SessionUser, found: Asked): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(clips).where(stillIn(clips, found));
    // The upload first, as everywhere: otherwise two requests could deadlock on each other's rows.
    if (known?.uploadId) await tx.select().from(uploads).where(eq(uploads.id, known.uploadId)).for('update');
    const [clip] = await tx
      .delete(clips)
      .where(and(stillIn(clips, found), asAsked(clips, found)))
      .returning();
    if (!clip) return notThere(tx, clips, found);
    await noteVideo(tx, actor, 'video-deleted', clip);
    if (clip.uploadId) {
      await tx
        .update(uploads)
        .set({ removedPieces: sql`${uploads.removedPieces} || to_jsonb(${clip.pieceIndex}::int)` })
        .where(and(eq(uploads.id, clip.uploadId), eq(uploads.status, 'segmenting')));
      await deleteIfEmpty(tx, clip.uploadId);
    }
    return filesOf([clip]);
  });
}

/** Removes a finished upload once it has no pieces left. */
export async function deleteIfEmpty(tx: Tx, id: string): Promise<void> {
  if ((await tx.$count(clips, eq(clips.uploadId, id))) > 0) return;
  await tx.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.status, 'ready')));
}

async function notThere(db: Tx, table: typeof clips | typeof uploads, found: Asked): Promise<null> {
  const [row] = await db.select({ title: table.title }).from(table).where(stillIn(table, found));
  if (row && found.seen !== undefined && row.title !== found.seen) throw renamed(row.title);
  return null;
}

/** Removes an upload with all of its pieces. @returns null if it is not there (any more) @throws AppError as `deleteClip` */
export async function deleteUpload(db: Database, actor: SessionUser, found: Asked): Promise<Files | null> {
  const files = await removeUpload(db, and(stillIn(uploads, found), asAsked(uploads, found)), actor);
  return files ?? notThere(db, uploads, found);
}

/**
 * Removes an upload that has not arrived, or of which nothing but the reason is left: giving up ends nothing else,
 * whatever the row that was pressed said. @returns null if it is neither
 */
export async function deleteUnfinished(db: Database, found: Found): Promise<Files | null> {
  return removeUpload(db, and(stillIn(uploads, found), inArray(uploads.status, [...GIVEN_UP_FROM])));
}

/** Removes a posted upload, whatever state it reached before its response. */
export async function deletePosting(db: Database, id: string, leaseId: string): Promise<Files | null> {
  return removeUpload(db, and(eq(uploads.id, id), eq(uploads.leaseId, leaseId)));
}

/** Removes an upload if it is still a stray. */
export async function deleteStray(db: Database, id: string, kind: Stray): Promise<Files | null> {
  return removeUpload(db, and(eq(uploads.id, id), isStray(kind)));
}

async function removeUpload(db: Database, where: SQL | undefined, actor?: SessionUser): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(where).for('update');
    if (!upload) return null;
    const pieces = await tx.delete(clips).where(eq(clips.uploadId, upload.id)).returning();
    await tx.delete(uploads).where(eq(uploads.id, upload.id));
    if (actor) await noteVideo(tx, actor, 'video-deleted', upload);
    return [...filesOf(pieces), ...uploadFiles(upload)];
  });
}

/** Removes all clips and uploads of a person's library. */
export async function deleteLibrary(db: Database, userId: string): Promise<{ uploadIds: string[]; files: Files }> {
  return db.transaction(async (tx) => {
    // Locks the uploads against pieces that are being added concurrently.
    const open = await tx.select().from(uploads).where(eq(uploads.userId, userId)).for('update');
    const pieces = await tx.delete(clips).where(eq(clips.userId, userId)).returning();
    await tx.delete(uploads).where(eq(uploads.userId, userId));
    return { uploadIds: open.map(({ id }) => id), files: [...filesOf(pieces), ...open.flatMap(uploadFiles)] };
  });
}
