import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Subject } from '../../../contract/plans.ts';
import type { Database, Tx } from '../../db/client.ts';
import { type SessionUser, users } from '../../db/schema/people.ts';
import { downloadMonths, downloads, type FilmPlan, films, overlays, renders } from '../../db/schema/renders.ts';
import { type Period, within } from './sum-queries.ts';

export type Overlay = typeof overlays.$inferSelect;
export type Film = typeof films.$inferSelect;
export type DownloadRow = typeof downloads.$inferSelect;
export type RenderRow = { id: string; film: Film };

/** The person's overlay with that public id. */
export async function findOverlay(db: Database, userId: string, publicId: string): Promise<Overlay | null> {
  const [row] = await db
    .select()
    .from(overlays)
    .where(and(eq(overlays.userId, userId), eq(overlays.publicId, publicId)));
  return row ?? null;
}

/** The person's overlay of the same source, with these changes; null if there is none. */
export async function touchOverlay(
  db: Database,
  userId: string,
  sourceHash: string,
  changes: Partial<Pick<Overlay, 'promo' | 'ahead'>>,
): Promise<Overlay | null> {
  const [row] = await db
    .update(overlays)
    .set({ ...changes, usedAt: sql`now()` })
    .where(and(eq(overlays.userId, userId), eq(overlays.sourceHash, sourceHash)))
    .returning();
  return row ?? null;
}

/**
 * Stores an overlay. If the person has one with the same content, that one is returned with the new promo and source;
 * drawn ahead, it changes nothing of what was submitted.
 */
export async function insertOverlay(db: Database, values: typeof overlays.$inferInsert): Promise<Overlay> {
  const { promo, ground, sourceHash, ahead } = values;
  const [row] = await db
    .insert(overlays)
    .values(values)
    .onConflictDoUpdate({
      target: [overlays.userId, overlays.contentHash],
      set: { usedAt: sql`now()`, ...(!ahead && { promo, ground, sourceHash, ahead: false }) },
    })
    .returning();
  return row!;
}

/** The film of that key, registered if it is new. One that is not done yet takes over the plan, because its files may have moved. */
export async function upsertFilm(db: Database, key: string, publicId: string, plan: FilmPlan): Promise<Film> {
  const [row] = await db
    .insert(films)
    .values({ key, publicId, plan })
    .onConflictDoUpdate({ target: films.key, set: { plan, usedAt: sql`now()` } })
    .returning();
  return row!;
}

/** The person's render of a film; the same one each time. */
export async function upsertRender(db: Database, userId: string, filmKey: string): Promise<string> {
  const [row] = await db
    .insert(renders)
    .values({ userId, filmKey })
    // Changes nothing: an update, so that the row is returned.
    .onConflictDoUpdate({ target: [renders.userId, renders.filmKey], set: { filmKey } })
    .returning({ id: renders.id });
  return row!.id;
}

export async function findFilm(db: Database, key: string): Promise<Film | null> {
  const [row] = await db.select().from(films).where(eq(films.key, key));
  return row ?? null;
}

/** A film by its URL, with what decides who may load it. */
export type Addressed = { film: Film; counted: boolean; own: boolean };

/** The film with that public id. `counted`: it is counted as a download of somebody who requested it. `own`: `userId` has requested it. */
export async function findAddressed(db: Database, publicId: string, userId: string | null): Promise<Addressed | null> {
  const asked = sql`${renders} r where r.film_key = ${films.key}`;
  const download = sql`${downloads} d where d.user_id = r.user_id and d.render_id = r.id`;
  const [row] = await db
    .select({
      film: films,
      counted: sql<boolean>`exists (select from ${asked} and exists (select from ${download}))`,
      own: sql<boolean>`exists (select from ${asked} and r.user_id = ${userId})`,
    })
    .from(films)
    .where(eq(films.publicId, publicId));
  return row ?? null;
}

