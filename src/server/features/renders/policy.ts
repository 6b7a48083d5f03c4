import { entitlements } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { countStarts, findFilm } from './queries.ts';

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
