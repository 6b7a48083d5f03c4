import { expect, test } from 'vitest';
import { captionFault } from './places.ts';

const tags = (count: number) => Array.from({ length: count }, (_, at) => `#tag${at}`).join(' ');

test.each([
  ['story', 'Come and spin\n\n#pole #hoop', null],
  ['reel', `Come\n\n${tags(5)}`, null],
  ['reel', `Come\n\n${tags(6)}`, 'Instagram takes 5 hashtags. Yours has 6.'],
  ['tiktok', tags(6), 'TikTok takes 5 hashtags. Yours has 6.'],
  ['short', tags(15), null],
  ['short', tags(16), 'YouTube takes 15 hashtags. Yours has 16.'],
  ['story', 'x'.repeat(2200), null],
  ['story', 'x'.repeat(2201), 'Instagram takes 2,200 characters. Yours has 2,201.'],
  ['tiktok', 'x'.repeat(4001), 'TikTok takes 4,000 characters. Yours has 4,001.'],
  ['story', 'https://sky.studio/a#b #1 at #7 # and C#', null],
] as const)('a caption for %s is measured by what is taken there [B913]', (madeFor, caption, fault) => {
  expect(captionFault(caption, madeFor)).toBe(fault);
});
