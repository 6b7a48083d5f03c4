import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { codeOf, isSame, type Library, type Shelf } from '../../db/libraries.ts';
import { clips, places, uploads } from '../../db/schema/library.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { noteUpload, noteVideo } from './note-video.ts';
import { accountOf, hiddenFromAll, isAtHome, librariesOf, putPlaces, rowsOf } from './places.ts';
import { folderOf, type Upload } from './queries.ts';
import { ensureRoom } from './quota.ts';
import { leaseUntil } from './states.ts';

/** A new upload: it reserves `reserved` bytes at once, of which it needs at least `least`. */
export type NewUpload = Omit<typeof uploads.$inferInsert, 'publicId' | 'userId' | 'atHome'> & {
  id: string;
  least?: number;
  /** 128 bits in hex. */
  name: string;
  /** Which it is for; at least one. */
  libraries: readonly Library[];
};

/**
 * Registers an upload and reserves its bytes, once, whichever the libraries are that it is for.
 * @param limit bytes that an account may hold
 * @returns null if the client uses the same name for another upload
 * @throws AppError `payload_too_large` if the library has no room, `not_found` if there is no such person
 */
export async function insertUpload(
  db: Database,
  { least, name, libraries, ...values }: NewUpload,
  limit: number,
): Promise<Upload | null> {
  const userId = accountOf(libraries);
  const isWhere = { userId, atHome: isAtHome(libraries, userId), publicId: `${folderOf(userId)}/${name}` };
  return db.transaction(async (tx) => {
    const reserved = userId ? await ensureRoom(tx, userId, least ?? values.reserved, limit, values.reserved) : 0;
    const [row] = await tx
      .insert(uploads)
      .values({ ...values, ...isWhere, reserved, ...(values.leaseId && { leaseUntil: leaseUntil() }) })
      .onConflictDoNothing({ target: uploads.clientKey })
      .returning();
    if (!row) return null;
    const rows = rowsOf(row.id, libraries, userId);
    if (rows.length > 0) await tx.insert(places).values(rows);
    // A posted upload is logged once it is known whose library it is for.
    if (!row.leaseId) await noteUpload(tx, row, libraries);
    return row;
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
    await noteUpload(tx, row!, [userId]);
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

/** Uploads to the universal library come after the product's own loops. */
export const UPLOADED_POSITION = 1000;

/** What becomes of an upload: its title, and with `to` the library that it goes to from `from`. */
export type Retarget = { title: string; from?: Library; to?: Library };

/**
 * Gives an upload that has arrived, and its pieces, another title or library.
 * @param seen the libraries that it was found in: the actor's permission was checked for these
 * @throws AppError `payload_too_large`, `not_found`; `conflict` if it has changed since
 */
export async function retarget(
  db: Database,
  actor: SessionUser,
  id: string,
  seen: readonly Library[],
  { title, from, to }: Retarget,
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    if (!upload) throw new AppError('not_found');
    const now = await librariesOf(tx, upload);
    if (!isTheSame(now, seen) || upload.status === 'failed') throw new AppError('conflict');
    await tx.update(uploads).set({ title }).where(eq(uploads.id, id));
    const named = sql`${title} || substring(${clips.title} from length(${upload.title}) + 1)`;
    await tx.update(clips).set({ title: named }).where(eq(clips.uploadId, id));
    if (to === undefined || from === undefined) return;
    // What is everybody's is nobody's besides.
    const isEverybodys = to === null || from === null;
    const rest = isEverybodys ? [] : now.filter((each) => !isIn([from, to], each));
    const account = await putPlaces(tx, upload, [...rest, to], limit);
    await noteVideo(tx, actor, 'video-uploaded', { ...upload, title }, to);
    await tx
      .update(clips)
      .set({
        hiddenFrom: from === null || to === null ? [] : hiddenAfter(from, to, isIn(now, to)),
        position: account ? 0 : UPLOADED_POSITION,
        // Its address says whether it is everybody's; promos name the others by theirs, and keep them.
        ...(isEverybodys && { publicId: sql`${folderOf(account)} || '/' || right(${clips.publicId}, 32)` }),
      })
      .where(eq(clips.uploadId, id));
  });
}

const isIn = (libraries: readonly Library[], library: Library) => libraries.some((each) => isSame(each, library));

/** What was removed from the one library is not in the other either, unless it was there before. */
const hiddenAfter = (from: Shelf, to: Shelf, wasThere: boolean): SQL =>
  sql`${clips.hiddenFrom} - ${codeOf(from)}::text - ${codeOf(to)}::text || case
    when ${clips.hiddenFrom} ? ${codeOf(from)} and (${!wasThere}::boolean or ${clips.hiddenFrom} ? ${codeOf(to)})
    then ${JSON.stringify([codeOf(to)])}::jsonb else '[]'::jsonb end`;

const isTheSame = (some: readonly Library[], others: readonly Library[]) =>
  some.length === others.length && some.every((each) => isIn(others, each));

/**
 * Adds libraries to those that an upload is in. They get those of its pieces that some library has from which the actor
 * may share.
 * @param from these libraries
 * @throws AppError `payload_too_large`; `not_found` if it is not there (any more)
 */
export async function addPlaces(
  db: Database,
  actor: SessionUser,
  id: string,
  from: readonly Library[],
  more: readonly Shelf[],
  limit: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
    const now = upload ? await librariesOf(tx, upload) : [];
    const sources = from.filter((each) => isIn(now, each));
    if (!upload || upload.status === 'failed' || sources.length === 0)
      throw new AppError('not_found', 'This video no longer exists.');
    const fresh = more.filter((shelf) => !isIn(now, shelf));
    if (fresh.length === 0) return;
    await putPlaces(tx, upload, [...now, ...fresh], limit);
    await tx
      .update(clips)
      .set({ hiddenFrom: sql`${clips.hiddenFrom} || ${JSON.stringify(fresh.map(codeOf))}::jsonb` })
      .where(and(eq(clips.uploadId, id), hiddenFromAll(sources)));
    for (const library of fresh) await noteVideo(tx, actor, 'video-uploaded', upload, library);
  });
}
