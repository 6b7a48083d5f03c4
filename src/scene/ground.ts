import { accentOf, type Cover, type Ground, panelOf, scrimOf } from './contrast.ts';
import type { Layout } from './layout.ts';
import { shapesOf } from './panel.ts';
import type { Promo } from './promo.ts';
import { hexByte } from './shadow.ts';
import type { Surface } from './surface.ts';
import type { Box } from './zones.ts';

/**
 * How far the shade goes beyond the text at full strength, the width of the bell curve that it fades out by, in layout units, and where it ends. The product
 * of two such curves has round corners.
 */
const SCRIM = { reach: 12, bell: 110, end: 270 } as const;
const SCRIM_STOPS = 24;
/** Rounding of corners, in layout units. */
const ROUND = { plate: 18, frame: 10, bar: 2 } as const;
const FRAME_WIDTH = 1.5;

/** Paints the shade or plate behind the block and what is drawn beside it. The surface must be clear. */
export function paintShapes(placed: Layout, promo: Promo, surface: Surface, ground: Ground & { scale: number }): void {
  const { scale } = ground;
  if (promo.textBacking === 'soft') paintScrim(placed, scrimOf(promo, placed, ground), surface, scale);
  const { plate, frame, bars } = shapesOf(placed, promo);
  surface.save();
  if (plate) {
    const panel = panelOf(promo, placed, ground);
    surface.globalAlpha = panel.opacity;
    surface.fillStyle = panel.color;
    fillRounded(surface, plate, ROUND.plate, scale);
  }
  surface.globalAlpha = 1;
  surface.fillStyle = accentOf(promo);
  for (const bar of bars) fillRounded(surface, bar, ROUND.bar, scale);
  if (frame) {
    surface.strokeStyle = accentOf(promo);
    surface.lineWidth = FRAME_WIDTH * scale;
    trace(surface, frame, ROUND.frame, scale, 0);
    surface.stroke();
  }
  surface.restore();
}

/** A shade as large as the block, without visible edges: the product of a band across and a band down, so that its corners are round. */
function paintScrim({ block }: Layout, { color, opacity }: Cover, surface: Surface, scale: number): void {
  if (!block || opacity === 0) return;
  const around = SCRIM.reach + SCRIM.end;
  const [left, right] = [block.x - around, block.x + block.width + around];
  const [top, bottom] = [block.top - around, block.top + block.height + around];
  const fill = (gradient: unknown) => {
    surface.fillStyle = gradient;
    surface.fillRect(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
  };
  surface.save();
  const level = surface.createLinearGradient(left * scale, 0, right * scale, 0);
  addStops(level, color, opacity, SCRIM.end / (right - left));
  fill(level);
  // What is there keeps the share that this one has.
  surface.globalCompositeOperation = 'destination-in';
  const upright = surface.createLinearGradient(0, top * scale, 0, bottom * scale);
  addStops(upright, color, 1, SCRIM.end / (bottom - top));
  fill(upright);
  surface.restore();
}

/** From clear to `opacity` within `edge` of the way, and back at its end. */
function addStops(
  gradient: { addColorStop(at: number, color: string): void },
  color: string,
  opacity: number,
  edge: number,
): void {
  for (let step = 0; step <= SCRIM_STOPS; step++) {
    const share = step / SCRIM_STOPS;
    const shade = color + hexByte(opacity * Math.exp(-((((1 - share) * SCRIM.end) / SCRIM.bell) ** 2)));
    gradient.addColorStop(edge * share, shade);
    gradient.addColorStop(1 - edge * share, shade);
  }
}

/** Fills a box, in layout units, on a surface that begins `top` pixels below the frame's upper edge. */
export function fillRounded(surface: Surface, box: Box, radius: number, scale: number, top = 0): void {
  trace(surface, box, radius, scale, top);
  surface.fill();
}

function trace(surface: Surface, box: Box, radius: number, scale: number, above: number): void {
  const [left, right] = [box.left * scale, box.right * scale];
  const [top, bottom] = [box.top * scale - above, box.bottom * scale - above];
  const round = Math.min(radius * scale, (right - left) / 2, (bottom - top) / 2);
  surface.beginPath();
  surface.moveTo(left + round, top);
  surface.lineTo(right - round, top);
  surface.quadraticCurveTo(right, top, right, top + round);
  surface.lineTo(right, bottom - round);
  surface.quadraticCurveTo(right, bottom, right - round, bottom);
  surface.lineTo(left + round, bottom);
  surface.quadraticCurveTo(left, bottom, left, bottom - round);
  surface.lineTo(left, top + round);
  surface.quadraticCurveTo(left, top, left + round, top);
  surface.closePath();
}
