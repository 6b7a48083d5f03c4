import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { clips, uploads } from '../../db/schema/library.ts';
import { AppError } from '../../errors.ts';
import { moveTo, personOr } from '../../storage/index.ts';
import { takeOutWhereEmpty } from './places.ts';
import { type ClipRow, type Files, filesOf, folderOf, uploadFiles } from './queries.ts';
import { ensureRoom } from './quota.ts';
import { UPLOADED_POSITION } from './reservation-queries.ts';
import { NO_LEASE, transition } from './states.ts';

/** @param progress share of the frames, 0 to 1 */
export async function markProgress(db: Database, id: string, progress: number): Promise<void> {
  await db
    .update(uploads)
    .set({ progress, startedAt: sql`coalesce(${uploads.startedAt}, now())`, touchedAt: sql`now()` })
    .where(and(eq(uploads.id, id), inArray(uploads.status, ['processing', 'segmenting'])));
}

/** A new attempt starts counting from zero; pieces made before stay. */
export async function markBegun(db: Database, id: string): Promise<void> {
  await db
    .update(uploads)
    .set({ progress: 0, startedAt: sql`now()`, touchedAt: sql`now()` })
    .where(and(eq(uploads.id, id), inArray(uploads.status, ['processing', 'segmenting'])));
}

type PieceFields =
  | 'duration'
  | 'hasAudio'
  | 'storageKey'
  | 'posterKey'
  | 'previewKey'
  | 'bytes'
  | 'survey'
  | 'loudness';
export type NewPiece = Pick<ClipRow, PieceFields> & {
  uploadId: string;
  pieceIndex: number;
  /** 128 bits in hex. */
  name: string;
  /** Several pieces are told apart by a number behind the title. */
  numbered: boolean;
};

/**
 * Adds a piece to the library that its upload is for. Its bytes replace reserved ones; beyond those there must be room.
 * @returns false if the piece exists already, or was removed by somebody
 * @throws AppError `payload_too_large`; `not_found` if the upload was deleted meanwhile
 */
export async function insertPiece(
  db: Database,
  { name, numbered, ...piece }: NewPiece,
  limit: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, piece.uploadId)).for('update');
    if (!upload || !['processing', 'segmenting'].includes(upload.status)) throw new AppError('not_found');
    if (upload.removedPieces.includes(piece.pieceIndex)) return false;
    const { userId } = upload;
    const beyond = Math.max(0, piece.bytes - upload.reserved);
    if (userId && beyond > 0) await ensureRoom(tx, userId, beyond, limit);
    const publicId = `${folderOf(userId)}/${name}`;
    const title = numbered ? `${upload.title} (${piece.pieceIndex + 1})` : upload.title;
    const added = await tx
      .insert(clips)
      .values({ ...piece, title, publicId, userId, position: userId ? 0 : UPLOADED_POSITION })
      .onConflictDoNothing()
      .returning({ id: clips.id });
    if (added.length === 0) {
      // Called again after a lost response, it finds its own piece there.
      const mine = await tx.select({ id: clips.id }).from(clips).where(eq(clips.storageKey, piece.storageKey));
      return mine.length > 0;
    }
    // While they were stored, the upload may have been given to somebody else.
    await moveTo(tx, [piece.storageKey, piece.posterKey, piece.previewKey], personOr(userId));
    const reserved = Math.max(0, upload.reserved - piece.bytes);
    await transition(tx, upload.id, 'segmenting', { set: { reserved, touchedAt: sql`now()` } });
    return true;
  });
}

/** Deletes everything about an unusable file except the reason, in words for people. */
export function markRefused(db: Database, id: string, leaseId: string, reason: string): Promise<Files> {
  return endUpload(db, id, 'failed', { reason }, eq(uploads.leaseId, leaseId));
}

/** All pieces exist: the file they were made from is no longer needed. */
export function markReady(db: Database, id: string): Promise<Files> {
  return endUpload(db, id, 'ready', { progress: 1 });
}

/** Deletes everything about an unusable upload except the reason, in words for people. */
export function markFailed(db: Database, id: string, reason: string): Promise<Files> {
  return endUpload(db, id, 'failed', { reason }, ne(uploads.status, 'checking'));
}

async function endUpload(
  db: Database,
  id: string,
  status: 'ready' | 'failed',
  change: { progress?: number; reason?: string },
  where?: SQL,
): Promise<Files> {
  return db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    const set = { ...change, ...NO_LEASE, reserved: 0, storageKey: null, parts: [], touchedAt: sql`now()` };
    const ended = upload && (await transition(tx, id, status, { set, where }));
    if (!ended) return [];
    const pieces = status === 'failed' ? await tx.delete(clips).where(eq(clips.uploadId, id)).returning() : [];
    await takeOutWhereEmpty(tx, id);
    return [...uploadFiles(upload), ...filesOf(pieces)];
  });
}
