import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/people.ts';
import { films, renders } from '../../db/schema/renders.ts';
import type { Services } from '../../services.ts';
import { renderFilmKind } from './kinds.ts';
import { filmTopic } from './progress.ts';
import * as queries from './queries.ts';
import { enqueue } from './start-film.ts';

const STOPPED = 'We had to stop this video. Please generate it again in a few minutes.';

/** Stops a film that waits or is being made; whoever waits for it reads why. */
export async function stopFilm({ db, queue, progress }: Services, key: string): Promise<void> {
  // First: whoever follows a queued film that is not in the queue puts it there again.
  await queries.markFailed(db, key, STOPPED);
  await queue.cancel(renderFilmKind, key);
  await progress.publish(filmTopic(key));
}

/** Takes a person's films that still wait out of the queue, unless others want them too: they are as if they had not been asked for. */
export async function withdrawFilms({ db, queue }: Services, userId: string, renderIds: string[]): Promise<void> {
  if (renderIds.length === 0) return;
  const own = sql`select r.film_key from ${renders} r where r.user_id = ${userId} and r.id::text in ${renderIds}`;
  const wanted = sql`exists (select from ${renders} r where r.film_key = ${films.key} and r.user_id <> ${userId}
    and r.started_at is not null)`;
  const keys = await db.transaction(async (tx) => {
    const rows = await tx
      .update(films)
      .set({ status: 'planned' })
      .where(and(eq(films.status, 'queued'), sql`${films.key} in (${own})`, sql`not ${wanted}`))
      .returning({ key: films.key });
    const withdrawn = rows.map(({ key }) => key);
    if (withdrawn.length > 0)
      await tx
        .update(renders)
        .set({ startedAt: null })
        .where(and(eq(renders.userId, userId), inArray(renders.filmKey, withdrawn)));
    return withdrawn;
  });
  for (const key of keys) await queue.cancel(renderFilmKind, key);
}

/** Has a failed film made after all, for the person who asked for it last. @returns null if it is not a failed one, or nobody's any more */
export async function retryFilm(services: Services, key: string): Promise<{ id: string; email: string } | null> {
  const { db, progress } = services;
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(renders)
    .innerJoin(users, eq(users.id, renders.userId))
    .where(eq(renders.filmKey, key))
    .orderBy(sql`${renders.startedAt} desc nulls last`)
    .limit(1);
  const film = owner && (await queries.markAgain(db, key));
  if (!film) return null;
  await enqueue(services, film, owner.id);
  await progress.publish(filmTopic(key));
  return owner;
}

/** Films that have failed since then, the latest first, each with one of those who asked for it. */
export function failedFilmJobs(db: Database, since: Date, limit: number) {
  const asked = sql<string | null>`(select r.user_id from ${renders} r where r.film_key = ${films.key}
    order by r.started_at desc nulls last limit 1)`;
  return db
    .select({ key: films.key, userId: asked, at: films.usedAt, error: films.error })
    .from(films)
    .where(and(eq(films.status, 'failed'), gt(films.usedAt, since)))
    .orderBy(desc(films.usedAt))
    .limit(limit);
}
