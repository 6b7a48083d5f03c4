import { Button, Loader, SimpleGrid, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { LinkAnchor } from '../../ui/links.tsx';
import { PlanCard } from '../account/plan-card.tsx';
import { selectedPlan } from '../account/selected-plan.ts';
import type { Offer } from '../account/subscription.ts';
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

function PlanButton({ offer, checkout: { choice, choose, starting } }: { offer: Offer; checkout: Checkout }) {
  const { does, label } = choice(offer);
  const busy = starting === offer;
  const buys = does === 'buy' || does === 'change';
  return (
    <Button
      variant={buys && offer === 'individual' ? 'gradient' : 'default'}
      fullWidth
      disabled={starting !== null || does === 'current' || does === 'included'}
      aria-busy={busy}
      leftSection={busy ? <Loader size="xs" color="gray" aria-hidden /> : undefined}
      onClick={() => choose(offer)}
    >
      {busy ? 'Processing' : label}
    </Button>
  );
}
