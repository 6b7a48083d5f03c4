import { Alert, Anchor } from '@mantine/core';
import type { Subscription } from '../../../contract/billing.ts';
import { LEAST, nextAbove, saleOf } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import type { Failure } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { lives, OVERDUE } from '../plans/choice.ts';
import { costOf } from '../plans/offers.ts';
import { planNameOf } from '../plans/standing.ts';
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

/** What somebody who already has a plan can do here; renders nothing for everyone else. */
export function ActiveSubscription({ user }: { user: User }) {
  const subscription = useSubscription().data;
  if (isLeaving(subscription)) return <LeavingNote subscription={subscription} />;
  const text = textOf(user, subscription);
  return text ? (
    <Alert color="gold" title="Active Subscription">
      {text}
    </Alert>
  ) : null;
}

function textOf({ entitlements: { plan } }: User, subscription: Subscription | undefined): string | null {
  if (subscription?.status === 'past_due') return OVERDUE.why;
  const own = saleOf(plan);
  const next = own && nextAbove(own);
  if (next) {
    return `You can upgrade to ${next.name} for ${costOf(next)} and ${next.sale.gain}. Everything you have made stays.`;
  }
  if (own) return `You are on the top tier, ${own.name}. You already have everything on this page.`;
  if (plan === 'studio_team') {
    if (lives(subscription)) {
      return `Your studio pays for your access, and you pay for ${planNameOf(subscription!.planId!)} yourself.`;
    }
    return `Your studio pays for your access. You can take ${LEAST.name} as well, so that you keep it if you leave the team.`;
  }
  return null;
}
