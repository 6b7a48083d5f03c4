import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawTextLayer } from '../../src/scene/draw.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { layout } from '../../src/scene/layout.ts';
import { partsOf } from '../../src/scene/parts.ts';
import { hasWords } from '../../src/scene/promo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import { CASES } from './cases.ts';
import { compare, type Pixels } from './compare.ts';
import { pixelsIn } from './here.ts';

const { width, height } = FRAME;
const cases = CASES.filter(({ name }) => !name.includes('-at-') && name !== 'film-size');

function onGrey(drawn: Canvas): Pixels {
  const canvas = createCanvas(width, height);
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#808080';
  surface.fillRect(0, 0, width, height);
  surface.drawImage(drawn, 0, 0);
  return pixelsIn(canvas);
}

it.each(cases)('the parts of $name are its picture at rest, and no part of a line is cut off [B165]', ({ promo }) => {
  registerFontsFor(promo);
  const options = { scale: 1, hasBackground: true };
  const [whole, joined] = [createCanvas(width, height), createCanvas(width, height)];
  drawTextLayer(promo, whole.getContext('2d'), options);
  const parts = partsOf(layout(promo, createMeasure(joined.getContext('2d'))), promo, options, height);
  expect(parts.length > 0).toBe(hasWords(promo));
  for (const { top, height, paint } of parts) {
    const part = createCanvas(width, height);
    paint(part.getContext('2d'));
    joined.getContext('2d').drawImage(part, 0, top);
  }
  // Each part is rounded by itself.
  expect(compare(onGrey(joined), onGrey(whole), 4).share).toBeLessThan(0.0005);
});
