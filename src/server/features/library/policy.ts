import { allows, planOf } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Source } from './queries.ts';

const isAdmin = (user: SessionUser) => planOf(user) === 'admin';

/** Universal clips are open to whoever has the address; personal ones to their owner and to admins. */
export function mayReadClip(clip: { userId: string | null }, user: SessionUser | null): boolean {
  return clip.userId === null || (user !== null && (clip.userId === user.id || isAdmin(user)));
}

/** A clip or upload is changed by the person whose library it is in; everybody's by admins. */
export function mayChange({ userId }: { userId: string | null }, user: SessionUser): boolean {
  return isAdmin(user) || userId === user.id;
}

/** An upload on its way is followed by who sent it as well. */
export function mayFollow(source: Pick<Source, 'userId' | 'uploaderId'>, user: SessionUser): boolean {
  return mayChange(source, user) || source.uploaderId === user.id;
}

/**
 * People upload into their own library if their plan has one, admins into everybody's and anybody's.
 * @param userId null: everybody's library
 * @throws AppError `forbidden` (everybody's), `plan_required`, `not_found` (a foreign library looks as if it did not exist)
 */
export function assertMayUpload(user: SessionUser, userId: string | null): void {
  if (isAdmin(user)) return;
  if (userId === null) throw new AppError('forbidden', 'Only admins add to everybody’s library.');
  if (!allows('personalUploads', user)) throw new AppError('plan_required');
  if (userId !== user.id) throw new AppError('not_found', 'There is no such person.');
}
