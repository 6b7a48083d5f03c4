/** Measures on the finished picture how text stands out from what is around its letters, and whether anything leaves its zone. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { contrastOf } from '../../src/scene/colour.ts';
import type { Ground } from '../../src/scene/contrast.ts';
import { drawTextLayer } from '../../src/scene/draw.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { type Layout, layout } from '../../src/scene/layout.ts';
import { depthsOf } from '../../src/scene/paint.ts';
import { shapesOf } from '../../src/scene/panel.ts';
import type { Promo } from '../../src/scene/promo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { type Box, ZONES } from '../../src/scene/zones.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';

const PIXELS = FRAME.width * FRAME.height;
/** How far from a letter its surroundings reach, in pixels of the 540x960 frame; the nearest one belongs to a letter's soft edge. */
const [NEAREST, REACH] = [1, 4];
/** Opacity, of 255, from which a pixel shows a letter's own color, and up to which it shows nothing of it. */
const [FULL, NONE] = [250, 8];
/** The share of the surroundings that decides: a tenth of them may be nearer in brightness to the letters. */
const DECIDES = 0.9;
/** A rounding error, and the soft edge of a letter, in pixels. */
const TOLERANCE = 1.5;

/**
 * A promo's picture, 540x960; of each line the contrast (WCAG 2.2) that nine tenths of what is around its letters have;
 * what lies outside of its zone.
 */
export type Measured = {
  readonly canvas: Canvas;
  readonly lines: readonly { readonly text: string; readonly contrast: number }[];
  readonly outside: readonly string[];
};

/** Paints a promo over pictures of one ground and looks at each. @param pictures null: black */
export function measureFrames(promo: Promo, pictures: readonly (Image | null)[], ground: Ground): Measured[] {
  registerFontsFor(promo);
  const layer = createCanvas(FRAME.width, FRAME.height);
  const options = { scale: 1, ...ground };
  drawTextLayer(promo, layer.getContext('2d'), options);
  const placed = layout(promo, createMeasure(layer.getContext('2d')), options);
  const all = inkOf(promo, placed, () => true);
  const outside = outsideOf(promo, placed, all);
  const parts = placed.lines.map((_, line) => partsOf(promo, placed, line, all));
  return pictures.map((picture) => {
    const canvas = createCanvas(FRAME.width, FRAME.height);
    const surface = canvas.getContext('2d');
    surface.fillStyle = '#000000';
    surface.fillRect(0, 0, FRAME.width, FRAME.height);
    if (picture) surface.drawImage(picture, 0, 0, FRAME.width, FRAME.height);
    surface.drawImage(layer, 0, 0);
    const { data } = surface.getImageData(0, 0, FRAME.width, FRAME.height);
    const lines = placed.lines.map(({ text }, line) => ({
      text,
      contrast: Math.min(21, ...parts[line]!.map((part) => contrastOfPart(data, part))),
    }));
    return { canvas, lines, outside };
  });
}

/** Pixels that show letters of one color, and those around them. */
type Part = { letters: number[]; around: number[] };

/** Bold words of a line have a color of their own. */
function partsOf(promo: Promo, placed: Layout, line: number, all: Uint8Array): Part[] {
  const touched = grown(all, NEAREST, NONE + 1);
  return [true, false].flatMap((gold) => {
    const own = inkOf(promo, placed, (run) => run.line === line && run.gold === gold && !run.emoji);
    const near = grown(own, REACH, FULL);
    const part: Part = { letters: [], around: [] };
    for (let pixel = 0; pixel < PIXELS; pixel++) {
      if (own[pixel]! >= FULL) part.letters.push(pixel);
      else if (near[pixel] && !touched[pixel]) part.around.push(pixel);
    }
    return part.letters.length > 0 && part.around.length > 0 ? [part] : [];
  });
}

function contrastOfPart(data: Uint8ClampedArray, { letters, around }: Part): number {
  const letter = letters.reduce((sum, pixel) => sum + luminanceAt(data, pixel), 0) / letters.length;
  const ratios = Float64Array.from(around, (pixel) => contrastOf(letter, luminanceAt(data, pixel))).sort();
  return ratios[Math.ceil((ratios.length - 1) * (1 - DECIDES))]!;
}

/** The opacity of letters, pixel by pixel. */
function inkOf(promo: Promo, placed: Layout, which: (run: Layout['runs'][number]) => boolean): Uint8Array {
  const ink = new Uint8Array(PIXELS);
  const runs = placed.runs.filter(which);
  if (runs.length === 0) return ink;
  const surface = createCanvas(FRAME.width, FRAME.height).getContext('2d');
  // Fully opaque, so that only soft edges are not.
  const solid = { ...placed, runs: runs.map((run) => ({ ...run, opacity: 1 })) };
  const paintLetters = depthsOf(promo).at(-1)!;
  paintLetters(solid, promo, surface, { scale: 1, hasBackground: false });
  const { data } = surface.getImageData(0, 0, FRAME.width, FRAME.height);
  for (let pixel = 0; pixel < PIXELS; pixel++) ink[pixel] = data[pixel * 4 + 3]!;
  return ink;
}

/** Which pixels have one of at least `level` within `reach`, in a square. */
function grown(ink: Uint8Array, reach: number, level: number): Uint8Array {
  const { width } = FRAME;
  const [across, both] = [new Uint8Array(PIXELS), new Uint8Array(PIXELS)];
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    if (ink[pixel]! < level) continue;
    const row = pixel - (pixel % width);
    across.fill(1, Math.max(row, pixel - reach), Math.min(row + width, pixel + reach + 1));
  }
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    if (!across[pixel]) continue;
    for (let to = pixel - reach * width; to <= pixel + reach * width; to += width)
      if (to >= 0 && to < PIXELS) both[to] = 1;
  }
  return both;
}

/** Plates, strips, frames and bars, and letters as they are painted, that leave the zone. */
function outsideOf(promo: Promo, placed: Layout, ink: Uint8Array): string[] {
  const zone: Box = ZONES[promo.madeFor];
  const leaves = ({ left, right, top, bottom }: Box) =>
    left < zone.left - TOLERANCE ||
    right > zone.right + TOLERANCE ||
    top < zone.top - TOLERANCE ||
    bottom > zone.bottom + TOLERANCE;
  const { plate, strips, frame, bars } = shapesOf(placed, promo);
  const boxes = { plate: [plate], strip: strips, frame: [frame], bar: bars, letters: [extentOf(ink)] };
  return Object.entries(boxes).flatMap(([name, all]) => all.filter((box) => box && leaves(box)).map(() => name));
}

/** The rectangle that holds all ink; null if there is none. */
function extentOf(ink: Uint8Array): Box | null {
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    if (ink[pixel]! <= NONE) continue;
    const [x, y] = [pixel % FRAME.width, Math.floor(pixel / FRAME.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > 0 ? box : null;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminanceAt = (data: Uint8ClampedArray, pixel: number) =>
  0.2126 * LINEAR[data[pixel * 4]!]! + 0.7152 * LINEAR[data[pixel * 4 + 1]!]! + 0.0722 * LINEAR[data[pixel * 4 + 2]!]!;
