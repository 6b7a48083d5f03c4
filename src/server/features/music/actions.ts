import type { FastifyRequest } from 'fastify';
import { addTrack as addCall, getTrackFile, OWN_MUSIC, type OwnTrack } from '../../../contract/music.ts';
import { cleanLine } from '../../../contract/strings.ts';
import type { Database } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { explained } from '../../http/explained.ts';
import { receiveVideo } from '../../http/files/video-form.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { readMusic } from '../../media/tool/read-music.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { inShare } from '../../shares.ts';
import * as queries from './queries.ts';

export { knownTracks } from './queries.ts';

/** Where people's own tracks are in the store. */
export const MUSIC_FOLDER = 'music';
/** Points of a waveform. */
const POINTS = 120;
/** LUFS that are drawn as nothing; 0 LUFS fill the height. */
const FLOOR = -45;

type Shelf = { tracks: OwnTrack[]; limit: number };

export async function listMusic({ db }: Services, user: SessionUser): Promise<Shelf> {
  return { tracks: (await queries.listTracks(db, user.id)).map(present), limit: OWN_MUSIC.tracks };
}

/**
 * Adds a track that was posted.
 * @throws AppError `invalid_input` without their word that they may use it, `conflict` if the shelf is full,
 * `payload_too_large`, `unprocessable` with the reason
 */
export async function addTrack(services: Services, user: SessionUser, request: FastifyRequest): Promise<OwnTrack> {
  const { db, storage } = services;
  await assertPlace(db, user.id);
  return withScratch(scratchOf(services), async (folder) => {
    const { fields, file } = await receiveVideo(request, { folder, field: 'track', what: 'track', ...BOUNDED });
    const form = addCall.form.safeParse(fields);
    if (!form.success) throw invalidInput(form.error.issues);
    const read = () => readMusic(toolsOf(services), file.path);
    const { file: made, ...track } = await inShare('long', read).catch((error) => {
      throw explained(error);
    });
    const storageKey = `${MUSIC_FOLDER}/${randomName()}.m4a`;
    await storage.putFile(storageKey, made, { account: { person: user.id }, kind: 'music' });
    const title = cleanLine(file.name.replace(/^.*[\\/]|\.[a-z0-9]{1,5}$/gi, ''), OWN_MUSIC.title) || 'My track';
    const row = await queries.insertTrack(db, { userId: user.id, title, storageKey, ...track }, OWN_MUSIC.tracks);
    if (row) return present(row);
    await storage.delete(storageKey);
    throw full();
  });
}

const BOUNDED = {
  fileBytes: OWN_MUSIC.fileBytes,
  isTooLarge: () => new AppError('payload_too_large', TOO_LARGE, { track: TOO_LARGE }),
};
const TOO_LARGE = `A track has at most ${OWN_MUSIC.fileBytes / 1_000_000} MB.`;

async function assertPlace(db: Database, userId: string): Promise<void> {
  if ((await queries.countTracks(db, userId)) >= OWN_MUSIC.tracks) throw full();
}

const full = () =>
  new AppError('conflict', `You have ${OWN_MUSIC.tracks} tracks already. Delete one, then add this one.`);

/** @throws AppError `not_found` */
export async function renameTrack({ db }: Services, user: SessionUser, id: string, title: string): Promise<OwnTrack> {
  return present(found(await queries.renameTrack(db, user.id, id, title)));
}

/** Films that were made with it are files of their own. Rows go before files. @throws AppError `not_found` */
export async function removeTrack(services: Services, user: SessionUser, id: string): Promise<Shelf> {
  const keys = await queries.deleteTracks(services.db, user.id, id);
  found(keys[0]);
  await removeFiles(services, keys);
  return listMusic(services, user);
}

/** The file of one of the person's tracks. @throws AppError `not_found` */
export async function openTrack({ db, storage }: Services, user: SessionUser, id: string) {
  const { storageKey } = found(await queries.findTrack(db, user.id, id));
  return { storageKey, size: found(await storage.size(storageKey)) };
}

/**
 * What a film plays of a person's own track.
 * @throws AppError `not_found`, naming `music`, if it is not theirs, or not there any more
 */
export async function trackForFilm({ db }: Services, user: SessionUser, { id, start }: { id: string; start: number }) {
  const row = await queries.findTrack(db, user.id, id);
  if (!row) {
    const message = 'The music of this promo was deleted. Choose another track, or none.';
    throw new AppError('not_found', message, { music: message });
  }
  const { storageKey, loudness, duration } = row;
  return { id, storageKey, loudness, start: Math.max(0, Math.min(start, duration - 1)) };
}

/** Removes a person's tracks, rows before files. */
export async function deleteMusicOf(services: Services, userId: string): Promise<void> {
  await removeFiles(services, await queries.deleteTracks(services.db, userId));
}

async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key).catch((err) => log.warn({ err, key }, 'a file was not removed'));
}

function found<T>(each: T | null | undefined): T {
  if (each === null || each === undefined) throw new AppError('not_found', 'This track does not exist any more.');
  return each;
}

function present({ id, title, duration, bytes, loudness, confirmedAt }: queries.TrackRow): OwnTrack {
  const url = getTrackFile.path.replace(':id', id);
  return {
    id,
    title,
    duration,
    bytes,
    url,
    waveform: waveform(loudness.moments),
    confirmedAt: confirmedAt.toISOString(),
  };
}

/** The loudest moment of each of even parts, from 0 to 1. */
function waveform(moments: readonly number[]): number[] {
  const points = Math.min(POINTS, moments.length);
  return Array.from({ length: points }, (_, i) => {
    const part = moments.slice(
      Math.floor((i * moments.length) / points),
      Math.ceil(((i + 1) * moments.length) / points),
    );
    return Math.round(Math.max(0, Math.min(1, 1 - Math.max(...part) / FLOOR)) * 100) / 100;
  });
}
