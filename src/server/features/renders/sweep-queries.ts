import { and, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { downloads, films, filmsAhead, overlays, renders } from '../../db/schema/renders.ts';
import { KEPT, over } from '../../retention.ts';
import type { Film } from './queries.ts';

/**
 * Deletes films that nobody requested in `days` and nobody ever downloaded (a downloaded film's link may have been shared), and those that were made
 * ahead and not asked for.
 */
export async function deleteAbandonedFilms(
  db: Database,
  days: number,
): Promise<Pick<Film, 'storageKey' | 'coverKey'>[]> {
  const isForgotten = and(
    sql`${films.usedAt} < now() - make_interval(days => ${days})`,
    sql`not exists (select from ${renders} r join ${downloads} d on d.render_id = r.id where r.film_key = ${films.key})`,
  );
  const isUnwanted = and(
    sql`${films.usedAt} < ${over(KEPT.filmAhead)}`,
    sql`not exists (select from ${renders} r where r.film_key = ${films.key})`,
  );
  return db
    .delete(films)
    .where(and(inArray(films.status, ['planned', 'done', 'failed']), or(isForgotten, isUnwanted)))
    .returning({ storageKey: films.storageKey, coverKey: films.coverKey });
}

/** Deletes overlays that were not submitted for `days`, and those drawn ahead and not submitted, unless a film waits for their file. */
export async function deleteAbandonedOverlays(db: Database, days: number): Promise<{ storageKey: string }[]> {
  return db
    .delete(overlays)
    .where(
      and(
        sql`${overlays.usedAt} < case when ${overlays.ahead} then ${over(KEPT.filmAhead)} else now() - make_interval(days => ${days}) end`,
        sql`not exists (select from ${films} f where f.status in ('queued', 'running')
          and f.plan->'frame'->>'storageKey' = ${overlays.storageKey})`,
      ),
    )
    .returning({ storageKey: overlays.storageKey });
}

/** Those of the keys that a film or an overlay refers to. */
export async function knownFiles(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const [done, covers, drawn] = await Promise.all([
    db.select({ key: films.storageKey }).from(films).where(inArray(films.storageKey, keys)),
    db.select({ key: films.coverKey }).from(films).where(inArray(films.coverKey, keys)),
    db.select({ key: overlays.storageKey }).from(overlays).where(inArray(overlays.storageKey, keys)),
  ]);
  return new Set([...done, ...covers, ...drawn].flatMap(({ key }) => key ?? []));
}

/** Deletes the wishes for films ahead that are over. */
export async function deleteOldWishes(db: Database): Promise<void> {
  await db.delete(filmsAhead).where(sql`${filmsAhead.askedAt} < ${over(KEPT.filmAhead)}`);
}
