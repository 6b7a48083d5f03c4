/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { WritingStyle } from '../../../../contract/profile.ts';
import { TRACK_IDS, type TrackId } from '../../../../scene/music.ts';

/** The track that is proposed for texts of each writing style, as its look would sound. */
const STYLE_TRACKS: Readonly<Record<WritingStyle, TrackId>> = {
  sensual: 'velvet',
  enchanting: 'moonrise',
  fierce: 'level-up',
  elegant: 'gold-dust',
  playful: 'glitter',
  mysterious: 'slow-burn',
  confident: 'high-heels',
  artistic: 'catwalk',
  humor: 'big-smile',
  whimsical: 'sunday-sun',
  poetry: 'paper-hearts',
};

/** The tracks in the order in which they are offered for a text: the proposed one first. */
export function tracksFor(style: WritingStyle): TrackId[] {
  const proposed = STYLE_TRACKS[style];
  return [proposed, ...TRACK_IDS.filter((id) => id !== proposed)];
}

/** Addresses of the files; none is fetched before it is played. */
const files = import.meta.glob<string>('../../../../../assets/music/*.m4a', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
export const addressOfTrack = (id: TrackId): string => files[`../../../../../assets/music/${id}.m4a`]!;

/** Plays one track at a time, by itself. */
export function useTrackPlayer(): {
  /** The key of what is being played. */
  playing: string | null;
  failed: boolean;
  toggle: (key: string, url: string) => void;
  stop: () => void;
} {
  const [player] = useState(() => new Audio());
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = () => setPlaying(null);
    player.addEventListener('ended', stop);
    return () => {
      player.removeEventListener('ended', stop);
      player.pause();
    };
  }, [player]);

  function stop() {
    player.pause();
    setPlaying(null);
  }
  function toggle(key: string, url: string) {
    setFailed(false);
    if (playing === key) return stop();
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
