import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clip } from '../../../contract/library.ts';
import { ORDERS, showing } from './showing.ts';

const clip = (title: string, duration = 15, id = title): Clip => ({
  ...{ id, publicId: `user-videos/u/${id}`, url: '', posterUrl: '', previewUrl: '', libraryType: 'personal' },
  ...{ title, duration },
});
const titles = (clips: readonly Clip[]) => clips.map(({ title }) => title);

test('a clip is found by all words that are typed, anywhere in its name, without accents and capitals [B627 U16]', () => {
  const clips = [clip('Übung am Dienstag, part 2'), clip('Spin night'), clip('Night of the spins')];
  expect(titles(showing(clips, 'ubung  PART', 'newest'))).toEqual(['Übung am Dienstag, part 2']);
  expect(titles(showing(clips, 'spin night', 'newest'))).toEqual(['Spin night', 'Night of the spins']);
  expect(titles(showing(clips, '  ', 'newest'))).toEqual(titles(clips));
  expect(showing(clips, 'dawn', 'newest')).toEqual([]);
});

test('they stand in the order that is chosen: numbers as numbers, and of one upload its pieces in sequence [B627 U16]', () => {
  const clips = [clip('Tue 10', 15), clip('tue 2', 3), clip('Ärial', 15)];
  expect(titles(showing(clips, '', 'newest'))).toEqual(['Tue 10', 'tue 2', 'Ärial']);
  expect(titles(showing(clips, '', 'name'))).toEqual(['Ärial', 'tue 2', 'Tue 10']);
  expect(titles(showing(clips, '', 'longest'))).toEqual(['Tue 10', 'Ärial', 'tue 2']);
});

test('no order loses a clip or adds one, and a search finds a part of every name [B627 U16]', () => {
  const some = fc.array(fc.tuple(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.nat(1800)), { maxLength: 30 });
  fc.assert(
    fc.property(some, fc.constantFrom(...ORDERS), fc.nat(29), (list, { value }, at) => {
      const clips = list.map(([title, seconds], index) => clip(title, seconds, String(index)));
      expect(
        showing(clips, '', value)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(clips.map(({ id }) => id).toSorted());
      const one = clips[at % Math.max(1, clips.length)];
      if (one) expect(showing(clips, [...one.title].slice(0, 5).join(''), value)).toContain(one);
    }),
  );
});
