import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { films, filmsAhead } from '../../db/schema/renders.ts';

/** A wish that is as old as this is nobody's any more: the worker was away. */
const WISH_HOLDS = sql.raw(`interval '5 minutes'`);

/**
 * Wishes for a film in place of the person's wish before; call it while the person's row is locked.
 * @returns its id, and the film of the wish before
 */
export async function replaceWish(
  db: Tx,
  userId: string,
  filmKey: string,
): Promise<{ id: string; before: string | null }> {
  const [before] = await db.delete(filmsAhead).where(eq(filmsAhead.userId, userId)).returning();
  const [row] = await db.insert(filmsAhead).values({ userId, filmKey }).returning();
  return { id: row!.id, before: before && before.filmKey !== filmKey ? before.filmKey : null };
}

/** Takes the person's wish back. @param id only the wish of this name @returns the key of its film; null: there is no such wish */
export async function deleteWish(db: Database, userId: string, id?: string): Promise<string | null> {
  const own = eq(filmsAhead.userId, userId);
  const [row] = await db
    .delete(filmsAhead)
    .where(id === undefined ? own : and(own, eq(filmsAhead.id, id)))
    .returning();
  return row?.filmKey ?? null;
}

/** What a film is made for: `film`: somebody waits for it. `ahead`: somebody may ask for it. null: nobody needs it (to be made). */
export async function wantedAs(db: Database, filmKey: string): Promise<'film' | 'ahead' | null> {
  const wish = sql<boolean>`exists (select from ${filmsAhead} w where w.film_key = ${films.key} and w.asked_at > now() - ${WISH_HOLDS})`;
  const [film] = await db.select({ status: films.status, wish }).from(films).where(eq(films.key, filmKey));
  if (film?.status === 'queued' || film?.status === 'running') return 'film';
  return film?.status === 'planned' && film.wish ? 'ahead' : null;
}

/** How far a film is that is made ahead; it stays planned for as long as nobody has asked for it. */
export async function noteAhead(db: Database, filmKey: string, progress: number): Promise<void> {
  await db
    .update(films)
    .set({ progress })
    .where(and(eq(films.key, filmKey), sql`${films.status} <> 'done'`));
}

/** What was begun ahead and not finished begins anew. */
export async function forgetAhead(db: Database, filmKey: string): Promise<void> {
  await db
    .update(films)
    .set({ progress: 0 })
    .where(and(eq(films.key, filmKey), eq(films.status, 'planned')));
}
