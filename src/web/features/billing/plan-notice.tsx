import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '../../../contract/billing.ts';
import type { User } from '../../../contract/session.ts';
import { mailTo, siteQuery } from '../../api/site.ts';
import { keep, kept } from '../../api/storage.ts';
import { longDayOf } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/links.tsx';
import { planNameOf } from '../plans/standing.ts';
import { usePortal, useSubscription } from './api.ts';
import classes from './plan-notice.module.css';

/** Where a dismissed notice is remembered, along with the end date it was about. */
const NAME = 'planEndedSeen';

/** What the person must know about their plan before they work: an overdue payment, or a plan that has ended. */
export function PlanNotice({ user }: { user: User }) {
  const subscription = useSubscription().data;
  // The person is refetched every half minute, the subscription less often: either may know first.
  if (user.subscriptionStatus === 'past_due' || subscription?.status === 'past_due') {
    return <PastDue portal={subscription?.portal ?? false} email={user.email} />;
  }
  if (subscription?.status === 'ended' && user.entitlements.plan === 'free') return <Ended {...subscription} />;
  return null;
}

function PastDue({ portal, email }: { portal: boolean; email: string }) {
  const open = usePortal();
  const site = useQuery(siteQuery).data;
  return (
    <Alert color="danger" title="Your last payment did not go through" role="alert" className={classes.notice}>
      <Text size="sm" mb="sm">
        Your access stays while we try your card again. Please check your card so that your plan does not end.
      </Text>
      {portal ? (
        <Button variant="default" size="compact-md" onClick={() => open.mutate()} loading={open.isPending}>
          Update your card
        </Button>
      ) : (
        site && (
          <Button
            component="a"
            variant="default"
            size="compact-md"
            href={mailTo(site.supportEmail, `Payment of ${email}`)}
          >
            Contact Support
          </Button>
        )
      )}
    </Alert>
  );
}

function Ended({ planId, endedAt, libraryKeptUntil }: Subscription) {
  const mark = endedAt ?? 'ended';
  const [seen, setSeen] = useState(() => kept(NAME) === mark);
  if (seen) return null;
  return (
    <Alert
      color="gold"
      title={`Your ${planId ? planNameOf(planId) : 'Pro'} plan has ended`}
      role="status"
      className={classes.notice}
    >
      <Text size="sm" mb="sm">
        You are back on the free trial{endedAt ? ` since ${longDayOf(endedAt)}` : ''}.
        {libraryKeptUntil ? ` Your own backgrounds are kept until ${longDayOf(libraryKeptUntil)}.` : ''}
      </Text>
      <Group gap="sm">
        <LinkButton to="/upgrade" variant="default" size="compact-md">
          See the plans
        </LinkButton>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          onClick={() => {
            keep(NAME, mark);
            setSeen(true);
          }}
        >
          Dismiss
        </Button>
      </Group>
    </Alert>
  );
}
