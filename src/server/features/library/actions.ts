import type { FastifyRequest } from 'fastify';
import type { CallOutput } from '../../../contract/call.ts';
import type * as calls from '../../../contract/library.ts';
import { PIECE_SECONDS } from '../../../contract/library.ts';
import { isWhole, mediaAddress, type Piece } from '../../../contract/media.ts';
import type { Survey } from '../../../scene/survey.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Shelf } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidInput } from '../../errors.ts';
import type { PartKind } from '../../media/ingest/cut-part.ts';
import { follow } from '../../queue/follow.ts';
import type { Services } from '../../services.ts';
import { findPart, windowOf } from './find-part.ts';
import { removeFiles, unknownUpload, uploadTopic } from './intake.ts';
import { ingestKind } from './kinds.ts';
import { followedNames } from './named.ts';
import * as pieces from './piece-queries.ts';
import { assertMayUpload, may, mayReadClip, mayWith } from './policy.ts';
import { takePosted } from './posted.ts';
import { noteOf, presentClip, presentJob } from './present-library.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';
import { fillWithStarters } from './starters.ts';
import { placesOf } from './turns.ts';

export { ingestKind } from './kinds.ts';
export { listBackgrounds } from './list-backgrounds.ts';
export { countClips, failedUploads, hasLibrary, publicIdsIn, usedBytes } from './queries.ts';

/** A clip, and the requested part of it: where it begins and its maximum length (null: to the end), in seconds. */
export type ReadablePiece = { clip: queries.ClipRow; start: number; duration: number | null };

/**
 * The clip a reference stands for if the person, or a visitor (null), may see it; otherwise null. The public id of a
 * whole upload stands for the piece that contains the start.
 */
export async function findReadablePiece(
  services: Services,
  user: SessionUser | null,
  { publicId, start, duration }: Piece,
): Promise<ReadablePiece | null> {
  const { db } = services;
  const clip = await queries.findClip(db, publicId);
  if (clip) return (await mayReadClip(services, user, clip)) ? { clip, start, duration } : null;
  const upload = await queries.findUpload(db, { publicId });
  if (!upload || !(await mayWith(services, user, 'read', upload))) return null;
  const index = Math.floor(start / PIECE_SECONDS);
  const piece = await queries.findPiece(db, upload.id, index);
  if (!piece || !(await mayReadClip(services, user, piece))) return null;
  return { clip: piece, start: start - index * PIECE_SECONDS, duration };
}

/** What is known of how a background moves; null: it was never looked through. @throws AppError `not_found`, for a foreign one as well */
export async function readSurvey(services: Services, user: SessionUser, publicId: string): Promise<Survey | null> {
  const piece = await findReadablePiece(services, user, { publicId, start: 0, duration: null });
  if (!piece) throw new AppError('not_found', 'This background is not in your library.');
  // A whole upload was never looked through as one.
  return piece.clip.publicId === publicId ? piece.clip.survey : null;
}

/**
 * The stored file of a clip, or of the requested part of it, which is cut on first request, or its filmstrip; null if
 * the person may not see it or it has no such part. An upload without any pieces yet is its own film.
 * @throws AppError `rate_limited`, `unavailable`, for a part that has to be cut
 */
export async function findClipFile(
  services: Services,
  user: SessionUser | null,
  reference: Piece,
  kind: PartKind,
): Promise<{ storageKey: string; shared: boolean } | null> {
  const piece = await findReadablePiece(services, user, reference);
  if (piece) {
    const { clip } = piece;
    const shared = clip.userId === null;
    const window = isWhole(piece) ? 'all' : windowOf(clip, piece);
    if (!window) return null;
    if (kind === 'strip') {
      const all = { first: 0, frames: Math.round(clip.duration * FRAME_RATE) };
      return { storageKey: await findPart(services, clip, all, kind), shared };
    }
    if (window !== 'all') return { storageKey: await findPart(services, clip, window, kind), shared };
    return { storageKey: { film: clip.storageKey, poster: clip.posterKey, preview: clip.previewKey }[kind], shared };
  }
  const upload =
    kind === 'film' && isWhole(reference)
      ? await queries.findUpload(services.db, { publicId: reference.publicId })
      : null;
  if (!upload?.storageKey || upload.status !== 'processing') return null;
  // Everyone may read the universal clips, but not uploads that have no clips yet.
  if (!(await mayWith(services, user, 'follow', upload))) return null;
  return { storageKey: upload.storageKey, shared: false };
}

/** A posted form, and whose library it is for: the sender's own, the one that `targetUserId` names, or the universal one. */
type Form = {
  call: { form: typeof calls.uploadPersonalVideo.form | typeof calls.uploadToUser.form };
  library: 'own' | 'named' | 'universal';
};

