import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/week.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { type Packed, zipBytes, zipOf } from '../../http/files/zip.ts';
import type { Services } from '../../services.ts';
import { occurrences } from '../../timetables/occurrences.ts';
import { plain } from '../../timetables/words.ts';
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
  const made = occurrences(kept, zone, from, DAYS).flatMap(({ entryId, date, time, ...more }) => {
    const entry = byId.get(entryId)!;
    const { renderId } = shown(entry, { entryId, date, time, ...more }).made;
    return renderId ? { renderId, base: `${date}-${time.replace(':', '')}-${slugOf(entry.classType)}` } : [];
  });
  const saved = await findSavedFiles(
    services,
    user,
    made.map(({ renderId }) => renderId),
  );
  const names = new Set<string>();
  return made.flatMap(({ renderId, base }) => {
    const file = saved.get(renderId);
    if (!file) return [];
    const { bytes, at, storageKey } = file;
    return { name: freeName(base, names), bytes, at, read: () => storage.read(storageKey) };
  });
}

const slugOf = (name: string) =>
  plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'class';

/** 'x.mp4', and 'x-2.mp4' for a second class of the same name at the same time. */
function freeName(base: string, names: Set<string>): string {
  let name = `${base}.mp4`;
  for (let at = 2; names.has(name); at++) name = `${base}-${at}.mp4`;
  names.add(name);
  return name;
}
