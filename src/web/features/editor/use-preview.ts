import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Promo } from '../../../scene/promo.ts';
import { failureOf, textOf } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { loadFontsFor } from '../../ui/scene-fonts.ts';
import { type Clock, createClock, restingTime } from './clock.ts';

/** How the live preview plays, and what the person has switched on. None of it is part of the film. */
export type Preview = {
  clock: Clock;
  playing: boolean;
  /** Counts the starts; what is drawn must begin anew with each. */
  run: number;
  toggle: () => void;
  replay: () => void;
  sound: boolean;
  toggleSound: () => void;
  guide: boolean;
  toggleGuide: () => void;
};

/** Plays the film's preview from the beginning whenever its animation or length changes; with reduced motion it rests until it is asked to play. */
export function usePreview({ animationType, videoDuration }: Promo): Preview {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false });
  const [clock] = useState(() => createClock(videoDuration));
  const [playing, setPlaying] = useState(false);
  const [run, setRun] = useState(0);
  const [sound, setSound] = useState(false);
  const [guide, setGuide] = useState(false);

  const replay = useCallback(() => {
    clock.restart(videoDuration);
    setPlaying(true);
    setRun((count) => count + 1);
  }, [clock, videoDuration]);

  useEffect(() => {
    if (!calm) return replay();
    clock.showAt(restingTime({ animationType, videoDuration }));
    setPlaying(false);
    setRun((count) => count + 1);
  }, [calm, clock, replay, animationType, videoDuration]);

  function toggle() {
    if (playing) clock.pause();
    else clock.play();
    setPlaying(!playing);
  }
  return {
    clock,
    playing,
    run,
    toggle,
    replay,
    sound,
    toggleSound: () => setSound(!sound),
    guide,
    toggleGuide: () => setGuide(!guide),
  };
}

/**
 * The newest promo whose fonts are there, so that nothing is ever drawn in a wrong one; null before the first is.
 * @returns also what to say where a font could not be loaded
 */
export function useDrawablePromo(promo: Promo): { drawable: Promo | null; failure: string | null } {
  const [drawable, setDrawable] = useState<Promo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let overtaken = false;
    loadFontsFor(promo).then(
      () => {
        if (overtaken) return;
        setDrawable(promo);
        setFailure(null);
      },
      (error: unknown) => {
        reportError(error);
        if (!overtaken) setFailure(textOf(failureOf(error)));
      },
    );
    return () => {
      overtaken = true;
    };
  }, [promo]);
  return { drawable, failure };
}

/** Width of an element in device pixels; 0 before it is laid out. */
export function useDeviceWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    // Its own width, not the shown one: a preview that is shrunk for a while needs no new drawing.
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round((entry?.contentRect.width ?? 0) * window.devicePixelRatio)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
