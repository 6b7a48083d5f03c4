import type { Light } from './light.ts';
import { bokehNight, goldDust, mirrorBall, neonRings } from './sharp.ts';
import { midnightGlow, spotlightSmoke, stageLights, velvetWaves } from './soft.ts';

/** How a starter background is drawn. `paint` returns the function that draws one loop: it adds the light at `phase` (0 to 1, where 1 equals 0). */
export type Recipe = {
  readonly slug: string;
  readonly title: string;
  /** Length of one loop in whole seconds. */
  readonly seconds: number;
  /** Frame pixels per drawn pixel: 4 for backgrounds without edges. */
  readonly scale: 1 | 4;
  readonly paint: () => (light: Light, phase: number) => void;
};

/** The starter library, in display order. */
export const RECIPES: readonly Recipe[] = [
  { slug: 'spotlight-smoke', title: 'Spotlight Smoke', seconds: 12, scale: 4, paint: spotlightSmoke },
  { slug: 'neon-rings', title: 'Neon Rings', seconds: 8, scale: 1, paint: neonRings },
  { slug: 'gold-dust', title: 'Gold Dust', seconds: 12, scale: 1, paint: goldDust },
  { slug: 'velvet-waves', title: 'Velvet Waves', seconds: 10, scale: 4, paint: velvetWaves },
  { slug: 'stage-lights', title: 'Stage Lights', seconds: 10, scale: 4, paint: stageLights },
  { slug: 'bokeh-night', title: 'Bokeh Night', seconds: 12, scale: 1, paint: bokehNight },
  { slug: 'midnight-glow', title: 'Midnight Glow', seconds: 12, scale: 4, paint: midnightGlow },
  { slug: 'mirror-ball', title: 'Mirror Ball', seconds: 10, scale: 1, paint: mirrorBall },
];
