import { expect, test } from 'vitest';
import { scaleOf } from './read-photo.ts';

test.each([
  ['of 12 megapixels', 4032, 3024, [3840, 2880]],
  ['of a small camera', 1600, 1200, [1600, 1200]],
  ['that is a panorama: it stays as high as what is seen of it', 10_000, 1500, [10_000, 1500]],
  ['that is a panorama of a better camera', 16_000, 3800, [8208, 1949]],
  ['that is a long screenshot', 1170, 9000, [1170, 9000]],
  ['of 200 megapixels', 16_320, 12_240, [3840, 2880]],
])(
  'a photo %s is sent with enough of what is seen, and never too large for a canvas [B745]',
  (_what, width, height, expected) => {
    const scale = scaleOf(width, height);
    expect([width, height].map((side) => Math.round(side * scale))).toEqual(expected);
  },
);
