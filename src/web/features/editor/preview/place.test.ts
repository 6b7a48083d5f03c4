import { expect, test } from 'vitest';
import { placeAt, placeByKey, stopsOf } from './place.ts';

const placed = { room: { top: 100, height: 300, share: 0.5 }, height: 300 };

test('a dragged text snaps to its zone’s edges, middle and thirds, and stays inside [B153]', () => {
  expect(stopsOf(placed)).toEqual([0, expect.closeTo(1 / 6), 0.5, expect.closeTo(5 / 6), 1]);
  expect(placeAt(placed, 0.52)).toEqual({ textPlace: 'middle', textY: 0.5, stop: true });
  expect(placeAt(placed, -3)).toEqual({ textPlace: 'top', textY: 0, stop: true });
  expect(placeAt(placed, 7)).toEqual({ textPlace: 'bottom', textY: 1, stop: true });
  expect(placeAt(placed, 0.18)).toEqual({ textPlace: 'free', textY: 0.167, stop: true });
  expect(placeAt(placed, 0.3)).toEqual({ textPlace: 'free', textY: 0.3, stop: false });
});

test('a text that fills its zone stays where it is', () => {
  const full = { room: { top: 100, height: 0, share: 0.5 }, height: 600 };
  expect(placeAt(full, 0.9).textPlace).toBe('top');
});

test('arrow keys move it a little, page keys to the next stop, Home and End to the edges [B153]', () => {
  expect(placeByKey(placed, 'ArrowUp')).toEqual({ textPlace: 'free', textY: 0.487 });
  expect(placeByKey(placed, 'ArrowDown')).toEqual({ textPlace: 'free', textY: 0.513 });
  expect(placeByKey(placed, 'PageUp')).toEqual({ textPlace: 'free', textY: 0.167 });
  expect(placeByKey(placed, 'PageDown')).toEqual({ textPlace: 'free', textY: 0.833 });
  expect(placeByKey(placed, 'Home')).toEqual({ textPlace: 'top', textY: 0 });
  expect(placeByKey({ ...placed, room: { ...placed.room, share: 1 } }, 'ArrowDown')).toEqual({
    textPlace: 'bottom',
    textY: 1,
  });
  expect(placeByKey(placed, 'a')).toBeNull();
});
