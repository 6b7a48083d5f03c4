import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Entry } from '../../storage/index.ts';
import { renderFilmKind } from './kinds.ts';
import { assertWithin } from './policy.ts';
import * as queries from './queries.ts';

/**
 * What is to be done about a film that somebody asks for. `there`: nothing, its file is there and somebody has asked for it before. `ahead`: it was made
 * before anybody has, and counts for this person. `new`: it is to be made.
 * @throws AppError `download_limit`, `render_limit`; `payload_too_large` if their finished films leave no room
 */
export async function decide(services: Services, user: SessionUser, key: string): Promise<'there' | 'ahead' | 'new'> {
  const film = await queries.findFilm(services.db, key);
  const isMade = film !== null && (await isStored(services, film));
  if (isMade && (await queries.isStarted(services.db, key))) return 'there';
  await assertMayStart(services.db, user, key);
  if (isMade) return 'ahead';
  await services.storage.assertRoom(filmsOf(user));
  return 'new';
}

/**
 * Decides about a registered film, and has a new one made, if `start` says so; once, no matter how often it is requested.
 * @returns whether its file is there
 * @throws AppError as decide
 */
export async function askFor(
  services: Services,
  user: SessionUser,
  film: queries.Film,
  start = true,
): Promise<boolean> {
  const decision = await decide(services, user, film.key);
  const isNew = decision === 'new';
  if (decision === 'ahead' || (isNew && start)) await recordStart(services, user.id, film.key);
  if (isNew && start) {
    await queries.markQueued(services.db, film.key);
    await enqueue(services, film, user.id);
  }
  return !isNew;
}

const filmsOf = ({ id }: SessionUser): Entry => ({ account: { person: id }, kind: 'film' });

/** New films are only made for people who may still download one. @throws AppError `download_limit`, `render_limit` */
export async function assertMayStart(db: Tx, person: SessionUser, filmKey: string): Promise<void> {
  assertWithin(person, 'downloadLimit', person.downloadCount);
  assertWithin(person, 'rendersPerDay', await queries.countStarts(db, person.id, filmKey));
}

async function isStored({ db, storage }: Services, film: queries.Film): Promise<boolean> {
  if (film.status !== 'done') return false;
  if (film.storageKey && (await storage.size(film.storageKey)) !== null) return true;
  // The store has lost the file: it is made again.
  await queries.markLost(db, film.key);
  return false;
}

/** The person's row is locked while their starts are counted, so that concurrent ones cannot exceed the limit together. */
async function recordStart({ db }: Services, userId: string, filmKey: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: userId }, 'update');
    if (!person) throw new AppError('unauthorized');
    await assertMayStart(tx, person, filmKey);
    await queries.markStarted(tx, userId, filmKey);
  });
}

/** The queue takes one job per key. Sending is repeated while somebody waits, because a film may be retried before its failed job has ended. */
export async function enqueue(services: Services, { key, plan }: queries.Film, person: string): Promise<void> {
  await services.queue.send(renderFilmKind, { key, lead: leadOf(plan.duration) }, { key, person });
}

/** Somebody who wants two seconds should not wait for eight films of fifteen: a second less of film counts as having come so many seconds earlier. */
const LEAD_PER_SECOND = 4;
const LONGEST = 15;

const leadOf = (duration: number) => Math.max(0, Math.round((LONGEST - duration) * LEAD_PER_SECOND));
