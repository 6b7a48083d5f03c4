import { planOf } from '../../../contract/plans.ts';
import { allows } from '../../../contract/policies.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { hasMember } from '../studio/actions.ts';
import type { Upload } from './queries.ts';

type Holder = Pick<Services, 'db'>;
/** A library by its owner; null: the universal one. */
type Library = string | null;

/**
 * What can be done with a library and what is in it. read: have its files delivered, and make films with them. list:
 * see it in the consoles. follow: see how an upload gets on. upload: begin one. complete: send its bytes, and have it
 * taken in. moveOut, moveInto: give an upload another library. retitle: give it another title. delete: remove clips and
 * uploads, or give one up.
 */
export const VERBS = [
  ...(['read', 'list', 'follow', 'upload', 'complete'] as const),
  ...(['moveOut', 'moveInto', 'retitle', 'delete'] as const),
];
export type Verb = (typeof VERBS)[number];

/**
 * Who may do what with whose library. Nothing else grants a permission: having sent an upload grants none by itself, so
 * permission over it ends the moment the permission on that library ends.
 */
export const RIGHTS = {
  /** Admins, every library. */
  admin: VERBS,
  /** Everyone else and the universal library; visitors too. */
  everybodys: ['read'],
  /** A person's own library, with a plan that includes one. */
  own: VERBS,
  /** A person's own library, kept for a while after the plan has ended. */
  ownWithoutPlan: ['read', 'list', 'follow', 'delete'],
  /** The library of somebody who has joined the person's studio. */
  members: VERBS,
  /** Any other; it looks as if it did not exist. */
  foreign: [],
} as const satisfies Record<string, readonly Verb[]>;
export type Standing = keyof typeof RIGHTS;

/** A person's current relation to a library. `user` must be as the database has them now, not as they were when they signed in. */
async function standingOf({ db }: Holder, user: SessionUser | null, library: Library): Promise<Standing> {
  if (user && planOf(user) === 'admin') return 'admin';
  if (library === null) return 'everybodys';
  if (!user) return 'foreign';
  if (library === user.id) return allows('personalUploads', user) ? 'own' : 'ownWithoutPlan';
  return (await hasMember(db, user, library)) ? 'members' : 'foreign';
}

/** Whether a person, or a visitor (null), may do this with a library. */
export async function may(services: Holder, user: SessionUser | null, verb: Verb, library: Library): Promise<boolean> {
  const verbs: readonly Verb[] = RIGHTS[await standingOf(services, user, library)];
  return verbs.includes(verb);
}

/** Whether a person may continue an upload: only the person who began it, for as long as they may upload there. */
export async function mayComplete(
  services: Holder,
  user: SessionUser | null,
  { uploaderId, userId }: Pick<Upload, 'uploaderId' | 'userId'>,
): Promise<boolean> {
  return user !== null && uploaderId === user.id && may(services, user, 'complete', userId);
}

/**
 * Makes sure that a person may continue an upload that they began.
 * @throws AppError `plan_required` if the plan itself has ended, and what has arrived waits for another; otherwise `not_found`
 */
export async function assertMayComplete(services: Holder, user: SessionUser | null, upload: Upload): Promise<void> {
  if (await mayComplete(services, user, upload)) return;
  if (user && upload.uploaderId === user.id && !allows('personalUploads', user)) throw new AppError('plan_required');
  throw new AppError('not_found', 'This upload does not exist. Start it again.');
}

/**
 * Makes sure that a person may put an upload into a library.
 * @throws AppError `forbidden` (the universal one), `plan_required`, `not_found` (a foreign library looks as if it did not exist)
 */
export async function assertMayUpload(
  services: Holder,
  user: SessionUser,
  library: Library,
  verb: 'upload' | 'moveInto' = 'upload',
): Promise<void> {
  if (await may(services, user, verb, library)) return;
  if (library === null) throw new AppError('forbidden', 'Only admins can add to the shared library.');
  if (!allows('personalUploads', user)) throw new AppError('plan_required');
  throw new AppError('not_found', 'This account does not exist.');
}
