import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Subscription } from '../../../contract/billing.ts';
import { plansBelow, soldPlan } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { failureOf } from '../../api/failure.ts';
import type { Question } from '../../ui/confirm.tsx';
import { longDayOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { lives } from '../plans/choice.ts';
import { priceTag, subscriptionOf } from '../plans/offers.ts';
import { planNameOf, priceOf } from '../plans/standing.ts';
import { cancel, downgrade, usePortal, useSubscription } from './api.ts';
import { isLeaving, KeepButton } from './leaving-note.tsx';
import { cancelQuestion, downgradeQuestion } from './questions.tsx';
import { datesOf } from './subscription-dates.ts';

type Props = {
  user: User;
  /** Opens a confirmation dialog. */
  ask: (question: Question) => void;
  /** The server's response to the last change. */
  answer: string | null;
  onAnswer: (answer: string) => void;
  /** Called when the link to the plans is followed. */
  onLeave: () => void;
};

/** What the person pays for, until when, and the ways to change it. */
export function SubscriptionBlock({ user, ask, answer, onAnswer, onLeave }: Props) {
  const subscription = useSubscription();
  const { plan, status, upgrade } = subscriptionOf(user, subscription.data && paidBy(user, subscription.data));
  const member = user.entitlements.plan === 'studio_team';
  const paying = lives(subscription.data);
  // A canceled plan shows no status: its dates say when it ends.
  const leaving = isLeaving(subscription.data);
  const dates = subscription.data ? datesOf(subscription.data) : [];

  return (
    <Stack gap="sm">
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          Subscription
        </Text>
        <Text component="div">{plan}</Text>
        {!leaving && (
          <Text size="sm" c="dimmed">
            {status}
          </Text>
        )}
        {member && paying && <OwnPlan subscription={subscription.data!} />}
        {!(member && leaving) &&
          dates.map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
      </Stack>
      {answer && (
        <Alert color="gold" role="status">
          {answer}
        </Alert>
      )}
      {leaving && <KeepButton fullWidth variant={member ? 'default' : 'gradient'} onKept={onAnswer} />}
      {upgrade && !(member && paying) && (
        <LinkButton to="/upgrade" variant={leaving ? 'default' : 'gradient'} fullWidth onClick={onLeave}>
          {upgrade}
        </LinkButton>
      )}
      {subscription.isError && (
        <Alert color="danger" title="Your subscription could not be loaded">
          <FailureText failure={failureOf(subscription.error)} />{' '}
          <Button variant="default" size="compact-sm" onClick={() => void subscription.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {subscription.data && <Actions subscription={subscription.data} ask={ask} onAnswer={onAnswer} />}
    </Stack>
  );
}

/** What somebody pays for the plan that they have; null if they do not. */
function paidBy({ entitlements }: User, subscription: Subscription): string | null {
  const paid = lives(subscription) && subscription.planId ? soldPlan(subscription.planId) : null;
  return paid?.plan === entitlements.plan ? (priceOf(subscription) ?? priceTag(paid)) : null;
}

/** What a team member pays for besides the seat. */
function OwnPlan({ subscription }: { subscription: Subscription }) {
  const { planId, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const name = planNameOf(planId!);
  const price = priceOf(subscription);
  return (
    <Text size="sm">
      {cancelAtPeriodEnd && currentPeriodEnd
        ? `Your own ${name} is canceled and ends on ${longDayOf(currentPeriodEnd)}.`
        : `You also pay for ${name} yourself${price ? `, ${price} per month` : ''}.`}{' '}
      Your seat gives you the same.
    </Text>
  );
}

function Actions({ subscription, ask, onAnswer }: { subscription: Subscription } & Pick<Props, 'ask' | 'onAnswer'>) {
  const { planId, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const portal = usePortal();
  const stays = lives(subscription) && !cancelAtPeriodEnd;
  const own = planId && soldPlan(planId);
  const below = stays && own ? plansBelow(own) : [];
  return (
    <>
      {subscription.portal && (
        <Button variant="default" onClick={() => portal.mutate()} loading={portal.isPending || portal.isSuccess}>
          Manage billing
        </Button>
      )}
      {below.map((plan) => (
        <Button
          key={plan.plan}
          variant="default"
          onClick={() => ask(downgradeQuestion(own!, plan, () => downgrade(plan).then(onAnswer)))}
        >
          Downgrade to {plan.name}
        </Button>
      ))}
      {stays && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => ask(cancelQuestion(currentPeriodEnd, () => cancel().then(onAnswer)))}
        >
          Cancel subscription
        </Button>
      )}
    </>
  );
}
