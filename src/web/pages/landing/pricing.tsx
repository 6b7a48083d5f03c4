import { SimpleGrid } from '@mantine/core';
import { PlanCard } from '../../features/account/plan-card.tsx';
import { trackView } from '../../features/marketing/track.ts';
import { useSeen } from '../../features/marketing/use-seen.ts';
import { LinkButton } from '../../ui/links.tsx';
import { COPY } from './copy.ts';
import { Section } from './section.tsx';

export function Pricing() {
  const { title, lead, free, individual, studio } = COPY.pricing;
  const cards = useSeen<HTMLDivElement>(() => trackView('pricing'));
  return (
    <Section id="pricing" title={title} lead={lead}>
      <SimpleGrid ref={cards} cols={{ base: 1, sm: 3 }} spacing="lg">
        <PlanCard offer="free">
          <LinkButton to="/auth" search={{ mode: 'create' }} variant="default" fullWidth>
            {free}
          </LinkButton>
        </PlanCard>
        <PlanCard offer="individual" featured>
          <LinkButton to="/upgrade" search={{ plan: 'individual' }} variant="gradient" fullWidth>
            {individual}
          </LinkButton>
        </PlanCard>
        <PlanCard offer="studio">
          <LinkButton to="/upgrade" search={{ plan: 'studio' }} variant="default" fullWidth>
            {studio}
          </LinkButton>
        </PlanCard>
      </SimpleGrid>
    </Section>
  );
}
