import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { COMING_SECONDS } from '../../../../scene/pages.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { restingTime } from '../../../../scene/timeline.ts';
import { type Clock, createClock } from './clock.ts';
import { type TrackPlayer, useTrackPlayer } from './use-track-player.ts';

/** How the live preview plays, and what the person has switched on. None of it is part of the film. */
export type Preview = {
  clock: Clock;
  playing: boolean;
  /** Counts the starts; the drawing must restart with each. */
  run: number;
  toggle: () => void;
  replay: () => void;
  sound: boolean;
  toggleSound: () => void;
  guide: boolean;
  toggleGuide: () => void;
  /** Plays music alone, before it is chosen. */
  player: TrackPlayer;
};

/**
 * Plays the film's preview from the beginning whenever its animation, length or beat changes; with reduced motion it waits for the play button.
 * @param place what is open: music that is played alone ends with it
 */
export function usePreview({ animationType, videoDuration, coverFirst, music, list }: Promo, place: string): Preview {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false });
  const [clock] = useState(() => createClock(videoDuration));
  const [playing, setPlaying] = useState(false);
  const [run, setRun] = useState(0);
  const [sound, setSound] = useState(false);
  const [guide, setGuide] = useState(false);
  const player = useTrackPlayer(place);

  const isList = list !== undefined;
  const replay = useCallback(() => {
    clock.restart(videoDuration);
    setPlaying(true);
    setRun((count) => count + 1);
  }, [clock, videoDuration]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: lines land on the beats of the music
  useEffect(() => {
    if (!calm) return replay();
    // By then the first page of a list has come, and the next one has not.
    const seconds = isList ? { seconds: Math.min(COMING_SECONDS, videoDuration / 4) } : {};
    clock.showAt(restingTime({ animationType, videoDuration, coverFirst, ...seconds }));
    setPlaying(false);
    setRun((count) => count + 1);
  }, [calm, clock, replay, animationType, videoDuration, coverFirst, music, isList]);

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
    player,
  };
}
