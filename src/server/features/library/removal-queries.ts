import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { codeOf, isSame, isStudioLibrary, type Library, type Shelf, uploadsIn } from '../../db/libraries.ts';
import { clips, uploads } from '../../db/schema/library.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { isStray, type Stray } from './arrival-queries.ts';
import { noteVideo } from './note-video.ts';
import { librariesOf, librariesOfClip, takeOut, takeOutWhereEmpty } from './places.ts';
import { type Files, filesOf } from './queries.ts';
import { GIVEN_UP_FROM } from './states.ts';

/** From which library something is removed, the permission for which was checked; with `seen`, only what still has this title. */
type Asked = { id: string; library: Library; seen?: string | undefined };
/** What was removed from a library, and whether nothing of it is in any other. */
export type Removed = { files: Files; isOver: boolean };

/** @throws AppError `conflict`: nobody was asked about what has another title by now */
function assertSeen({ seen }: Asked, title: string): void {
  if (seen !== undefined && seen !== title)
    throw new AppError('conflict', `This video is called “${title}” by now. Nothing was deleted: look again.`);
}

const isIn = (libraries: readonly Library[], library: Library) => libraries.some((each) => isSame(each, library));

/**
 * Removes a clip from a library: from the others it stays. With the last library the clip goes, and with the last clip
 * of a finished upload the upload.
 * @returns null if it is not there (any more)
 * @throws AppError `conflict` if it is not what was seen
 */
export async function deleteClip(db: Database, actor: SessionUser, asked: Asked): Promise<Removed | null> {
  const { id, library } = asked;
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(clips).where(eq(clips.id, id));
    // The upload first, as everywhere: otherwise two requests could deadlock on each other's rows.
    if (known?.uploadId) await tx.select().from(uploads).where(eq(uploads.id, known.uploadId)).for('update');
    const [clip] = await tx.select().from(clips).where(eq(clips.id, id)).for('update');
    const libraries = clip ? await librariesOfClip(tx, clip) : [];
    if (!clip || !isIn(libraries, library)) return null;
    assertSeen(asked, clip.title);
    await noteVideo(tx, actor, 'video-deleted', clip, library);
    const isOver = libraries.length === 1;
    const { uploadId } = clip;
    if (isOver) await tx.delete(clips).where(eq(clips.id, id));
    else if (library !== null) {
      const hiddenFrom = [...clip.hiddenFrom, codeOf(library)];
      await tx.update(clips).set({ hiddenFrom }).where(eq(clips.id, id));
    }
    if (isOver && uploadId)
      await tx
        .update(uploads)
        .set({ removedPieces: sql`${uploads.removedPieces} || to_jsonb(${clip.pieceIndex}::int)` })
        .where(and(eq(uploads.id, uploadId), eq(uploads.status, 'segmenting')));
    if (uploadId) await takeOutWhereEmpty(tx, uploadId);
    return { files: isOver ? filesOf([clip]) : [], isOver };
  });
}

/**
 * Removes an upload with all of its pieces from a library; what is in no other goes.
 * @returns null if it is not there (any more) @throws AppError as `deleteClip`
 */
export async function deleteUpload(db: Database, actor: SessionUser, asked: Asked): Promise<Removed | null> {
  return db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, asked.id)).for('update');
    if (!upload || !isIn(await librariesOf(tx, upload), asked.library)) return null;
    assertSeen(asked, upload.title);
    await noteVideo(tx, actor, 'video-deleted', upload, asked.library);
    return takeOut(tx, upload, [asked.library]);
  });
}

/**
 * Takes an upload that has not arrived, or of which nothing but the reason is left, out of these libraries, with the
 * last of which it ends: giving up ends nothing else, whatever the row that was pressed said.
 * @returns null if it is neither
 */
export async function deleteUnfinished(
  db: Database,
  id: string,
  from: readonly Library[] | 'all',
): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const isUnfinished = and(eq(uploads.id, id), inArray(uploads.status, [...GIVEN_UP_FROM]));
    const [upload] = await tx.select().from(uploads).where(isUnfinished).for('update');
    if (!upload) return null;
    return (await takeOut(tx, upload, from === 'all' ? await librariesOf(tx, upload) : from)).files;
  });
}

/** Takes an upload out of libraries that its sender may no longer add to, while others are left. */
export async function forgetPlaces(db: Database, id: string, from: readonly Library[]): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    if (upload) await takeOut(tx, upload, from);
  });
}

/** Removes a posted upload, whatever state it reached before its response. */
export async function deletePosting(db: Database, id: string, leaseId: string): Promise<Files | null> {
  return removeUpload(db, and(eq(uploads.id, id), eq(uploads.leaseId, leaseId)));
}

/** Removes an upload if it is still a stray. */
export async function deleteStray(db: Database, id: string, kind: Stray): Promise<Files | null> {
  return removeUpload(db, and(eq(uploads.id, id), isStray(kind)));
}

async function removeUpload(db: Database, where: SQL | undefined): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(where).for('update');
    if (!upload) return null;
    return (await takeOut(tx, upload, await librariesOf(tx, upload))).files;
  });
}

/** Empties libraries. What is in another one as well stays there. @returns the uploads that ended, and the files of all that did */
export async function deleteLibraries(
  db: Database,
  libraries: readonly Shelf[],
): Promise<{ uploadIds: string[]; files: Files }> {
  return db.transaction(async (tx) => {
    // Locks the uploads against pieces that are being added concurrently.
    const open = await tx
      .select()
      .from(uploads)
      .where(or(...libraries.map(uploadsIn)))
      .orderBy(uploads.id)
      .for('update');
    const uploadIds: string[] = [];
    const files: Files = [];
    for (const upload of open) {
      const removed = await takeOut(tx, upload, libraries);
      files.push(...removed.files);
      if (removed.isOver) uploadIds.push(upload.id);
    }
    const owners = libraries.filter((library): library is string => !isStudioLibrary(library));
    const loose = and(inArray(clips.userId, owners), isNull(clips.uploadId));
    if (owners.length > 0) files.push(...filesOf(await tx.delete(clips).where(loose).returning()));
    return { uploadIds, files };
  });
}
