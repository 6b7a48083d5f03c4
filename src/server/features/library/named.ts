import { EVERYBODYS, ME, THE_STUDIO } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { isStudioLibrary, type Library } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { studioOf } from '../studio/actions.ts';
import { librariesOf } from './places.ts';
import { whereMay } from './policy.ts';
import type { Upload } from './queries.ts';

/**
 * A library by the name that the contract gives it: the person's own, their studio's, or another person's by its id.
 * @throws AppError `not_found` if there is no studio
 */
export async function libraryNamed({ db }: Services, user: SessionUser, name: string): Promise<Exclude<Library, null>> {
  if (name === ME) return user.id;
  if (name !== THE_STUDIO) return name;
  // The library of a studio that has ended is still its owner's for a while.
  return { studio: (await studioOf(db, user)) ?? user.id };
}

/** The libraries that a list separated by commas names, each once. @throws AppError `invalid_input`, `not_found` */
export async function librariesNamed(
  services: Services,
  user: SessionUser,
  names: string,
): Promise<Exclude<Library, null>[]> {
  const each = [...new Set(names.split(',').map((name) => (name.trim() === user.id ? ME : name.trim())))].filter(
    Boolean,
  );
  if (each.length === 0 || each.length > MOST)
    throw new AppError('invalid_input', 'Choose whose library the video is for.');
  return Promise.all(each.map((name) => libraryNamed(services, user, name)));
}

/** A person, their studio, and everybody in its team. */
const MOST = LIMITS.teamSeats + 2;

/** The names of an upload's libraries in which the person may follow it. */
export async function followedNames(services: Services, user: SessionUser, upload: Upload): Promise<string[]> {
  const followed = await whereMay(services, user, 'follow', await librariesOf(services.db, upload));
  return followed.map((library) => {
    if (library === null) return EVERYBODYS;
    if (isStudioLibrary(library)) return THE_STUDIO;
    return library === user.id ? ME : library;
  });
}
