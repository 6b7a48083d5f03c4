import { useDeferredValue, useMemo } from 'react';
import type { FontSize } from '../../../scene/families.ts';
import type { Promo } from '../../../scene/promo.ts';
import { largestSize } from '../../../scene/sizes.ts';
import { createMeasure } from '../../../scene/surface.ts';
import { emojiPictures } from '../../ui/scene-fonts.ts';
import { useDrawablePromo } from './use-preview.ts';

/** The largest font size that the promo's text has room for; null until its fonts are there. */
export function useLargestSize(promo: Promo): FontSize | null {
  const { drawable } = useDrawablePromo(promo);
  // Letters appear as fast as they are typed; what they mean for the sizes may come a moment later.
  const settled = useDeferredValue(drawable);
  return useMemo(() => {
    const surface = settled && document.createElement('canvas').getContext('2d');
    return surface ? largestSize(settled, createMeasure(surface, emojiPictures)) : null;
  }, [settled]);
}
