import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SoldPlan } from '../../../contract/plans.ts';
import { ApiError } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { userQuery } from '../auth/api.ts';
import { trackCheckout } from '../marketing/track.ts';
import { choiceOf, ownPlan, type PlanChoice } from '../plans/choice.ts';
import { keepSelectedPlan } from '../plans/selected-plan.ts';
import { downgrade, startCheckout, useSubscription } from './api.ts';
import { checkoutError } from './payment-error.ts';
import { downgradeQuestion, upgradeQuestion } from './questions.tsx';

const REDIRECT_MS = 1000;
const UNREAD = 'Your subscription could not be loaded. Reload the page to change your plan.';

export type Checkout = {
  choice: (plan: SoldPlan) => PlanChoice;
  choose: (plan: SoldPlan) => void;
  /** The plan whose checkout is being started; set until the page is left. */
  starting: SoldPlan | null;
  /** The question before a change that costs money or loses something. */
  dialog: ReactNode;
};

/**
 * What a click on a plan does: visitors sign in first and find their plan again; everyone else goes to the payment.
 * @param onError shows why a checkout could not be started; null clears the last reason
 */
export function useCheckout(onError: (failure: Failure | null) => void): Checkout {
  const user = useQuery(userQuery).data ?? null;
  const { data: subscription, isError } = useSubscription();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const { starting, begin, fail, leave } = useLeaving();
  const choice = (plan: SoldPlan): PlanChoice => {
    const found = choiceOf(plan, user, subscription);
    return found.does === 'closed' && !found.why && isError ? { ...found, why: UNREAD } : found;
  };

  const signIn = () => navigate({ to: '/auth', search: { mode: 'create', next: '/upgrade#pricing-plans' } });

  async function start(plan: SoldPlan) {
    begin(plan);
    onError(null);
    try {
      leave(await startCheckout(plan.sale.id));
    } catch (error) {
      reportError(error);
      fail();
      if (error instanceof ApiError && error.code === 'unauthorized') signIn();
      else onError(checkoutError(error));
    }
  }

  function choose(plan: SoldPlan) {
    const { does } = choice(plan);
    const own = ownPlan(user, subscription);
    if (does === 'downgrade') return ask(downgradeQuestion(own!, plan, () => downgrade(plan).then(showSuccess)));
    trackCheckout(plan);
    keepSelectedPlan(plan);
    if (!user) return void signIn();
    if (does === 'change') return ask(upgradeQuestion(own!, plan, async () => void start(plan)));
    void start(plan);
  }

  return { choice, choose, starting, dialog };
}

/** Leaves the page, a second after the payment is ready. */
function useLeaving() {
  const [starting, setStarting] = useState<SoldPlan | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);

  useEffect(() => {
    // On Back from the payment page, the browser may restore this page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setStarting(null);
    // A home-screen app never leaves the page: it opens the payment on top of it.
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
