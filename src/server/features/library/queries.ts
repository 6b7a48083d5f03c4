// size: all SQL of the library and of the uploads that fill it; most of it is one statement after another.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { formatBytes } from '../../../contract/bytes.ts';
import { recordDeed } from '../../db/audit.ts';
import type { Database } from '../../db/client.ts';
import { findPerson } from '../../db/people.ts';
import { clips, type LookedAt, sources, type UploadPart, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import { leaseUntil, ON_THE_WAY, transition } from './handlers/states.ts';

export type ClipRow = typeof clips.$inferSelect;
export type Source = typeof sources.$inferSelect;
type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | '$count'>;

const isOnTheWay = ({ status }: Pick<Source, 'status'>) => ON_THE_WAY.includes(status);

/** Universal clips and the person's own, each in the library's order: the newest upload first, its pieces as they follow each other. */
export async function listClips(db: Database, userId: string): Promise<ClipRow[]> {
  return inOrder(db, or(isNull(clips.userId), eq(clips.userId, userId)));
}

/** The clips of one person's library, in the same order. */
export async function listPersonalClips(db: Database, userId: string): Promise<ClipRow[]> {
  return inOrder(db, eq(clips.userId, userId));
}

async function inOrder(db: Database, where: ReturnType<typeof eq> | undefined): Promise<ClipRow[]> {
  const rows = await db
    .select({ clip: clips })
    .from(clips)
    .leftJoin(sources, eq(sources.id, clips.sourceId))
    .where(where)
    .orderBy(asc(clips.position), desc(sources.createdAt), asc(clips.pieceIndex), asc(clips.createdAt));
  return rows.map(({ clip }) => clip);
}

export async function findClip(db: Database, publicId: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(clips).where(eq(clips.publicId, publicId));
  return row ?? null;
}

export async function findClipById(db: Database, id: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(clips).where(eq(clips.id, id));
  return row ?? null;
}

export async function hasUniversalClips(db: Database): Promise<boolean> {
  return (await db.$count(clips, isNull(clips.userId))) > 0;
}

/** Adds clips; one that is there already stays as it is. */
export async function insertClips(db: Database, rows: (typeof clips.$inferInsert)[]): Promise<void> {
  await db.insert(clips).values(rows).onConflictDoNothing();
}

/** null while that piece is not there. */
export async function findPiece(db: Database, sourceId: string, index: number): Promise<ClipRow | null> {
  const [row] = await db
    .select()
    .from(clips)
    .where(and(eq(clips.sourceId, sourceId), eq(clips.pieceIndex, index)));
  return row ?? null;
}

export async function findSource(db: Database, where: { id: string } | { publicId: string }): Promise<Source | null> {
  const [row] = await db
    .select()
    .from(sources)
    .where('id' in where ? eq(sources.id, where.id) : eq(sources.publicId, where.publicId));
  return row ?? null;
}

/** The upload in chunks that a client calls by this name. */
export async function findSourceByClientKey(db: Database, clientKey: string): Promise<Source | null> {
  const [row] = await db.select().from(sources).where(eq(sources.clientKey, clientKey));
  return row ?? null;
}

export function countPieces(db: Database, sourceId: string): Promise<number> {
  return db.$count(clips, eq(clips.sourceId, sourceId));
}

/** It comes in one piece: nobody but the request that brings it can go on with it. */
const isPosting = and(eq(sources.status, 'uploading'), isNotNull(sources.leaseId))!;

export type CountedSource = { source: Source; pieces: number };

/** Uploads into a person's library, or sent by them, that are not finished or failed in the last day; the newest first. */
export async function listUploads(db: Database, userId: string): Promise<CountedSource[]> {
  const pieces = db.$count(clips, eq(clips.sourceId, sources.id));
  return db
    .select({ source: sources, pieces })
    .from(sources)
    .where(
      and(
        or(eq(sources.userId, userId), eq(sources.uploaderId, userId)),
        // What is still being posted has no answer yet that would name it.
        not(isPosting),
        or(
          inArray(sources.status, [...ON_THE_WAY]),
          and(eq(sources.status, 'failed'), gt(sources.touchedAt, sql`now() - interval '1 day'`)),
        ),
      ),
    )
    .orderBy(desc(sources.createdAt));
}

/** The uploads of a person's library that have pieces, and how long the pieces play together. */
export async function listPieced(db: Database, userId: string): Promise<{ source: Source; seconds: number }[]> {
  return db
    .select({ source: sources, seconds: sql<number>`sum(${clips.duration})::float8` })
    .from(sources)
    .innerJoin(clips, eq(clips.sourceId, sources.id))
    .where(eq(sources.userId, userId))
    .groupBy(sources.id)
    .orderBy(desc(sources.createdAt));
}

/** Bytes of a person's library: what is stored, and what uploads on their way have booked. */
export async function usedBytes(db: Transaction, userId: string): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`(
        (select coalesce(sum(${clips.bytes}), 0) from ${clips} where ${clips.userId} = ${userId})
        + (select coalesce(sum(${sources.reserved}), 0) from ${sources} where ${sources.userId} = ${userId})
      )::float8`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.bytes ?? 0;
}

