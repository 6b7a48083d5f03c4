import { entitlements } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { type Addressed, countStarts, findFilm, listHolders } from './queries.ts';

/**
 * New films are only made for people who may still download one.
 * @throws AppError `download_limit`
 */
export function assertDownloadLeft(user: SessionUser): void {
  const { downloadLimit } = entitlements(user);
  if (downloadLimit !== null && user.downloadCount >= downloadLimit) throw new AppError('download_limit');
}

/**
 * Says early what starting the film would say: nothing to complain about if it is done already.
 * @throws AppError `render_limit`
 */
export async function assertStartLeft({ db }: Services, user: SessionUser, filmKey: string): Promise<void> {
  const { rendersPerDay } = entitlements(user);
  if (rendersPerDay === null || (await countStarts(db, user.id, filmKey)) < rendersPerDay) return;
  if ((await findFilm(db, filmKey))?.status !== 'done') throw new AppError('render_limit');
}

/**
 * How a film leaves. `counted`: to whoever has its address, for good. `unlimited`: the same for as long as somebody who asked for it has a plan
 * without a limit. `preview`: it plays in the session of a person who asked for it, and is not saved.
 */
export type FilmAccess = 'counted' | 'unlimited' | 'preview';

/**
 * Plans are looked at now, not as they were when the film was made.
 * @returns null where the film is as good as not there
 */
export async function filmAccess(
  { db }: Pick<Services, 'db'>,
  { film, counted, own }: Addressed,
): Promise<FilmAccess | null> {
  if (counted) return 'counted';
  const holders = await listHolders(db, film.key);
  if (holders.some((holder) => entitlements(holder).downloadLimit === null)) return 'unlimited';
  return own ? 'preview' : null;
}
