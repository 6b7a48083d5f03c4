import { expect, it } from 'vitest';
import { isFull, roomOf } from './room.ts';

const GB = 1e9 / 4096;
const config = { dataDir: '/data', storage: { kind: 'disk', folder: '/data/files' } } as Parameters<typeof roomOf>[0];

it.each([
  ['half of a small disk', { blocks: 20 * GB, bavail: 10 * GB, files: 1e6, ffree: 9e5 }, 0.5, false],
  ['a hundredth of a small disk', { blocks: 20 * GB, bavail: 0.2 * GB, files: 1e6, ffree: 9e5 }, 0.01, true],
  ['a hundredth of 20 TB', { blocks: 20_000 * GB, bavail: 200 * GB, files: 1e9, ffree: 9e8 }, 1, false],
  ['half a gigabyte of 20 TB', { blocks: 20_000 * GB, bavail: 0.5 * GB, files: 1e9, ffree: 9e8 }, 0.01, true],
  ['much room, and no names', { blocks: 20 * GB, bavail: 10 * GB, files: 1e6, ffree: 10 }, 0.00001, true],
  ['a disk that does not count names', { blocks: 20 * GB, bavail: 10 * GB, files: 0, ffree: 0 }, 0.5, false],
  ['a disk that says nothing', { blocks: 0, bavail: 0, files: 0, ffree: 0 }, 1, false],
])('O13: %s is told as what is left [B452]', async (_, figures, left, full) => {
  const rooms = await roomOf(config, async () => ({ bsize: 4096, ...figures }));
  expect(rooms.map(({ place }) => place)).toEqual(['data', 'files']);
  for (const room of rooms) expect(room.left).toBeCloseTo(left, 6);
  expect(isFull(rooms)).toBe(full);
});
