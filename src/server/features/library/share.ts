import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/library.ts';
import { titleOf } from '../../../contract/library.ts';
import { isPublicId } from '../../../contract/media.ts';
import { isSame, type Library } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { readJob } from './actions.ts';
import { unknownUpload } from './intake.ts';
import { librariesNamed, libraryNamed } from './named.ts';
import { librariesOf } from './places.ts';
import { assertMayUpload, mayWith, whereMay } from './policy.ts';
import * as queries from './queries.ts';
import * as reservations from './reservation-queries.ts';

/**
 * Sets an upload's title and library. One that was only announced, or was refused, cannot be segmented.
 * @throws AppError `not_found` (unknown or foreign), `conflict` (has not arrived), `unprocessable` (was refused, with the reason), as
 *   assertMayUpload
 */
export async function segment(
  services: Services,
  user: SessionUser,
  { publicId, title, userId, libraryType }: CallReceived<typeof calls.segmentVideo>['body'],
): Promise<calls.IngestJob> {
  const { db, config } = services;
  const upload = isPublicId(publicId) ? await queries.findUpload(db, { publicId }) : null;
  if (!upload || !(await mayWith(services, user, 'follow', upload))) throw unknownUpload();
  if (upload.status === 'failed') throw new AppError('unprocessable', upload.reason ?? undefined);
  if (upload.status === 'uploading' || upload.status === 'checking') {
    throw new AppError('conflict', 'This upload is not complete yet.');
  }
  const now = await librariesOf(db, upload);
  const to = await targetOf(services, user, { userId, libraryType }, now);
  const isMove = to !== undefined && !(now.length === 1 && isSame(now[0]!, to));
  const from = isMove ? await leftFor(services, user, now, to) : undefined;
  // Another title is one in every library that it is in.
  if (title !== undefined || !isMove) {
    if ((await whereMay(services, user, 'retitle', now)).length < now.length) throw unknownUpload();
  }
  // An upload that stays in its library needs no new space, and no permission for it.
  if (isMove) await assertMayUpload(services, user, to, 'moveInto');
  const name = title ? titleOf(title, '') : upload.title;
  const change = { title: name, ...(isMove && { from, to }) };
  await reservations.retarget(db, user, upload.id, now, change, config.personalQuotaBytes);
  return readJob(services, user, upload.id);
}

/** The library that a call means; undefined: the one that the upload is in. */
async function targetOf(
  services: Services,
  user: SessionUser,
  { userId, libraryType }: Pick<CallReceived<typeof calls.segmentVideo>['body'], 'userId' | 'libraryType'>,
  now: readonly Library[],
): Promise<Library | undefined> {
  if (libraryType === 'universal') return null;
  if (libraryType === 'studio') return libraryNamed(services, user, 'studio');
  return userId ?? (now.includes(null) ? user.id : undefined);
}

/** Which library something leaves for another one: the first that the person may take it from, and for everybody's all. @throws AppError `not_found` */
async function leftFor(services: Services, user: SessionUser, now: readonly Library[], to: Library): Promise<Library> {
  const from = await whereMay(services, user, 'moveOut', now);
  const [first] = from.filter((library) => !isSame(library, to));
  if (first === undefined || (to === null && from.length < now.length)) throw unknownUpload();
  return first;
}

/**
 * Puts a video into more libraries: it is stored once, and each of them has it until it is removed there.
 * @param names of libraries as the contract gives them
 * @throws AppError `not_found` (unknown or foreign), `invalid_input`, `payload_too_large`, as assertMayUpload
 */
export async function shareVideo(
  services: Services,
  user: SessionUser,
  id: string,
  names: readonly string[],
): Promise<calls.IngestJob> {
  const { db, config } = services;
  const upload = await queries.findUpload(db, { id });
  const now = upload ? await librariesOf(db, upload) : [];
  // What is everybody's is in no library besides.
  const from = await whereMay(
    services,
    user,
    'moveOut',
    now.filter((library) => library !== null),
  );
  if (from.length === 0) throw new AppError('not_found', 'This video no longer exists.');
  const to = await librariesNamed(services, user, names.join(','));
  for (const library of to) await assertMayUpload(services, user, library, 'moveInto');
  await reservations.addPlaces(db, user, id, from, to, config.personalQuotaBytes);
  return readJob(services, user, id);
}
