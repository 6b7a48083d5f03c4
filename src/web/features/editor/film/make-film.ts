import type { Band } from '../../../../scene/bands.ts';
import type { Logo } from '../../../../scene/logo.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { ApiError } from '../../../api/client.ts';
import { abortedWith } from '../../../api/connection.ts';
import { failureOf } from '../../../api/failure.ts';
import { mayPass, untilAnswered } from '../../../api/follow-job.ts';
import type { FilmAction, FilmFailure, RenderTicket } from '../model/film.ts';
import { DROPPED } from './follow-render.ts';

/** What the film is made of; none of it changes while the film is made. */
export type FilmOrder = {
  promo: Promo;
  backgroundPublicId: string | null;
  /** What the film shows of its background. */
  bands: readonly Band[] | null;
  watermark: boolean;
  /** Beside which the text keeps; undefined: not known yet. The server draws it. */
  logo: Logo | null | undefined;
};

/** The external calls needed to make a film; `film-calls.ts` has the real ones. */
export type FilmCalls = {
  /** PNG of the text at 1080x1920; null if the promo draws no text. */
  drawFrame(order: FilmOrder): Promise<Blob | null>;
  /** Submits frame and settings. `url`: of the film, if it exists already; otherwise null. */
  generate(
    order: FilmOrder,
    frame: Blob | null,
    signal: AbortSignal,
  ): Promise<{ ticket: RenderTicket; url: string | null }>;
  /** Returns the film's URL when it is ready. Repeating the same order costs nothing. */
  compose(order: FilmOrder, overlayId: string, signal: AbortSignal): Promise<string>;
  /** Reports the server's progress (0 to 100) and returns the film's URL. */
  follow(renderId: string, report: (progress: number, message: string) => void, signal: AbortSignal): Promise<string>;
  load(url: string, signal: AbortSignal): Promise<File>;
};

type Stage = 'generate' | 'compose';

/**
 * Makes a film from order to file in memory and reports each step under the name `attempt`. Never throws: failures are reported too, and nothing is
 * reported after `signal` is aborted.
 * @param ticket a render already in progress; if omitted, the order is submitted
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
    const known = ticket ? { ticket, url: null } : await calls.generate(order, await calls.drawFrame(order), signal);
    if (!ticket) send({ type: 'handedIn', attempt, ticket: known.ticket });
    stage = 'compose';
    const report = (progress: number, message: string) => send({ type: 'progressed', attempt, progress, message });
    const url = known.url ?? (await finish(order, known.ticket, calls, signal, report));
    send({ type: 'filmed', attempt, url });
    send({ type: 'loaded', attempt, file: await calls.load(url, signal).catch(() => null) });
  } catch (error) {
    if (ticket && isGone(error)) send({ type: 'gone', attempt });
    else send({ type: 'failed', attempt, failure: notFilmed(error, stage), ticket: ticket ?? null });
  }
}

/** What was started on an earlier visit no longer exists, or not for this person: nobody asked for it today, so nobody is told. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}

/**
 * The film's URL. Progress is followed alongside the compose call, whose response decides; a film without text has no such call. If that call
 * gets no response although the server carries on, as after a lost connection or a long wait, the call is repeated, which costs nothing, and the
 * progress is also trusted. So only the server's word ends the wait.
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
  // A failure reported before the call has started the work may be from an earlier attempt.
  let earlier = false;
  followed.catch(() => {
    earlier = true;
  });
  try {
    return await calls.compose(order, overlayId, signal);
  } catch (error) {
    if (signal.aborted || !mayPass(error)) throw error;
    if (!(error instanceof ApiError && error.code === 'unavailable')) report(0, DROPPED);
    const again = untilAnswered(() => calls.compose(order, overlayId, until), until, undefined, error);
    return await (earlier ? again : Promise.race([followed, again]));
  } finally {
    done.abort();
  }
}

/** The failure in the words of the error catalog. */
function notFilmed(error: unknown, stage: Stage): FilmFailure {
  const failure = failureOf(error, { kept: 'Your text and settings are still here.' });
  const upgrade =
    error instanceof ApiError && ['download_limit', 'plan_required', 'render_limit'].includes(error.code ?? '');
  const lead = stage === 'generate' ? 'Failed to generate video: ' : 'Composition failed: ';
  const why = failure.why.startsWith('Composition failed') ? failure.why : lead + failure.why;
  return { ...failure, why, upgrade };
}