/**
 * Looks whether a library has room for `bytes`, or for `wish` of them. The person's row is locked first, so that uploads at the same moment are
 * counted one after the other.
 * @returns how many of those that are wished for there is room for
 * @throws AppError `payload_too_large`, `not_found`
 */
async function bookBytes(tx: Transaction, userId: string, bytes: number, limit: number, wish = bytes): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('not_found', 'There is no such person.');
  const used = await usedBytes(tx, userId);
  if (used + bytes > limit) throw quotaError(used, limit);
  return Math.min(wish, limit - used);
}

/** What somebody is told whose library has no room. */
function quotaError(used: number, limit: number): AppError {
  return new AppError(
    'payload_too_large',
    `There is no room for this video: ${formatBytes(used)} of ${formatBytes(limit)} of the library are in use. Delete clips that are no longer needed, then upload it again.`,
  );
}

/** Notes what somebody did to a video in another person's library. Everybody's library is nobody's data. */
async function noteVideo(
  tx: Transaction,
  actor: SessionUser,
  action: 'video-uploaded' | 'video-deleted',
  { userId, title, publicId }: Pick<Source | ClipRow, 'userId' | 'title' | 'publicId'>,
): Promise<void> {
  if (userId === null || userId === actor.id) return;
  const person = await findPerson(tx, { id: userId });
  if (person) await recordDeed(tx, { actor, action, subject: person, details: { title, publicId } });
}

/** A new upload: what it books at once is `reserved`, of which it cannot do without `least`. */
export type NewSource = typeof sources.$inferInsert & { least?: number };

/**
 * Makes an upload known and books its bytes.
 * @param limit bytes that the library may hold
 * @returns null if the client calls another upload by the same name
 * @throws AppError `payload_too_large` if the library has no room, `not_found` if there is no such person
 */
export async function insertSource(
  db: Database,
  { least, ...values }: NewSource,
  limit: number,
): Promise<Source | null> {
  const { userId } = values;
  return db.transaction(async (tx) => {
    const reserved = userId ? await bookBytes(tx, userId, least ?? values.reserved, limit, values.reserved) : 0;
    const [row] = await tx
      .insert(sources)
      .values({ ...values, reserved, ...(values.leaseId && { leaseUntil: leaseUntil() }) })
      .onConflictDoNothing({ target: sources.clientKey })
      .returning();
    // What is posted is noted once it is known whose library it is for.
    if (row && !row.leaseId) await noteUpload(tx, row);
    return row ?? null;
  });
}

async function noteUpload(tx: Transaction, source: Source): Promise<void> {
  if (!source.uploaderId || source.uploaderId === source.userId) return;
  const uploader = await findPerson(tx, { id: source.uploaderId });
  if (uploader) await noteVideo(tx, uploader, 'video-uploaded', source);
}

/**
 * Books more for an upload that is being posted, as it grows.
 * @param bytes that it cannot do without; `wish` where there is room for more
 * @returns how many are booked for it now
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
    const more = await bookBytes(tx, userId, Math.max(0, bytes - reserved), limit, Math.max(0, wish - reserved));
    await tx
      .update(sources)
      .set({ reserved: reserved + more })
      .where(eq(sources.id, id));
    return reserved + more;
  });
}

/**
 * Says of an upload that was posted what its form has said, and corrects what is booked for it.
 * @throws AppError `payload_too_large`, `not_found`
 */
