import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { films, filmsAhead, renders } from '../../db/schema/renders.ts';
import { type Account, personOr } from '../../storage/index.ts';

/**
 * For a query of films: the person whose account a film's files are on, who has asked for it first; null: nobody has,
 * nor had it made ahead.
 */
export const filmAccount = sql<string | null>`coalesce(
  (select r.user_id from ${renders} r where r.film_key = ${films.key} order by r.started_at nulls last, r.created_at limit 1),
  (select w.user_id from ${filmsAhead} w where w.film_key = ${films.key} order by w.asked_at limit 1))`;

/** Whose account the files of a film are on. */
export async function findFilmAccount(db: Database, key: string): Promise<Account> {
  const [row] = await db.select({ userId: filmAccount }).from(films).where(eq(films.key, key));
  return personOr(row?.userId ?? null);
}

/** Finished films that nobody but this person has, and nobody has asked for in `days`. */
function isOldOf(userId: string, days: number): SQL {
  const asked = (by: SQL) => sql`exists (select from ${renders} r where r.film_key = ${films.key} and ${by})`;
  return and(
    eq(films.status, 'done'),
    sql`${films.usedAt} < now() - make_interval(days => ${days})`,
    asked(sql`r.user_id = ${userId}`),
    not(asked(sql`r.user_id <> ${userId}`)),
  )!;
}

export async function countOldFilms(db: Tx, userId: string, days: number): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${films.bytes}), 0)::float8` })
    .from(films)
    .where(isOldOf(userId, days));
  return row!;
}

/** @returns keys of their files */
export async function deleteOldFilms(db: Database, userId: string, days: number): Promise<string[]> {
  const rows = await db
    .delete(films)
    .where(isOldOf(userId, days))
    .returning({ key: films.storageKey, cover: films.coverKey });
  return rows.flatMap(({ key, cover }) => [key ?? [], cover ?? []].flat());
}
