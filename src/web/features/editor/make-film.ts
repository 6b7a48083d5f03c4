import type { Promo } from '../../../scene/promo.ts';
import { ApiError, NetworkError } from '../../api/client.ts';
import type { FilmAction, FilmFailure, RenderTicket } from './film.ts';

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
    else send({ type: 'failed', attempt, failure: failureOf(error, stage) });
  }
}

/** What was begun on an earlier visit is not there any more, or not for this person: nobody asked for it today, so nobody is told. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}

/**
 * The address of the film. Progress is listened to beside the composing call; its word decides only where the call has no answer to give:
 * for a film without text, and where the line broke during the wait while the server went on.
 */
async function finish(
  order: FilmOrder,
  { renderId, overlayId }: RenderTicket,
  calls: FilmCalls,
  signal: AbortSignal,
  report: (progress: number, message: string) => void,
): Promise<string> {
  const listening = new AbortController();
  const followed = calls.follow(renderId, report, AbortSignal.any([signal, listening.signal]));
  if (overlayId === null) return followed;
  // Whoever does not wait for the listener does not care how it ends.
  followed.catch(() => undefined);
  try {
    return await calls.compose(order, overlayId, signal);
  } catch (error) {
    if (error instanceof NetworkError) return await followed;
    throw error;
  } finally {
    listening.abort();
  }
}

/** The failure in the words of the error catalogue. */
function failureOf(error: unknown, stage: Stage): FilmFailure {
  const text = error instanceof ApiError ? error.text : error instanceof Error ? error.message : String(error);
  const upgrade =
    error instanceof ApiError && ['download_limit', 'plan_required', 'render_limit'].includes(error.code ?? '');
  if (stage === 'generate') return { text: `Failed to generate video: ${text}`, upgrade };
  return { text: text.startsWith('Composition failed') ? text : `Composition failed: ${text}`, upgrade };
}
