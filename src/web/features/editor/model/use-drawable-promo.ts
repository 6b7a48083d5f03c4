import { useEffect, useState } from 'react';
import type { Promo } from '../../../../scene/promo.ts';
import { failureOf, textOf } from '../../../api/failure.ts';
import { reportError } from '../../../api/report.ts';
import { loadFontsFor } from '../../../ui/scene-fonts.ts';

/**
 * The latest promo whose fonts are loaded, so that nothing is ever drawn in a wrong one; null before the first.
 * @returns also the message if a font could not be loaded
 */
export function useDrawablePromo(promo: Promo): { drawable: Promo | null; failure: string | null } {
  const [drawable, setDrawable] = useState<Promo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let overtaken = false;
    loadFontsFor(promo).then(
      () => {
        if (overtaken) return;
        setDrawable(promo);
        setFailure(null);
      },
      (error: unknown) => {
        reportError(error);
        if (!overtaken) setFailure(textOf(failureOf(error)));
      },
    );
    return () => {
      overtaken = true;
    };
  }, [promo]);
  return { drawable, failure };
}
