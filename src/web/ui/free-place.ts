/** A vertical span in CSS pixels of the window. */
export type Span = { top: number; bottom: number };
/** What may not be covered; the next step least of all. */
export type Taken = Span & { next?: boolean };

/** Room between a message and what it must not cover. */
const GAP = 4;
const STEP = 4;
/** Rather so many other buttons than the next step's. */
const NEXT = 20;

/**
 * Where a message stands that covers nothing which can be pressed: at the place that is free and nearest to the one it has or wants; where none is free, at
 * the one that covers least, and the next step last of all.
 * @param height of the message @param wanted its top @param taken what may not be covered @param room the window
 * @returns its top
 */
export function freePlace(height: number, wanted: number, taken: readonly Taken[], room: Span): number {
  const last = Math.max(room.top, room.bottom - height);
  const start = Math.min(last, Math.max(room.top, wanted));
  const covered = (top: number) =>
    taken.reduce(
      (sum, one) =>
        sum +
        (one.next ? NEXT : 1) * Math.max(0, Math.min(top + height + GAP, one.bottom) - Math.max(top - GAP, one.top)),
      0,
    );
  let best = { top: start, cost: covered(start) };
  for (let off = STEP; best.cost > 0 && off <= last - room.top; off += STEP) {
    for (const top of [start - off, start + off]) {
      if (top < room.top || top > last) continue;
      const cost = covered(top);
      if (cost < best.cost) best = { top, cost };
    }
  }
  return best.top;
}
