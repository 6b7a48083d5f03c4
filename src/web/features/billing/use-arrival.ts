import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Failure, told } from '../../api/failure.ts';
import { trackView } from '../marketing/track.ts';
import { paymentError } from './payment-error.ts';
import { showPart } from './upgrade-sections.tsx';

const SCROLL_MS = 300;
const route = getRouteApi('/upgrade');

/** Shows the part of /upgrade that the address names, by `feature` after a short while or by its anchor; else its top. */
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

/** What is said of a payment that failed. The address's `error` is taken out of it, so that it is not said again after a reload. */
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