export async function settlePosting(
  db: Database,
  id: string,
  leaseId: string,
  { userId, title, bytes }: Pick<Source, 'userId' | 'title' | 'bytes'>,
  limit: number,
): Promise<Source> {
  return db.transaction(async (tx) => {
    const held = await lockHeld(tx, id, leaseId);
    const booked = held.userId === userId ? held.reserved : 0;
    if (userId && bytes > booked) await bookBytes(tx, userId, bytes - booked, limit);
    const publicId = `${folderOf(userId)}/${held.publicId.slice(-32)}`;
    const [row] = await tx
      .update(sources)
      .set({ userId, title, bytes, publicId, reserved: userId ? bytes : 0 })
      .where(eq(sources.id, id))
      .returning();
    await noteUpload(tx, row!);
    return row!;
  });
}

async function lockHeld(tx: Transaction, id: string, leaseId: string): Promise<Source> {
  const [source] = await tx
    .select()
    .from(sources)
    .where(and(eq(sources.id, id), eq(sources.leaseId, leaseId)))
    .for('update');
  if (!source) throw new AppError('not_found', 'This upload was given up.');
  return source;
}

/**
 * Books more bytes for an upload in chunks, whose size becomes known as it comes.
 * @throws AppError `payload_too_large`; `conflict` if it has arrived whole meanwhile
 */
export async function resize(
  db: Database,
  id: string,
  { bytes, reserved }: Pick<Source, 'bytes' | 'reserved'>,
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [source] = await tx.select().from(sources).where(eq(sources.id, id)).for('update');
    if (source?.status !== 'uploading') throw new AppError('conflict', 'This upload goes on elsewhere.');
    const more = source.userId ? Math.max(0, reserved - source.reserved) : 0;
    if (source.userId && more > 0) await bookBytes(tx, source.userId, more, limit);
    await tx
      .update(sources)
      .set({ bytes, reserved: source.reserved + more })
      .where(eq(sources.id, id));
  });
}

/**
 * @param replaced the last part, where the new one holds its bytes as well
 * @returns false if the upload does not stand at `offset` (any more): somebody else was quicker, and the part is not needed
 */
export async function appendPart(
  db: Database,
  id: string,
  offset: number,
  part: UploadPart,
  replaced: UploadPart | null,
): Promise<boolean> {
  const kept = replaced ? sql`(${sources.parts} - (-1))` : sources.parts;
  const rows = await db
    .update(sources)
    .set({
      parts: sql`${kept} || ${JSON.stringify([part])}::jsonb`,
      received: sql`${sources.received} + ${part.bytes - (replaced?.bytes ?? 0)}`,
      touchedAt: sql`now()`,
    })
    .where(
      and(
        ...[eq(sources.id, id), eq(sources.received, offset), eq(sources.status, 'uploading'), isNull(sources.leaseId)],
        replaced ? sql`${sources.parts} -> -1 ->> 'key' = ${replaced.key}` : undefined,
      ),
    )
    .returning({ id: sources.id });
  return rows.length > 0;
}

const hasParts = sql`jsonb_array_length(${sources.parts}) > 0`;
const lapsed = sql`${sources.leaseUntil} < now()`;
/** All bytes are there and nobody looks at them, or whoever did is gone. */
const isToBeChecked = or(
  and(eq(sources.status, 'uploading'), isNull(sources.leaseId), eq(sources.received, sources.bytes), hasParts),
  and(eq(sources.status, 'checking'), lapsed, hasParts),
)!;

/** Takes the look at an upload that has arrived in parts. @returns null if there is nothing to look at, or somebody else does */
export function takeCheck(db: Database, id: string, leaseId: string): Promise<Source | null> {
  const set = { leaseId, leaseUntil: leaseUntil() };
  return transition(db, id, 'checking', { set, where: isToBeChecked });
}

/** The same for one that was posted; the lease is the one under which it came. */
export function takePostedCheck(db: Database, id: string, leaseId: string): Promise<Source | null> {
  const set = { leaseUntil: leaseUntil() };
  return transition(db, id, 'checking', {
    set,
    where: and(eq(sources.status, 'uploading'), eq(sources.leaseId, leaseId)),
  });
}

const NO_LEASE = { leaseId: null, leaseUntil: null };

