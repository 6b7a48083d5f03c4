import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Film, isBusy } from '../model/film.ts';

/** The finished film over everything, and what opens and closes it. */
export type FilmScreen = {
  opened: boolean;
  /** The person has asked for a film. */
  awaits: () => void;
  open: () => void;
  close: () => void;
};

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
  /** Somebody has asked for the film and is waiting for it. */
  const awaited = useRef(false);
  const { status } = film;
  const busy = isBusy(film);

  // Before the paint: the preview would begin to load the film beneath it.
  useLayoutEffect(() => {
    if (status !== 'completed') setOpened(false);
    else if (awaited.current && document.querySelector('[role=dialog]') === null) setOpened(true);
    if (status === 'completed' || status === 'error' || status === 'idle') awaited.current = false;
  }, [status]);

  useEffect(() => {
    if (!busy) return;
    const moveOn = ({ target }: Event) => {
      if (!isWaiting(target)) awaited.current = false;
    };
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) document.addEventListener(event, moveOn, true);
    return () => {
      for (const event of events) document.removeEventListener(event, moveOn, true);
    };
  }, [busy]);

  const awaits = () => {
    awaited.current = true;
  };
  return { opened, awaits, open: () => setOpened(true), close: () => setOpened(false) };
}
