/// <reference types="vite/client" />
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
