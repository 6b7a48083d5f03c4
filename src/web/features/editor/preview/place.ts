import { FRAME } from '../../../../scene/frame.ts';
import type { Layout } from '../../../../scene/layout.ts';
import type { Promo } from '../../../../scene/promo.ts';

/** What places the block: how far it may move, and how high it is. */
export type Placed = { room: Layout['room']; height: number };

type Place = Pick<Promo, 'textPlace' | 'textY'>;

/** A dragged block jumps to a line that is nearer than this, in layout units. */
const REACH = 9;

const NAMED = [
  [0, 'top'],
  [0.5, 'middle'],
  [1, 'bottom'],
] as const;

/** The shares of the room at which a block stands at an edge of its zone, in its middle, or with its centre at one of its thirds. */
export function stopsOf({ room, height }: Placed): number[] {
  if (room.height <= 0) return [0];
  const whole = room.height + height;
  const thirds = [whole / 3, (whole * 2) / 3].map((centre) => (centre - height / 2) / room.height);
  return [0, ...thirds.filter((share) => share > 0 && share < 1), 0.5, 1].sort((a, b) => a - b);
}

/** The place of a block that was dragged to a share of the room above it, which may lie outside; near a stop it takes it. */
export function placeAt(placed: Placed, share: number): Place & { stop: boolean } {
  const inside = Math.min(1, Math.max(0, share));
  const near = stopsOf(placed).find((stop) => Math.abs(stop - inside) * placed.room.height <= REACH);
  const textY = Math.round((near ?? inside) * 1000) / 1000;
  return { textPlace: nameOf(textY), textY, stop: near !== undefined };
}

/** The place that a key moves the block to: a little, to the next stop, or to an edge; null for keys that do not. */
export function placeByKey(placed: Placed, key: string): Place | null {
  const { share } = placed.room;
  const stops = stopsOf(placed);
  const step = 4 / Math.max(1, placed.room.height);
  const to: Record<string, number> = {
    ArrowUp: share - step,
    ArrowDown: share + step,
    PageUp: stops.findLast((stop) => stop < share - 0.001) ?? 0,
    PageDown: stops.find((stop) => stop > share + 0.001) ?? 1,
    Home: 0,
    End: 1,
  };
  const next = to[key];
  if (next === undefined) return null;
  const textY = Math.round(Math.min(1, Math.max(0, next)) * 1000) / 1000;
  return { textPlace: nameOf(textY), textY };
}

const nameOf = (share: number): Promo['textPlace'] => NAMED.find(([at]) => at === share)?.[1] ?? 'free';

/** A height in layout units as a share of the frame, for a style sheet. */
export const percent = (units: number) => `${(units / FRAME.height) * 100}%`;
