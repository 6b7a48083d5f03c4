import { createCanvas } from '@napi-rs/canvas';
import { type Beside, type Layout, layout } from '../../src/scene/layout.ts';
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { fillsZone } from '../../src/scene/sizes.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';

const measure = createMeasure(createCanvas(1, 1).getContext('2d'));

/** A promo with these settings, the rest by default. */
export const promoOf = (settings: Partial<Promo>): Promo => ({ ...defaultPromo, ...settings });

/** The layout with the real fonts. @param onMeasure told of each text whose width is asked for */
export function laidOut(settings: Partial<Promo>, onMeasure?: (text: string) => void, beside: Beside = {}): Layout {
  const promo = promoOf(settings);
  registerFontsFor(promo);
  return layout(
    promo,
    (text, font) => {
      onMeasure?.(text);
      return measure(text, font);
    },
    beside,
  );
}

/** Whether the text fills its zone at the largest size, with the real fonts. */
export function fillsIt(settings: Partial<Promo>): boolean {
  const promo = promoOf(settings);
  registerFontsFor(promo);
  return fillsZone(promo, measure);
}
