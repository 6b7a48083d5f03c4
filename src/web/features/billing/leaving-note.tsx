import { Alert, Button, Text } from '@mantine/core';
import type { Subscription } from '../../../contract/billing.ts';
import { longDayOf } from '../../ui/dates.ts';
import { showSuccess } from '../../ui/notify.tsx';
import { useKeep } from './api.ts';
import { lives } from './choice.ts';
import { planNameOf, priceOf } from './standing.ts';

/** True for a plan that was canceled and lives until its last day. */
export const isLeaving = (subscription: Subscription | undefined): subscription is Subscription =>
  lives(subscription) && subscription?.status === 'active' && subscription.cancelAtPeriodEnd;

/** Takes a cancellation back. */
export function KeepButton({
  onKept,
  variant = 'gradient',
  fullWidth = false,
}: {
  onKept: (message: string) => void;
  /** Where a seat gives the same, keeping the own plan is no advice. */
  variant?: 'gradient' | 'default';
  fullWidth?: boolean;
}) {
  const keep = useKeep(onKept);
  return (
    <Button variant={variant} fullWidth={fullWidth} loading={keep.isPending} onClick={() => keep.mutate()}>
      Keep My Plan
    </Button>
  );
}

/** Until when a canceled plan lives, and the way back. */
export function LeavingNote({ subscription }: { subscription: Subscription }) {
  const { planId, currentPeriodEnd } = subscription;
  const plan = planNameOf(planId!);
  const price = priceOf(subscription);
  const day = longDayOf(currentPeriodEnd!);
  return (
    <Alert color="gold" title={`Your ${plan} ends on ${day}`}>
      <Text size="sm" mb="sm">
        Until then you keep everything. If you change your mind, nothing is charged before that day
        {price && `; from then on it is ${price} a month again`}.
      </Text>
      <KeepButton onKept={showSuccess} />
    </Alert>
  );
}