/** The current role and status of the people who requested a film, each pair once. */
export async function listHolders(db: Database, filmKey: string): Promise<Subject[]> {
  return db
    .selectDistinct({ role: users.role, subscriptionStatus: users.subscriptionStatus })
    .from(renders)
    .innerJoin(users, eq(users.id, renders.userId))
    .where(eq(renders.filmKey, filmKey));
}

export async function findRender(db: Database, userId: string, id: string): Promise<RenderRow | null> {
  const [row] = await db
    .select({ id: renders.id, film: films })
    .from(renders)
    .innerJoin(films, eq(films.key, renders.filmKey))
    .where(and(eq(renders.id, id), eq(renders.userId, userId)));
  return row ?? null;
}

/** Renders that the person started in the last 24 hours, `filmKey`'s not among them. */
export async function countStarts(db: Tx, userId: string, filmKey: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(renders)
    .where(
      and(
        eq(renders.userId, userId),
        ne(renders.filmKey, filmKey),
        sql`${renders.startedAt} > now() - interval '24 hours'`,
      ),
    );
  return row!.count;
}

/** Records that the person starts work on a film now. */
export async function markStarted(db: Tx, userId: string, filmKey: string): Promise<void> {
  await db
    .update(renders)
    .set({ startedAt: sql`now()` })
    .where(and(eq(renders.userId, userId), eq(renders.filmKey, filmKey)));
  await db
    .update(users)
    .set({ firstFilmAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.firstFilmAt)));
}

/** Whether somebody has started the film, also if it was done then; one that was only made ahead was started by nobody. */
export async function isStarted(db: Database, filmKey: string): Promise<boolean> {
  return (await db.$count(renders, and(eq(renders.filmKey, filmKey), isNotNull(renders.startedAt)))) > 0;
}

/** Puts a film that is neither running nor done in the queue; a failed one starts anew, one that is made ahead goes on. */
export async function markQueued(db: Database, key: string): Promise<void> {
  await db
    .update(films)
    .set({
      status: 'queued',
      progress: sql`case when ${films.status} = 'failed' then 0 else ${films.progress} end`,
      error: null,
    })
    .where(and(eq(films.key, key), inArray(films.status, ['planned', 'failed'])));
}

/** Has a failed film wait again. @returns null if it has not failed */
export async function markAgain(db: Database, key: string): Promise<Film | null> {
  const [row] = await db
    .update(films)
    .set({ status: 'queued', progress: 0, error: null })
    .where(and(eq(films.key, key), eq(films.status, 'failed')))
    .returning();
  return row ?? null;
}

/** @param progress 0 when the work begins, also when it begins anew; a film that was stopped meanwhile stays so */
export async function markRunning(db: Database, key: string, progress: number): Promise<void> {
  await db
    .update(films)
    .set({ status: 'running', progress, error: null, ...(progress === 0 && { startedAt: sql`now()` }) })
    .where(
      and(eq(films.key, key), progress === 0 ? ne(films.status, 'done') : notInArray(films.status, ['done', 'failed'])),
    );
}

/** The files of a film that is made: its own and its cover's. */
export type FilmFiles = { storageKey: string; coverKey: string | null; bytes: number };

/** @returns false if another process has finished the film before; then its files stay and these are not needed. */
export async function markDone(db: Database, key: string, file: FilmFiles): Promise<boolean> {
  const rows = await db
    .update(films)
    .set({ ...file, status: 'done', progress: 100, error: null, finishedAt: sql`now()` })
    // Called again after a lost response, it finds its own file there.
    .where(and(eq(films.key, key), or(ne(films.status, 'done'), eq(films.storageKey, file.storageKey))))
    .returning({ key: films.key });
  return rows.length > 0;
}

/** @param error the message for people */
export async function markFailed(db: Database, key: string, error: string): Promise<void> {
  await db
    .update(films)
    .set({ status: 'failed', error })
    .where(and(eq(films.key, key), ne(films.status, 'done')));
}

