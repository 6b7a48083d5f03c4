import { allows, planOf } from '../../../contract/plans.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { hasMember } from '../studio/actions.ts';
import type { Source } from './queries.ts';

type Holder = Pick<Services, 'db'>;

const isAdmin = (user: SessionUser) => planOf(user) === 'admin';

/** A personal library is its owner's, and open to admins and to the owner of the studio that the person has joined. */
export async function managesLibrary({ db }: Holder, user: SessionUser, userId: string): Promise<boolean> {
  return userId === user.id || isAdmin(user) || hasMember(db, user, userId);
}

/** Universal clips are open to whoever has the address; personal ones to who manages the library. */
export async function mayReadClip(
  services: Holder,
  { userId }: { userId: string | null },
  user: SessionUser | null,
): Promise<boolean> {
  return userId === null || (user !== null && managesLibrary(services, user, userId));
}

/** A clip or upload is changed by who manages the library that it is in; everybody's by admins. */
export async function mayChange(
  services: Holder,
  { userId }: { userId: string | null },
  user: SessionUser,
): Promise<boolean> {
  return userId === null ? isAdmin(user) : managesLibrary(services, user, userId);
}

/** An upload on its way is followed by who sent it as well. */
export async function mayFollow(
  services: Holder,
  source: Pick<Source, 'userId' | 'uploaderId'>,
  user: SessionUser,
): Promise<boolean> {
  return source.uploaderId === user.id || mayChange(services, source, user);
}

/**
 * People upload into their own library if their plan has one, studio owners into those of members who have joined, admins into everybody's and
 * anybody's.
 * @param userId null: everybody's library
 * @throws AppError `forbidden` (everybody's), `plan_required`, `not_found` (a foreign library looks as if it did not exist)
 */
export async function assertMayUpload(services: Holder, user: SessionUser, userId: string | null): Promise<void> {
  if (isAdmin(user)) return;
  if (userId === null) throw new AppError('forbidden', 'Only admins add to everybody’s library.');
  if (!allows('personalUploads', user)) throw new AppError('plan_required');
  if (!(await managesLibrary(services, user, userId))) throw new AppError('not_found', 'There is no such person.');
}
