import type { Light } from './light.ts';
import { bokehNight, goldDust, mirrorBall, neonRings } from './sharp.ts';
import { midnightGlow, spotlightSmoke, stageLights, velvetWaves } from './soft.ts';

/** How a starter background is painted. `paint` makes the painter of one loop: it adds the light of `phase` (0 to 1, 1 is 0 again). */
export type Recipe = {
  readonly slug: string;
  readonly title: string;
  /** Whole seconds of one loop. */
  readonly seconds: number;
  /** Pixels of the frame in one painted pixel: 4 for what has no edges. */
  readonly scale: 1 | 4;
  readonly paint: () => (light: Light, phase: number) => void;
};

/** The starter library, in its order. */
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
