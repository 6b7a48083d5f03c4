import { useDocumentVisibility, useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { EditorState } from '../model/state.ts';
import { createAhead } from './ahead.ts';
import { aheadCalls } from './film-calls.ts';
import type { FilmOrder } from './make-film.ts';
import { useOrder } from './use-order.ts';

/** How long the preview stands before its film is made ahead. */
export const STILL_MS = 2000;

/**
 * Has the film of a promo that has not changed for a while made ahead, so that it is there when it is asked for. Nothing on the page says so. Not while the
 * page is hidden or without a connection, nor for people who save data.
 * @param isNext asking for the film is what the person may do next
 */
export function useAhead(state: EditorState, marks: Pick<FilmOrder, 'watermark' | 'logo'>, isNext: boolean): void {
  const { promo, background, film } = state;
  const { watermark, logo } = marks;
  const [ahead] = useState(() => createAhead(aheadCalls));
  const order = useOrder(state, marks);
  const visible = useDocumentVisibility() === 'visible';
  const { online, saveData } = useNetwork();
  const wanted = film.status === 'idle' && isNext && logo !== undefined && visible && online && !saveData;
  const publicId = background?.publicId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each change of the film
  useEffect(() => {
    if (film.status !== 'idle') return ahead.handOver();
    ahead.changeTo(order.current);
    if (!wanted) return;
    const timer = setTimeout(() => ahead.begin(order.current), STILL_MS);
    return () => clearTimeout(timer);
  }, [ahead, order, film.status, wanted, promo, publicId, watermark, logo]);

  useEffect(() => {
    window.addEventListener('pagehide', ahead.end);
    return () => {
      window.removeEventListener('pagehide', ahead.end);
      ahead.end();
    };
  }, [ahead]);
}
