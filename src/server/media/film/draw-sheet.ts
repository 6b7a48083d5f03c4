import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { FILM, FILM_SCALE } from '../../../scene/frame.ts';
import { layout } from '../../../scene/layout.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import { partsOf } from '../../../scene/parts.ts';
import type { Promo } from '../../../scene/promo.ts';
import { createMeasure } from '../../../scene/surface.ts';
import type { Member } from '../../../scene/timeline.ts';
import { type Box, inkBox } from './ink.ts';
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
 * Draws the parts of a promo's text that move one after the other, and writes them to `file`: raw, because packing and unpacking a PNG of that size would
 * take longer than moving them does.
 * @returns null if nothing is visible
 */
export async function drawSheet(promo: Promo, ground: Surroundings, file: string): Promise<Sheet | null> {
  const cuts = drawParts(promo, ground);
  if (cuts.length === 0) return null;
  const width = Math.max(...cuts.map(({ box }) => box.width));
  const height = cuts.reduce((sum, { box }) => sum + box.height, 0);
  const pixels = Buffer.alloc(width * height * 4);
  let row = 0;
  const parts = cuts.map(({ member, top, box, data }) => {
    for (let y = 0; y < box.height; y++) {
      const from = ((box.y + y) * FILM.width + box.x) * 4;
      pixels.set(data.subarray(from, from + box.width * 4), (row + y) * width * 4);
    }
    row += box.height;
    return { ...box, y: top + box.y, member, row: row - box.height };
  });
  await writeFile(file, pixels);
  return { file, width, height, parts };
}

type Cut = { member: Member; top: number; box: Box; data: Uint8ClampedArray };

function drawParts(promo: Promo, ground: Surroundings): Cut[] {
  registerFontsFor(promo);
  const options = { scale: FILM_SCALE, ...ground };
  const surface = createCanvas(FILM.width, FILM.height).getContext('2d');
  const placed = layout(promo, createMeasure(surface), ground);
  return partsOf(placed, promo, options, FILM.height).flatMap(({ member, top, height, paint }) => {
    surface.clearRect(0, 0, FILM.width, FILM.height);
    paint(surface);
    const { data } = surface.getImageData(0, 0, FILM.width, height);
    const box = inkBox(data);
    return box ? [{ member, top, box, data }] : [];
  });
}
