import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { clips, uploads } from '../../db/schema/library.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { moveTo, personOr } from '../../storage/index.ts';
import { noteUpload, noteVideo } from './note-video.ts';
import { filesOf, folderOf, type Upload, uploadFiles } from './queries.ts';
import { ensureRoom } from './quota.ts';
import { leaseUntil, ON_THE_WAY } from './states.ts';

/** A new upload: it reserves `reserved` bytes at once, of which it needs at least `least`. */
export type NewUpload = typeof uploads.$inferInsert & { least?: number };

/**
 * Registers an upload and reserves its bytes.
 * @param limit bytes that the library may hold
 * @returns null if the client uses the same name for another upload
 * @throws AppError `payload_too_large` if the library has no room, `not_found` if there is no such person
 */
export async function insertUpload(
  db: Database,
  { least, ...values }: NewUpload,
  limit: number,
): Promise<Upload | null> {
  const { userId } = values;
  return db.transaction(async (tx) => {
    const reserved = userId ? await ensureRoom(tx, userId, least ?? values.reserved, limit, values.reserved) : 0;
    const [row] = await tx
      .insert(uploads)
      .values({ ...values, reserved, ...(values.leaseId && { leaseUntil: leaseUntil() }) })
      .onConflictDoNothing({ target: uploads.clientKey })
      .returning();
    // A posted upload is logged once it is known whose library it is for.
    if (row && !row.leaseId) await noteUpload(tx, row);
    return row ?? null;
  });
}

/**
 * Reserves more for an upload that is being posted, as it grows.
 * @param bytes the minimum it needs; `wish` if there is room for more
 * @returns how many are reserved for it now
 * @throws AppError `payload_too_large`; `not_found` if it was removed meanwhile
 */
export async function growPosting(
  db: Database,
  id: string,
  leaseId: string,
  { bytes, wish }: { bytes: number; wish: number },
  limit: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { userId, reserved } = await lockHeld(tx, id, leaseId);
    if (!userId) return wish;
    const more = await ensureRoom(tx, userId, Math.max(0, bytes - reserved), limit, Math.max(0, wish - reserved));
    await tx
      .update(uploads)
      .set({ reserved: reserved + more })
      .where(eq(uploads.id, id));
    return reserved + more;
  });
}

/**
 * Records what the form said about a posted upload, and corrects what is reserved for it.
 * @throws AppError `payload_too_large`, `not_found`
 */
export async function settlePosting(
  db: Database,
  id: string,
  leaseId: string,
  { userId, title, bytes }: Pick<Upload, 'userId' | 'title' | 'bytes'>,
  limit: number,
): Promise<Upload> {
  return db.transaction(async (tx) => {
    const held = await lockHeld(tx, id, leaseId);
    const already = held.userId === userId ? held.reserved : 0;
    if (userId && bytes > already) await ensureRoom(tx, userId, bytes - already, limit);
    const publicId = `${folderOf(userId)}/${held.publicId.slice(-32)}`;
    const [row] = await tx
      .update(uploads)
      .set({ userId, title, bytes, publicId, reserved: userId ? bytes : 0 })
      .where(eq(uploads.id, id))
      .returning();
    await noteUpload(tx, row!);
    return row!;
  });
}

async function lockHeld(tx: Tx, id: string, leaseId: string): Promise<Upload> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.leaseId, leaseId)))
    .for('update');
  if (!upload) throw new AppError('not_found', 'This upload was canceled.');
  return upload;
}

/**
 * Reserves more bytes for a chunked upload, whose size becomes known as it arrives.
 * @throws AppError `payload_too_large`; `conflict` if it has arrived completely meanwhile
 */
export async function resize(
  db: Database,
  id: string,
  { bytes, reserved }: Pick<Upload, 'bytes' | 'reserved'>,
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    if (upload?.status !== 'uploading')
      throw new AppError('conflict', 'This upload is already in progress in another request.');
    const more = upload.userId ? Math.max(0, reserved - upload.reserved) : 0;
    if (upload.userId && more > 0) await ensureRoom(tx, upload.userId, more, limit);
    await tx
      .update(uploads)
      .set({ bytes, reserved: upload.reserved + more })
      .where(eq(uploads.id, id));
  });
}

const isOnTheWay = ({ status }: Pick<Upload, 'status'>) => ON_THE_WAY.includes(status);

/** Uploads to the universal library come after the product's own loops. */
export const UPLOADED_POSITION = 1000;

/**
 * Gives an upload that has arrived, and its pieces, another title or library.
 * @param from the library it was found in: the actor's permission was checked for that one
 * @throws AppError `payload_too_large`, `not_found`; `conflict` if it has changed since
 */
export async function retarget(
  db: Database,
  actor: SessionUser,
  { id, userId: from }: Pick<Upload, 'id' | 'userId'>,
  { userId, title }: { userId: string | null; title: string },
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    if (!upload) throw new AppError('not_found');
    if (upload.userId !== from || upload.status === 'failed') throw new AppError('conflict');
    const moved = upload.userId !== userId;
    const [{ bytes } = { bytes: 0 }] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${clips.bytes}), 0)::float8` })
      .from(clips)
      .where(eq(clips.uploadId, id));
    const open = isOnTheWay(upload) ? Math.max(0, upload.bytes - bytes) : 0;
    if (moved && userId) await ensureRoom(tx, userId, bytes + open, limit);
    await tx
      .update(uploads)
      .set({ userId, title, ...(moved && { reserved: userId ? open : 0 }) })
      .where(eq(uploads.id, id));
    if (moved) await noteVideo(tx, actor, 'video-uploaded', { ...upload, userId, title });
    if (moved) {
      const pieces = await tx.select().from(clips).where(eq(clips.uploadId, id));
      await moveTo(tx, [...filesOf(pieces), ...uploadFiles(upload)], personOr(userId));
    }
    const position = userId ? 0 : UPLOADED_POSITION;
    await tx
      .update(clips)
      .set({
        title: sql`${title} || substring(${clips.title} from length(${upload.title}) + 1)`,
        ...(moved && { userId, position, publicId: sql`${folderOf(userId)} || '/' || right(${clips.publicId}, 32)` }),
      })
      .where(eq(clips.uploadId, id));
  });
}
