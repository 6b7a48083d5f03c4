import { drawCodeLayer } from './code.ts';
import { FRAME } from './frame.ts';
import { drawGuide } from './guide.ts';
import { type Layout, type Letters, layout, lettersOf } from './layout.ts';
import { drawLogoLayer, type LogoPicture } from './logo.ts';
import { beatOf } from './music.ts';
import { type Page, pageAt, pagesOf } from './pages.ts';
import { depthsOf, type LayerOptions, paintGround } from './paint.ts';
import { type Part, partsOf } from './parts.ts';
import type { Promo } from './promo.ts';
import { createMeasure, type SceneCanvas, type Surface } from './surface.ts';
import { isAtRest, poseAt } from './timeline.ts';
import { drawWatermarkLayer, WATERMARK_FONT } from './watermark.ts';
import type { Measure } from './words.ts';

export type { LayerOptions } from './paint.ts';
export type { SceneCanvas, Surface } from './surface.ts';
export { drawWatermarkLayer } from './watermark.ts';

export type DrawOptions = LayerOptions & {
  /** Burns the watermark in. Nothing else draws it, and no animation moves it. */
  readonly watermark: boolean;
  /** Draws the logo; like the watermark it stands still. */
  readonly logoPicture?: LogoPicture | null;
  /** Shows the safe zone of the place that the film is made for; only for the preview. */
  readonly guide?: boolean;
};
export type Draw = (promo: Promo, time: number, surface: Surface, options: DrawOptions) => void;

/** All that drawing a promo takes, watermark included; fonts and pictures of emoji must be loaded before the first draw. */
export function neededFor(promo: Promo): Letters {
  const letters = lettersOf(promo);
  return { ...letters, fonts: [...new Set([...letters.fonts, WATERMARK_FONT])] };
}

/**
 * Creates the renderer of preview and film. `draw(promo, time, surface, options)` clears the surface and draws the
 * frame at `time` seconds. The text is painted once, at rest, and in the parts that move, each on a canvas of its own
 * that `newCanvas` makes; they are then moved and faded, as ffmpeg does it in the film.
 */
export function createPainter(newCanvas: (width: number, height: number) => SceneCanvas): Draw {
  const kept: SceneCanvas[] = [];
  let text: Text | undefined;
  return (promo, time, surface, options) => {
    const [width, height] = [Math.round(FRAME.width * options.scale), Math.round(FRAME.height * options.scale)];
    const key = lookOf(promo, options);
    if (text?.key !== key) text = setText(promo, options, key, text?.measure, blank);
    const page = pageAt(text.pages, time);
    if (text.painted?.page !== page) text.painted = paintPage(page, promo, options, blank);
    const { rest, parts } = text.painted;
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, width, height);
    if (isAtRest(page.motion, time - page.from)) surface.drawImage(rest, 0, 0);
    else {
      for (const part of parts()) drawPart(part, page, promo, time, surface, options.scale);
    }
    if (options.logo && options.logoPicture) {
      drawLogoLayer(surface, options.scale, options.logoPicture, options.logo, promo.madeFor);
    }
    drawCodeLayer(surface, options.scale, promo, options.logo);
    if (options.watermark) drawWatermarkLayer(surface, options.scale);
    if (options.guide) drawGuide(surface, options.scale, promo.madeFor, WATERMARK_FONT);
  };

  /** The clear canvas of that number. */
  function blank(index: number, width: number, height: number): SceneCanvas {
    const canvas = kept[index];
    if (!canvas) {
      kept[index] = newCanvas(width, height);
      return kept[index];
    }
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.getContext('2d')!.clearRect(0, 0, width, height);
    return canvas;
  }
}

type Blank = (index: number, width: number, height: number) => SceneCanvas;
type PaintedPart = Pick<Part, 'member' | 'top'> & { canvas: SceneCanvas };
type Painted = { page: Page; rest: SceneCanvas; parts: () => readonly PaintedPart[] };
type Text = { key: string; measure: Measure; pages: readonly Page[]; painted: Painted | null };

/** Everything that decides how the text is painted: not what moves it, nor which clip is behind it. */
function lookOf(promo: Promo, { scale, hasBackground, bands, logo }: LayerOptions): string {
  const {
    animationType,
    animationDuration,
    videoDuration,
    backgroundVideoUrl,
    coverFirst,
    sound,
    music,
    ownTrack,
    ...look
  } = promo;
  // A list's pages begin and end with the film, on beats, and move on each of them.
  const times = look.list && [animationType, videoDuration, coverFirst, music];
  return JSON.stringify([look, scale, hasBackground, bands, logo, times]);
}

function setText(promo: Promo, options: LayerOptions, key: string, known: Measure | undefined, blank: Blank): Text {
  const [width, height] = [Math.round(FRAME.width * options.scale), Math.round(FRAME.height * options.scale)];
  const measure = known ?? createMeasure(blank(0, width, height).getContext('2d')!, options.pictures);
  return { key, measure, pages: pagesOf(promo, measure, options), painted: null };
}

function paintPage(page: Page, promo: Promo, options: LayerOptions, blank: Blank): Painted {
  const [width, height] = [Math.round(FRAME.width * options.scale), Math.round(FRAME.height * options.scale)];
  const rest = blank(0, width, height);
  const { placed, stays } = page;
  paintAll(placed, promo, rest.getContext('2d')!, options);
  let parts: PaintedPart[] | undefined;
  return {
    ...{ page, rest },
    parts: () => {
      // Letters that only this machine has a font for come to the film as one picture, which moves as one.
      parts ??= lettersOf(promo).foreign
        ? [{ member: { unit: 0, of: 1 }, top: 0, canvas: rest }]
        : partsOf(placed, promo, options, height, stays).map(({ paint, height, ...part }, index) => {
            const canvas = blank(index + 1, width, height);
            paint(canvas.getContext('2d')!);
            return { ...part, canvas };
          });
      return parts;
    },
  };
}

function drawPart(
  { member, top, canvas }: PaintedPart,
  { motion, from }: Page,
  promo: Promo,
  time: number,
  surface: Surface,
  scale: number,
) {
  // In whole units, as ffmpeg moves the film's layers: two pixels, because its colors have half the resolution.
  const { animationType, videoDuration, seconds } = motion;
  const { opacity, dy } = poseAt(member, animationType, time - from, videoDuration, beatOf(promo.music), seconds);
  if (opacity <= 0) return;
  surface.globalAlpha = opacity;
  surface.drawImage(canvas, 0, top + Math.round(Math.round(dy) * scale));
  surface.globalAlpha = 1;
}

/**
 * Draws the text at rest, or a page of the list, and nothing else, on a clear surface: the overlay of the film. Nothing
 * for a promo without text and header.
 */
export function drawTextLayer(promo: Promo, surface: Surface, options: LayerOptions, placed?: Layout): void {
  const shown = placed ?? layout(promo, createMeasure(surface, options.pictures), options);
  paintAll(shown, promo, surface, options);
}

function paintAll(placed: Layout, promo: Promo, surface: Surface, options: LayerOptions): void {
  for (const paint of [paintGround, ...depthsOf(promo)]) paint(placed, promo, surface, options);
}
