import type { Layout } from '../../src/scene/layout.ts';
import { newCanvas } from '../../src/web/ui/canvas.ts';
import { emojiPictures, loadFontsFor } from '../../src/web/ui/scene-fonts.ts';
import type { Case } from './cases.ts';
import { paintCase } from './paint.ts';

/** What the page does for the test that drives it: a case as a PNG data address, and where its lines lie. */
export type PaintInBrowser = (drawn: Case) => Promise<{ url: string; lines: Layout['lines'] }>;

const paint: PaintInBrowser = async (drawn) => {
  await loadFontsFor(drawn.promo);
  const options = { ...drawn.options, pictures: emojiPictures };
  const { canvas, lines } = paintCase({ ...drawn, options }, newCanvas);
  return { url: canvas.toDataURL('image/png'), lines };
};
Object.assign(window, { paint });