/** A done film whose file is gone must be made again. */
export async function markLost(db: Database, key: string): Promise<void> {
  await db
    .update(films)
    .set({ status: 'planned', progress: 0, storageKey: null, coverKey: null, bytes: null, finishedAt: null })
    .where(eq(films.key, key));
}

/** Writes the record of a download. @returns false if the person has downloaded this render before */
export async function insertDownload(
  db: Tx,
  { id, email, role, subscriptionStatus }: SessionUser,
  download: { renderId: string; instructorName: string; classType: string },
): Promise<boolean> {
  const person = { userId: id, userEmail: email, userRole: role, userSubscriptionStatus: subscriptionStatus };
  const added = await db
    .insert(downloads)
    .values({ ...download, ...person })
    .onConflictDoNothing()
    .returning({ id: downloads.id });
  return added.length > 0;
}

export async function setDownloadCount(db: Tx, userId: string, count: number): Promise<void> {
  await db.update(users).set({ downloadCount: count, lastDownloadAt: sql`now()` }).where(eq(users.id, userId));
}

/**
 * Deletes a person's overlays and renders, and the films that nobody else has requested, with those that were made ahead of their text.
 * @returns keys of the files that nothing refers to any more
 */
export async function deleteRendersOf(db: Database, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const drawn = await tx.delete(overlays).where(eq(overlays.userId, userId)).returning({ key: overlays.storageKey });
    const asked = await tx.delete(renders).where(eq(renders.userId, userId)).returning({ key: renders.filmKey });
    const keys = asked.map(({ key }) => key);
    const unused = sql`not exists (select from ${renders} r where r.film_key = ${films.key})`;
    const frames = drawn.map(({ key }) => key);
    // Older ones have been swept.
    const ahead = and(
      sql`${films.usedAt} > now() - interval '1 day'`,
      inArray(sql`${films.plan} -> 'frame' ->> 'storageKey'`, frames),
    );
    const made = await tx
      .delete(films)
      .where(and(or(inArray(films.key, keys), ahead), unused))
      .returning({ key: films.storageKey, cover: films.coverKey });
    return [...drawn.map(({ key }) => key), ...made.flatMap(({ key, cover }) => [key ?? [], cover ?? []].flat())];
  });
}

/** How often each of these people has downloaded. */
export async function countDownloads(db: Tx, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: downloadMonths.userId, count: sql<number>`sum(${downloadMonths.downloads})::int` })
    .from(downloadMonths)
    .where(inArray(downloadMonths.userId, userIds))
    .groupBy(downloadMonths.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Downloads of a period, newest first. @param before id of the last one already loaded */
export async function findDownloads(
  db: Tx,
  {
    userId,
    before,
    limit,
    ...period
  }: Period & { userId?: string | undefined; before?: string | undefined; limit: number },
): Promise<DownloadRow[]> {
  const { id, downloadedAt } = downloads;
  // The timestamp is looked up rather than passed in: the browser's would have lost its microseconds.
  const place =
    before &&
    sql`(${downloadedAt}, ${id}) < ((select d.downloaded_at from ${downloads} d where d.id = ${before}), ${before})`;
  return db
    .select()
    .from(downloads)
    .where(and(userId === undefined ? undefined : eq(downloads.userId, userId), within(period), place || undefined))
    .orderBy(desc(downloadedAt), desc(id))
    .limit(limit);
}

/** How many finished films a person has, and how many downloads. */
export async function countFilms(db: Tx, userId: string): Promise<{ films: number; downloads: number }> {
  const isDone = sql`exists (select from ${films} where ${films.key} = ${renders.filmKey} and ${films.status} = 'done')`;
  const [made, downloaded] = await Promise.all([
    db.$count(renders, and(eq(renders.userId, userId), isDone)),
    db.$count(downloads, eq(downloads.userId, userId)),
  ]);
  return { films: made, downloads: downloaded };
}
