import { GOLD } from './colour.ts';
import { fontRuns } from './fonts.ts';
import { FRAME } from './frame.ts';
import { WATERMARK_MARKER } from './script.ts';
import { castShadows, type Shadow } from './shadow.ts';
import { prepareText, type Surface } from './surface.ts';

/** Its own shadow, since it has no scrim and must be readable on a white wall too. */
const WATERMARK_SHADOWS: readonly Shadow[] = [
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

/** Draws the watermark, and nothing else. */
export function drawWatermarkLayer(surface: Surface, scale: number): void {
  const { size, baseline, opacity, words } = WATERMARK;
  surface.save();
  prepareText(surface);
  surface.font = `${size * scale}px "${WATERMARK_RUN.font}"`;
  const width = surface.measureText(words).width / scale;
  const x = (FRAME.width - width) / 2;
  const paint = (dx: number) => {
    surface.globalAlpha = dx === 0 ? opacity : 1;
    surface.fillStyle = '#ffffff';
    surface.fillText(words, x * scale + dx, baseline * scale);
    surface.fillStyle = GOLD;
    for (const centre of [x - 0.95 * size, x + width + 0.95 * size]) {
      sparkles(surface, centre * scale + dx, (baseline - 0.36 * size) * scale, size * scale);
    }
  };
  castShadows(surface, scale, '#000000', WATERMARK_SHADOWS, paint);
  paint(0);
  surface.restore();
}

/**
 * A large four-pointed star and two small ones, like the ✨ of the written signature; drawn as paths, so that no 2 MB
 * emoji font is loaded for it.
 */
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
