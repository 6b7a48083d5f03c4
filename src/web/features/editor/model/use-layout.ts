import { useMemo, useState } from 'react';
import { type Layout, layout } from '../../../../scene/layout.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { createMeasure } from '../../../../scene/surface.ts';
import { emojiPictures } from '../../../ui/scene-fonts.ts';
import { useStudio } from './studio.ts';
import { useBands } from './use-bands.ts';
import { useDrawablePromo } from './use-drawable-promo.ts';

/** Where the lines of the promo's text lie; null until its fonts are loaded. */
export function useLayout(promo: Promo): Layout | null {
  const { drawable } = useDrawablePromo(promo);
  const bands = useBands();
  const { logo = null } = useStudio().logo;
  const [measure] = useState(() => {
    const surface = document.createElement('canvas').getContext('2d');
    return surface && createMeasure(surface, emojiPictures);
  });
  return useMemo(
    () => drawable && measure && layout(drawable, measure, { bands, logo }),
    [drawable, measure, bands, logo],
  );
}
