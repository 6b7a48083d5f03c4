import { useDeferredValue, useMemo } from 'react';
import type { Promo } from '../../../../scene/promo.ts';
import { fillsZone } from '../../../../scene/sizes.ts';
import { createMeasure } from '../../../../scene/surface.ts';
import { emojiPictures } from '../../../ui/scene-fonts.ts';
import { useStudio } from '../model/studio.ts';
import { useDrawablePromo } from '../model/use-drawable-promo.ts';

/** Whether the promo's text takes its whole zone at the largest size; false until its fonts are loaded. */
export function useFillsZone(promo: Promo): boolean {
  const { logo = null } = useStudio().logo;
  const { drawable } = useDrawablePromo(promo);
  // Characters appear as fast as they are typed; their effect on the sizes may come a moment later.
  const settled = useDeferredValue(drawable);
  return useMemo(() => {
    const surface = settled && document.createElement('canvas').getContext('2d');
    return surface ? fillsZone(settled, createMeasure(surface, emojiPictures), logo) : false;
  }, [settled, logo]);
}
