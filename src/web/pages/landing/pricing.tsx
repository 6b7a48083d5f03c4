import { SimpleGrid } from '@mantine/core';
import { PlanCard } from '../../features/account/plan-card.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from './section.tsx';

export function Pricing() {
  return (
    <Section id="pricing" title="Pricing" lead="Start free. Go Pro when the classes fill up. Cancel whenever you like.">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <PlanCard offer="free">
          <LinkButton to="/auth" search={{ mode: 'create' }} variant="default" fullWidth>
            Start Free Trial
          </LinkButton>
        </PlanCard>
        <PlanCard offer="individual" featured>
          <LinkButton to="/upgrade" variant="gradient" fullWidth>
            Get Started
          </LinkButton>
        </PlanCard>
        <PlanCard offer="studio">
          <LinkButton to="/upgrade" variant="default" fullWidth>
            Get Studio Pro
          </LinkButton>
        </PlanCard>
      </SimpleGrid>
    </Section>
  );
}
