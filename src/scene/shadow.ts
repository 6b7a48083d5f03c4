import { FRAME } from './frame.ts';
import type { Surface } from './surface.ts';

/** Offset and blur in layout units. */
export type Shadow = { readonly y: number; readonly blur: number; readonly opacity: number };

/** An opacity, 0 to 1, as the last two digits of a color. */
export const hexByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Paints the shadows alone of what `paint` draws, shifted by dx. */
export function castShadows(
  surface: Surface,
  scale: number,
  color: string,
  shadows: readonly Shadow[],
  paint: (dx: number) => void,
): void {
  // Far outside, so that only the shadow falls into the image.
  const away = 2 * FRAME.width * scale;
  for (const { y, blur, opacity } of shadows) {
    surface.shadowColor = color + hexByte(opacity);
    surface.shadowBlur = blur * scale;
    surface.shadowOffsetX = away;
    surface.shadowOffsetY = y * scale;
    paint(-away);
  }
  surface.shadowColor = '#00000000';
}
