import { useCallback, useEffect, useState } from 'react';

/** Plays one track at a time, by itself. */
export type TrackPlayer = {
  /** The key of what is being played. */
  playing: string | null;
  failed: boolean;
  toggle: (key: string, url: string) => void;
  stop: () => void;
};

const isHeard = (media: HTMLMediaElement) => !media.muted && !media.paused;

/**
 * One sound at a time: a track ends whatever else in the page is heard, and ends when anything else begins to be heard, when nobody looks at the page, and
 * when another `place` is open.
 */
export function useTrackPlayer(place: string): TrackPlayer {
  const [player] = useState(() => new Audio());
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const stop = useCallback(() => {
    player.pause();
    setPlaying(null);
  }, [player]);
  useEffect(() => {
    // The player is not in the document.
    const other = ({ target }: Event) => target instanceof HTMLMediaElement && isHeard(target) && stop();
    const left = () => document.hidden && stop();
    player.addEventListener('ended', stop);
    document.addEventListener('visibilitychange', left);
    for (const event of ['play', 'volumechange']) document.addEventListener(event, other, true);
    return () => {
      player.removeEventListener('ended', stop);
      document.removeEventListener('visibilitychange', left);
      for (const event of ['play', 'volumechange']) document.removeEventListener(event, other, true);
    };
  }, [player, stop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has its own sounds
  useEffect(() => stop, [stop, place]);

  function toggle(key: string, url: string) {
    setFailed(false);
    if (playing === key) return stop();
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) if (isHeard(media)) media.pause();
    player.src = url;
    setPlaying(key);
    player.play().catch((error: unknown) => {
      // Another track was begun, or this one stopped, before it could play.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPlaying(null);
      setFailed(true);
    });
  }
  return { playing, failed, toggle, stop };
}
