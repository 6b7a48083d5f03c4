import { waitingMessage } from '../../../contract/waiting.ts';
import { AppError } from '../../errors.ts';
import { follow } from '../../queue/follow.ts';
import type { Services } from '../../services.ts';
import { placeOf } from './line.ts';
import { type FilmState, filmTopic } from './progress.ts';
import * as queries from './queries.ts';
import { enqueue } from './start-film.ts';

/** The longest that a call waits for its film; the work goes on after it. */
const PATIENCE_MS = 10 * 60_000;

/** The position of a waiting film, and how long it will take. */
export async function placed(services: Services, film: queries.Film): Promise<FilmState> {
  const { ahead = null, seconds = null } = (film.status === 'queued' && (await placeOf(services, film.key))) || {};
  return { ...film, ahead, seconds };
}

/** The film's state now and after each change, until it is done or failed or `signal` fires. */
export async function* followFilm(
  services: Services,
  person: string,
  key: string,
  signal: AbortSignal,
): AsyncGenerator<FilmState> {
  const read = async () => {
    const film = await queries.findFilm(services.db, key);
    if (!film) throw new AppError('not_found');
    return placed(services, film);
  };
  yield* follow(
    services.progress,
    {
      topic: filmTopic(key),
      read,
      mark: ({ status, progress, ahead, seconds }) =>
        `${status} ${progress} ${ahead === null ? '' : waitingMessage(ahead, seconds)}`,
      isOver: ({ status }) => status === 'done' || status === 'failed',
      onQuiet: async (film) => {
        const isLost = film.status === 'queued' && (await placeOf(services, key)) === null;
        if (isLost && !signal.aborted) await enqueue(services, film, person);
      },
    },
    signal,
  );
}

/**
 * The film, once it is done.
 * @throws AppError `render_failed`; `unavailable` if it takes too long or `signal` fires
 */
export async function waitForFilm(
  services: Services,
  person: string,
  key: string,
  signal: AbortSignal,
): Promise<queries.Film> {
  for await (const film of followFilm(
    services,
    person,
    key,
    AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  )) {
    if (film.status === 'done') return film;
    if (film.status === 'failed') throw new AppError('render_failed', film.error ?? undefined);
  }
  throw new AppError('unavailable', 'The video is still being made. Ask again in a moment; nothing is lost.');
}
