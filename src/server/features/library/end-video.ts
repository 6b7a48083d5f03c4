import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { removeFiles, settle, unknownUpload } from './intake.ts';
import { ingestKind } from './kinds.ts';
import { may } from './policy.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';

/**
 * Removes a clip, or an upload with all of its pieces. Films made with it are separate files and stay.
 * @param seen its title as the person was asked about it
 * @throws AppError `not_found`, for a foreign one as well; `conflict` if it has another title by now
 */
export async function deleteVideo(
  services: Services,
  user: SessionUser,
  id: string,
  seen?: string,
): Promise<{ message: string }> {
  const { db, queue } = services;
  const clip = await queries.findClipById(db, id);
  const found = clip ?? (await queries.findUpload(db, { id }));
  const isAllowed = found !== null && (await may(services, user, 'delete', found.userId));
  const files = isAllowed
    ? await (clip ? removal.deleteClip : removal.deleteUpload)(db, user, { ...found, seen })
    : null;
  if (files === null) throw new AppError('not_found', 'This video no longer exists.');
  const uploadId = clip ? clip.uploadId : id;
  if (uploadId) await settle(services, uploadId, files);
  else await removeFiles(services, files);
  if (!clip) await queue.cancel(ingestKind, id);
  return { message: 'The video was removed.' };
}

/**
 * Gives up an upload that has not arrived, or dismisses one that has failed, whatever the person's window shows it as.
 * @throws AppError `not_found`, for a foreign one as well; `conflict` if it has arrived, and then nothing is removed
 */
export async function giveUp(services: Services, user: SessionUser, id: string): Promise<{ message: string }> {
  const upload = await queries.findUpload(services.db, { id });
  if (!upload || !(await may(services, user, 'delete', upload.userId))) throw unknownUpload();
  if (await settle(services, id, await removal.deleteUnfinished(services.db, upload))) {
    return { message: 'The upload is removed.' };
  }
  if (!(await queries.findUpload(services.db, { id }))) throw unknownUpload();
  throw hasArrived();
}

/** What somebody reads who gives up an upload that has arrived meanwhile. */
const hasArrived = () =>
  new AppError(
    'conflict',
    'This upload has arrived completely in the meantime. Nothing was removed: its clips are in the library.',
  );
