import { Button, Loader, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { LinkAnchor } from '../../ui/links.tsx';
import { PlanCard } from '../account/plan-card.tsx';
import { selectedPlan } from '../account/selected-plan.ts';
import type { Offer } from '../account/subscription.ts';
import type { PlanChoice } from './choice.ts';
import classes from './plan-choices.module.css';
import { PLANS_ANCHOR } from './upgrade-sections.tsx';
import type { Checkout } from './use-checkout.ts';

/** The two plans for sale, each with the way to it. */
export function PlanChoices({ checkout }: { checkout: Checkout }) {
  const [selected] = useState(selectedPlan);
  return (
    <section id={PLANS_ANCHOR} tabIndex={-1} className={classes.plans} aria-labelledby="plans-title">
      <VisuallyHidden component="h2" id="plans-title">
        Plans
      </VisuallyHidden>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <PlanCard offer="individual" featured selected={selected === 'individual'}>
          <PlanButton offer="individual" checkout={checkout} />
        </PlanCard>
        <PlanCard offer="studio" selected={selected === 'studio'}>
          <PlanButton offer="studio" checkout={checkout} />
        </PlanCard>
      </SimpleGrid>
      <Text size="sm" c="dimmed" ta="center">
        Billed monthly, by card. Cancel whenever you like and keep your plan until the period ends.{' '}
        <LinkAnchor to="/refund-policy" size="sm">
          Refund Policy
        </LinkAnchor>
      </Text>
      <VisuallyHidden role="status">{checkout.starting && 'The payment page is being opened.'}</VisuallyHidden>
      {checkout.dialog}
    </section>
  );
}

/** What a button does that does nothing. */
const IDLE: ReadonlySet<PlanChoice['does']> = new Set(['current', 'included', 'closed']);

function PlanButton({ offer, checkout: { choice, choose, starting } }: { offer: Offer; checkout: Checkout }) {
  const { does, label, why } = choice(offer);
  const reasonId = useId();
  const busy = starting === offer;
  const buys = does === 'buy' || does === 'change';
  const button = (
    <Button
      variant={buys && offer === 'individual' ? 'gradient' : 'default'}
      fullWidth
      disabled={starting !== null || IDLE.has(does)}
      aria-describedby={why && reasonId}
      aria-busy={busy}
      leftSection={busy ? <Loader size="xs" color="gray" aria-hidden /> : undefined}
      onClick={() => choose(offer)}
    >
      {busy ? 'Processing' : label}
    </Button>
  );
  if (!why) return button;
  return (
    <Stack gap="xs">
      {button}
      <Text id={reasonId} size="sm" c="dimmed">
        {why}
      </Text>
    </Stack>
  );
}
