import { useDeferredValue, useMemo } from 'react';
import type { FontSize } from '../../../../scene/families.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { largestSize } from '../../../../scene/sizes.ts';
import { createMeasure } from '../../../../scene/surface.ts';
import { emojiPictures } from '../../../ui/scene-fonts.ts';
import { useDrawablePromo } from '../model/use-drawable-promo.ts';

/** The largest font size that fits the promo's text; null until its fonts are loaded. */
export function useLargestSize(promo: Promo): FontSize | null {
  const { drawable } = useDrawablePromo(promo);
  // Characters appear as fast as they are typed; their effect on the sizes may come a moment later.
  const settled = useDeferredValue(drawable);
  return useMemo(() => {
    const surface = settled && document.createElement('canvas').getContext('2d');
    return surface ? largestSize(settled, createMeasure(surface, emojiPictures)) : null;
  }, [settled]);
}
