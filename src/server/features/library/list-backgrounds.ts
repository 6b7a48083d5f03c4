import type { CallOutput } from '../../../contract/call.ts';
import type * as calls from '../../../contract/library.ts';

import type { Database } from '../../db/client.ts';
import type { Shelf, StudioLibrary } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { findSeat, listJoined, ownsStudio, readStudio, studioNameAt } from '../studio/actions.ts';
import { followedNames } from './named.ts';
import { may } from './policy.ts';
import { presentClip, presentJob, presentUpload } from './present-library.ts';
import * as queries from './queries.ts';
import { starterOf } from './starters.ts';
import { placesOf } from './turns.ts';

/** The backgrounds that a person may choose from. */
export async function listBackgrounds(
  services: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.listBackgroundVideos>> {
  const { db, config } = services;
  const library = await studioLibraryOf(db, user);
  const shelves = [user.id, ...(library?.studio === user.id ? [library] : [])];
  const [everybodys, own, uploads, used, studio] = await Promise.all([
    queries.listClips(db, null),
    readShelf(db, user.id),
    queries.listUploads(db, user.id, shelves),
    queries.usedBytes(db, user.id),
    library && presentStudio(services, user, library),
  ]);
  const universal = everybodys.map((row) => presentClip(row));
  return {
    universal,
    starter: starterOf(universal),
    ...own,
    studio,
    uploads: await presentFollowed(services, user, uploads),
    quota: { usedBytes: used, limitBytes: config.personalQuotaBytes },
  };
}

/** Uploads that the person may follow. Those they sent into a library they no longer have access to are not among them. */
async function presentFollowed(services: Services, user: SessionUser, uploads: queries.CountedUpload[]) {
  const jobs: calls.IngestJob[] = [];
  const places = await placesOf(
    services,
    uploads.map(({ upload }) => upload),
  );
  for (const { upload, pieces } of uploads) {
    const libraries = await followedNames(services, user, upload);
    if (libraries.length > 0) jobs.push(presentJob(upload, pieces, places.get(upload.id) ?? null, libraries));
  }
  return jobs;
}

/** The library of the studio that a person has a seat in or owns, or owned until it ended and has not emptied yet. */
async function studioLibraryOf(db: Database, user: SessionUser): Promise<StudioLibrary | null> {
  if (ownsStudio(user)) return { studio: user.id };
  const seat = await findSeat(db, user);
  if (seat) return { studio: seat.studioId };
  const ended = { studio: user.id };
  return (await queries.hasAny(db, ended)) ? ended : null;
}

async function presentStudio(
  services: Services,
  user: SessionUser,
  library: StudioLibrary,
): Promise<calls.StudioGroup | null> {
  const { db } = services;
  if (!(await may(services, user, 'read', library))) return null;
  const isOwner = ownsStudio(user);
  const [shelf, name, members, { membersAdd, keptUntil }, mayAdd, mayDelete] = await Promise.all([
    readShelf(db, library),
    studioNameAt(db, library.studio),
    isOwner ? listJoined(db, library.studio) : [],
    readStudio(db, library.studio),
    may(services, user, 'upload', library),
    may(services, user, 'delete', library),
  ]);
  return {
    name,
    mayAdd,
    mayDelete,
    members,
    membersAdd,
    keptUntil: isOwner ? null : (keptUntil?.toISOString() ?? null),
    ...shelf,
  };
}

/** The clips of a library, and the uploads that they are pieces of. */
async function readShelf(db: Database, library: Shelf): Promise<Pick<calls.StudioGroup, 'personal' | 'clips'>> {
  const rows = await queries.listClips(db, library);
  // What plays of each upload.
  const seconds = new Map<string, number>();
  for (const { uploadId, duration } of rows)
    if (uploadId) seconds.set(uploadId, (seconds.get(uploadId) ?? 0) + duration);
  const pieced = await queries.listNamed(db, [...seconds.keys()]);
  return {
    personal: pieced.map((upload) => presentUpload(upload, seconds.get(upload.id) ?? 0)),
    clips: rows.map((row) => presentClip(row)),
  };
}
