import { Button, Loader, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { SOLD, type SoldPlan } from '../../../contract/plans.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import type { PlanChoice } from '../plans/choice.ts';
import { columnsOf } from '../plans/offers.ts';
import { PlanCard } from '../plans/plan-card.tsx';
import { selectedPlan } from '../plans/selected-plan.ts';
import { PLANS_ANCHOR } from '../plans/upgrade-sections.tsx';
import classes from './plan-choices.module.css';
import type { Checkout } from './use-checkout.ts';

/** The plans for sale, each with its button. */
export function PlanChoices({ checkout }: { checkout: Checkout }) {
  const [selected] = useState(selectedPlan);
  return (
    <section id={PLANS_ANCHOR} tabIndex={-1} className={classes.plans} aria-labelledby="plans-title">
      <VisuallyHidden component="h2" id="plans-title">
        Plans
      </VisuallyHidden>
      <SimpleGrid cols={{ base: 1, sm: columnsOf(SOLD) }} spacing="lg">
        {SOLD.map((plan) => (
          <PlanCard key={plan.plan} plan={plan} selected={selected === plan}>
            <PlanButton plan={plan} checkout={checkout} />
          </PlanCard>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" ta="center">
        Billed monthly, by card. Cancel whenever you like and keep your plan until the period ends.{' '}
        <LinkAnchor to="/refund-policy" size="sm">
          Refund Policy
        </LinkAnchor>
      </Text>
      <VisuallyHidden role="status">{checkout.starting && 'Opening the payment page.'}</VisuallyHidden>
      {checkout.dialog}
    </section>
  );
}

/** Choices whose button does nothing. */
const IDLE: ReadonlySet<PlanChoice['does']> = new Set(['current', 'included', 'closed']);

function PlanButton({ plan, checkout: { choice, choose, starting } }: { plan: SoldPlan; checkout: Checkout }) {
  const { does, label, why } = choice(plan);
  const reasonId = useId();
  const busy = starting === plan;
  const buys = does === 'buy' || does === 'change';
  const button = (
    <Button
      variant={buys && plan.offer.isFeatured ? 'gradient' : 'default'}
      fullWidth
      disabled={starting !== null || IDLE.has(does)}
      aria-describedby={why && reasonId}
      aria-busy={busy}
      leftSection={busy ? <Loader size="xs" color="gray" aria-hidden /> : undefined}
      onClick={() => choose(plan)}
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
