import { drawTextLayer } from '../../../../scene/draw.ts';
import { FILM, FILM_SCALE } from '../../../../scene/frame.ts';
import { lettersOf } from '../../../../scene/layout.ts';
import { newCanvas } from '../../../ui/canvas.ts';
import { emojiPictures, loadFontsFor } from '../../../ui/scene-fonts.ts';
import type { FilmOrder } from './make-film.ts';

/**
 * The film's text at rest as a PNG of 1080x1920, transparent where nothing is drawn, if it has characters that are missing from every bundled font: only the
 * person's own machine can draw those. Null for every other text, which the server draws.
 */
export async function drawFrame({
  promo,
  bands,
  logo = null,
}: Pick<FilmOrder, 'promo' | 'bands' | 'logo'>): Promise<Blob | null> {
  if (!lettersOf(promo).foreign) return null;
  await loadFontsFor(promo);
  const canvas = newCanvas(FILM.width, FILM.height);
  const surface = canvas.getContext('2d');
  if (!surface) return null;
  const hasBackground = promo.backgroundVideoUrl !== null;
  drawTextLayer(promo, surface, { scale: FILM_SCALE, hasBackground, bands, logo, pictures: emojiPictures });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
