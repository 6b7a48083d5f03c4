import { createCanvas } from '@napi-rs/canvas';
import type { FontSize } from '../../src/scene/families.ts';
import { type Layout, layout } from '../../src/scene/layout.ts';
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { largestSize } from '../../src/scene/sizes.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';

const measure = createMeasure(createCanvas(1, 1).getContext('2d'));

/** A promo with these settings, the rest by default. */
export const promoOf = (settings: Partial<Promo>): Promo => ({ ...defaultPromo, ...settings });

/** The layout with the real fonts. @param onMeasure told of each text whose width is asked for */
export function laidOut(settings: Partial<Promo>, onMeasure?: (text: string) => void): Layout {
  const promo = promoOf(settings);
  registerFontsFor(promo);
  return layout(promo, (text, font) => {
    onMeasure?.(text);
    return measure(text, font);
  });
}

/** The largest size that makes a difference, with the real fonts. */
export function largestOf(settings: Partial<Promo>): FontSize {
  const promo = promoOf(settings);
  registerFontsFor(promo);
  return largestSize(promo, measure);
}
