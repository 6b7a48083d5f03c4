import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { renderFilmJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { filmTopic } from './progress.ts';

/** The state is read again after this time even if no news came. */
const LOOK_AGAIN_MS = 2_000;
/** The longest that a call waits for its film; the work goes on after it. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Puts a film that is not done in the queue, once however often it is asked for.
 * @throws AppError `render_limit`
 */
export async function startFilm(services: Services, user: SessionUser, key: string): Promise<void> {
  await queries.recordStart(services.db, user.id, key);
  await queries.markQueued(services.db, key);
  await enqueue(services, key);
}

/** The queue takes one job for a key. It is asked again while somebody waits, because a film may be tried anew before its failed job has ended. */
async function enqueue(services: Services, key: string): Promise<void> {
  await services.queue.send(renderFilmJob, { key }, { key });
}

/** The film's state now and after each change, until it is done or failed or `signal` fires. */
export async function* followFilm(services: Services, key: string, signal: AbortSignal): AsyncGenerator<queries.Film> {
  let changed = true;
  let wake = () => {};
  const stop = services.progress.subscribe(filmTopic(key), () => {
    changed = true;
    wake();
  });
  let last = '';
  try {
    while (!signal.aborted) {
      changed = false;
      const film = await queries.findFilm(services.db, key);
      if (!film) throw new AppError('not_found');
      const state = `${film.status} ${film.progress}`;
      if (state !== last) yield film;
      last = state;
      if (film.status === 'done' || film.status === 'failed') return;
      if (changed) continue;
      const woken = await sleep((resolve) => {
        wake = resolve;
      }, signal);
      if (!woken && film.status === 'queued') await enqueue(services, key);
    }
  } finally {
    stop();
  }
}

/**
 * The film, once it is done.
 * @throws AppError `render_failed`; `unavailable` if it takes too long or `signal` fires
 */
export async function waitForFilm(services: Services, key: string, signal: AbortSignal): Promise<queries.Film> {
  for await (const film of followFilm(services, key, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))) {
    if (film.status === 'done') return film;
    if (film.status === 'failed') throw new AppError('render_failed', film.error ?? undefined);
  }
  throw new AppError('unavailable', 'The video is still being made. Ask again in a moment; nothing is lost.');
}

/** @returns true if it was woken, false if the time is over or `signal` fired */
function sleep(onWake: (wake: () => void) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (woken: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(woken);
    };
    const onAbort = () => end(false);
    const timer = setTimeout(onAbort, LOOK_AGAIN_MS);
    signal.addEventListener('abort', onAbort);
    onWake(() => end(true));
  });
}
