import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FONT_FAMILIES } from '../../src/scene/families.ts';
import { fontRuns } from '../../src/scene/fonts.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzTFfl'];
const SIZE = 30;
const CELL = { width: 4 * SIZE, height: 2 * SIZE };
const context = createCanvas(CELL.width, CELL.height * LETTERS.length).getContext('2d');

/** How much ink each of the texts leaves when its runs are drawn one after the other. At most as many texts as there are letters: one picture is read. */
function inkOf(texts: string[], face: Parameters<typeof fontRuns>[1]): number[] {
  context.clearRect(0, 0, CELL.width, CELL.height * LETTERS.length);
  texts.forEach((text, row) => {
    let x = SIZE / 2;
    for (const run of fontRuns(text, face)) {
      context.font = `${SIZE}px ${run.font}`;
      context.fillText(run.text, x, row * CELL.height + SIZE * 1.3);
      x += context.measureText(run.text).width;
    }
  });
  const bytes = 4 * CELL.width * CELL.height;
  const { data } = context.getImageData(0, 0, CELL.width, CELL.height * LETTERS.length);
  return texts.map((_, row) => {
    let ink = 0;
    for (let i = row * bytes + 3; i < (row + 1) * bytes; i += 4) ink += data[i] as number;
    return ink;
  });
}

test.each(FONT_FAMILIES)('no two letters of %s vanish when they meet', (family) => {
  const face = { family, weight: 400, italic: false };
  registerFontsFor({ ...defaultPromo, fontFamily: family, fontWeight: 'normal', text: 'a' });
  const alone = inkOf(LETTERS, face);
  const lost = LETTERS.flatMap((a, i) => {
    const pairs = LETTERS.map((b) => a + b);
    const together = inkOf(pairs, face);
    return pairs.filter((_, j) => (together[j] as number) < 0.6 * ((alone[i] as number) + (alone[j] as number)));
  });
  expect(lost).toEqual([]);
});
