import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUT, cutSchema, framesOf } from '../../../contract/cut.ts';
import type { Clip } from '../../../contract/library.ts';
import { TRACK_IDS, TRACKS } from '../../../scene/music.ts';
import {
  EMPTY,
  fileOf,
  framesOfClip,
  isPhoto,
  type List,
  mayAdd,
  moved,
  onBeat,
  withClip,
  withFrames,
  withItem,
  without,
  withPhoto,
} from './list.ts';

const clipOf = (duration: number): Clip => ({
  ...{
    id: `id-${duration}`,
    publicId: `user-videos/me/${'a'.repeat(32)}`,
    title: 'Spin',
    duration,
    libraryType: 'personal',
  },
  ...{ url: '/clip.mp4', posterUrl: '/clip.jpg', previewUrl: '/small.mp4' },
});
const photo = { blob: new Blob(['photo']), url: 'blob:photo', name: 'Photo', aspect: 1 };

const step = fc.oneof(
  fc.double({ min: 0.03, max: 15, noNaN: true }).map((duration) => (list: List) => withClip(list, clipOf(duration))),
  fc.constant((list: List) => withPhoto(list, photo)),
  fc.tuple(fc.nat(9), fc.integer({ min: -2, max: 12 })).map(
    ([i, to]) =>
      (list: List) =>
        moved(list, list.items[i]?.id ?? '', to),
  ),
  fc.nat(9).map((i) => (list: List) => without(list, list.items[i]?.id ?? '')),
  fc.tuple(fc.nat(9), fc.integer({ min: -10, max: 900 })).map(([i, frames]) => (list: List) => {
    const item = list.items[i];
    return item ? withItem(list, withFrames(list, item, frames)) : list;
  }),
);

test('B709: on the beat, every part ends on the beat of the track, unless its clip is too short for one; nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.constantFrom(...TRACK_IDS), (steps, track) => {
      const before = steps.reduce((list, change) => change(list), EMPTY);
      const after = onBeat({ ...before, track });
      expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
      expect(framesOf(after.items)).toBeLessThanOrEqual(CUT.frames);
      const beat = (60 / TRACKS[track].bpm) * 30;
      let end = 0;
      for (const [i, item] of after.items.entries()) {
        const start = end;
        end += item.frames;
        expect(item.frames).toBeGreaterThanOrEqual(CUT.leastFrames);
        if (!isPhoto(item)) expect(item.from + item.frames).toBeLessThanOrEqual(framesOfClip(item.clip));
        const room = CUT.frames - start - CUT.leastFrames * (after.items.length - 1 - i);
        const most = isPhoto(item) ? room : Math.min(room, framesOfClip(item.clip));
        const hasBeat = Math.ceil((start + CUT.leastFrames) / beat) <= Math.floor((start + most) / beat);
        // Whole frames: half of one is the nearest.
        if (hasBeat) expect(Math.abs(end - Math.round(end / beat) * beat)).toBeLessThanOrEqual(0.5);
      }
      // What is on the beat stays where it is.
      expect(onBeat(after)).toEqual(after);
    }),
  );
  const slow = onBeat({ ...withClip(withClip(EMPTY, clipOf(15)), clipOf(15)), track: 'moonrise' });
  expect(slow.items.map(({ frames }) => frames)).toEqual([84, 85]);
});

test('B707: whatever is added, moved, removed, made longer or shorter: what is sent is always a list that can be made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let list = EMPTY;
      for (const change of steps) {
        const before = list.items.map(({ id }) => id);
        list = change(list);
        expect(framesOf(list.items)).toBeLessThanOrEqual(CUT.frames);
        expect(list.items.length).toBeLessThanOrEqual(CUT.most);
        for (const item of list.items) {
          expect(item.frames).toBeGreaterThanOrEqual(CUT.leastFrames);
          if (!isPhoto(item)) expect(item.from + item.frames).toBeLessThanOrEqual(framesOfClip(item.clip));
        }
        // A part that is moved is in the list once, and the others keep their order.
        if (list.items.length === before.length)
          expect(list.items.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
      }
      if (list.items.length < CUT.least) return;
      const text = await fileOf(list).text();
      expect(cutSchema.safeParse(JSON.parse(text.split('\n', 1)[0]!)).error).toBeUndefined();
      expect(text.split('\n')[1]).toBe('photo'.repeat(list.items.filter(isPhoto).length));
    }),
  );
});

test('B707: eight are the most, and fifteen seconds', () => {
  let list = EMPTY;
  for (let i = 0; i < 9; i++) list = withClip(list, clipOf(15));
  expect(list.items).toHaveLength(5);
  expect([framesOf(list.items), mayAdd(list)]).toEqual([CUT.frames, false]);
  list = EMPTY;
  for (let i = 0; i < 9; i++) list = withClip(list, clipOf(1));
  expect([list.items.length, mayAdd(list)]).toEqual([8, false]);
  expect(withClip(EMPTY, clipOf(0.2)).items).toEqual([]);
});

test('B707: the file is named as the clip will be', () => {
  expect(fileOf({ ...EMPTY, title: ' Friday ' }).name).toBe('Friday.cut');
  expect(fileOf(EMPTY).name).toBe('Cut together.cut');
});
