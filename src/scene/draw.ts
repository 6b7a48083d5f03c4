import { contrastTo, luminance, toSrgb } from './colour.ts';
import type { EmojiPictures } from './emoji.ts';
import { fontRuns } from './fonts.ts';
import { FRAME } from './frame.ts';
import { type Layout, type Letters, layout, lettersOf, MARGIN, type PlacedRun, SAFE_ZONE } from './layout.ts';
import type { Promo } from './promo.ts';
import { WATERMARK_MARKER } from './script.ts';
import { createMeasure, drawPicture, prepareText, type SceneCanvas, type Surface } from './surface.ts';
import { poseAt } from './timeline.ts';
import { type Measure, SLANT } from './words.ts';

export type { SceneCanvas, Surface } from './surface.ts';

export type LayerOptions = {
  /** Pixels per layout unit: 1 for the preview's 540x960, 2 for the film's 1080x1920, other values for a thumbnail or a high-density screen. */
  readonly scale: number;
  /** Whether the text is over a clip; then a soft scrim keeps it readable. */
  readonly hasBackground: boolean;
  /** Draws emoji as these images; if omitted, from the font. */
  readonly pictures?: EmojiPictures;
};
export type DrawOptions = LayerOptions & {
  /** Burns the watermark in. Nothing else draws it, and no animation moves it. */
  readonly watermark: boolean;
  /** Shows where the apps put their own buttons; only for the preview. */
  readonly guide?: boolean;
};
export type Draw = (promo: Promo, time: number, surface: Surface, options: DrawOptions) => void;

const GOLD = '#F5C542';
/** For bold in dark text, which is on a light background. */
const DARK_GOLD = '#8a5d00';

type Shadow = { readonly y: number; readonly blur: number; readonly opacity: number };
/** Offset and blur in layout units. */
const TEXT_SHADOWS = [
  { y: 2, blur: 14, opacity: 0.65 },
  { y: 1, blur: 2, opacity: 0.8 },
];
/**
 * The scrim: over how many units it fades out above and below the block, the contrast that it alone gives the text on the worst background (WCAG asks
 * 3:1 of large text), and its strongest and weakest. Beside the letters on bright clips of people, 43 of 100 points stay under 3:1 with the shadow
 * alone, none with both.
 */
const SCRIM = { fade: 200, contrast: 3.2, weakest: 0.3, strongest: 0.7 } as const;

/** Its own shadow, since it has no scrim and must be readable on a white wall too. */
const WATERMARK_SHADOWS = [
  { y: 0, blur: 20, opacity: 0.5 },
  { y: 0, blur: 7, opacity: 0.75 },
  { y: 0.5, blur: 2, opacity: 0.8 },
];

const WATERMARK = {
  words: WATERMARK_MARKER.replaceAll('✨', '').trim(),
  size: 17,
  baseline: FRAME.height - 64,
  opacity: 0.85,
} as const;

const WATERMARK_RUN = fontRuns(WATERMARK.words, { family: 'Inter', weight: 500, italic: false })[0]!;
/** It is loaded for every promo. */
export const WATERMARK_FONT = WATERMARK_RUN.font;

/** All that drawing a promo takes, watermark included; fonts and pictures of emoji must be loaded before the first draw. */
export function neededFor(promo: Promo): Letters {
  const letters = lettersOf(promo);
  return { ...letters, fonts: [...new Set([...letters.fonts, WATERMARK_FONT])] };
}

/**
 * Creates the renderer of preview and film. `draw(promo, time, surface, options)` clears the surface and draws the frame at `time` seconds. The text is
 * painted once, at rest, on a canvas of its own that `newCanvas` makes, and then moved and faded as a whole, as ffmpeg does it in the film.
 */
