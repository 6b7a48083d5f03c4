import { useEffect, useRef } from 'react';
import type { PlanId } from '../../../contract/plans.ts';
import { ReadableError } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { refreshUser } from '../auth/api.ts';
import { payMock } from './api.ts';
import { DECLINED, isDeclined } from './mock-card.ts';

const SUCCESS_MS = 2000;
const AGAIN_MS = 500;
const LEAVE_MS = 1500;
const FAILURE_MS = 1500;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A simulated payment: it takes as long as the specification says, and the server decides what it grants. */
export function useMockCheckout(planId: PlanId, sessionId: string) {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const pay = useMutation({
    async mutationFn({ outcome, number }: { outcome: 'success' | 'failure'; number: string }) {
      if (outcome === 'failure' || isDeclined(number)) {
        await wait(FAILURE_MS);
        throw new ReadableError(DECLINED);
      }
      await wait(SUCCESS_MS);
      const { success } = await payMock(sessionId, planId);
      if (!success) throw new ReadableError('Payment processing failed');
      await refreshUser();
      await wait(AGAIN_MS);
      await refreshUser();
      await wait(LEAVE_MS);
    },
    onSuccess() {
      const search = new URLSearchParams({ payment_success: 'true', session_id: sessionId });
      if (here.current) window.location.assign(`/subscription/success?${search}`);
    },
    onError: reportError,
  });
  return pay;
}
