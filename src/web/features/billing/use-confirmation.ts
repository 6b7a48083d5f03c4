import { useEffect, useState } from 'react';
import type { Purchase } from '../../../contract/billing.ts';
import { soldPlan } from '../../../contract/plans.ts';
import { ApiError } from '../../api/client.ts';
import { pause } from '../../api/connection.ts';
import { reportError } from '../../api/report.ts';
import { refreshUser } from '../auth/api.ts';
import { trackPurchase } from '../marketing/track.ts';
import { forgetSelectedPlan } from '../plans/selected-plan.ts';
import { askForPayment, refreshAfterPayment } from './api.ts';

/** If the provider has reported the payment as successful, it pays to wait and to check more often. */
const REFRESHES = { announced: { firstMs: 2000, times: 3 }, unannounced: { firstMs: 1000, times: 1 } } as const;
const BETWEEN_MS = 1000;
/** After those refreshes, a payment that the bank is still checking is polled at this interval while the page is open. */
const LATER_MS = 5000;

/**
 * checking: the first check. confirmed: the server says it is paid. pending: not yet. unknown: no payment of this person has this id, or no id was
 * given. visitor: nobody is signed in.
 */
export type Confirmation = 'checking' | 'confirmed' | 'pending' | 'unknown' | 'visitor';

/**
 * Follows a payment until the server confirms it, and refetches what depends on the plan. Only what the server confirms counts as a purchase,
 * whatever the URL says.
 */
export function useConfirmation(sessionId: string | null, announced: boolean, signedIn: boolean): Confirmation {
  const [state, setState] = useState<Confirmation>('checking');
  useEffect(() => {
    // Visitors are told about nobody's payment, so there is nothing to ask.
    if (!signedIn) return;
    const leaving = new AbortController();
    follow(sessionId, announced, leaving.signal, setState).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [sessionId, announced, signedIn]);
  return signedIn ? state : 'visitor';
}

async function follow(
  sessionId: string | null,
  announced: boolean,
  signal: AbortSignal,
  tell: (state: Confirmation) => void,
): Promise<void> {
  const { firstMs, times } = announced ? REFRESHES.announced : REFRESHES.unannounced;
  let state: Confirmation = 'checking';
  await pause(firstMs, signal);
  for (let look = 0; look < times; look++) {
    if (look > 0) await pause(BETWEEN_MS, signal);
    // A purchase is reported and the state set only once; the refreshes continue, since the plan may change after the payment.
    if (state !== 'confirmed') state = await ask(sessionId, signal);
    await refreshUser();
    if (state === 'confirmed') tell(state);
  }
  await refreshAfterPayment();
  tell(state);
  while (state === 'pending') {
    await pause(LATER_MS, signal);
    state = await ask(sessionId, signal);
    if (state === 'confirmed') await refreshAfterPayment();
    tell(state);
  }
}

/** One check; a lost connection or an unavailable server says nothing about the payment. */
async function ask(sessionId: string | null, signal: AbortSignal): Promise<Confirmation> {
  if (sessionId === null) return 'unknown';
  try {
    const { status, purchase } = await askForPayment(sessionId, signal);
    if (purchase) bought(purchase);
    return status;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && error.code === 'unauthorized') return 'visitor';
    reportError(error);
    return error instanceof ApiError && error.code === 'invalid_input' ? 'unknown' : 'pending';
  }
}

function bought({ eventId, planId }: Purchase): void {
  forgetSelectedPlan();
  trackPurchase(soldPlan(planId), eventId);
}
