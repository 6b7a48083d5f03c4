import type { Subscription } from '../../../contract/billing.ts';
import { lives } from './choice.ts';
import { dayOf } from './questions.ts';

/** The days that matter of a subscription, a sentence each: when it renews, ends or ended, and how long own backgrounds are kept. */
export function datesOf(subscription: Subscription): string[] {
  const { currentPeriodEnd, cancelAtPeriodEnd, endedAt, expiresAt, libraryKeptUntil } = subscription;
  const live = lives(subscription);
  const lines: (string | false | null)[] = [
    live &&
      currentPeriodEnd !== null &&
      `${cancelAtPeriodEnd ? 'Canceled. Access until' : 'Renews on'} ${dayOf(currentPeriodEnd)}.`,
    !live && expiresAt !== null && `Your access ends on ${dayOf(expiresAt)}.`,
    !live && endedAt !== null && `Ended on ${dayOf(endedAt)}.`,
    libraryKeptUntil !== null && `Your own backgrounds are kept until ${dayOf(libraryKeptUntil)}.`,
  ];
  return lines.filter((line) => typeof line === 'string');
}
