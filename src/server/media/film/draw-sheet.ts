import { writeFile } from 'node:fs/promises';
import { setImmediate as nextTick } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { FILM, FILM_SCALE } from '../../../scene/frame.ts';
import { type Page, pagesOf } from '../../../scene/pages.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import { partsOf } from '../../../scene/parts.ts';
import type { Promo } from '../../../scene/promo.ts';
import { createMeasure } from '../../../scene/surface.ts';
import type { Member } from '../../../scene/timeline.ts';
import { emojiPictures } from './draw-emoji.ts';
import { type Box, giveBack, inkBox, readPixels } from './ink.ts';
import { registerFontsFor } from './register-fonts.ts';

/** A part of the text that moves by itself: where it rests on the film, and where its pixels begin on the sheet. */
export type SheetPart = Box & { readonly member: Member; readonly row: number };
/** The parts of a text in the order in which they are painted, one below the other in one file of RGBA pixels. */
export type Sheet = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly SheetPart[];
};

/**
 * Draws the parts of a promo's text that move one after the other, and writes them to `file`: raw, because packing and
 * unpacking a PNG of that size would take longer than moving them does.
 * @returns null if nothing is visible
 */
export async function drawSheet(promo: Promo, ground: Surroundings, file: string): Promise<Sheet | null> {
  return drawPageSheet(promo, ground, file, measuredPages(promo, ground)[0]!);
}

/** The pages of a promo with the fonts of the film. */
export function measuredPages(promo: Promo, ground: Surroundings): readonly Page[] {
  registerFontsFor(promo);
  return pagesOf(promo, createMeasure(createCanvas(1, 1).getContext('2d'), emojiPictures), ground);
}

/** The same of one page. */
export async function drawPageSheet(
  promo: Promo,
  ground: Surroundings,
  file: string,
  page: Page,
): Promise<Sheet | null> {
  const cuts = await drawParts(promo, ground, page);
  if (cuts.length === 0) return null;
  const width = Math.max(...cuts.map(({ box }) => box.width));
  const height = cuts.reduce((sum, { box }) => sum + box.height, 0);
  const pixels = Buffer.alloc(width * height * 4);
  let row = 0;
  const parts = cuts.map(({ member, top, box, data }) => {
    const bytes = box.width * 4;
    for (let y = 0; y < box.height; y++) pixels.set(data.subarray(y * bytes, (y + 1) * bytes), (row + y) * width * 4);
    row += box.height;
    return { ...box, y: top + box.y, member, row: row - box.height };
  });
  await writeFile(file, pixels);
  return { file, width, height, parts };
}

/** `data`: the pixels of the box. */
type Cut = { member: Member; top: number; box: Box; data: Uint8Array };

async function drawParts(promo: Promo, ground: Surroundings, { placed, stays }: Page): Promise<Cut[]> {
  const options = { scale: FILM_SCALE, pictures: emojiPictures, ...ground };
  const canvas = createCanvas(FILM.width, FILM.height);
  const surface = canvas.getContext('2d');
  const cuts: Cut[] = [];
  for (const { member, top, height, paint } of partsOf(placed, promo, options, FILM.height, stays)) {
    surface.clearRect(0, 0, FILM.width, FILM.height);
    paint(surface);
    const cut = readPixels(surface, height, cutOut);
    if (cut) cuts.push({ member, top, ...cut });
    await nextTick();
  }
  giveBack(canvas);
  return cuts;
}

function cutOut(data: Uint8ClampedArray): Pick<Cut, 'box' | 'data'> | null {
  const box = inkBox(data);
  if (!box) return null;
  const bytes = box.width * 4;
  const cut = new Uint8Array(bytes * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * FILM.width + box.x) * 4;
    cut.set(data.subarray(from, from + bytes), y * bytes);
  }
  return { box, data: cut };
}
