import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/shelf.ts';
import { holderOf, isSame, isStudioLibrary, type Library } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { removeFiles, settle, unknownUpload } from './intake.ts';
import { ingestKind } from './kinds.ts';
import { libraryNamed } from './named.ts';
import { librariesOf, librariesOfClip } from './places.ts';
import { mayComplete, whereMay } from './policy.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';

type Deletion = {
  id: string;
  /** Its title as the person was asked about it. */
  seen?: string | undefined;
  /** From which library, as the contract names them; the nearest that the person may delete from. */
  from?: string | undefined;
};

/**
 * Removes a clip, or an upload with all of its pieces, from a library. It stays in the others that it is in; films made
 * with it are separate files and stay.
 * @param nearest which library is meant if none is named: the person's own, then their studio's; in the consoles,
 *   somebody else's
 * @throws AppError `not_found`, for a foreign one as well; `conflict` if it has another title by now
 */
export async function deleteVideo(
  services: Services,
  user: SessionUser,
  { id, seen, from }: Deletion,
  nearest: 'own' | 'others' = 'own',
): Promise<{ message: string }> {
  const { db, queue } = services;
  const clip = await queries.findClipById(db, id);
  const upload = clip ? null : await queries.findUpload(db, { id });
  const all = clip ? await librariesOfClip(db, clip) : upload ? await librariesOf(db, upload) : [];
  const allowed = await whereMay(services, user, 'delete', all);
  const named = from === undefined ? undefined : await libraryNamed(services, user, from);
  const library = from === undefined ? nearestOf(user, allowed, nearest) : among(allowed, named);
  const asked = library !== undefined && { id, library, seen };
  const removed = asked ? await (clip ? removal.deleteClip : removal.deleteUpload)(db, user, asked) : null;
  if (removed === null) throw new AppError('not_found', 'This video no longer exists.');
  const uploadId = clip ? clip.uploadId : id;
  if (uploadId) await settle(services, uploadId, removed.files);
  else await removeFiles(services, removed.files);
  if (!clip && removed.isOver) await queue.cancel(ingestKind, id);
  return { message: removed.isOver ? 'The video was removed.' : 'The video was removed from this library.' };
}

/** Removes several clips from a library, as `deleteVideo` does each. What is not there any more, or has another title by now, is left. */
export async function deleteClips(
  services: Services,
  user: SessionUser,
  { from, clips }: CallReceived<typeof calls.deleteClips>['body'],
): Promise<{ removed: number; left: number }> {
  let removed = 0;
  for (const clip of clips) {
    try {
      await deleteVideo(services, user, { ...clip, from });
      removed++;
    } catch (error) {
      if (!(error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict'))) throw error;
    }
  }
  return { removed, left: clips.length - removed };
}

const among = (libraries: readonly Library[], library: Library | undefined) =>
  library === undefined ? undefined : libraries.find((each) => isSame(each, library));

function nearestOf({ id }: SessionUser, libraries: readonly Library[], nearest: 'own' | 'others'): Library | undefined {
  const distance = (library: Library) =>
    library === id ? 0 : library !== null && isStudioLibrary(library) && holderOf(library) === id ? 1 : 2;
  const sorted = libraries.toSorted((a, b) => distance(a) - distance(b));
  return nearest === 'own' ? sorted[0] : sorted.at(-1);
}

/**
 * Gives up an upload that has not arrived, or dismisses one that has failed, whatever the person's window shows it as.
 * Whoever sends it ends it everywhere; others take it out of the libraries that they may delete from.
 * @throws AppError `not_found`, for a foreign one as well; `conflict` if it has arrived, and then nothing is removed
 */
export async function giveUp(services: Services, user: SessionUser, id: string): Promise<{ message: string }> {
  const upload = await queries.findUpload(services.db, { id });
  const from = upload && (await endsWhere(services, user, upload));
  if (!from) throw unknownUpload();
  if (await settle(services, id, await removal.deleteUnfinished(services.db, id, from))) {
    return { message: 'The upload is removed.' };
  }
  if (!(await queries.findUpload(services.db, { id }))) throw unknownUpload();
  throw hasArrived();
}

/** The libraries that the person may take an unfinished upload out of; null: none. */
async function endsWhere(
  services: Services,
  user: SessionUser,
  upload: queries.Upload,
): Promise<Library[] | 'all' | null> {
  if (await mayComplete(services, user, upload)) return 'all';
  const from = await whereMay(services, user, 'delete', await librariesOf(services.db, upload));
  return from.length > 0 ? from : null;
}

/** Whether a person may end an unfinished upload in every library that it is for. */
export async function mayEnd(services: Services, user: SessionUser, upload: queries.Upload): Promise<boolean> {
  if (await mayComplete(services, user, upload)) return true;
  const all = await librariesOf(services.db, upload);
  return (await whereMay(services, user, 'delete', all)).length === all.length;
}

/** What somebody reads who gives up an upload that has arrived meanwhile. */
const hasArrived = () =>
  new AppError(
    'conflict',
    'This upload has arrived completely in the meantime. Nothing was removed: its clips are in the library.',
  );
