import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { downloads, films, renders } from '../../db/schema/renders.ts';
import type { Film } from './queries.ts';

export type RenderState = Pick<Film, 'status' | 'error' | 'publicId'> & { counted: boolean };

/** The state of those of these renders that the person has requested. `counted`: the person has downloaded it. */
export async function findStates(db: Tx, userId: string, ids: string[]): Promise<Map<string, RenderState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: renders.id,
      ...{ status: films.status, error: films.error, publicId: films.publicId },
      counted: sql<boolean>`exists (select from ${downloads} d where d.user_id = ${userId} and d.render_id = ${renders.id})`,
    })
    .from(renders)
    .innerJoin(films, eq(films.key, renders.filmKey))
    .where(and(eq(renders.userId, userId), inArray(sql`${renders.id}::text`, ids)));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** Where the files of those of these renders are that the person has downloaded. */
export async function findDownloaded(db: Tx, userId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: renders.id, storageKey: films.storageKey, finishedAt: films.finishedAt })
    .from(renders)
    .innerJoin(films, eq(films.key, renders.filmKey))
    .innerJoin(downloads, and(eq(downloads.renderId, renders.id), eq(downloads.userId, renders.userId)))
    .where(and(eq(renders.userId, userId), eq(films.status, 'done'), inArray(sql`${renders.id}::text`, ids)));
}

/** When these people have downloaded those of these renders that are theirs, by `userId renderId`; also of films that are gone. */
export async function whenDownloaded(db: Tx, userIds: string[], ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { userId, renderId, downloadedAt } = downloads;
  const rows = await db
    .select({ userId, renderId, downloadedAt })
    .from(downloads)
    .where(and(inArray(userId, userIds), inArray(sql`${renderId}::text`, ids)));
  return new Map(rows.map((row) => [`${row.userId} ${row.renderId}`, row.downloadedAt]));
}
