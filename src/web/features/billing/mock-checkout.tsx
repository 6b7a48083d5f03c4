import { Alert, Anchor, Button, Code, Group, Loader, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SoldPlan } from '../../../contract/plans.ts';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { priceTag } from '../plans/offers.ts';
import { CARD_MASKS, cursorIn, TEST_CARDS } from './mock-card.ts';
import { useMockCheckout } from './use-mock-checkout.ts';

type Card = Record<keyof typeof CARD_MASKS, string>;
const EMPTY: Card = { number: '', expiry: '', cvc: '', zip: '' };

/** A card form that charges nothing. */
export function MockCheckout({ plan, sessionId }: { plan: SoldPlan; sessionId: string | undefined }) {
  const [made] = useState(() => `mock_${Date.now()}`);
  const [card, setCard] = useState(EMPTY);
  const pay = useMockCheckout(plan.sale.id, sessionId ?? made);
  const busy = pay.isPending || pay.isSuccess;
  const button = (outcome: 'success' | 'failure', label: string) => {
    const this_ = busy && pay.variables?.outcome === outcome;
    return (
      <Button
        variant={outcome === 'success' ? 'gradient' : 'default'}
        disabled={busy}
        aria-busy={this_}
        leftSection={this_ ? <Loader size="xs" color="gray" aria-hidden /> : undefined}
        onClick={() => pay.mutate({ outcome, number: card.number })}
      >
        {label}
      </Button>
    );
  };

  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <PageTitle>Mock checkout</PageTitle>
        <Text c="dimmed">A stand-in for the payment page during development. Nothing is charged.</Text>
      </Stack>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{plan.name}</Text>
        <Text>{priceTag(plan)}/month</Text>
      </Group>
      <CardFields card={card} onChange={setCard} />
      <TestCards onPick={(number) => setCard({ ...card, number })} />
      {pay.isError && (
        <Alert color="danger">
          <FailureText failure={failureOf(pay.error, { what: 'The payment did not go through.' })} />
        </Alert>
      )}
      <SignInFirst error={pay.error} />
      <Text role="status" size="sm" c="dimmed" hidden={!busy}>
        {busy && (pay.isSuccess ? 'Paid. One moment, please.' : 'The payment is being processed.')}
      </Text>
      <Stack gap="sm">
        {button('success', 'Test Successful Payment')}
        {button('failure', 'Test Failed Payment')}
        <LinkButton to="/upgrade" variant="subtle" color="gray">
          Back to Plans
        </LinkButton>
      </Stack>
    </Stack>
  );
}

/** For visitors: the way to an account and back here. */
function SignInFirst({ error }: { error: unknown }) {
  if (!(error instanceof ApiError && error.code === 'unauthorized')) return null;
  return (
    <LinkButton
      to="/auth"
      search={{ next: window.location.pathname + window.location.search }}
      variant="default"
      fullWidth
    >
      Sign In
    </LinkButton>
  );
}

function CardFields({ card, onChange }: { card: Card; onChange: (card: Card) => void }) {
  const field = (name: keyof Card) => ({
    value: card[name],
    onChange: ({ currentTarget: input }: React.ChangeEvent<HTMLInputElement>) => {
      const masked = CARD_MASKS[name](input.value);
      const cursor = cursorIn(masked, input.value, input.selectionStart ?? masked.length);
      // React leaves the cursor where it is in a field that has the new value already.
      input.value = masked;
      input.setSelectionRange(cursor, cursor);
      onChange({ ...card, [name]: masked });
    },
    inputMode: 'numeric' as const,
    // No real card belongs here, so autofill offers none.
    autoComplete: 'off',
  });
  return (
    <Stack gap="md">
      <TextInput label="Card number" placeholder={TEST_CARDS.success} {...field('number')} />
      <SimpleGrid cols={3} spacing="sm">
        <TextInput label="Expiry" placeholder="MM/YY" {...field('expiry')} />
        <TextInput label="CVC" placeholder="123" {...field('cvc')} />
        <TextInput label="ZIP" placeholder="12345" {...field('zip')} />
      </SimpleGrid>
    </Stack>
  );
}

function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        Test cards
      </Text>
      {Object.entries(TEST_CARDS).map(([outcome, number]) => (
        <Group key={outcome} gap="xs">
          <Text size="sm" w="4.5em">
            {outcome === 'success' ? 'Success' : 'Decline'}
          </Text>
          <Code>{number}</Code>
          <Anchor
            component="button"
            type="button"
            size="sm"
            p={4}
            aria-label={`Use ${number}`}
            onClick={() => onPick(number)}
          >
            Use
          </Anchor>
        </Group>
      ))}
    </Stack>
  );
}
