import type { Subscription } from '../../../contract/billing.ts';
import { lastDayOf, longDayOf } from '../../ui/dates.ts';
import { lives } from '../plans/choice.ts';

/** A subscription's important dates, one sentence each: when it renews, ends or ended, and how long their own backgrounds are kept. */
export function datesOf(subscription: Subscription): string[] {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, endedAt, expiresAt, libraryKeptUntil } = subscription;
  const lines: string[] = [];
  if (lives(subscription)) {
    if (cancelAtPeriodEnd && currentPeriodEnd)
      lines.push(`Canceled. Your access remains until ${longDayOf(currentPeriodEnd)}.`);
    // An overdue subscription renews when the card works, not on a certain day.
    else if (status === 'active' && currentPeriodEnd) lines.push(`Renews on ${longDayOf(currentPeriodEnd)}.`);
  } else {
    if (expiresAt) lines.push(`Your access ends on ${lastDayOf(expiresAt)}.`);
    if (endedAt) lines.push(`Ended on ${longDayOf(endedAt)}.`);
  }
  if (libraryKeptUntil) lines.push(`Your own backgrounds are kept until ${longDayOf(libraryKeptUntil)}.`);
  return lines;
}
