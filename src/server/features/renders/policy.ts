import { entitlements, type Subject } from '../../../contract/plans.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Addressed, listHolders } from './queries.ts';

const REFUSALS = { downloadLimit: 'download_limit', rendersPerDay: 'render_limit' } as const;

/**
 * Refuses what would be one more than the person's plan allows. If others may count at the same time, the person's row must be locked.
 * @param used how many there are already
 * @throws AppError `download_limit`, `render_limit`
 */
export function assertWithin(person: Subject, limit: keyof typeof REFUSALS, used: number): void {
  const allowed = entitlements(person)[limit];
  if (allowed !== null && used >= allowed) throw new AppError(REFUSALS[limit]);
}

/**
 * How a film is delivered. `counted`: to anyone who has its URL, forever. `unlimited`: the same while somebody who
 * requested it has a plan without a limit. `preview`: it plays in the session of a person who requested it, and cannot
 * be saved.
 */
export type FilmAccess = 'counted' | 'unlimited' | 'preview';

/**
 * Uses current plans, not those at the time the film was made.
 * @returns null if the film should look as if it did not exist
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