export function createPainter(newCanvas: (width: number, height: number) => SceneCanvas): Draw {
  let layer: { canvas: SceneCanvas; key: string; measure: Measure } | undefined;
  return (promo, time, surface, options) => {
    const { scale, hasBackground } = options;
    const [width, height] = [Math.round(FRAME.width * scale), Math.round(FRAME.height * scale)];
    const { text, header, fontFamily, fontSize, fontWeight, textAlign, textColor, textShadow } = promo;
    const look = [
      text,
      header,
      fontFamily,
      fontSize,
      fontWeight,
      textAlign,
      textColor,
      textShadow,
      scale,
      hasBackground,
    ];
    const key = JSON.stringify(look);
    if (layer?.key !== key) {
      const canvas = layer?.canvas ?? newCanvas(width, height);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      const ink = canvas.getContext('2d')!;
      ink.clearRect(0, 0, width, height);
      const measure = layer?.measure ?? createMeasure(ink, options.pictures);
      paintText(layout(promo, measure), promo, ink, options);
      layer = { canvas, key, measure };
    }
    const { opacity, dy } = poseAt(promo.animationType, time, promo.videoDuration);
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, width, height);
    surface.globalAlpha = opacity;
    if (opacity > 0) surface.drawImage(layer.canvas, 0, Math.round(dy * height));
    surface.globalAlpha = 1;
    if (options.watermark) drawWatermarkLayer(surface, scale);
    if (options.guide) drawGuide(surface, scale);
  };
}

/** Draws the text at rest, and nothing else, on a clear surface: the overlay of the film. Nothing for a promo without text and header. */
export function drawTextLayer(promo: Promo, surface: Surface, options: LayerOptions): void {
  paintText(layout(promo, createMeasure(surface, options.pictures)), promo, surface, options);
}

/** Draws the watermark, and nothing else. */
export function drawWatermarkLayer(surface: Surface, scale: number): void {
  const { size, baseline, opacity, words } = WATERMARK;
  surface.save();
  prepareText(surface);
  surface.font = `${size * scale}px "${WATERMARK_RUN.font}"`;
  const width = surface.measureText(words).width / scale;
  const x = (FRAME.width - width) / 2;
  withShadows(surface, scale, '#000000', WATERMARK_SHADOWS, (dx) => {
    surface.globalAlpha = dx === 0 ? opacity : 1;
    surface.fillStyle = '#ffffff';
    surface.fillText(words, x * scale + dx, baseline * scale);
    surface.fillStyle = GOLD;
    for (const centre of [x - 0.95 * size, x + width + 0.95 * size]) {
      sparkles(surface, centre * scale + dx, (baseline - 0.36 * size) * scale, size * scale);
    }
  });
  surface.restore();
}

function paintText(placed: Layout, promo: Promo, surface: Surface, options: LayerOptions): void {
  const { scale, hasBackground } = options;
  if (placed.runs.length === 0) return;
  surface.save();
  prepareText(surface);
  if (hasBackground) paintScrim(placed, promo.textColor, surface, scale);
  const ink = contrastTo(promo.textColor);
  const gold = ink === '#000000' ? GOLD : DARK_GOLD;
  const paint = (dx: number) => {
    for (const run of placed.runs) paintRun(run, run.gold ? gold : promo.textColor, surface, options, dx);
  };
  if (promo.textShadow) withShadows(surface, scale, ink, TEXT_SHADOWS, paint);
  else paint(0);
  surface.restore();
}

function paintRun(
  run: PlacedRun,
  color: string,
  surface: Surface,
  { scale, pictures }: LayerOptions,
  dx: number,
): void {
  const [x, y] = [run.x * scale + dx, run.baseline * scale];
  surface.globalAlpha = run.opacity;
  if (run.emoji && pictures) {
    drawPicture(surface, pictures(run.text), { x, y, size: run.size * scale });
    return;
  }
  surface.font = `${run.size * scale}px "${run.font}"`;
  surface.direction = run.direction;
  surface.fillStyle = color;
  if (run.slanted) surface.setTransform(1, 0, -SLANT, 1, x, y);
  surface.fillText(run.text, run.slanted ? 0 : x, run.slanted ? 0 : y);
  if (run.slanted) surface.setTransform(1, 0, 0, 1, 0, 0);
}

