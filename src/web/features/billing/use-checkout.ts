import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { keepSelectedPlan } from '../account/selected-plan.ts';
import type { Offer } from '../account/subscription.ts';
import { userQuery } from '../auth/api.ts';
import { trackCheckout } from '../marketing/track.ts';
import { downgrade, startCheckout, useSubscription } from './api.ts';
import { choiceOf, PLAN_IDS, type PlanChoice } from './choice.ts';
import { checkoutError } from './payment-error.ts';
import { downgradeQuestion, upgradeQuestion } from './questions.tsx';

const REDIRECT_MS = 1000;

export type Checkout = {
  choice: (offer: Offer) => PlanChoice;
  choose: (offer: Offer) => void;
  /** The plan whose checkout is being started; it stays until the page is left. */
  starting: Offer | null;
  /** The question before a change that costs or takes something. */
  dialog: ReactNode;
};

/**
 * What a click on a plan does: visitors sign in first and find their plan again; everybody else goes to the payment.
 * @param onError shows why a checkout could not be started; null takes the last reason away
 */
export function useCheckout(onError: (failure: Failure | null) => void): Checkout {
  const user = useQuery(userQuery).data ?? null;
  const subscription = useSubscription().data;
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const { starting, begin, fail, leave } = useLeaving();
  const choice = (offer: Offer) => choiceOf(offer, user, subscription);

  const signIn = () => navigate({ to: '/auth', search: { mode: 'create', next: '/upgrade#pricing-plans' } });

  async function start(offer: Offer) {
    begin(offer);
    onError(null);
    try {
      leave(await startCheckout(PLAN_IDS[offer]));
    } catch (error) {
      reportError(error);
      fail();
      if (error instanceof ApiError && error.code === 'unauthorized') signIn();
      else onError(checkoutError(error));
    }
  }

  function choose(offer: Offer) {
    const { does } = choice(offer);
    if (does === 'downgrade') return ask(downgradeQuestion(() => downgrade().then(showSuccess)));
    trackCheckout(offer);
    keepSelectedPlan(offer);
    if (!user) return void signIn();
    if (does === 'change') return ask(upgradeQuestion(async () => void start(offer)));
    void start(offer);
  }

  return { choice, choose, starting, dialog };
}

/** The way out of the page, a second after the payment is ready. */
function useLeaving() {
  const [starting, setStarting] = useState<Offer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);

  useEffect(() => {
    // Back from the payment page the browser may show this page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setStarting(null);
    // An app on a home screen has never left it: it opens the payment over it.
    const seen = () => {
      if (left.current && document.visibilityState === 'visible') setStarting(null);
    };
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    starting,
    begin: setStarting,
    fail: () => setStarting(null),
    leave: (url: string) => {
      timer.current = setTimeout(() => {
        left.current = true;
        window.location.assign(url);
      }, REDIRECT_MS);
    },
  };
}
