import { describe, expect, test } from 'vitest';
import { isAtRest } from '../../../scene/timeline.ts';
import { repeatedGops, repeatGops } from './gops.ts';
import type { Layered } from './layers.ts';

const film: Layered = {
  ...{ duration: 15, text: { file: 'text.png', x: 0, y: 0 }, animation: 'none', watermark: null },
};
const orderOf = (parts: Partial<Layered>) => repeatedGops({ ...film, ...parts })?.order.map(({ gop }) => gop);

describe('which groups of pictures are encoded', () => {
  test('one, of a film in which nothing moves; the last is shorter [B169]', () => {
    const repeated = repeatedGops(film)!;
    expect(repeated).toMatchObject({ until: 60, from: 450, same: 0, encoded: 60 });
    expect(repeated.order).toEqual([...Array(7).fill({ gop: 0, frames: 60 }), { gop: 0, frames: 30 }]);
  });

  test('those in which the text arrives, and one', () => {
    const arrives = repeatedGops({ ...film, animation: 'animate-fade-in' })!;
    expect(arrives.order.map(({ gop }) => gop)).toEqual([0, 1, 2, 2, 2, 2, 2, 2]);
    const motion = { animationType: 'animate-fade-in', videoDuration: 15, coverFirst: false } as const;
    expect([arrives.same - 1, arrives.same].map((frame) => isAtRest(motion, frame / 30))).toEqual([false, true]);
    expect(orderOf({ animation: 'animate-slide-up', coverFirst: true })).toEqual([0, 1, 2, 2, 2, 2, 2, 2]);
  });

  test('one, and those in which the text leaves', () => {
    const repeated = repeatedGops({ ...film, animation: 'animate-fade-out' })!;
    expect(repeated).toMatchObject({ until: 60, from: 360, same: 0, encoded: 150 });
    expect(repeated.order.map(({ gop }) => gop)).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  });

  test('all, of a film that hardly rests', () => {
    expect(repeatedGops({ ...film, duration: 2 })).toBeNull();
    expect(repeatedGops({ ...film, duration: 3, animation: 'animate-fade-in' })).toBeNull();
  });

  test('one, of a film without text', () => {
    expect(orderOf({ text: null, animation: 'animate-fade-in', duration: 4 })).toEqual([0, 0]);
  });
});

describe('the stream', () => {
  // Parameters, a supplement, and a picture of its own; then pictures that refer to others. Start codes of three and four bytes.
  const gop = (id: number, frames: number) => [
    ...[0, 0, 0, 1, 0x67, id, 0, 0, 0, 1, 0x68, id, 0, 0, 1, 6, id, 0, 0, 1, 0x65, id],
    ...Array.from({ length: frames - 1 }, (_, frame) => [0, 0, 0, 1, 0x41, id, frame]).flat(),
  ];
  const stream = Uint8Array.from([...gop(10, 3), ...gop(20, 2)]);
  const join = (...order: [gop: number, frames: number][]) =>
    Buffer.concat(
      repeatGops(stream, {
        ...{ until: 0, from: 0, same: 0, encoded: 0 },
        order: order.map(([gop, frames]) => ({ gop, frames })),
      }),
    );

  test('is put together from whole groups, and the beginning of one', () => {
    expect([...join([0, 3], [1, 2], [1, 2], [0, 1])]).toEqual([
      ...gop(10, 3),
      ...gop(20, 2),
      ...gop(20, 2),
      ...gop(10, 1),
    ]);
  });

  test('has to have them all', () => {
    expect(() => join([2, 1])).toThrow(RangeError);
    expect(() => join([1, 3])).toThrow(RangeError);
  });
});
