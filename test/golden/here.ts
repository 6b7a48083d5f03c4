import { createCanvas } from '@napi-rs/canvas';
import { emojiPictures } from '../../src/server/media/film/draw-emoji.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import type { Case } from './cases.ts';
import { paintCase } from './paint.ts';

/** A case as the server draws it: the canvas, its PNG, and where its lines lie. */
export function paintHere(drawn: Case) {
  registerFontsFor(drawn.promo);
  const { canvas, lines } = paintCase(
    { ...drawn, options: { ...drawn.options, pictures: emojiPictures } },
    (width, height) => createCanvas(width, height),
  );
  return { png: canvas.encodeSync('png'), canvas, lines };
}
