import { drawTextLayer } from '../../../scene/draw.ts';
import { emojiOf, FRAME } from '../../../scene/layout.ts';
import type { Promo } from '../../../scene/promo.ts';
import { loadFontsFor } from '../../ui/scene-fonts.ts';
import { hasText } from './state.ts';

/** Film pixels for one layout unit. */
const SCALE = 2;

/**
 * The film's text at rest as a PNG of 1080x1920, transparent where nothing is drawn. Null where there is no text to draw, and where the
 * browser gives no picture: the server then draws the same one. That is so for emoji too, which the browser has only as small pictures.
 */
export async function drawFrame(promo: Promo): Promise<Blob | null> {
  if (!hasText(promo) || emojiOf(promo).length > 0) return null;
  await loadFontsFor(promo);
  const canvas = document.createElement('canvas');
  canvas.width = FRAME.width * SCALE;
  canvas.height = FRAME.height * SCALE;
  const surface = canvas.getContext('2d');
  if (!surface) return null;
  drawTextLayer(promo, surface, { scale: SCALE, hasBackground: promo.backgroundVideoUrl !== null });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
