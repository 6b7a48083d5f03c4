import { accentOf, type Cover, type Ground, panelOf, scrimOf } from './contrast.ts';
import { FRAME } from './frame.ts';
import type { Layout } from './layout.ts';
import { shapesOf } from './panel.ts';
import type { Promo } from './promo.ts';
import { fillRounded, trace } from './rounded.ts';
import { hexByte } from './shadow.ts';
import type { Surface } from './surface.ts';

/** How far the shade goes beyond the text at full strength, and how far from there it fades out, in layout units. */
const SCRIM = { reach: 12, fade: 300 } as const;
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

/** A band across the whole frame, as title cards have it: full behind the block, it rises and falls without an edge above and below. */
function paintScrim({ block }: Layout, { color, opacity }: Cover, surface: Surface, scale: number): void {
  if (!block || opacity === 0) return;
  const [top, bottom] = [block.top - SCRIM.reach - SCRIM.fade, block.top + block.height + SCRIM.reach + SCRIM.fade];
  const gradient = surface.createLinearGradient(0, top * scale, 0, bottom * scale);
  const edge = SCRIM.fade / (bottom - top);
  for (let step = 0; step <= SCRIM_STOPS; step++) {
    const share = step / SCRIM_STOPS;
    const shade = color + hexByte(opacity * eased(share));
    gradient.addColorStop(edge * share, shade);
    gradient.addColorStop(1 - edge * share, shade);
  }
  surface.save();
  surface.fillStyle = gradient;
  const above = Math.max(0, top);
  surface.fillRect(0, above * scale, FRAME.width * scale, (Math.min(FRAME.height, bottom) - above) * scale);
  surface.restore();
}

/** From 0 to 1 without a beginning or an end that the eye could find: both slopes, and how they change, are 0 there. */
const eased = (share: number) => share ** 3 * (share * (share * 6 - 15) + 10);
