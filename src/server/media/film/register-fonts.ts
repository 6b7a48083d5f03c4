import { fileURLToPath } from 'node:url';
import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { neededFor } from '../../../scene/draw.ts';
import { fontPath } from '../../../scene/fonts.ts';
import type { Promo } from '../../../scene/promo.ts';

const root = new URL('../../../../', import.meta.url);
const registered = new Set<string>();

/** Registers the font files that a promo needs. Throws if a file is missing or not a font. */
export function registerFontsFor(promo: Promo): void {
  for (const font of neededFor(promo).fonts) registerFont(font);
}

/** Registers a font file, named as in `FontRun`, once per process. Throws if it is missing or not a font. */
export function registerFont(font: string): void {
  // The text engine of Chrome on this system: on Linux every pixel of a frame then matches the browser's. Repeating the
  // call changes nothing.
  setTextRenderer('system');
  if (registered.has(font)) return;
  const path = fileURLToPath(new URL(fontPath(font), root));
  if (!GlobalFonts.registerFromPath(path, font)) {
    throw new Error(`The font file ${path} is missing or damaged. Run npm ci to install it again.`);
  }
  registered.add(font);
}
