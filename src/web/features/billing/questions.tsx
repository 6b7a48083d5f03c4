import { PRICES } from '../../../contract/plans.ts';
import type { Question } from '../../ui/confirm.tsx';
import { longDayOf } from '../../ui/dates.ts';
import { WhatGoes } from './what-goes.tsx';

/** What is asked before a studio goes down to the plan for one. */
export function downgradeQuestion(run: () => Promise<unknown>): Question {
  return {
    title: 'Downgrade to Individual Pro?',
    text: (
      <WhatGoes change="downgrade">
        {`You change to Individual Pro at $${PRICES.individual_pro} per month. Your team members lose access immediately.`}
      </WhatGoes>
    ),
    action: 'Downgrade',
    danger: true,
    run,
    failure: 'Your plan was not changed.',
  };
}

/**
 * What is asked before a subscription is canceled.
 * @param end the moment at which the paid period ends; null where it is not known
 */
export function cancelQuestion(end: string | null, run: () => Promise<unknown>): Question {
  return {
    title: 'Cancel your subscription?',
    text: (
      <WhatGoes change="cancel">
        {`Your access remains until the end of the billing period${end ? `, ${longDayOf(end)}` : ''}.`}
      </WhatGoes>
    ),
    action: 'Cancel Subscription',
    keep: 'Keep My Plan',
    danger: true,
    run,
    failure: 'Your subscription was not canceled.',
  };
}

/** What is asked before a plan that is paid for is exchanged for a larger one, since the card is charged without a checkout. */
export function upgradeQuestion(run: () => Promise<unknown>): Question {
  return {
    title: 'Upgrade to Studio Pro?',
    text: `Your card is charged now for the rest of this billing period, less what you have paid for Individual Pro. After that Studio Pro is $${PRICES.studio_pro} per month.`,
    action: 'Upgrade Now',
    run,
    failure: 'Your plan was not changed.',
  };
}
