import { Button, SimpleGrid, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { mailTo, siteQuery } from '../features/account/api.ts';
import { AppHeader } from '../features/account/header.tsx';
import { PlanCard } from '../features/account/plan-card.tsx';
import { currentOffer, OFFERS, type Offer } from '../features/account/subscription.ts';
import { userQuery } from '../features/auth/api.ts';
import { LinkButton } from '../ui/links.tsx';
import { sentenceOf } from '../ui/notify.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './upgrade.module.css';

/** The plans that are for sale. */
export default function UpgradePage() {
  const user = useQuery(userQuery).data ?? null;
  return (
    <>
      <title>Upgrade to Pro · Spinreel</title>
      {user ? <AppHeader /> : <PublicHeader />}
      <main className={classes.page}>
        <Stack gap="xl">
          <Stack gap="xs" className={classes.intro}>
            <Title order={1} size="h2">
              Upgrade to Pro
            </Title>
            <Text c="dimmed" size="lg">
              Unlimited videos without our watermark, on your own footage. For yourself, or for the whole studio.
            </Text>
          </Stack>
          <VisuallyHidden component="h2" id="pricing-plans">
            Plans
          </VisuallyHidden>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <PlanCard offer="individual" featured>
              <Choose offer="individual" user={user} />
            </PlanCard>
            <PlanCard offer="studio">
              <Choose offer="studio" user={user} />
            </PlanCard>
          </SimpleGrid>
          <LinkButton to="/" variant="default" className={classes.back}>
            Back to Home
          </LinkButton>
        </Stack>
      </main>
    </>
  );
}

function Choose({ offer, user }: { offer: Offer; user: User | null }) {
  const site = useQuery(siteQuery);
  const variant = offer === 'individual' ? 'gradient' : 'default';
  if (currentOffer(user) === offer) {
    return (
      <Button variant="default" disabled fullWidth>
        Current Plan
      </Button>
    );
  }
  if (!user) {
    return (
      <LinkButton to="/auth" search={{ mode: 'create', next: '/upgrade' }} variant={variant} fullWidth>
        Create Your Account First
      </LinkButton>
    );
  }
  if (site.isPending) return <Skeleton h="var(--sr-control)" />;
  if (site.isError) {
    return (
      <Button variant="default" fullWidth onClick={() => void site.refetch()} title={sentenceOf(site.error)}>
        Try again
      </Button>
    );
  }
  const subject = `Upgrade ${user.email} to ${OFFERS[offer].name}`;
  return (
    <Stack gap="xs">
      <Button component="a" href={mailTo(site.data.supportEmail, subject)} variant={variant} fullWidth>
        Contact us to upgrade
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {site.data.supportEmail}
      </Text>
    </Stack>
  );
}
