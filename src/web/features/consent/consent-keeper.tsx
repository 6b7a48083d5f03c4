import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { siteQuery } from '../../api/site.ts';
import { useKeyboardOpen } from '../../ui/use-keyboard-open.ts';
import { useChoice } from './consent.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

type Props = {
  /** Applies the choice with this installation's pixel, or without one (null). */
  apply: (pixelId: string | null) => void;
};

/** Asks about optional cookies if this installation uses any, and applies the choice. Mounted once, at the root. */
export function ConsentKeeper({ apply }: Props) {
  // Without the response nothing optional is loaded, so there is nothing to ask and nothing to report.
  const pixelId = useQuery(siteQuery).data?.metaPixelId;
  const choice = useChoice();
  // A prerendered page knows neither the installation nor the choice: the question comes after hydration.
  const mounted = useMounted();
  const typing = useKeyboardOpen();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again to apply a new choice
  useEffect(() => {
    if (pixelId !== undefined) apply(pixelId);
  }, [apply, pixelId, choice]);

  // An open keyboard leaves half a phone's screen: the question waits until it closes.
  if (!mounted || !pixelId || choice !== null || typing) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
