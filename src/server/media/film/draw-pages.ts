import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '../../../scene/animations.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import type { Promo } from '../../../scene/promo.ts';
import { drawCroppedPage } from './draw-frame.ts';
import { drawPageSheet, measuredPages } from './draw-sheet.ts';
import type { FilmPage } from './layers.ts';

/**
 * Draws the pages of a promo's list into files of a folder: each at rest, and in the parts that move.
 * @returns null for a promo that has only one
 */
export async function drawPages(promo: Promo, ground: Surroundings, folder: string): Promise<FilmPage[] | null> {
  const pages = measuredPages(promo, ground);
  if (pages.length < 2) return null;
  const drawn: FilmPage[] = [];
  for (const [index, page] of pages.entries()) {
    const frame = await drawCroppedPage(promo, ground, page.placed);
    // Every page has a row, so that something is seen of it; spaces of other scripts may still draw nothing.
    if (!frame) continue;
    const file = join(folder, `page-${index}.png`);
    await writeFile(file, frame.png);
    const { from, to, motion } = page;
    const moves = kindOf(promo.animationType).moves !== null;
    const sheet = moves ? await drawPageSheet(promo, ground, join(folder, `page-${index}.rgba`), page) : null;
    drawn.push({ from, to, motion, text: { file, x: frame.x, y: frame.y }, sheet });
  }
  return drawn;
}
