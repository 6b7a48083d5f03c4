import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useKeyboardOpen } from '../../ui/use-keyboard-open.ts';
import { siteQuery } from '../account/api.ts';
import { applyConsent } from '../marketing/track.ts';
import { useChoice } from './consent.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Asks about optional cookies where this installation has any, and keeps to the answer. Mounted once, at the root. */
export function ConsentKeeper() {
  // Without the answer nothing optional is loaded, so there is nothing to ask and nothing to tell.
  const pixelId = useQuery(siteQuery).data?.metaPixelId;
  const choice = useChoice();
  // A prerendered page knows neither the installation nor the choice: the question comes after it has been taken over.
  const mounted = useMounted();
  const typing = useKeyboardOpen();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what there is to apply
  useEffect(() => {
    if (pixelId !== undefined) applyConsent(pixelId);
  }, [pixelId, choice]);

  // An open keyboard leaves half a phone's screen: the question waits until it is closed.
  if (!mounted || !pixelId || choice !== null || typing) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
