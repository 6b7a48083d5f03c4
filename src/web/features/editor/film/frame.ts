import { drawTextLayer, WATERMARK_FONT } from '../../../../scene/draw.ts';
import { FILM, FILM_SCALE } from '../../../../scene/frame.ts';
import { lettersOf } from '../../../../scene/layout.ts';
import { drawsAlike } from '../../../../scene/look.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { newCanvas } from '../../../ui/canvas.ts';
import { emojiPictures, loadFontsFor } from '../../../ui/scene-fonts.ts';
import { hasText } from '../model/state.ts';

let alike: boolean | undefined;

/**
 * The film's text at rest as a PNG of 1080x1920, transparent where nothing is drawn. Null if there is no text to draw, or if the server draws the
 * film's text itself: emoji, which the browser has only as pictures, and everything in an engine that renders differently. Characters missing from
 * every bundled font are always drawn here, with the fonts on the person's own machine.
 */
export async function drawFrame(promo: Promo): Promise<Blob | null> {
  if (!hasText(promo)) return null;
  await loadFontsFor(promo);
  const { emoji, foreign } = lettersOf(promo);
  if (!foreign) {
    if (emoji.length > 0) return null;
    alike ??= drawsAlike(newCanvas, WATERMARK_FONT);
    if (!alike) return null;
  }
  const canvas = newCanvas(FILM.width, FILM.height);
  const surface = canvas.getContext('2d');
  if (!surface) return null;
  const hasBackground = promo.backgroundVideoUrl !== null;
  drawTextLayer(promo, surface, { scale: FILM_SCALE, hasBackground, pictures: emojiPictures });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
