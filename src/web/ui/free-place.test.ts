import { expect, test } from 'vitest';
import { freePlace, type Span } from './free-place.ts';

const ROOM = { top: 8, bottom: 656 };

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const covers = (top: number, height: number, taken: readonly Span[]) =>
  taken.some((one) => top < one.bottom && top + height > one.top);

test('E11: a message covers no button wherever there is a place that does not, and stays in the window [B479]', () => {
  const next = numbers(11);
  let moved = 0;
  for (let round = 0; round < 2000; round++) {
    const height = 40 + next() * 80;
    const taken = Array.from({ length: Math.floor(next() * 7) }, () => {
      const top = next() * 640;
      return { top, bottom: top + 24 + next() * 60 };
    });
    const wanted = next() * 660;
    const top = freePlace(height, wanted, taken, ROOM);
    expect(top).toBeGreaterThanOrEqual(ROOM.top);
    expect(top + height).toBeLessThanOrEqual(ROOM.bottom);
    const start = Math.min(ROOM.bottom - height, Math.max(ROOM.top, wanted));
    const places = Array.from({ length: 162 }, (_, step) => ROOM.top + step * 4).filter(
      (place) => place + height <= ROOM.bottom && !covers(place - 8, height + 16, taken),
    );
    if (places.length > 0) expect(covers(top, height, taken), JSON.stringify({ taken, height, top })).toBe(false);
    if (!covers(start - 4, height + 8, taken)) expect(top, 'no step without need').toBe(start);
    else moved++;
  }
  expect(moved).toBeGreaterThan(500);
});

test('where nothing is free, it covers least [B479]', () => {
  const taken = [
    { top: 0, bottom: 300 },
    { top: 320, bottom: 660 },
  ];
  const top = freePlace(60, 600, taken, ROOM);
  expect(top).toBeGreaterThanOrEqual(260);
  expect(top).toBeLessThanOrEqual(316);
});

test('where nothing is free, it covers any other button rather than the next step [B602]', () => {
  const next = numbers(3);
  for (let round = 0; round < 500; round++) {
    const rows = Array.from({ length: 12 }, (_, row) => ({ top: 8 + row * 54, bottom: 58 + row * 54 }));
    const at = Math.floor(next() * rows.length);
    const taken = rows.map((row, index) => ({ ...row, next: index === at }));
    const top = freePlace(46, next() * 660, taken, ROOM);
    expect(covers(top, 46, [rows[at]!]), JSON.stringify({ top, at })).toBe(false);
  }
});
