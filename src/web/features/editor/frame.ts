import { drawTextLayer, WATERMARK_FONT } from '../../../scene/draw.ts';
import { emojiOf, FRAME, hasForeign } from '../../../scene/layout.ts';
import { drawsAlike } from '../../../scene/look.ts';
import type { Promo } from '../../../scene/promo.ts';
import { emojiPictures, loadFontsFor } from '../../ui/scene-fonts.ts';
import { hasText } from './state.ts';

/** Film pixels for one layout unit. */
const SCALE = 2;

let alike: boolean | undefined;

/**
 * The film's text at rest as a PNG of 1080x1920, transparent where nothing is drawn. Null where there is no text to draw, and where the server draws the
 * film's text itself: emoji, which the browser has only as pictures, and everything in an engine that draws otherwise. Letters that no bundled font has
 * are drawn here in any case, with the fonts of the person's own machine.
 */
export async function drawFrame(promo: Promo): Promise<Blob | null> {
  if (!hasText(promo)) return null;
  await loadFontsFor(promo);
  if (!hasForeign(promo)) {
    if (emojiOf(promo).length > 0) return null;
    alike ??= drawsAlike(newCanvas, WATERMARK_FONT);
    if (!alike) return null;
  }
  const canvas = newCanvas(FRAME.width * SCALE, FRAME.height * SCALE);
  const surface = canvas.getContext('2d');
  if (!surface) return null;
  const hasBackground = promo.backgroundVideoUrl !== null;
  drawTextLayer(promo, surface, { scale: SCALE, hasBackground, pictures: emojiPictures });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** A canvas of that many pixels, for the painter. */
export function newCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
