import { ownsTeam, type SoldPlan } from '../../../contract/plans.ts';
import type { Question } from '../../ui/confirm.tsx';
import { longDayOf } from '../../ui/dates.ts';
import { costOf } from '../plans/offers.ts';
import { WhatGoes } from './what-goes.tsx';

/** The question before a downgrade. */
export function downgradeQuestion(from: SoldPlan, to: SoldPlan, run: () => Promise<unknown>): Question {
  const losesTeam = ownsTeam(from.plan) && !ownsTeam(to.plan);
  return {
    title: `Downgrade to ${to.name}?`,
    text: (
      <WhatGoes change="downgrade">
        {`You change to ${to.name} at ${costOf(to)}.${losesTeam ? ' Your team members lose access immediately.' : ''}`}
      </WhatGoes>
    ),
    action: 'Downgrade',
    danger: true,
    run,
    failure: 'Your plan could not be changed.',
  };
}

/**
 * The question before a subscription is canceled.
 * @param end the moment at which the paid period ends; null if unknown
 */
export function cancelQuestion(end: string | null, run: () => Promise<unknown>): Question {
  return {
    title: 'Cancel your subscription?',
    text: (
      <WhatGoes change="cancel">
        {`Your access remains until the end of the billing period${end ? `, ${longDayOf(end)}` : ''}.`}
      </WhatGoes>
    ),
    action: 'Cancel subscription',
    keep: 'Keep my plan',
    danger: true,
    run,
    failure: 'Your subscription could not be canceled.',
  };
}

/** The question before an upgrade of a paid plan, since the card is charged without a checkout. */
export function upgradeQuestion(from: SoldPlan, to: SoldPlan, run: () => Promise<unknown>): Question {
  return {
    title: `Upgrade to ${to.name}?`,
    text: `Your card is charged today for the rest of this billing period, minus what you have already paid for ${from.name}. After that, ${to.name} is ${costOf(to)}.`,
    action: 'Upgrade now',
    run,
    failure: 'Your plan could not be changed.',
  };
}
