import { AppError } from '../../errors.ts';
import { MediaError } from '../../media/tool/run.ts';
import { throughOutage } from '../../outage.ts';
import { follow } from '../../queue/follow.ts';
import { GaveWay, type JobContext } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { isMachineBusy } from '../../work/busy.ts';
import { doWork, type Work } from '../../work/work.ts';
import { forgetAhead, noteAhead, wantedAs } from './ahead-queries.ts';
import { makeAheadKind } from './kinds.ts';
import { aheadTopic, filmTopic } from './progress.ts';
import * as queries from './queries.ts';
import { filmWork } from './render.ts';

/** The film of a key while nobody has asked for it. It fails silently: asked for, it is made anew, and fails for those who can read why. */
const aheadWork: Work<queries.Film, queries.FilmFiles> = {
  ...filmWork,
  name: 'film_ahead',
  noteProgress: ({ db }, key, progress) => noteAhead(db, key, progress),
  finalReason: () => null,
};

/**
 * Makes a film ahead, at the lowest priority for as long as nobody has asked for it. Ends as soon as nobody wants it any more.
 * @throws GaveWay if the machine is busy; then it is tried again
 */
export async function makeAhead(services: Services, key: string, { signal, log }: JobContext): Promise<void> {
  const { db, progress } = services;
  const [dropped, asked] = [new AbortController(), new AbortController()];
  const look = async () => {
    const wanted = await wantedAs(db, key);
    if (wanted === 'film') asked.abort();
    if (wanted === null) dropped.abort(new Error('Nobody wants this film any more.'));
  };
  const stop = progress.subscribe(aheadTopic(key), () => {
    look().catch((err) => log.warn({ err }, 'a film ahead was not looked at'));
  });
  try {
    await look();
    if (dropped.signal.aborted) return;
    if (await isMachineBusy()) throw new GaveWay();
    const both = AbortSignal.any([signal, dropped.signal]);
    await doWork(services, aheadWork, key, { signal: both, log, humble: asked.signal });
  } catch (error) {
    if (dropped.signal.aborted) return;
    if (signal.aborted || !(error instanceof MediaError || error instanceof AppError)) throw error;
    log.warn({ err: error, film: key }, 'a film ahead failed');
  } finally {
    stop();
    await forgetAhead(db, key);
    await progress.publish(filmTopic(key));
  }
}

/** If the film is being made ahead, waits until that ends, in one way or another; it gets the priority of any film meanwhile. */
export async function joinAhead({ db, queue, progress }: Services, key: string, signal: AbortSignal): Promise<void> {
  const state = await throughOutage(() => queue.stateOf(makeAheadKind, key), signal);
  if (state === null) return;
  if (state === 'waiting') return queue.cancel(makeAheadKind, key);
  const film = await queries.findFilm(db, key);
  if (!film || film.status === 'done') return;
  await queries.markRunning(db, key, film.progress);
  await progress.publish(aheadTopic(key));
  const read = async () => {
    const running = (await queue.stateOf(makeAheadKind, key)) === 'running';
    const status = (await queries.findFilm(db, key))?.status;
    return !running || status === 'done' || status === undefined;
  };
  const over = { topic: filmTopic(key), read, mark: String, isOver: (ended: boolean) => ended };
  for await (const _ of follow(progress, over, signal));
  signal.throwIfAborted();
  // It may have given way, and be about to begin again.
  await queue.cancel(makeAheadKind, key);
}
