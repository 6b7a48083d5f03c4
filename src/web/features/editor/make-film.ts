import type { Promo } from '../../../scene/promo.ts';
import { ApiError } from '../../api/client.ts';
import { abortedWith, pause } from '../../api/connection.ts';
import { failureOf } from '../../api/failure.ts';
import { mayPass, waitAfter } from '../../api/follow-job.ts';
import type { FilmAction, FilmFailure, RenderTicket } from './film.ts';
import { DROPPED } from './follow-render.ts';

/** What the film is made of; nothing of it changes while it is made. */
export type FilmOrder = { promo: Promo; backgroundPublicId: string | null; watermark: boolean };

/** The doors to the world that making a film needs; `film-calls.ts` has the real ones. */
export type FilmCalls = {
  /** PNG of the text at 1080x1920; null where the promo draws no text. */
  drawFrame(promo: Promo): Promise<Blob | null>;
  /** Hands frame and settings in. */
  generate(order: FilmOrder, frame: Blob | null, signal: AbortSignal): Promise<RenderTicket>;
  /** Answers with the film's address when it is there. The same order again costs nothing. */
  compose(order: FilmOrder, overlayId: string, signal: AbortSignal): Promise<string>;
  /** Reports the server's progress (0 to 100) and answers with the film's address. */
  follow(renderId: string, report: (progress: number, message: string) => void, signal: AbortSignal): Promise<string>;
  load(url: string, signal: AbortSignal): Promise<File>;
};

type Stage = 'generate' | 'compose';

/**
 * Makes a film from order to file in memory and reports each step under the name `attempt`. Never throws: a failure is reported too,
 * and after `signal` is aborted nothing is.
 * @param ticket a render that is under way already; left out, the order is handed in
 */
export async function makeFilm(
  { attempt, order, ticket, signal }: { attempt: string; order: FilmOrder; ticket?: RenderTicket; signal: AbortSignal },
  calls: FilmCalls,
  dispatch: (action: FilmAction) => void,
): Promise<void> {
  const send = (action: FilmAction) => {
    if (!signal.aborted) dispatch(action);
  };
  let stage: Stage = 'generate';
  try {
    send(ticket ? { type: 'resumed', attempt, ticket } : { type: 'started', attempt });
    const known = ticket ?? (await calls.generate(order, await calls.drawFrame(order.promo), signal));
    if (!ticket) send({ type: 'handedIn', attempt, ticket: known });
    stage = 'compose';
    const url = await finish(order, known, calls, signal, (progress, message) =>
      send({ type: 'progressed', attempt, progress, message }),
    );
    send({ type: 'filmed', attempt, url });
    send({ type: 'loaded', attempt, file: await calls.load(url, signal).catch(() => null) });
  } catch (error) {
    if (ticket && isGone(error)) send({ type: 'discarded' });
    else send({ type: 'failed', attempt, failure: notFilmed(error, stage) });
  }
}

/** What was begun on an earlier visit is not there any more, or not for this person: nobody asked for it today, so nobody is told. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}

/**
 * The address of the film. Progress is followed beside the composing call, whose answer decides; a film without text has none. Where that call gets no
 * answer although the server goes on, as when the connection drops or the wait is long, both the call is made again, which costs nothing, and the
 * progress is believed. So only the server's word ends the wait.
 */
async function finish(
  order: FilmOrder,
  { renderId, overlayId }: RenderTicket,
  calls: FilmCalls,
  signal: AbortSignal,
  report: (progress: number, message: string) => void,
): Promise<string> {
  const done = abortedWith(signal);
  const until = done.signal;
  const followed = calls.follow(renderId, report, until);
  if (overlayId === null) return followed;
  // What it says before the call has begun the work may be of an earlier attempt.
  let earlier = false;
  followed.catch(() => {
    earlier = true;
  });
  try {
    return await calls.compose(order, overlayId, signal);
  } catch (error) {
    if (signal.aborted || !mayPass(error)) throw error;
    if (!(error instanceof ApiError && error.code === 'unavailable')) report(0, DROPPED);
    const again = composeAgain(error, () => calls.compose(order, overlayId, until), until);
    return await (earlier ? again : Promise.race([followed, again]));
  } finally {
    done.abort();
  }
}

async function composeAgain(failure: unknown, compose: () => Promise<string>, signal: AbortSignal): Promise<string> {
  let last = failure;
  for (let failures = 0; ; failures++) {
    await pause(waitAfter(last, failures), signal);
    try {
      return await compose();
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      last = error;
    }
  }
}

/** The failure in the words of the error catalogue. */
function notFilmed(error: unknown, stage: Stage): FilmFailure {
  const failure = failureOf(error, { kept: 'Your text and settings are kept.' });
  const upgrade =
    error instanceof ApiError && ['download_limit', 'plan_required', 'render_limit'].includes(error.code ?? '');
  const lead = stage === 'generate' ? 'Failed to generate video: ' : 'Composition failed: ';
  const why = failure.why.startsWith('Composition failed') ? failure.why : lead + failure.why;
  return { ...failure, why, upgrade };
}
