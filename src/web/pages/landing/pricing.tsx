import { SimpleGrid } from '@mantine/core';
import { OFFERED, type OfferedPlan, saleOf } from '../../../contract/plans.ts';
import { trackView } from '../../features/marketing/track.ts';
import { useSeen } from '../../features/marketing/use-seen.ts';
import { columnsOf } from '../../features/plans/offers.ts';
import { PlanCard } from '../../features/plans/plan-card.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { COPY } from './copy.ts';
import { Section } from './section.tsx';

export function Pricing() {
  const { title, lead } = COPY.pricing;
  const cards = useSeen<HTMLDivElement>(() => trackView('pricing'));
  return (
    <Section id="pricing" title={title} lead={lead}>
      <SimpleGrid ref={cards} cols={{ base: 1, sm: columnsOf(OFFERED) }} spacing="lg">
        {OFFERED.map((plan) => (
          <PlanCard key={plan.plan} plan={plan}>
            <PlanLink plan={plan} />
          </PlanCard>
        ))}
      </SimpleGrid>
    </Section>
  );
}

function PlanLink({ plan: { plan, offer } }: { plan: OfferedPlan }) {
  const sold = saleOf(plan);
  return sold ? (
    <LinkButton
      to="/upgrade"
      search={{ plan: sold.sale.slug }}
      variant={offer.isFeatured ? 'gradient' : 'default'}
      fullWidth
    >
      {offer.action}
    </LinkButton>
  ) : (
    <LinkButton to="/auth" search={{ mode: 'create' }} variant="default" fullWidth>
      {offer.action}
    </LinkButton>
  );
}
