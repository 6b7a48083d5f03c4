import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Failure, told } from '../../api/failure.ts';
import { trackView } from '../marketing/track.ts';
import { showPart } from '../plans/upgrade-sections.tsx';
import { paymentError } from './payment-error.ts';

const SCROLL_MS = 300;
const route = getRouteApi('/upgrade');

/** Shows the part of /upgrade given in the URL, by `feature` after a short delay or by its anchor; otherwise its top. */
export function useArrival(): void {
  const { feature } = route.useSearch();
  useEffect(() => {
    if (feature === undefined) {
      const anchor = window.location.hash.slice(1);
      if (anchor) showPart(anchor);
      else window.scrollTo({ top: 0 });
      return;
    }
    const timer = setTimeout(() => showPart(feature), SCROLL_MS);
    return () => clearTimeout(timer);
  }, [feature]);

  const seen = useRef(false);
  useEffect(() => {
    if (!seen.current) trackView('upgrade-page');
    seen.current = true;
  }, []);
}

/** The message for a failed payment. Removes `error` from the URL, so that a reload does not show it again. */
export function usePaymentError(): [failure: Failure | null, set: (failure: Failure | null) => void] {
  const { error } = route.useSearch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(error === undefined ? null : told(paymentError(error)));
  useEffect(() => {
    if (error === undefined) return;
    setFailure(told(paymentError(error)));
    navigate({ to: '/upgrade', search: ({ error: _, ...rest }) => rest, replace: true, resetScroll: false });
  }, [error, navigate]);
  return [failure, setFailure];
}
