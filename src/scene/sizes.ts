import { areaBeside } from './area.ts';
import { blocksOf } from './blocks.ts';
import { baseSizes, MEDIUM } from './fit.ts';
import type { Logo } from './logo.ts';
import { roomInside } from './panel.ts';
import type { Promo } from './promo.ts';
import type { Measure } from './words.ts';

/** Whether the text takes its whole zone at the largest size step, so that no larger one would make a difference. */
export function fillsZone(promo: Promo, measure: Measure, logo: Logo | null = null): boolean {
  const { left, right, top, bottom } = roomInside(areaBeside(logo, promo), promo);
  const room = { width: right - left, height: bottom - top };
  return baseSizes(blocksOf(promo, room.width, MEDIUM, measure), room).full;
}
