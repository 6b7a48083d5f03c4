import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FONT_FAMILIES } from '../../src/scene/families.ts';
import { fontRuns } from '../../src/scene/fonts.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzTFfl'];
const SIZE = 30;

/** How much ink a text leaves when its runs are drawn one after the other. */
function inkOf(text: string, face: Parameters<typeof fontRuns>[1]): number {
  const context = createCanvas(4 * SIZE, 2 * SIZE).getContext('2d');
  let x = SIZE / 2;
  for (const run of fontRuns(text, face)) {
    context.font = `${SIZE}px ${run.font}`;
    context.fillText(run.text, x, SIZE * 1.3);
    x += context.measureText(run.text).width;
  }
  const { data } = context.getImageData(0, 0, 4 * SIZE, 2 * SIZE);
  let ink = 0;
  for (let i = 3; i < data.length; i += 4) ink += data[i] as number;
  return ink;
}

test.each(FONT_FAMILIES)('no two letters of %s vanish when they meet', (family) => {
  const face = { family, weight: 400, italic: false };
  registerFontsFor({ ...defaultPromo, fontFamily: family, fontWeight: 'normal', text: 'a' });
  const alone = new Map(LETTERS.map((letter) => [letter, inkOf(letter, face)]));
  const lost = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((pair) => {
    const [a, b] = [...pair] as [string, string];
    return inkOf(pair, face) < 0.6 * (alone.get(a)! + alone.get(b)!);
  });
  expect(lost).toEqual([]);
});
