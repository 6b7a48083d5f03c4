import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { films, renders } from '../../db/schema/renders.ts';

/** Whose film has failed since then and has not been made since, as rows of `user_id` and `at`. */
export function failedFilms(since: Date): SQL {
  const recent = and(eq(films.status, 'failed'), gt(films.usedAt, since), gt(renders.startedAt, since));
  return sql`select ${renders.userId} as user_id, ${renders.startedAt} as at
    from ${films} join ${renders} on ${renders.filmKey} = ${films.key} where ${recent}`;
}