/**
 * Accepts a video posted as a form. If targetUserId comes after the file, the file is reserved in the sender's own library until then.
 * @throws AppError as assertMayUpload and takePosted
 */
export async function takeForm(
  services: Services,
  user: SessionUser,
  request: FastifyRequest,
  { call, library }: Form,
): Promise<CallOutput<typeof calls.uploadPersonalVideo>> {
  const permitted = async (person: SessionUser, targetUserId: string | undefined) => {
    const userId = library === 'universal' ? null : library === 'own' ? person.id : targetUserId?.trim() || person.id;
    await assertMayUpload(services, person, userId);
    return { uploaderId: person.id, userId };
  };
  const { upload } = await takePosted(services, request, {
    field: 'video',
    before: (fields) => permitted(user, fields.targetUserId),
    after: async (fields) => {
      const form = call.form.safeParse(fields);
      if (!form.success) throw invalidInput(form.error.issues);
      // The form may have taken an hour.
      return { ...(await permitted(await asNow(services, user), form.data.targetUserId)), title: form.data.title };
    },
  });
  const { id: jobId, publicId, bytes, duration } = upload;
  return { publicId, url: mediaAddress(publicId, 'mp4'), jobId, bytes, duration, note: noteOf(upload) };
}

/**
 * The person as they are now: their permissions may have changed since the request, or the stream, began.
 * @throws AppError `unauthorized`
 */
async function asNow({ db }: Services, { id }: SessionUser): Promise<SessionUser> {
  const person = await findPerson(db, { id });
  if (!person) throw new AppError('unauthorized');
  return person;
}

/** The current state of an upload in a library that the person may follow. @throws AppError `not_found` */
export async function readJob(services: Services, user: SessionUser, id: string): Promise<calls.IngestJob> {
  const upload = await queries.findUpload(services.db, { id });
  const person = await asNow(services, user);
  // Followers may read on for as long as they have permission, not for as long as the connection is open.
  const libraries = upload ? await followedNames(services, person, upload) : [];
  if (!upload || libraries.length === 0) throw unknownUpload();
  const [pieces, places] = await Promise.all([queries.countPieces(services.db, id), placesOf(services, [upload])]);
  return presentJob(upload, pieces, places.get(id) ?? null, libraries);
}

/** The state of an upload now and after each change, until it is ready or has failed, or `signal` fires. @throws AppError `not_found` */
export function followJob(
  services: Services,
  user: SessionUser,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<calls.IngestJob> {
  const followed = {
    topic: uploadTopic(id),
    read: () => readJob(services, user, id),
    mark: (job: calls.IngestJob) => JSON.stringify([job.status, job.progress, job.message, job.pieces, job.title]),
    isOver: ({ status }: calls.IngestJob) => status === 'ready' || status === 'failed',
  };
  return follow(services.progress, followed, signal);
}

/** The clips of a library that the person manages, for the consoles. @throws AppError `not_found`, for a foreign library as well */
export async function listUserVideos(
  services: Services,
  user: SessionUser,
  userId: string,
): Promise<CallOutput<typeof calls.listUserVideos>> {
  const { db } = services;
  const isManaged = await may(services, user, 'list', userId);
  if (!isManaged || !(await findPerson(db, { id: userId })))
    throw new AppError('not_found', 'This account does not exist.');
  const rows = await queries.listClips(db, userId);
  return rows.map((row) => ({ ...presentClip(row), sourceId: row.uploadId }));
}

/** Stops an upload whose pieces wait or are being made; whoever waits for them reads why. */
export async function stopIngest(services: Services, id: string): Promise<void> {
  const { db, queue, progress } = services;
  const reason = 'We had to stop this upload. Please upload the video again in a few minutes.';
  await removeFiles(services, await pieces.markFailed(db, id, reason));
  await queue.cancel(ingestKind, id);
  await progress.publish(uploadTopic(id));
}

/**
 * Empties a person's own library, their studio's, or both: clips, pieces and uploads in progress, with the files of those
 * that are in no other library. Films made with them are not part of it.
 */
export async function deleteLibraries(services: Services, ...libraries: readonly Shelf[]): Promise<void> {
  const { uploadIds, files } = await removal.deleteLibraries(services.db, libraries);
  await removeFiles(services, files);
  for (const id of uploadIds) {
    await services.queue.cancel(ingestKind, id);
    await services.progress.publish(uploadTopic(id));
  }
}

/** Gives a fresh installation its starter backgrounds; does nothing if the universal library contains a clip. */
export async function seedStarterLibrary(services: Services): Promise<void> {
  await fillWithStarters(services);
}
