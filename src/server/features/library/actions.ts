import type { FastifyRequest } from 'fastify';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/library.ts';
import { PIECE_SECONDS } from '../../../contract/library.ts';
import { isPublicId, isWhole, mediaAddress, type Piece } from '../../../contract/media.ts';
import { findPerson } from '../../db/people.ts';
import { AppError, invalidInput } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { PartKind } from '../../media/part.ts';
import { follow } from '../../queue/follow.ts';
import type { Services } from '../../services.ts';
import { removeFiles, settle, sourceTopic } from './handlers/intake.ts';
import { findPart, windowOf } from './handlers/part.ts';
import { takePosted } from './handlers/posted.ts';
import { presentClip, presentJob, presentSource } from './handlers/present.ts';
import { fillWithStarters } from './handlers/starters.ts';
import { titleOf } from './handlers/title.ts';
import { placesOf } from './handlers/turns.ts';
import { ingestJob } from './jobs.ts';
import { assertMayUpload, may } from './policy.ts';
import * as queries from './queries.ts';

/** The backgrounds that a person may choose from. */
export async function listBackgrounds(
  services: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.listBackgroundVideos>> {
  const { db, config } = services;
  const [rows, pieced, uploads, used] = await Promise.all([
    queries.listClips(db, user.id),
    queries.listPieced(db, user.id),
    queries.listUploads(db, user.id),
    queries.usedBytes(db, user.id),
  ]);
  return {
    universal: rows.filter((row) => row.userId === null).map(presentClip),
    personal: pieced.map(({ source, seconds }) => presentSource(source, seconds)),
    clips: rows.filter((row) => row.userId !== null).map(presentClip),
    uploads: await presentFollowed(services, user, uploads),
    quota: { usedBytes: used, limitBytes: config.personalQuotaBytes },
  };
}

/** Uploads as one may follow them. What one sent into a library that one has no right to any more is not among them. */
async function presentFollowed(services: Services, user: SessionUser, uploads: queries.CountedSource[]) {
  const jobs: calls.IngestJob[] = [];
  const places = await placesOf(
    services,
    uploads.map(({ source }) => source),
  );
  for (const { source, pieces } of uploads) {
    if (await may(services, user, 'follow', source.userId))
      jobs.push(presentJob(source, pieces, places.get(source.id) ?? null));
  }
  return jobs;
}

/** A clip, and the part of it that was asked for: where it begins and how long it is at most (null: to the end), in seconds. */
export type ReadablePiece = { clip: queries.ClipRow; start: number; duration: number | null };

/**
 * The clip that a reference means if the person, or a visitor (null), may see it; else null. The public id of a whole upload means the piece that
 * holds the start.
 */
export async function findReadablePiece(
  services: Services,
  user: SessionUser | null,
  { publicId, start, duration }: Piece,
): Promise<ReadablePiece | null> {
  const { db } = services;
  const clip = await queries.findClip(db, publicId);
  if (clip) return (await may(services, user, 'read', clip.userId)) ? { clip, start, duration } : null;
  const source = await queries.findSource(db, { publicId });
  if (!source || !(await may(services, user, 'read', source.userId))) return null;
  const index = Math.floor(start / PIECE_SECONDS);
  const piece = await queries.findPiece(db, source.id, index);
  return piece && { clip: piece, start: start - index * PIECE_SECONDS, duration };
}

/**
 * The stored file of a clip, or of the part of it that was asked for, which is cut when it is first asked for; null where the person may not see it or
 * it has no such part. An upload of which there is no piece yet is its own film.
 * @param asker whose cuts are counted: a person's id, or a visitor's address
 * @throws AppError `rate_limited`, `unavailable`, for a part that is to be cut
 */
export async function findClipFile(
  services: Services,
  user: SessionUser | null,
  reference: Piece,
  kind: PartKind,
  asker: string,
): Promise<{ storageKey: string; shared: boolean } | null> {
  const piece = await findReadablePiece(services, user, reference);
  if (piece) {
    const { clip } = piece;
    const shared = clip.userId === null;
    const window = isWhole(piece) ? 'all' : windowOf(clip, piece);
    if (!window) return null;
    if (window !== 'all') return { storageKey: await findPart(services, clip, window, kind, asker), shared };
    return { storageKey: { film: clip.storageKey, poster: clip.posterKey, preview: clip.previewKey }[kind], shared };
  }
  const source =
    kind === 'film' && isWhole(reference)
      ? await queries.findSource(services.db, { publicId: reference.publicId })
      : null;
  if (!source?.storageKey || source.status !== 'processing') return null;
  // Everybody's clips are read by everybody, but not what is not made into clips yet.
  if (!(await may(services, user, 'follow', source.userId))) return null;
  return { storageKey: source.storageKey, shared: false };
}

/** A posted form, and whose library it is for: one's own, the one that `targetUserId` names, or everybody's. */
type Form = {
  call: { form: typeof calls.uploadPersonalVideo.form | typeof calls.uploadToUser.form };
  library: 'own' | 'named' | 'universal';
};

/**
 * Takes in a video that is posted as a form. Where targetUserId stands behind the file, the file is booked in one's own library until then.
 * @throws AppError as assertMayUpload and takePosted
 */
export async function upload(
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
  const { source } = await takePosted(services, request, {
    field: 'video',
    before: (fields) => permitted(user, fields.targetUserId),
    after: async (fields) => {
      const form = call.form.safeParse(fields);
      if (!form.success) throw invalidInput(form.error.issues);
      // The form may have taken an hour.
      return { ...(await permitted(await asNow(services, user), form.data.targetUserId)), title: form.data.title };
    },
  });
  const { id: jobId, publicId, bytes, duration } = source;
  return { publicId, url: mediaAddress(publicId, 'mp4'), jobId, bytes, duration };
}

/** The person as they are now: what they may do may have changed since the request, or the stream, began. @throws AppError `unauthorized` */
async function asNow({ db }: Services, { id }: SessionUser): Promise<SessionUser> {
  const person = await findPerson(db, { id });
  if (!person) throw new AppError('unauthorized');
  return person;
}

/**
 * Gives an upload its title and library. What was only announced, or was refused, cannot be segmented.
 * @throws AppError `not_found` (unknown or foreign), `conflict` (has not arrived), `unprocessable` (was refused, with the reason), as assertMayUpload
 */
export async function segment(
  services: Services,
  user: SessionUser,
  { publicId, title, userId, libraryType }: CallReceived<typeof calls.segmentVideo>['body'],
): Promise<CallOutput<typeof calls.segmentVideo>> {
  const { db, config } = services;
  const source = isPublicId(publicId) ? await queries.findSource(db, { publicId }) : null;
  if (!source || !(await may(services, user, 'follow', source.userId))) throw unknownUpload();
  if (source.status === 'failed') throw new AppError('unprocessable', source.reason ?? undefined);
  if (source.status === 'uploading' || source.status === 'checking') {
    throw new AppError('conflict', 'This upload has not arrived whole yet.');
  }
  const target = { userId: libraryType === 'universal' ? null : (userId ?? source.userId ?? user.id) };
  const isMove = target.userId !== source.userId;
  if (!(await may(services, user, isMove ? 'moveOut' : 'retitle', source.userId))) throw unknownUpload();
  // What stays where it is needs no room anew, and no permission for it.
  if (isMove) await assertMayUpload(services, user, target.userId, 'moveInto');
  const name = title ? titleOf(title, '') : source.title;
  await queries.retarget(db, user, source, { ...target, title: name }, config.personalQuotaBytes);
  return readJob(services, user, source.id);
}

/** One look at an upload in a library that one may follow. @throws AppError `not_found` */
export async function readJob(services: Services, user: SessionUser, id: string): Promise<calls.IngestJob> {
  const source = await queries.findSource(services.db, { id });
  // Whoever follows it may do so for as long as they may look at it, not for as long as the connection stands.
  if (!source || !(await may(services, await asNow(services, user), 'follow', source.userId))) throw unknownUpload();
  const [pieces, places] = await Promise.all([queries.countPieces(services.db, id), placesOf(services, [source])]);
  return presentJob(source, pieces, places.get(id) ?? null);
}

/** The state of an upload now and after each change, until it is ready or has failed, or `signal` fires. @throws AppError `not_found` */
export function followJob(
  services: Services,
  user: SessionUser,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<calls.IngestJob> {
  const followed = {
    topic: sourceTopic(id),
    read: () => readJob(services, user, id),
    mark: (job: calls.IngestJob) => JSON.stringify([job.status, job.progress, job.message, job.pieces, job.title]),
    isOver: ({ status }: calls.IngestJob) => status === 'ready' || status === 'failed',
  };
  return follow(services.progress, followed, signal);
}

/** The clips of a library that one manages, for the consoles. @throws AppError `not_found`, for a foreign library as well */
export async function listUserVideos(
  services: Services,
  user: SessionUser,
  userId: string,
): Promise<CallOutput<typeof calls.listUserVideos>> {
  const { db } = services;
  const isManaged = await may(services, user, 'list', userId);
  if (!isManaged || !(await findPerson(db, { id: userId })))
    throw new AppError('not_found', 'There is no such person.');
  const rows = await queries.listPersonalClips(db, userId);
  return rows.map((row) => ({ ...presentClip(row), sourceId: row.sourceId }));
}

/**
 * Removes a clip, or an upload with all of its pieces. Films that were made with it are files of their own and stay.
 * @throws AppError `not_found`, for a foreign one as well
 */
export async function deleteVideo(services: Services, user: SessionUser, id: string): Promise<{ message: string }> {
  const { db, queue } = services;
  const clip = await queries.findClipById(db, id);
  const found = clip ?? (await queries.findSource(db, { id }));
  const isAllowed = found !== null && (await may(services, user, 'delete', found.userId));
  const files = isAllowed ? await (clip ? queries.deleteClip : queries.deleteSource)(db, user, found) : null;
  if (files === null) throw new AppError('not_found', 'This video is not there (any more).');
  const sourceId = clip ? clip.sourceId : id;
  if (sourceId) await settle(services, sourceId, files);
  else await removeFiles(services, files);
  if (!clip) await queue.cancel(ingestJob, id);
  return { message: 'The video was removed.' };
}

/** Removes a person's library: clips, pieces and uploads on their way, with their files. Films that were made with them are no part of it. */
export async function deleteLibraryOf(services: Services, userId: string): Promise<void> {
  const { sourceIds, files } = await queries.deleteLibrary(services.db, userId);
  await removeFiles(services, files);
  for (const id of sourceIds) {
    await services.queue.cancel(ingestJob, id);
    await services.progress.publish(sourceTopic(id), {});
  }
}

/** Gives a fresh installation its starter backgrounds; does nothing where the universal library holds a clip. */
export async function seedStarterLibrary(services: Services): Promise<void> {
  await fillWithStarters(services);
}

const unknownUpload = () => new AppError('not_found', 'There is no such upload of yours.');