/** Gives back a look that could not be made: somebody takes it later. */
export async function releaseCheck(db: Database, id: string, leaseId: string): Promise<void> {
  await transition(db, id, 'uploading', { set: NO_LEASE, where: eq(sources.leaseId, leaseId) });
}

/** @returns the parts, no longer needed; null if the look was taken from its holder, or the upload removed */
export async function markStored(
  db: Database,
  id: string,
  leaseId: string,
  file: { storageKey: string; duration: number | null; lookedAt: LookedAt },
): Promise<UploadPart[] | null> {
  return db.transaction(async (tx) => {
    const isMine = and(eq(sources.id, id), eq(sources.leaseId, leaseId), eq(sources.status, 'checking'));
    const [row] = await tx.select().from(sources).where(isMine).for('update');
    if (!row) return null;
    const set = { ...file, ...NO_LEASE, parts: [], received: row.bytes, touchedAt: sql`now()` };
    await transition(tx, id, 'processing', { set });
    return row.parts;
  });
}

/** A file that cannot be used leaves nothing behind but the reason, for people. */
export function markRefused(db: Database, id: string, leaseId: string, reason: string): Promise<Files> {
  return endSource(db, id, 'failed', { reason }, eq(sources.leaseId, leaseId));
}

/** @param progress share of the frames, 0 to 1 */
export async function markProgress(db: Database, id: string, progress: number): Promise<void> {
  await db
    .update(sources)
    .set({ progress, startedAt: sql`coalesce(${sources.startedAt}, now())`, touchedAt: sql`now()` })
    .where(and(eq(sources.id, id), inArray(sources.status, ['processing', 'segmenting'])));
}

/** A new try begins to count anew; what was made before stays. */
export async function markBegun(db: Database, id: string): Promise<void> {
  await db
    .update(sources)
    .set({ progress: 0, startedAt: sql`now()`, touchedAt: sql`now()` })
    .where(and(eq(sources.id, id), inArray(sources.status, ['processing', 'segmenting'])));
}

export type NewPiece = Pick<ClipRow, 'duration' | 'hasAudio' | 'storageKey' | 'posterKey' | 'previewKey' | 'bytes'> & {
  sourceId: string;
  pieceIndex: number;
  /** 128 bits in hex. */
  name: string;
  /** Several pieces are told apart by a number behind the title. */
  numbered: boolean;
};

/**
 * Adds a piece to the library that its upload is for. Its bytes take the place of booked ones; beyond those there must be room.
 * @returns false if the piece is there already, or was removed by somebody
 * @throws AppError `payload_too_large`; `not_found` if the upload was deleted meanwhile
 */
export async function insertPiece(
  db: Database,
  { name, numbered, ...piece }: NewPiece,
  limit: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [source] = await tx.select().from(sources).where(eq(sources.id, piece.sourceId)).for('update');
    if (!source || !['processing', 'segmenting'].includes(source.status)) throw new AppError('not_found');
    if (source.removedPieces.includes(piece.pieceIndex)) return false;
    const { userId } = source;
    const beyond = Math.max(0, piece.bytes - source.reserved);
    if (userId && beyond > 0) await bookBytes(tx, userId, beyond, limit);
    const publicId = `${folderOf(userId)}/${name}`;
    const title = numbered ? `${source.title} (${piece.pieceIndex + 1})` : source.title;
    const added = await tx
      .insert(clips)
      .values({ ...piece, title, publicId, userId, position: userId ? 0 : UPLOADED_POSITION })
      .onConflictDoNothing()
      .returning({ id: clips.id });
    if (added.length === 0) return false;
    const reserved = Math.max(0, source.reserved - piece.bytes);
    await transition(tx, source.id, 'segmenting', { set: { reserved, touchedAt: sql`now()` } });
    return true;
  });
}

/** Uploads to everybody's library stand behind the loops of the product. */
const UPLOADED_POSITION = 1000;

/** Where the public ids of a library's clips begin. */
export function folderOf(userId: string | null): string {
  return userId ? `user-videos/${userId}` : 'universal';
}

/**
 * Gives an upload that has arrived, and its pieces, another title or library.
 * @param from the library that it was found in: the actor's rights were asked for that one
 * @throws AppError `payload_too_large`, `not_found`; `conflict` if it is not as it was found
 */
