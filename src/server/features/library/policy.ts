import { planOf } from '../../../contract/plans.ts';
import { allows } from '../../../contract/policies.ts';
import type { Database } from '../../db/client.ts';
import { isStudioLibrary, type Library, type StudioLibrary } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { findSeat, hasMember, ownsStudio } from '../studio/actions.ts';
import { librariesOf, librariesOfClip } from './places.ts';
import type { ClipRow, Upload } from './queries.ts';

type Holder = { readonly db: Database };

/**
 * What can be done with a library and what is in it. read: have its files delivered, and make films with them. list:
 * see it in the consoles. follow: see how an upload gets on. upload: begin one. complete: send its bytes, and have it
 * taken in. moveOut: have something go from it to another library, or be in that one as well. moveInto: have something
 * come so. retitle: give it another title. delete: remove clips and uploads from it, or give one up.
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
  /** The library of the person's own studio. */
  studio: VERBS,
  /** The same, kept for a while after the studio has ended. */
  studioEnded: ['read', 'list', 'follow', 'moveOut', 'delete'],
  /** The library of the studio that the person has a seat in. */
  shared: ['read', 'follow'],
  /** The same, if its owner lets members add to it. */
  sharedToAdd: ['read', 'follow', 'upload', 'complete', 'moveInto'],
  /** Any other; it looks as if it did not exist. */
  foreign: [],
} as const satisfies Record<string, readonly Verb[]>;
export type Standing = keyof typeof RIGHTS;

/** A person's current relation to a library. `user` must be as the database has them now, not as they were when they signed in. */
async function standingOf({ db }: Holder, user: SessionUser | null, library: Library): Promise<Standing> {
  if (user && planOf(user) === 'admin') return 'admin';
  if (library === null) return 'everybodys';
  if (!user) return 'foreign';
  if (isStudioLibrary(library)) return standingInStudio(db, user, library);
  if (library === user.id) return allows('personalUploads', user) ? 'own' : 'ownWithoutPlan';
  return (await hasMember(db, user, library)) ? 'members' : 'foreign';
}

async function standingInStudio(db: Database, user: SessionUser, { studio }: StudioLibrary): Promise<Standing> {
  if (studio === user.id) return ownsStudio(user) ? 'studio' : 'studioEnded';
  const seat = await findSeat(db, user);
  if (seat?.studioId !== studio) return 'foreign';
  return seat.membersAdd ? 'sharedToAdd' : 'shared';
}

/** Whether a person, or a visitor (null), may do this with a library. */
export async function may(services: Holder, user: SessionUser | null, verb: Verb, library: Library): Promise<boolean> {
  const verbs: readonly Verb[] = RIGHTS[await standingOf(services, user, library)];
  return verbs.includes(verb);
}

/** Those of the libraries with which the person may do this. */
export async function whereMay(
  services: Holder,
  user: SessionUser | null,
  verb: Verb,
  libraries: readonly Library[],
): Promise<Library[]> {
  const found: Library[] = [];
  for (const library of libraries) if (await may(services, user, verb, library)) found.push(library);
  return found;
}

/** Whether the person may do this with an upload, by one of the libraries that it is in. */
export async function mayWith(
  services: Holder,
  user: SessionUser | null,
  verb: Verb,
  upload: Upload,
): Promise<boolean> {
  for (const library of await librariesOf(services.db, upload)) {
    if (await may(services, user, verb, library)) return true;
  }
  return false;
}

/** The same of a clip. */
export async function mayReadClip(services: Holder, user: SessionUser | null, clip: ClipRow): Promise<boolean> {
  for (const library of await librariesOfClip(services.db, clip)) {
    if (await may(services, user, 'read', library)) return true;
  }
  return false;
}

/** Whether a person may continue an upload: only the person who began it, while there is a library that they may add it to. */
export async function mayComplete(services: Holder, user: SessionUser | null, upload: Upload): Promise<boolean> {
  return user !== null && upload.uploaderId === user.id && mayWith(services, user, 'complete', upload);
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
 * @throws AppError `forbidden` (the universal one, the studio's without leave to add), `plan_required`, `not_found` (a
 *   foreign library looks as if it did not exist)
 */
export async function assertMayUpload(
  services: Holder,
  user: SessionUser,
  library: Library,
  verb: 'upload' | 'moveInto' = 'upload',
): Promise<void> {
  if (await may(services, user, verb, library)) return;
  if (library === null) throw new AppError('forbidden', 'Only admins can add to the shared library.');
  if (isStudioLibrary(library) && (await may(services, user, 'read', library))) {
    const isOver = library.studio === user.id;
    throw isOver
      ? new AppError('plan_required')
      : new AppError('forbidden', 'Only the owner adds to this studio’s library. Ask them to let members add.');
  }
  if (!allows('personalUploads', user)) throw new AppError('plan_required');
  throw new AppError('not_found', 'This account does not exist.');
}
