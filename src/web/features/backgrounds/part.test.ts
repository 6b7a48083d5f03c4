import { expect, test } from 'vitest';
import type { Clip } from '../../../contract/library.ts';
import { mediaAddress, previewAddress } from '../../../contract/media.ts';
import { lastStart, startOf, urlForLength, urlFrom, usedPart } from './part.ts';

const publicId = `universal/${'a'.repeat(32)}`;
const clip: Clip = {
  ...{ id: '1', publicId, title: 'Smoke', duration: 8, libraryType: 'universal' },
  ...{
    url: mediaAddress(publicId, 'mp4'),
    posterUrl: mediaAddress(publicId, 'jpg'),
    previewUrl: previewAddress(publicId),
  },
};

test.each([
  `${clip.url}?so=2&du=3`,
  `https://films.example${clip.url}?start=2&duration=3`,
  `/media/video/upload/so_2,du_3/${publicId}.mp4`,
])('U7: the preview asks the media host for the part that %s names, in its own form', (address) => {
  expect(usedPart(clip, address)).toEqual({
    ...clip,
    url: `/media/video/upload/so_2,du_3/${publicId}.mp4`,
    posterUrl: `/media/video/upload/so_2,du_3/${publicId}.jpg`,
    previewUrl: `/media/video/upload/w_270/so_2,du_3/${publicId}.mp4`,
  });
});

test.each([null, clip.url, publicId, `universal/${'b'.repeat(32)}?so=2`, 'https://elsewhere.example/x.mp4?so=2'])(
  'plays the whole clip if %s names no part of it',
  (address) => {
    expect(usedPart(clip, address)).toBe(clip);
  },
);

test('a film begins no later than its whole length fits, in half seconds [B175]', () => {
  expect([1, 5, 7, 8, 15].map((seconds) => lastStart(clip, seconds))).toEqual([7, 3, 1, 0, 0]);
  expect(lastStart({ duration: 12.433 }, 5)).toBe(7);
  const part = `/media/video/upload/so_2.5,du_5/${publicId}.mp4`;
  expect([urlFrom(clip, 2.5, 5), startOf(clip, part)]).toEqual([part, 2.5]);
  expect(urlFrom(clip, 99, 5)).toBe(`/media/video/upload/so_3,du_5/${publicId}.mp4`);
  expect([urlFrom(clip, 0, 5), urlFrom(clip, 2.5, 8)]).toEqual([clip.url, clip.url]);
  expect(startOf(clip, part.replace('aaa', 'bbb'))).toBe(0);
});

test('the start moves back as far as a longer film needs, and the clip is repeated where it is shorter [B177]', () => {
  const at = (start: number, seconds: number) => `/media/video/upload/so_${start},du_${seconds}/${publicId}.mp4`;
  expect(urlForLength(clip, at(2.5, 3), 3, 5)).toBe(at(2.5, 5));
  expect(urlForLength(clip, at(4.5, 3), 3, 5)).toBe(at(3, 5));
  expect(urlForLength(clip, at(4.5, 3), 3, 15)).toBe(clip.url);
  expect(urlForLength(clip, clip.url, 3, 5)).toBe(clip.url);
  // A loop of one second, as a program may name it.
  expect(urlForLength(clip, at(4.5, 1), 3, 5)).toBe(at(4.5, 1));
  expect(urlForLength(null, null, 3, 5)).toBeNull();
});
