import { useCallback, useEffect, useRef } from 'react';
import type { Booking } from '../../../../contract/booking.ts';
import { trackVideo } from '../../marketing/track.ts';
import type { FilmAction, RenderTicket } from '../model/film.ts';
import type { EditorState } from '../model/state.ts';
import type { EditorDispatch } from '../model/use-editor.ts';
import { filmCalls } from './film-calls.ts';
import { type FilmOrder, makeFilm } from './make-film.ts';
import { useOrder } from './use-order.ts';

let attempts = 0;

/**
 * Makes the film of the promo as it is now. Discarding the film or leaving the editor stops the work on it here; the server finishes what it has
 * started, and has it ready if the same film is requested again.
 * @param ticket a render from an earlier visit to pick up once
 * @param marks what the person's plan, brand kit and booking links put on films; when that changes, the film is the wrong one
 */
export function useFilm(
  state: EditorState,
  dispatch: EditorDispatch,
  ticket: RenderTicket | null,
  { booking, ...marks }: Pick<FilmOrder, 'watermark' | 'logo'> & { booking: Booking | undefined },
): { make: () => void; cancel: () => void } {
  const work = useRef<AbortController | null>(null);
  const { film, promo } = state;
  const { watermark, logo } = marks;
  const orderNow = useOrder(state, marks);

  const run = useCallback(
    (known?: RenderTicket) => {
      work.current?.abort();
      work.current = new AbortController();
      const { signal } = work.current;
      const name = String(++attempts);
      const order = orderNow.current;
      let handedIn: string | null = null;
      const tell = (action: FilmAction) => {
        // What an earlier visit submitted was reported then.
        if (action.type === 'handedIn') handedIn = action.ticket.renderId;
        if (action.type === 'filmed' && handedIn) trackVideo(order.watermark ? 'free' : 'pro', handedIn);
        dispatch({ type: 'film', action });
      };
      makeFilm({ attempt: name, order, ...(known && { ticket: known }), signal }, filmCalls, tell);
    },
    [dispatch, orderNow],
  );

  useEffect(() => {
    if (ticket && ticket.watermark === orderNow.current.watermark) run(ticket);
    return () => work.current?.abort();
  }, [ticket, run, orderNow]);

  const attempt = useRef(film.attempt);
  useEffect(() => {
    if (attempt.current !== null && film.attempt === null) work.current?.abort();
    attempt.current = film.attempt;
  }, [film.attempt]);

  useEffect(() => {
    if (film.ticket && film.ticket.watermark !== watermark) dispatch({ type: 'film', action: { type: 'discarded' } });
  }, [film.ticket, watermark, dispatch]);

  useDiscardOn(logo, dispatch);
  useDiscardOn(promo.code === undefined ? undefined : booking, dispatch);

  return { make: () => run(), cancel: () => dispatch({ type: 'film', action: { type: 'discarded' } }) };
}

/** Discards the film once something that it bears is another one. @param mark undefined: it bears none, or which one is not known yet */
function useDiscardOn(mark: object | null | undefined, dispatch: EditorDispatch): void {
  const shown = useRef(mark);
  useEffect(() => {
    const before = shown.current;
    shown.current = mark;
    const isOther = before !== undefined && mark !== undefined && JSON.stringify(before) !== JSON.stringify(mark);
    if (isOther) dispatch({ type: 'film', action: { type: 'discarded' } });
  }, [mark, dispatch]);
}