export async function retarget(
  db: Database,
  actor: SessionUser,
  { id, userId: from }: Pick<Source, 'id' | 'userId'>,
  { userId, title }: { userId: string | null; title: string },
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [source] = await tx.select().from(sources).where(eq(sources.id, id)).for('update');
    if (!source) throw new AppError('not_found');
    if (source.userId !== from || source.status === 'failed') throw new AppError('conflict');
    const moved = source.userId !== userId;
    const [{ bytes } = { bytes: 0 }] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${clips.bytes}), 0)::float8` })
      .from(clips)
      .where(eq(clips.sourceId, id));
    const open = isOnTheWay(source) ? Math.max(0, source.bytes - bytes) : 0;
    if (moved && userId) await bookBytes(tx, userId, bytes + open, limit);
    await tx
      .update(sources)
      .set({ userId, title, ...(moved && { reserved: userId ? open : 0 }) })
      .where(eq(sources.id, id));
    if (moved) await noteVideo(tx, actor, 'video-uploaded', { ...source, userId, title });
    const position = userId ? 0 : UPLOADED_POSITION;
    await tx
      .update(clips)
      .set({
        title: sql`${title} || substring(${clips.title} from length(${source.title}) + 1)`,
        ...(moved && { userId, position, publicId: sql`${folderOf(userId)} || '/' || right(${clips.publicId}, 32)` }),
      })
      .where(eq(clips.sourceId, id));
  });
}

/** Keys of stored files that nothing refers to any more. */
export type Files = string[];
const filesOf = (rows: Pick<ClipRow, 'storageKey' | 'posterKey' | 'previewKey'>[]): Files =>
  rows.flatMap(({ storageKey, posterKey, previewKey }) => [storageKey, posterKey, previewKey]);

/** The library that something was found in, and for which the actor's rights were asked; null: everybody's. */
type Found = { id: string; userId: string | null };

const stillIn = (table: typeof clips | typeof sources, { id, userId }: Found) =>
  and(eq(table.id, id), userId === null ? isNull(table.userId) : eq(table.userId, userId));

/** Removes a clip, and with the last piece of a finished upload the upload. @returns null if it is not there (any more) */
export async function deleteClip(db: Database, actor: SessionUser, found: Found): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(clips).where(stillIn(clips, found));
    // The upload first, as everywhere: two that wait for each other's rows would both fail.
    if (known?.sourceId) await tx.select().from(sources).where(eq(sources.id, known.sourceId)).for('update');
    const [clip] = await tx.delete(clips).where(stillIn(clips, found)).returning();
    if (!clip) return null;
    await noteVideo(tx, actor, 'video-deleted', clip);
    if (clip.sourceId) {
      await tx
        .update(sources)
        .set({ removedPieces: sql`${sources.removedPieces} || to_jsonb(${clip.pieceIndex}::int)` })
        .where(and(eq(sources.id, clip.sourceId), eq(sources.status, 'segmenting')));
      await deleteIfEmpty(tx, clip.sourceId);
    }
    return filesOf([clip]);
  });
}

/** A finished upload of which no piece is left is gone. */
async function deleteIfEmpty(tx: Transaction, id: string): Promise<void> {
  if ((await tx.$count(clips, eq(clips.sourceId, id))) > 0) return;
  await tx.delete(sources).where(and(eq(sources.id, id), eq(sources.status, 'ready')));
}

/** Removes an upload with all of its pieces. @returns null if it is not there (any more) */
export async function deleteSource(db: Database, actor: SessionUser, found: Found): Promise<Files | null> {
  return removeSource(db, stillIn(sources, found), actor);
}

/** Removes an upload whose bytes have not all arrived. @returns null if they have */
export async function deleteUnfinished(db: Database, found: Found): Promise<Files | null> {
  return removeSource(db, and(stillIn(sources, found), eq(sources.status, 'uploading')));
}

/** Removes an upload that was posted, whatever became of it before its answer. */
export async function deletePosting(db: Database, id: string, leaseId: string): Promise<Files | null> {
  return removeSource(db, and(eq(sources.id, id), eq(sources.leaseId, leaseId)));
}

/** Removes an upload that is a stray still. */
export async function deleteStray(db: Database, id: string, kind: Stray): Promise<Files | null> {
  return removeSource(db, and(eq(sources.id, id), isStray(kind)));
}

async function removeSource(db: Database, where: SQL | undefined, actor?: SessionUser): Promise<Files | null> {
  return db.transaction(async (tx) => {
    const [source] = await tx.select().from(sources).where(where).for('update');
    if (!source) return null;
    const pieces = await tx.delete(clips).where(eq(clips.sourceId, source.id)).returning();
    await tx.delete(sources).where(eq(sources.id, source.id));
    if (actor) await noteVideo(tx, actor, 'video-deleted', source);
    return [...filesOf(pieces), ...sourceFiles(source)];
  });
}

/** Removes all clips and uploads of a person's library. */
export async function deleteLibrary(db: Database, userId: string): Promise<{ sourceIds: string[]; files: Files }> {
  return db.transaction(async (tx) => {
    // Locks the uploads against pieces that are added at this moment.
    const open = await tx.select().from(sources).where(eq(sources.userId, userId)).for('update');
    const pieces = await tx.delete(clips).where(eq(clips.userId, userId)).returning();
    await tx.delete(sources).where(eq(sources.userId, userId));
    return { sourceIds: open.map(({ id }) => id), files: [...filesOf(pieces), ...open.flatMap(sourceFiles)] };
  });
}

const sourceFiles = ({ storageKey, parts }: Pick<Source, 'storageKey' | 'parts'>): Files => [
  ...(storageKey ? [storageKey] : []),
  ...parts.map(({ key }) => key),
];

/** All pieces are there: the file that they were made of is not needed any more. */
export function markReady(db: Database, id: string): Promise<Files> {
  return endSource(db, id, 'ready', { progress: 1 });
}

/** An upload that cannot be used leaves nothing behind but the reason, for people. */
export function markFailed(db: Database, id: string, reason: string): Promise<Files> {
  return endSource(db, id, 'failed', { reason }, ne(sources.status, 'checking'));
}

async function endSource(
  db: Database,
  id: string,
  status: 'ready' | 'failed',
  change: { progress?: number; reason?: string },
  where?: SQL,
): Promise<Files> {
  return db.transaction(async (tx) => {
    const [source] = await tx.select().from(sources).where(eq(sources.id, id)).for('update');
    const set = { ...change, ...NO_LEASE, reserved: 0, storageKey: null, parts: [], touchedAt: sql`now()` };
    const ended = source && (await transition(tx, id, status, { set, where }));
    if (!ended) return [];
    const pieces = status === 'failed' ? await tx.delete(clips).where(eq(clips.sourceId, id)).returning() : [];
    await deleteIfEmpty(tx, id);
    return [...sourceFiles(source), ...filesOf(pieces)];
  });
}

/**
 * Uploads that need a hand. `whole`: arrived, but nobody looks at it. `lost`: whoever received it in one piece, or looked at it, died with its bytes.
 * `waiting`: its job may be lost. `abandoned`: nobody continues it. `told`: people have had a day to read why it failed.
 */
export type Stray = 'whole' | 'lost' | 'waiting' | 'abandoned' | 'told';

function isStray(kind: Stray): SQL {
  const silent = (time: string) => lt(sources.touchedAt, sql`now() - ${time}::interval`);
  return {
    whole: and(isToBeChecked, or(eq(sources.status, 'checking'), silent('2 minutes'))),
    lost: and(lapsed, not(hasParts)),
    waiting: and(inArray(sources.status, ['processing', 'segmenting']), silent('2 minutes')),
    abandoned: and(eq(sources.status, 'uploading'), isNull(sources.leaseId), silent('1 day')),
    told: and(eq(sources.status, 'failed'), silent('1 day')),
  }[kind]!;
}

export async function listStrays(db: Database, kind: Stray): Promise<string[]> {
  const rows = await db.select({ id: sources.id }).from(sources).where(isStray(kind));
  return rows.map(({ id }) => id);
}

/** Those of the keys that something refers to. */
export async function knownFiles(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await db
    .select()
    .from(clips)
    .where(or(inArray(clips.storageKey, keys), inArray(clips.posterKey, keys), inArray(clips.previewKey, keys)));
  const open = await db
    .select()
    .from(sources)
    .where(inArray(sources.status, [...ON_THE_WAY]));
  return new Set([...filesOf(found), ...open.flatMap(sourceFiles)]);
}
