import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { downloads, films, filmsAhead, overlays, renders } from '../../db/schema/renders.ts';
import { KEPT, over } from '../../retention.ts';
import { type Account, personOr } from '../../storage/index.ts';
import { filmAccount } from './account-queries.ts';
import type { Film } from './queries.ts';

/**
 * Deletes films that nobody requested in `days` and nobody ever downloaded (a downloaded film's link may have been
 * shared), those that were made ahead and not asked for, and what is known of those that nobody has composed.
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
  const isUncomposed = and(
    eq(films.status, 'planned'),
    sql`${films.usedAt} < ${over(KEPT.uncomposed)}`,
    sql`not exists (select from ${renders} r where r.film_key = ${films.key} and r.started_at is not null)`,
  );
  return db
    .delete(films)
    .where(and(inArray(films.status, ['planned', 'done', 'failed']), or(isForgotten, isUnwanted, isUncomposed)))
    .returning({ storageKey: films.storageKey, coverKey: films.coverKey });
}

const isFrameOf = sql`f.plan -> 'frame' ->> 'storageKey' = ${overlays.storageKey}`;
const isAwaited = sql`exists (select from ${films} f where ${isFrameOf} and f.status in ('queued', 'running'))`;
/** Some film of it was made, or was to be. */
const isComposed = sql`exists (select from ${films} f where ${isFrameOf} and f.status <> 'planned')`;
const since = (term: string) => sql`${overlays.usedAt} < now() - ${term}::interval`;

/**
 * Deletes overlays that were not submitted for `days`, and within the hour those of which no film was composed, unless
 * a film waits for their file.
 */
export async function deleteAbandonedOverlays(db: Database, days: number): Promise<{ storageKey: string }[]> {
  return db
    .delete(overlays)
    .where(
      and(not(isAwaited), or(since(`${days} days`), and(since(KEPT.uncomposed), or(overlays.ahead, not(isComposed))))),
    )
    .returning({ storageKey: overlays.storageKey });
}

/** Deletes what a person's new frame can take the place of: frames that were not submitted within the hour and that no film waits for. */
export async function deleteUnusedOverlays(db: Database, userId: string): Promise<{ storageKey: string }[]> {
  return db
    .delete(overlays)
    .where(and(eq(overlays.userId, userId), not(isAwaited), since(KEPT.uncomposed)))
    .returning({ storageKey: overlays.storageKey });
}

/** Those of the keys that a film or an overlay refers to, with whose account they are on. */
export async function knownFiles(db: Database, keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const of = { userId: filmAccount };
  const [done, covers, drawn] = await Promise.all([
    db
      .select({ key: films.storageKey, ...of })
      .from(films)
      .where(inArray(films.storageKey, keys)),
    db
      .select({ key: films.coverKey, ...of })
      .from(films)
      .where(inArray(films.coverKey, keys)),
    db
      .select({ key: overlays.storageKey, userId: overlays.userId })
      .from(overlays)
      .where(inArray(overlays.storageKey, keys)),
  ]);
  return new Map([...done, ...covers, ...drawn].map(({ key, userId }) => [key!, personOr(userId)]));
}

/** Deletes the wishes for films ahead that are over. */
export async function deleteOldWishes(db: Database): Promise<void> {
  await db.delete(filmsAhead).where(sql`${filmsAhead.askedAt} < ${over(KEPT.filmAhead)}`);
}
