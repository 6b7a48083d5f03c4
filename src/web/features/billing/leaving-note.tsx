import { Alert, Button, Text } from '@mantine/core';
import type { Subscription } from '../../../contract/billing.ts';
import { longDayOf } from '../../ui/dates.ts';
import { showSuccess } from '../../ui/notify.tsx';
import { lives } from '../plans/choice.ts';
import { planNameOf, priceOf } from '../plans/standing.ts';
import { useKeep } from './api.ts';

/** True for a canceled plan that stays active until its last day. */
export const isLeaving = (subscription: Subscription | undefined): subscription is Subscription =>
  lives(subscription) && subscription?.status === 'active' && subscription.cancelAtPeriodEnd;

/** Undoes a cancellation. */
export function KeepButton({
  onKept,
  variant = 'gradient',
  fullWidth = false,
}: {
  onKept: (message: string) => void;
  /** If a seat provides the same, keeping their own plan is not recommended. */
  variant?: 'gradient' | 'default';
  fullWidth?: boolean;
}) {
  const keep = useKeep(onKept);
  return (
    <Button variant={variant} fullWidth={fullWidth} loading={keep.isPending} onClick={() => keep.mutate()}>
      Keep my plan
    </Button>
  );
}

/** Until when a canceled plan stays active, and a button to keep it. */
export function LeavingNote({ subscription }: { subscription: Subscription }) {
  const { planId, currentPeriodEnd } = subscription;
  const plan = planNameOf(planId!);
  const price = priceOf(subscription);
  const day = longDayOf(currentPeriodEnd!);
  return (
    <Alert color="gold" title={`Your ${plan} ends on ${day}`}>
      <Text size="sm" mb="sm">
        Until then you keep everything. If you change your mind, nothing is charged before that day
        {price && `; after that it is ${price} a month again`}.
      </Text>
      <KeepButton onKept={showSuccess} />
    </Alert>
  );
}