/** Paints the shadows of everything first and then everything, so that no line's shadow falls on another line. `paint` shifts what it draws by dx. */
function withShadows(
  surface: Surface,
  scale: number,
  ink: string,
  shadows: readonly Shadow[],
  paint: (dx: number) => void,
): void {
  // Far outside, so that only the shadow falls into the image.
  const away = 2 * FRAME.width * scale;
  for (const { y, blur, opacity } of shadows) {
    surface.shadowColor = ink + hexByte(opacity);
    surface.shadowBlur = blur * scale;
    surface.shadowOffsetX = away;
    surface.shadowOffsetY = y * scale;
    paint(-away);
  }
  surface.shadowColor = '#00000000';
  paint(0);
}

/** A band over the full width that fades out smoothly above and below the block, without visible edges. */
function paintScrim({ lines }: Layout, color: string, surface: Surface, scale: number): void {
  const { fade } = SCRIM;
  const ink = contrastTo(color);
  const opacity = scrimOpacity(color);
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const top = first.top - fade;
  const bottom = last.top + last.height + fade;
  const gradient = surface.createLinearGradient(0, top * scale, 0, bottom * scale);
  const edge = fade / (bottom - top);
  for (let step = 0; step <= 16; step++) {
    const share = step / 16;
    const color = ink + hexByte(opacity * share * share * (3 - 2 * share));
    gradient.addColorStop(edge * share, color);
    gradient.addColorStop(1 - edge * share, color);
  }
  surface.fillStyle = gradient;
  surface.fillRect(0, top * scale, FRAME.width * scale, (bottom - top) * scale);
}

const hexByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** How strong the scrim must be for its contrast on pure white, or on black under dark text. */
function scrimOpacity(color: string): number {
  const light = luminance(color) + 0.05;
  const dark = contrastTo(color) === '#000000';
  const needed = dark ? 1 - toSrgb(light / SCRIM.contrast - 0.05) : toSrgb(light * SCRIM.contrast - 0.05);
  return Math.min(SCRIM.strongest, Math.max(SCRIM.weakest, needed));
}

/** A large four-pointed star and two small ones, like the ✨ of the written signature; drawn as paths, so that no 2 MB emoji font is loaded for it. */
function sparkles(surface: Surface, x: number, y: number, size: number): void {
  star(surface, x + 0.06 * size, y + 0.04 * size, 0.46 * size);
  star(surface, x - 0.34 * size, y - 0.32 * size, 0.22 * size);
  star(surface, x - 0.3 * size, y + 0.38 * size, 0.17 * size);
}

function star(surface: Surface, x: number, y: number, radius: number): void {
  const tip = radius * 0.12;
  surface.beginPath();
  surface.moveTo(x, y - radius);
  surface.quadraticCurveTo(x + tip, y - tip, x + radius, y);
  surface.quadraticCurveTo(x + tip, y + tip, x, y + radius);
  surface.quadraticCurveTo(x - tip, y + tip, x - radius, y);
  surface.quadraticCurveTo(x - tip, y - tip, x, y - radius);
  surface.fill();
}

/** The areas that the apps cover are shaded; the dashed lines mark the zone that all of them leave free and the lower edge of Instagram's stories. */
function drawGuide(surface: Surface, scale: number): void {
  // Shorts keeps 192 of 1080 pixels on the right, TikTok 120 on the left.
  const [left, right] = [60 * scale, 444 * scale];
  const [top, bottom, end] = [SAFE_ZONE.top * scale, SAFE_ZONE.bottom * scale, FRAME.height * scale];
  surface.save();
  surface.fillStyle = 'rgba(224, 53, 154, 0.22)';
  surface.fillRect(0, 0, FRAME.width * scale, top);
  surface.fillRect(0, bottom, FRAME.width * scale, end - bottom);
  surface.fillRect(0, top, left, bottom - top);
  surface.fillRect(right, top, FRAME.width * scale - right, bottom - top);
  surface.strokeStyle = 'rgba(255, 255, 255, 0.7)';
  surface.lineWidth = scale;
  surface.setLineDash([6 * scale, 6 * scale]);
  surface.strokeRect(left, top, right - left, bottom - top);
  surface.strokeRect(
    MARGIN * scale,
    SAFE_ZONE.top * scale,
    (FRAME.width - 2 * MARGIN) * scale,
    (SAFE_ZONE.lowest - SAFE_ZONE.top) * scale,
  );
  surface.restore();
}
