import { FRAME } from './frame.ts';

/** A clip is surveyed in so many bands of equal height, from its top. */
export const BANDS = 16;
const BAND_HEIGHT = FRAME.height / BANDS;

/** One band of the part of a clip that a film shows. */
export type Band = {
  readonly movement: number;
  readonly detail: number;
  readonly dark: number;
  readonly light: number;
};

/** The sum of `of` over the bands between two heights in layout units, each by the share of it that lies between them. */
function sumBetween(bands: readonly Band[], top: number, bottom: number, of: (band: Band) => number): number {
  return bands.reduce((sum, band, index) => {
    const overlap = Math.min(bottom, (index + 1) * BAND_HEIGHT) - Math.max(top, index * BAND_HEIGHT);
    return sum + (of(band) * Math.max(0, overlap)) / BAND_HEIGHT;
  }, 0);
}

/** Mean movement between two heights in layout units. */
export const movementBetween = (bands: readonly Band[], top: number, bottom: number) =>
  bottom > top ? (sumBetween(bands, top, bottom, ({ movement }) => movement) * BAND_HEIGHT) / (bottom - top) : 0;

/** The darkest and the lightest level, 0 to 255, behind what stands between two heights in layout units. */
export function levelsBetween(bands: readonly Band[], top: number, bottom: number): { dark: number; light: number } {
  const behind = bands.filter((_, index) => index * BAND_HEIGHT < bottom && (index + 1) * BAND_HEIGHT > top);
  return {
    dark: Math.min(255, ...behind.map(({ dark }) => dark)),
    light: Math.max(0, ...behind.map(({ light }) => light)),
  };
}

/** A dancer should be seen; walls, floors and mirrors are mere detail. */
const DETAIL = 0.1;
/** A place that is calmer by less than this share is not worth leaving the middle for. */
const CLEARLY = 0.1;
const STEPS = 24;

/** Movement, and a little detail, that a block covers there. */
const covered = (bands: readonly Band[], top: number, height: number) =>
  sumBetween(bands, top, top + height, ({ movement, detail }) => movement + DETAIL * detail);

/**
 * Where a block of `height` covers least, as the share of the room above it: 0 top, 1 bottom; in the middle unless
 * another place is clearly calmer.
 * @param from the highest place for its top edge @param room how far it may go down from there
 */
export function calmestPlace(bands: readonly Band[], height: number, from: number, room: number): number {
  const cost = (share: number) => covered(bands, from + room * share, height);
  const places = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const costs = places.map(cost);
  const least = Math.min(...costs);
  if (room <= 0 || cost(0.5) * (1 - CLEARLY) <= least) return 0.5;
  // Of places that are practically as calm, the one nearest to the middle: text at the very edge looks dropped.
  const calm = places.filter((_, index) => costs[index]! <= least * 1.02 + 1e-9);
  return calm.reduce((best, place) => (Math.abs(place - 0.5) < Math.abs(best - 0.5) ? place : best));
}
