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
 * Has a film made unless its file is there; once, no matter how often it is requested.
 * @throws AppError `download_limit`, `render_limit`; `payload_too_large` if their finished films leave no room
 */
export async function startFilm(services: Services, user: SessionUser, film: queries.Film): Promise<void> {
  if (await takeMade(services, user, film)) return;
  await services.storage.assertRoom(filmsOf(user));
  await recordStart(services, user.id, film.key);
  await queries.markQueued(services.db, film.key);
  await enqueue(services, film, user.id);
}

/** Whether the film is there, which then counts as if it had been started. @throws AppError as startFilm */
export async function takeMade(services: Services, user: SessionUser, film: queries.Film): Promise<boolean> {
  if (!(await isStored(services, film))) return false;
  // Made ahead: it counts for whoever asks for it first.
  if (!(await queries.isStarted(services.db, film.key))) await recordStart(services, user.id, film.key);
  return true;
}

/** Checks early what starting a film would check: nothing to refuse if somebody has had it made already. @throws AppError as startFilm */
export async function assertMayHave({ db, storage }: Services, user: SessionUser, filmKey: string): Promise<void> {
  const film = await queries.findFilm(db, filmKey);
  if (film?.status === 'done' && (await queries.isStarted(db, filmKey))) return;
  await assertMayStart(db, user, filmKey);
  if (film?.status !== 'done') await storage.assertRoom(filmsOf(user));
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

/** Who wants two seconds should not wait for eight films of fifteen: a second less of film counts as having come so many seconds earlier. */
const LEAD_PER_SECOND = 4;
const LONGEST = 15;

const leadOf = (duration: number) => Math.max(0, Math.round((LONGEST - duration) * LEAD_PER_SECOND));
