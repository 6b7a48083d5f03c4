/** Our own tracks, 15 s each: what promo, preview and film have to know of them. `scripts/music` makes them. */

type Track = { readonly name: string; readonly mood: string; readonly bpm: number };

/** In the order in which they are offered. */
export const TRACKS = {
  'high-heels': { name: 'High Heels', mood: 'club, sassy', bpm: 128 },
  strobe: { name: 'Strobe', mood: 'club, driving', bpm: 128 },
  'neon-nights': { name: 'Neon Nights', mood: 'synthwave, bright', bpm: 128 },
  glitter: { name: 'Glitter', mood: 'disco, happy', bpm: 128 },
  'sunday-sun': { name: 'Sunday Sun', mood: 'summer, light', bpm: 128 },
  'level-up': { name: 'Level Up', mood: 'workout, strong', bpm: 128 },
  'slow-wine': { name: 'Slow Wine', mood: 'dancehall, warm', bpm: 96 },
  concrete: { name: 'Concrete', mood: 'street, hard', bpm: 96 },
  velvet: { name: 'Velvet', mood: 'R&B, smooth', bpm: 96 },
  'big-smile': { name: 'Big Smile', mood: 'funny, bouncy', bpm: 96 },
  rooftop: { name: 'Rooftop', mood: 'lo-fi, relaxed', bpm: 96 },
  catwalk: { name: 'Catwalk', mood: 'fashion, cool', bpm: 96 },
  'slow-burn': { name: 'Slow Burn', mood: 'dark, sultry', bpm: 64 },
  moonrise: { name: 'Moonrise', mood: 'dreamy, floating', bpm: 64 },
  'gold-dust': { name: 'Gold Dust', mood: 'strings, grand', bpm: 64 },
  'paper-hearts': { name: 'Paper Hearts', mood: 'piano, tender', bpm: 64 },
} as const satisfies Record<string, Track>;

export type TrackId = keyof typeof TRACKS;
export const TRACK_IDS = Object.keys(TRACKS) as [TrackId, ...TrackId[]];

/** Where a track ends, in beats: its last hit, how long before it the way there begins, and between how many a film may be cut. */
export type TrackTime = { readonly hit: number; readonly lead: number; readonly step: number };

/** At 128 beats a minute 15 s are 32 of them, at 96 they are 24, at 64 they are 16. */
export const timeOf = (bpm: number): TrackTime =>
  bpm > 100 ? { hit: 28, lead: 4, step: 2 } : bpm > 80 ? { hit: 20, lead: 2, step: 2 } : { hit: 14, lead: 2, step: 1 };

/** Seconds between two beats of a promo's music; null: it has none. */
export const beatOf = (music: TrackId | null | undefined): number | null => (music ? 60 / TRACKS[music].bpm : null);

/** Seconds that a last hit needs to die away. */
const DECAY = 1.1;

/**
 * Where a film of `duration` whole seconds leaves the track, and where in it it goes on, so that the last hit still
 * comes: both on a beat, in seconds. null: it plays from the beginning, and to its own end if the film is as long.
 */
export function cutOf(music: TrackId, duration: number): { leave: number; resume: number } | null {
  const { bpm } = TRACKS[music];
  const { hit, lead, step } = timeOf(bpm);
  const beat = 60 / bpm;
  const last = Math.floor((duration - DECAY) / beat / step) * step;
  if (last <= 0 || last >= hit) return null;
  // Where there is no time for the way there, the hit alone.
  const way = last >= 2 * lead ? lead : 0;
  return { leave: (last - way) * beat, resume: (hit - way) * beat };
}
