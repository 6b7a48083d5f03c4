import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { emojiPictures } from '../../src/server/media/film/draw-emoji.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import type { Case } from './cases.ts';
import type { Pixels } from './compare.ts';
import { paintCase } from './paint.ts';

/** A case as the server draws it, and where its lines lie. */
export function paintHere(drawn: Case) {
  registerFontsFor(drawn.promo);
  return paintCase({ ...drawn, options: { ...drawn.options, pictures: emojiPictures } }, (width, height) =>
    createCanvas(width, height),
  );
}

/** What a canvas shows, without the way through a file. */
export const pixelsIn = (canvas: Canvas): Pixels =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
