import type { Queue } from '../../queue/index.ts';
import type { Services } from '../../services.ts';
import { ratesOf, secondsUntilReady } from './estimate.ts';
import { findLined, findMade } from './estimate-queries.ts';
import { renderFilmKind } from './kinds.ts';

/**
 * Where a film is in the line. `ahead`: how many come before it; null: it is being made or is next. `seconds`: until it
 * is ready, if that can be said.
 */
export type Place = { readonly ahead: number | null; readonly seconds: number | null };

/** Finds the place of a film by its key; null: it is not in the line. */
type Line = (key: string) => Place | null;

/** Everybody who waits asks every two seconds, each for their own place in the same line. */
const FRESH_MS = 500;
const seen = new WeakMap<Queue, { readonly at: number; readonly line: Promise<Line> }>();

/** The place of a film in the line as it was at most half a second ago, read once for all who ask; null if it is not in it. */
export async function placeOf(services: Services, key: string): Promise<Place | null> {
  const { queue } = services;
  const last = seen.get(queue);
  if (last && Date.now() - last.at < FRESH_MS) {
    const place = (await last.line)(key);
    // It may have joined the line since.
    if (place) return place;
  }
  const line = readLine(services);
  seen.set(queue, { at: Date.now(), line });
  line.catch(() => seen.delete(queue));
  return (await line)(key);
}

async function readLine({ config, db, queue }: Services): Promise<Line> {
  const jobs = await queue.line(renderFilmKind);
  const films = new Map((await findLined(db, jobs)).map((film) => [film.key, film]));
  const running = jobs.flatMap((job) => (job.running ? (films.get(job.key) ?? []) : []));
  const waiting = jobs.flatMap((job) => (job.running ? [] : (films.get(job.key) ?? [])));
  const made =
    waiting.length > 0
      ? await findMade(
          db,
          running.map((film) => film.key),
        )
      : [];
  const rates = ratesOf(made);
  // More are running than one process makes at once where there are several.
  const workers = Math.max(config.renderConcurrency, running.length);
  const known = new Map<string, Place>(running.map(({ key }) => [key, { ahead: null, seconds: null }]));
  return (key) => {
    const at = waiting.findIndex((film) => film.key === key);
    if (at < 0) return known.get(key) ?? null;
    const isNext = at === 0 && running.length === 0;
    const place = known.get(key) ?? {
      ahead: isNext ? null : at,
      seconds: isNext ? null : secondsUntilReady(rates, running, waiting.slice(0, at + 1), workers),
    };
    known.set(key, place);
    return place;
  };
}
