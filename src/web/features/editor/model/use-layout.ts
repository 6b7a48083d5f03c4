import { useMemo, useState } from 'react';
import { type Layout, layout } from '../../../../scene/layout.ts';
import { type Page, pagesOf } from '../../../../scene/pages.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { createMeasure } from '../../../../scene/surface.ts';
import { emojiPictures } from '../../../ui/scene-fonts.ts';
import { useStudio } from './studio.ts';
import { useBands } from './use-bands.ts';
import { useDrawablePromo } from './use-drawable-promo.ts';

/** What a promo is laid out with; `drawable` is null until its fonts are loaded. */
function useGround(promo: Promo) {
  const { drawable } = useDrawablePromo(promo);
  const bands = useBands();
  const { logo = null } = useStudio().logo;
  const [measure] = useState(() => {
    const surface = document.createElement('canvas').getContext('2d');
    return surface && createMeasure(surface, emojiPictures);
  });
  const beside = useMemo(() => ({ bands, logo }), [bands, logo]);
  return { drawable, measure, beside };
}

/** Where the lines of the promo's text lie; null until its fonts are loaded. */
export function useLayout(promo: Promo): Layout | null {
  const { drawable, measure, beside } = useGround(promo);
  return useMemo(() => drawable && measure && layout(drawable, measure, beside), [drawable, measure, beside]);
}

/** The pages of the promo, each with its time; null until its fonts are loaded. */
export function usePages(promo: Promo): readonly Page[] | null {
  const { drawable, measure, beside } = useGround(promo);
  return useMemo(() => drawable && measure && pagesOf(drawable, measure, beside), [drawable, measure, beside]);
}
