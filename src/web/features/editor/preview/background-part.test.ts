import { expect, test } from 'vitest';
import type { Clip } from '../../../../contract/library.ts';
import { mediaAddress, previewAddress } from '../../../../contract/media.ts';
import { usedPart } from './background-part.ts';

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
