import { useEffect, useRef, useState } from 'react';
import { type Film, isBusy } from '../model/film.ts';

/** The finished film over everything, and what opens and closes it. */
export type FilmScreen = { opened: boolean; open: () => void; close: () => void };

/** Who touches the preview or the next step's bar is still waiting; who opens another tool there is not. */
const isWaiting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[aria-label="Video Preview"], [data-next-step]') !== null &&
  target.closest('[role=tab]') === null;

/**
 * Opens the film by itself once it is finished if the person asked for it on this visit and has done nothing else meanwhile: whoever has moved on is
 * not interrupted.
 */
export function useFilmScreen(film: Film): FilmScreen {
  const [opened, setOpened] = useState(false);
  /** The attempt that somebody is waiting for. */
  const awaited = useRef<string | null>(null);
  const { status, attempt } = film;
  const busy = isBusy(film);

  useEffect(() => {
    // A film that is picked up from an earlier visit is never 'generating'.
    if (status === 'generating') awaited.current = attempt;
    if (status !== 'completed') return setOpened(false);
    const dialog = document.querySelector('[role=dialog]') !== null;
    if (awaited.current === attempt && !dialog) setOpened(true);
    awaited.current = null;
  }, [status, attempt]);

  useEffect(() => {
    if (!busy) return;
    const moveOn = ({ target }: Event) => {
      if (!isWaiting(target)) awaited.current = null;
    };
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) document.addEventListener(event, moveOn, true);
    return () => {
      for (const event of events) document.removeEventListener(event, moveOn, true);
    };
  }, [busy]);

  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
