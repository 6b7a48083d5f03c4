import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UnmatchedSubscription } from '../../../contract/billing.ts';
import cards from '../../ui/card-list.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { planNameOf, priceOf } from '../plans/standing.ts';
import classes from './admin.module.css';
import { endUnmatchedSubscription, unmatchedQuery } from './api.ts';

/** Subscriptions at Stripe that belong to nobody here; renders nothing if there are none, as it should be. */
export function UnmatchedPayments() {
  const unmatched = useQuery(unmatchedQuery);
  const { ask, dialog } = useConfirm();
  const all = unmatched.data?.subscriptions ?? [];
  if (all.length === 0 && !unmatched.isError) return null;
  const waiting = all.filter(({ state }) => state === 'found').length;
  const end = (found: UnmatchedSubscription) =>
    ask({
      title: 'End this subscription?',
      text: `${nameOf(found)} ends at once, and the payment for its current period is refunded. This cannot be undone.`,
      action: 'End and refund',
      keep: 'Keep it running',
      danger: true,
      failure: 'The subscription could not be ended.',
      run: () => endUnmatchedSubscription(found.id).then(({ message }) => showSuccess(message)),
    });
  return (
    <section aria-labelledby="unmatched-title">
      <Stack gap="sm">
        <Title order={4} id="unmatched-title">
          Payments without an account
        </Title>
        <Text size="sm" c="dimmed">
          {waiting > 0
            ? 'Stripe charges someone for these, but no account here has them. We check once a day.'
            : 'These have been ended and refunded. There is nothing left to do.'}
        </Text>
        <LoadState queries={[unmatched]} title="Payments without an account could not be loaded.">
          <ul className={cards.list}>
            {all.map((found) => (
              <Found key={found.id} found={found} onEnd={() => end(found)} />
            ))}
          </ul>
        </LoadState>
      </Stack>
      {dialog}
    </section>
  );
}

const REASONS: Record<UnmatchedSubscription['reason'], string> = {
  late: 'Paid after the account was deleted.',
  second: 'A second payment, from a checkout page that was still open.',
  nobody: 'No account here belongs to this customer.',
  other: 'The account has another subscription, or none.',
};

/** The plan with its price; if the price is unknown, only the plan. */
function nameOf(found: UnmatchedSubscription): string {
  const price = priceOf(found);
  const plan = found.planId ? planNameOf(found.planId) : 'A subscription';
  return price ? `${plan}, ${price} a month` : plan;
}

function Found({ found, onEnd }: { found: UnmatchedSubscription; onEnd: () => void }) {
  const { reason, email, startedAt, endedAt, state, refunded, currency, url } = found;
  const money = refunded ? priceOf({ amount: refunded, currency }) : null;
  return (
    <li className={cards.card}>
      <div className={classes.line}>
        <Text fw={600} className={cards.text}>
          {nameOf(found)}
        </Text>
        <Text size="sm" c="dimmed">
          since {dayOf(startedAt)}
        </Text>
      </div>
      <Text size="sm" className={cards.text}>
        {REASONS[reason]}
        {email && ` It seems to belong to ${email}.`}
      </Text>
      {state === 'ending' && <Text size="sm">Ending and refunding. Waiting for Stripe to confirm.</Text>}
      {state === 'ended' && endedAt && (
        <Text size="sm">
          Ended on {dayOf(endedAt)}. {money ? `${money} refunded.` : 'There was nothing to refund.'}
        </Text>
      )}
      <Group gap="xs" mt="sm" className={cards.actions}>
        {state === 'found' && (
          <Button variant="default" size="sm" onClick={onEnd}>
            End and refund
          </Button>
        )}
        <Button component="a" variant="default" size="sm" href={url} target="_blank" rel="noopener noreferrer">
          Open at Stripe
        </Button>
      </Group>
    </li>
  );
}
