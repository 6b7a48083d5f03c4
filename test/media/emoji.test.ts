import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { EMOJI, EMOJI_PIXELS, pictureAdvance } from '../../src/scene/emoji.ts';
import { EMOJI_FONT, fontRuns } from '../../src/scene/fonts.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { drawEmoji, emojiPictures } from '../../src/server/media/film/draw-emoji.ts';

const [, ...lines] = readFileSync(new URL('../scene/emoji.txt', import.meta.url), 'utf8').split('\n');
const ALL = lines.flatMap((line) => line.split(' ')).filter(Boolean);

/** Pixels of a picture with something in them, as a share. */
function inkOf(data: Uint8ClampedArray): number {
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 128) ink++;
  return (ink * 4) / data.length;
}

it('V4: every emoji of Unicode is one picture, in the film as in the preview; without exception [V4 B463]', () => {
  expect(ALL.length).toBe(3953);
  const surface = createCanvas(1, 1).getContext('2d');
  const measure = createMeasure(surface, emojiPictures);
  const wrong = ALL.filter((emoji) => {
    const runs = fontRuns(emoji, { family: 'Playfair Display', weight: 400, italic: false });
    return runs.length !== 1 || !runs[0]!.emoji || Math.abs(measure(emoji, EMOJI_FONT).advance - EMOJI.advance) > 1e-3;
  });
  expect(wrong).toEqual([]);
});

it('V4: what the canvas takes apart is drawn as a picture of one character, and nothing else is [V4]', async () => {
  const apart = ALL.filter((emoji) => emojiPictures(emoji) !== null);
  expect(apart).toEqual(['❤️‍🔥', '❤️‍🩹', '⛓️‍💥', '🏳️‍🌈']);
  for (const emoji of apart) {
    const picture = emojiPictures(emoji)!;
    expect(pictureAdvance(picture.width)).toBe(EMOJI.advance);
    const canvas = createCanvas(picture.width, picture.height);
    const surface = canvas.getContext('2d');
    surface.drawImage(picture as never, 0, 0);
    const ink = inkOf(surface.getImageData(0, 0, picture.width, picture.height).data);
    expect(ink).toBeGreaterThan(0.15);
    // The emoji that stands before it must not be seen: the left edge is clear, as in every picture.
    expect(inkOf(surface.getImageData(0, 0, EMOJI_PIXELS * 0.02, picture.height).data)).toBe(0);
    expect((await drawEmoji(emoji))!.length).toBeGreaterThan(1000);
  }
});
