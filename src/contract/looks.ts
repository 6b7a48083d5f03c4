import type { LookId } from '../scene/looks.ts';
import type { WritingStyle } from './profile.ts';

/**
 * The look that a text of each writing style is set in, as long as nobody has chosen how it looks. The default style's
 * is the specified one.
 */
export const STYLE_LOOKS: Readonly<Record<WritingStyle, LookId>> = {
  sensual: 'signature',
  enchanting: 'blush',
  fierce: 'poster',
  elegant: 'goldleaf',
  playful: 'neon',
  mysterious: 'moonlight',
  confident: 'cinema',
  artistic: 'editorial',
  humor: 'street',
  whimsical: 'storybook',
  poetry: 'letter',
};
