import { useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Film, isBusy } from '../model/film.ts';

/** The finished film over everything, and what opens and closes it. */
export type FilmScreen = {
  opened: boolean;
  /** Opens by itself, or has opened so, and the film has not shown its first picture yet. */
  opening: boolean;
  /** The first picture is there. */
  shown: () => void;
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

/** What is beneath the screen waits no longer for the film's first picture. */
const PATIENCE_MS = 1000;

/**
 * Opens the film by itself once it is finished if the person asked for it on this visit, or came by an address that does, and has done nothing else
 * meanwhile: whoever has moved on is not interrupted.
 */
export function useFilmScreen(film: Film): FilmScreen {
  const [opened, setOpened] = useState(false);
  const isAsked = useSearch({ strict: false, select: ({ show }) => show === 'video' });
  /** Somebody has asked for the film and is waiting for it. */
  const awaited = useRef(isAsked);
  /** One from an earlier visit is picked up after the first render. */
  const begun = useRef(false);
  const [{ opening }, setState] = useState({ opening: false });
  const [late, setLate] = useState<string | null>(null);
  const { status, url } = film;
  const busy = isBusy(film);

  // Before the paint: the preview would begin to load the film beneath it.
  useLayoutEffect(() => {
    const opens = status === 'completed' && awaited.current && document.querySelector('[role=dialog]') === null;
    if (opens) setOpened(true);
    else if (status !== 'completed') setOpened(false);
    if (status === 'completed' || status === 'error' || (status === 'idle' && begun.current)) awaited.current = false;
    begun.current ||= status !== 'idle';
    // Rendered anew in any case: what stood still for the film may go on.
    setState({ opening: opens });
  }, [status]);

  useEffect(() => {
    if (!busy) return;
    const moveOn = ({ target }: Event) => {
      // No state: a field that has just been typed in would be rendered with the text before it.
      if (!isWaiting(target)) awaited.current = false;
    };
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) document.addEventListener(event, moveOn, true);
    return () => {
      for (const event of events) document.removeEventListener(event, moveOn, true);
    };
  }, [busy]);

  useEffect(() => {
    if (url === null) return;
    const timer = setTimeout(() => setLate(url), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [url]);

  const shown = () => setState({ opening: false });
  const close = () => {
    setOpened(false);
    shown();
  };
  const awaits = () => {
    awaited.current = true;
  };
  const isDue = url !== null && url !== late;
  return { opened, opening: isDue && (opening || awaited.current), awaits, open: () => setOpened(true), close, shown };
}
