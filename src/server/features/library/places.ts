import { and, asc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { codeOf, holderOf, isSame, isStudioLibrary, type Library, type Shelf } from '../../db/libraries.ts';
import { clips, places, uploads } from '../../db/schema/library.ts';
import { moveTo, personOr } from '../../storage/index.ts';
import { type ClipRow, type Files, filesOf, type Upload, uploadFiles } from './queries.ts';
import { ensureRoom } from './quota.ts';
import { ON_THE_WAY } from './states.ts';

/** The libraries that an upload is in: its account's own first, then in the order in which it came there. */
export async function librariesOf(
  db: Tx,
  { id, userId, atHome }: Pick<Upload, 'id' | 'userId' | 'atHome'>,
): Promise<Library[]> {
  if (userId === null) return [null];
  const rows = await db
    .select()
    .from(places)
    .where(eq(places.uploadId, id))
    .orderBy(asc(places.createdAt), asc(places.isStudio), asc(places.userId));
  const others = rows.map((row): Shelf => (row.isStudio ? { studio: row.userId } : row.userId));
  return atHome ? [userId, ...others] : others;
}

/** The libraries that a clip is in. */
export async function librariesOfClip(
  db: Tx,
  { userId, uploadId, hiddenFrom }: Pick<ClipRow, 'userId' | 'uploadId' | 'hiddenFrom'>,
): Promise<Library[]> {
  if (userId === null || uploadId === null) return [userId];
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  const all = upload ? await librariesOf(db, upload) : [];
  return all.filter((library) => library !== null && !hiddenFrom.includes(codeOf(library)));
}

/**
 * On whose account an upload is that is in these libraries: its studio's, if it is in one; otherwise that of the person
 * whose account it is on, if it is still in their library; otherwise the first one's.
 */
export function accountOf(libraries: readonly Library[], now: string | null = null): string | null {
  const studio = libraries.find(isStudioLibrary);
  if (studio) return studio.studio;
  if (now !== null && libraries.includes(now)) return now;
  const [first] = libraries;
  return first === undefined || first === null ? null : holderOf(first);
}

/** Whether that account's own library is one of them. */
export const isAtHome = (libraries: readonly Library[], account: string | null): boolean => libraries.includes(account);

/** The rows of libraries that an upload is in beside its account's own. */
export function rowsOf(uploadId: string, libraries: readonly Library[], account: string | null) {
  const others = libraries.filter((library): library is Shelf => library !== null && library !== account);
  return others.map((library) => ({ uploadId, userId: holderOf(library), isStudio: isStudioLibrary(library) }));
}

/**
 * Puts an upload, whose row is locked, and its pieces into these libraries and no others. Its bytes are counted once:
 * if the account changes, all of them go to the other one.
 * @param limit bytes that an account may hold; null: it is taken over also where there is no room
 * @returns the account
 * @throws AppError `payload_too_large`, `not_found`
 */
export async function putPlaces(
  tx: Tx,
  upload: Upload,
  libraries: readonly Library[],
  limit: number | null,
): Promise<string | null> {
  const account = accountOf(libraries, upload.userId);
  const isMoved = account !== upload.userId;
  const pieces = isMoved ? await tx.select().from(clips).where(eq(clips.uploadId, upload.id)) : [];
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  const open = ON_THE_WAY.includes(upload.status) ? Math.max(0, upload.bytes - bytes) : 0;
  if (isMoved && account && limit !== null) await ensureRoom(tx, account, bytes + open, limit);
  await tx
    .update(uploads)
    .set({
      userId: account,
      atHome: isAtHome(libraries, account),
      ...(isMoved && { reserved: account ? open : 0 }),
    })
    .where(eq(uploads.id, upload.id));
  const rows = rowsOf(upload.id, libraries, account);
  if (rows.length > 0) await tx.insert(places).values(rows).onConflictDoNothing();
  const kept = rows.map(({ userId, isStudio }) => codeOf(isStudio ? { studio: userId } : userId));
  await tx.delete(places).where(and(eq(places.uploadId, upload.id), notInArray(codeOfRow, kept)));
  if (isMoved) {
    await tx.update(clips).set({ userId: account }).where(eq(clips.uploadId, upload.id));
    await moveTo(tx, [...filesOf(pieces), ...uploadFiles(upload)], personOr(account));
  }
  return account;
}

const codeOfRow = sql`case when ${places.isStudio} then 'studio ' else '' end || ${places.userId}`;

/** For a query of clips: those that none of these libraries shows. */
export const hiddenFromAll = (libraries: readonly Library[]): SQL =>
  sql`${clips.hiddenFrom} @> ${JSON.stringify(libraries.flatMap((each) => (each === null ? [] : [codeOf(each)])))}::jsonb`;

/**
 * Takes an upload, whose row is locked, out of libraries. What is in no other library any more goes: pieces, or all of
 * it.
 * @returns the files of what was removed; `isOver`: the upload itself is
 */
export async function takeOut(
  tx: Tx,
  upload: Upload,
  from: readonly Library[],
): Promise<{ files: Files; isOver: boolean }> {
  const rest = (await librariesOf(tx, upload)).filter((each) => !from.some((other) => isSame(each, other)));
  const isOver = rest.length === 0;
  const which = and(eq(clips.uploadId, upload.id), isOver ? undefined : hiddenFromAll(rest));
  const gone = await tx.delete(clips).where(which).returning();
  if (isOver) {
    await tx.delete(uploads).where(eq(uploads.id, upload.id));
    return { files: [...filesOf(gone), ...uploadFiles(upload)], isOver };
  }
  for (const library of from) {
    if (library === null) continue;
    const code = codeOf(library);
    await tx
      .update(clips)
      .set({ hiddenFrom: sql`${clips.hiddenFrom} - ${code}::text` })
      .where(and(eq(clips.uploadId, upload.id), sql`${clips.hiddenFrom} ? ${code}`));
  }
  await putPlaces(tx, upload, rest, null);
  return { files: filesOf(gone), isOver };
}

/** Takes a finished upload, whose row is locked, out of libraries that show none of its pieces any more. */
export async function takeOutWhereEmpty(tx: Tx, id: string): Promise<void> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.status, 'ready')));
  if (!upload) return;
  const empty: Library[] = [];
  for (const library of await librariesOf(tx, upload)) {
    const isShown = library === null ? isNull(clips.userId) : sql`not (${clips.hiddenFrom} ? ${codeOf(library)})`;
    if ((await tx.$count(clips, and(eq(clips.uploadId, id), isShown))) === 0) empty.push(library);
  }
  if (empty.length > 0) await takeOut(tx, upload, empty);
}
