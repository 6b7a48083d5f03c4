import { Alert, Anchor } from '@mantine/core';
import { PRICES } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import type { Failure } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { useSubscription } from './api.ts';
import { isLeaving, LeavingNote } from './leaving-note.tsx';

/** Why a payment did not go through. */
export function PaymentError({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  return (
    <Alert color="danger" title="Payment Error" role="alert">
      <FailureText failure={failure} />{' '}
      <Anchor component="button" type="button" inherit py={4} onClick={onDismiss}>
        Dismiss
      </Anchor>
    </Alert>
  );
}

/** What somebody who has a plan already can do here; nothing for everybody else. */
export function ActiveSubscription({ user }: { user: User }) {
  const subscription = useSubscription().data;
  if (isLeaving(subscription)) return <LeavingNote subscription={subscription} />;
  const text = textOf(user);
  return text ? (
    <Alert color="gold" title="Active Subscription">
      {text}
    </Alert>
  ) : null;
}

function textOf({ entitlements: { plan } }: User): string | null {
  if (plan === 'individual') {
    return `You can upgrade to Studio Pro for $${PRICES.studio_pro} per month and bring your whole team. What you have made stays as it is.`;
  }
  if (plan === 'studio_owner') return 'You are on the top tier, Studio Pro. Everything on this page is yours already.';
  if (plan === 'studio_team') {
    return 'Your studio pays for your access. You can take Individual Pro as well, so that you keep it if you leave the team.';
  }
  return null;
}
