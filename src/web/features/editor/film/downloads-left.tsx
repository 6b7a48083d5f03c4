import { Alert } from '@mantine/core';
import { LEAST } from '../../../../contract/plans.ts';
import { useUser } from '../../auth/api.ts';
import { priceTag } from '../../plans/offers.ts';
import classes from './film-messages.module.css';

/** What is left of the free downloads; renders nothing for people with unlimited downloads. */
export function DownloadsLeft() {
  const { downloadsRemaining: left, entitlements } = useUser();
  const limit = entitlements.downloadLimit;
  if (limit === null || left === null || left <= 0) return null;
  return (
    <p className={classes.left}>
      {left} of {limit} free {limit === 1 ? 'download' : 'downloads'} left
    </p>
  );
}

/** At the limit, says what is used up and what more would cost, before the button beside it leads to the plans. */
export function LimitNote() {
  const { downloadsRemaining: left, entitlements } = useUser();
  const limit = entitlements.downloadLimit;
  if (limit === null || left === null || left > 0) return null;
  return (
    <Alert color="gold" title={`You have used all ${limit} free downloads`}>
      <p className={classes.text}>
        {LEAST.name} is {priceTag(LEAST)} a month: unlimited videos, no watermark. Your work stays here.
      </p>
    </Alert>
  );
}
