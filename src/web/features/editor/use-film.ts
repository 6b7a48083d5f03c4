import { useCallback, useEffect, useRef } from 'react';
import { trackVideo } from '../marketing/track.ts';
import type { FilmAction, RenderTicket } from './film.ts';
import { filmCalls } from './film-calls.ts';
import { makeFilm } from './make-film.ts';
import type { EditorState } from './state.ts';
import type { EditorDispatch } from './use-editor.ts';

let attempts = 0;

/**
 * Makes the film of the promo as it is now. A film that is discarded meanwhile, or an editor that is left, stops the work on it here;
 * the server finishes what it began, and has it ready should the same film be asked for again.
 * @param ticket a render of an earlier visit to pick up once
 * @param watermark whether the person's plan has films marked; when that changes, the film is the wrong one
 */
export function useFilm(
  { promo, background, film }: EditorState,
  dispatch: EditorDispatch,
  ticket: RenderTicket | null,
  watermark: boolean,
): { make: () => void; cancel: () => void } {
  const work = useRef<AbortController | null>(null);
  const latest = { promo, backgroundPublicId: background?.publicId ?? null, watermark };
  const orderNow = useRef(latest);
  orderNow.current = latest;

  const run = useCallback(
    (known?: RenderTicket) => {
      work.current?.abort();
      work.current = new AbortController();
      const { signal } = work.current;
      const name = String(++attempts);
      const order = orderNow.current;
      let handedIn: string | null = null;
      const tell = (action: FilmAction) => {
        // What an earlier visit handed in was reported there.
        if (action.type === 'handedIn') handedIn = action.ticket.renderId;
        if (action.type === 'filmed' && handedIn) trackVideo(order.watermark ? 'free' : 'pro', handedIn);
        dispatch({ type: 'film', action });
      };
      makeFilm({ attempt: name, order, ...(known && { ticket: known }), signal }, filmCalls, tell);
    },
    [dispatch],
  );

  useEffect(() => {
    if (ticket && ticket.watermark === orderNow.current.watermark) run(ticket);
    return () => work.current?.abort();
  }, [ticket, run]);

  const attempt = useRef(film.attempt);
  useEffect(() => {
    if (attempt.current !== null && film.attempt === null) work.current?.abort();
    attempt.current = film.attempt;
  }, [film.attempt]);

  useEffect(() => {
    if (film.ticket && film.ticket.watermark !== watermark) dispatch({ type: 'film', action: { type: 'discarded' } });
  }, [film.ticket, watermark, dispatch]);

  return { make: () => run(), cancel: () => dispatch({ type: 'film', action: { type: 'discarded' } }) };
}
