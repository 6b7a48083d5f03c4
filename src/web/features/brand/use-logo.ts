import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { logoOf } from '../../../contract/brand.ts';
import type { User } from '../../../contract/session.ts';
import type { Logo } from '../../../scene/logo.ts';
import type { Promo } from '../../../scene/promo.ts';
import { brandQuery } from './api.ts';

/** The logo on a film, and its picture once it is loaded. `logo` undefined: it is not known yet whether there is one. */
export type FilmLogo = { logo: Logo | null | undefined; logoPicture: HTMLImageElement | null };

const NONE: FilmLogo = { logo: null, logoPicture: null };

/** The logo that the film of a promo bears; the same object until it changes. */
export function useLogo({ entitlements }: Pick<User, 'entitlements'>, { showLogo }: Pick<Promo, 'showLogo'>): FilmLogo {
  const { data: brand } = useQuery({ ...brandQuery, enabled: entitlements.brandKit });
  const found = useMemo(() => brand && logoOf(brand, { showLogo }), [brand, showLogo]);
  const logoPicture = usePicture(found?.url ?? null);
  return useMemo(() => {
    if (!entitlements.brandKit) return NONE;
    return { logo: found, logoPicture };
  }, [entitlements.brandKit, found, logoPicture]);
}

/** The picture at this address once it can be drawn; a film's preview does without one that does not load. */
function usePicture(url: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    setLoaded(null);
    if (url === null) return;
    const picture = new Image();
    picture.src = url;
    let overtaken = false;
    picture.decode().then(
      () => !overtaken && setLoaded(picture),
      () => undefined,
    );
    return () => {
      overtaken = true;
    };
  }, [url]);
  return loaded;
}
