import type { ClipTag } from '../../src/contract/library.ts';
import type { Light } from './light.ts';
import { bokehNight, goldDust, mirrorBall, neonRings } from './sharp.ts';
import { midnightGlow, spotlightSmoke, stageLights, velvetWaves } from './soft.ts';

/**
 * How a starter background is drawn: by `paint`, which returns the function that draws one loop (it adds the light at
 * `phase`, 0 to 1, where 1 equals 0), or by `films/make.py` without it.
 */
export type Recipe = {
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly ClipTag[];
  /** Length of one loop in whole seconds. */
  readonly seconds: number;
  /** Frame pixels per drawn pixel: 4 for backgrounds without edges, 2 for rendered rooms. */
  readonly scale: 1 | 2 | 4;
  readonly paint?: () => (light: Light, phase: number) => void;
};

type Look = Omit<Recipe, 'slug' | 'title' | 'tags'>;

const recipe = (slug: string, title: string, tags: readonly ClipTag[], look: Look): Recipe => ({
  slug,
  title,
  tags,
  ...look,
});

const PAINTED = { scale: 2 } as const;

/** The starter library, in display order. */
export const RECIPES: readonly Recipe[] = [
  recipe('studio-at-dusk', 'Studio at Dusk', ['studio', 'dark', 'warm'], { ...PAINTED, seconds: 12 }),
  recipe('stage-beams', 'Stage Beams', ['stage', 'studio', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('champagne-silk', 'Champagne Silk', ['texture', 'warm', 'bright'], { ...PAINTED, seconds: 10 }),
  recipe('neon-studio', 'Neon Studio', ['studio', 'light', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('mirror-room', 'Mirror Room', ['studio', 'dark', 'warm'], { ...PAINTED, seconds: 10 }),
  recipe('loft-morning', 'Brick Loft Morning', ['studio', 'warm', 'bright'], { ...PAINTED, seconds: 12 }),
  recipe('moonlit-sea', 'Moonlit Sea', ['outside', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('spotlight-smoke', 'Spotlight Smoke', ['stage', 'dark'], { seconds: 12, scale: 4, paint: spotlightSmoke }),
  recipe('palm-shadows', 'Palm Shadows', ['light', 'warm', 'bright'], { ...PAINTED, seconds: 12 }),
  recipe('red-curtain', 'Red Curtain', ['stage', 'studio', 'dark', 'warm'], { ...PAINTED, seconds: 10 }),
  recipe('black-satin', 'Black Satin', ['texture', 'dark'], { ...PAINTED, seconds: 10 }),
  recipe('neon-heart', 'Neon Heart', ['studio', 'light', 'dark'], { ...PAINTED, seconds: 10 }),
  recipe('golden-hour', 'Golden Hour', ['studio', 'dark', 'warm'], { ...PAINTED, seconds: 12 }),
  recipe('rain-on-glass', 'Rain on Glass', ['outside', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('ink-in-water', 'Ink in Water', ['texture', 'bright'], { ...PAINTED, seconds: 12 }),
  recipe('halo', 'Halo', ['studio', 'light', 'dark'], { ...PAINTED, seconds: 10 }),
  recipe('city-lights', 'City Lights', ['outside', 'light', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('gold-dust', 'Gold Dust', ['light', 'dark', 'warm'], { seconds: 12, scale: 1, paint: goldDust }),
  recipe('deep-water', 'Deep Water', ['outside', 'texture', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('loft-evening', 'Loft Evening', ['studio', 'dark', 'warm'], { ...PAINTED, seconds: 10 }),
  recipe('paper-waves', 'Paper Waves', ['texture', 'bright'], { ...PAINTED, seconds: 12 }),
  recipe('laser-haze', 'Laser Haze', ['stage', 'light', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('sunlit-water', 'Sunlit Water', ['outside', 'texture', 'bright'], { ...PAINTED, seconds: 12 }),
  recipe('gold-smoke', 'Gold Smoke', ['texture', 'dark', 'warm'], { ...PAINTED, seconds: 12 }),
  recipe('liquid-chrome', 'Liquid Chrome', ['texture', 'dark'], { ...PAINTED, seconds: 12 }),
  recipe('velvet-waves', 'Velvet Waves', ['texture', 'dark'], { seconds: 10, scale: 4, paint: velvetWaves }),
  recipe('stage-lights', 'Stage Lights', ['stage', 'dark'], { seconds: 10, scale: 4, paint: stageLights }),
  recipe('mirror-ball', 'Mirror Ball', ['stage', 'light', 'dark'], { seconds: 10, scale: 1, paint: mirrorBall }),
  recipe('neon-rings', 'Neon Rings', ['light', 'dark'], { seconds: 8, scale: 1, paint: neonRings }),
  recipe('bokeh-night', 'Bokeh Night', ['light', 'dark'], { seconds: 12, scale: 1, paint: bokehNight }),
  recipe('midnight-glow', 'Midnight Glow', ['light', 'dark'], { seconds: 12, scale: 4, paint: midnightGlow }),
];
