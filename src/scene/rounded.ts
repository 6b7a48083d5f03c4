import type { Surface } from './surface.ts';
import type { Box } from './zones.ts';

/** Fills a box, in layout units, on a surface that begins `top` pixels below the frame's upper edge. */
export function fillRounded(surface: Surface, box: Box, radius: number, scale: number, top = 0): void {
  trace(surface, box, radius, scale, top);
  surface.fill();
}

/** The outline of such a box, to be filled or stroked. */
export function trace(surface: Surface, box: Box, radius: number, scale: number, above: number): void {
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
