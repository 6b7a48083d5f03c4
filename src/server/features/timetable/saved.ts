import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CallReceived } from '../../../contract/call.ts';
import { videoName } from '../../../contract/video-names.ts';
import type * as calls from '../../../contract/week.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { type Packed, zipBytes, zipOf } from '../../http/files/zip.ts';
import type { Services } from '../../services.ts';
import { occurrences } from '../../timetables/occurrences.ts';
import { findSavedFiles } from '../renders/actions.ts';
import { readMade } from './made.ts';
import { standingOf } from './policy.ts';
import { findZone, listEntries } from './queries.ts';

const DAYS = 7;
const NONE = 'None of your videos of these days is downloaded yet. Download them first, each as often as you like.';

/**
 * The videos of a week that the caller has downloaded, as one archive. Downloads are counted by the call that counts them, so that this one, which only
 * reads, can be repeated.
 * @throws AppError `not_found` if there are none
 */
export async function sendSaved(
  services: Services,
  user: SessionUser,
  { from }: CallReceived<typeof calls.savedWeek>['query'],
  reply: FastifyReply,
): Promise<Readable> {
  const files = await savedIn(services, user, from);
  if (files.length === 0) throw new AppError('not_found', NONE);
  reply.type('application/zip').headers({
    'content-length': zipBytes(files),
    'content-disposition': `attachment; filename="week-of-${from}.zip"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  // Without a stream, Fastify would put its own length of 0.
  return reply.request.method === 'HEAD' ? Readable.from([]) : zipOf(files);
}

async function savedIn(services: Services, user: SessionUser, from: string): Promise<Packed[]> {
  const { db, storage } = services;
  const { ownerId } = await standingOf(db, user);
  const [kept, zone] = [await listEntries(db, ownerId), (await findZone(db, ownerId)) ?? 'UTC'];
  const byId = new Map(kept.map(({ id, entry }) => [id, entry]));
  const shown = await readMade(db, { ownerId, personId: user.id, members: [] });
  const made = occurrences(kept, zone, from, DAYS).flatMap((occurrence) => {
    const entry = byId.get(occurrence.entryId)!;
    const { renderId } = shown(entry, occurrence).made;
    return renderId ? { renderId, occurrence, classType: entry.classType } : [];
  });
  const saved = await findSavedFiles(
    services,
    user,
    made.map(({ renderId }) => renderId),
  );
  const names = new Set<string>();
  return made.flatMap(({ renderId, occurrence, classType }) => {
    const file = saved.get(renderId);
    if (!file) return [];
    const { bytes, at, storageKey } = file;
    return { name: videoName(occurrence, classType, names), bytes, at, read: () => storage.read(storageKey) };
  });
}
