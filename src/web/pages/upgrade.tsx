import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AppHeader } from '../features/account/header.tsx';
import { userQuery } from '../features/auth/api.ts';
import { PlanChoices } from '../features/billing/plan-choices.tsx';
import { ActiveSubscription, PaymentError } from '../features/billing/upgrade-notes.tsx';
import { useArrival, usePaymentError } from '../features/billing/use-arrival.ts';
import { useCheckout } from '../features/billing/use-checkout.ts';
import { UpgradeSections } from '../features/plans/upgrade-sections.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './upgrade.module.css';

/** The plans for sale, and reasons to buy them. */
export default function UpgradePage() {
  const user = useQuery(userQuery).data ?? null;
  const [error, setError] = usePaymentError();
  const checkout = useCheckout(setError);
  const notes = useRef<HTMLDivElement>(null);
  useArrival();
  useEffect(() => {
    // The button that failed may be far below.
    if (error !== null) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <>
      <title>Upgrade to Pro · Spinreel</title>
      {user ? <AppHeader /> : <PublicHeader />}
      <main className={classes.page}>
        <div className={classes.intro}>
          <PageTitle size="h1">Upgrade to Pro</PageTitle>
          <Text c="dimmed" size="lg">
            Unlimited videos without our watermark, on your own footage. For yourself or your whole studio.
          </Text>
        </div>
        <div ref={notes} className={classes.notes}>
          {error !== null && <PaymentError failure={error} onDismiss={() => setError(null)} />}
          {user && <ActiveSubscription user={user} />}
        </div>
        <PlanChoices checkout={checkout} />
        <div className={classes.sections}>
          <UpgradeSections user={user} />
        </div>
        <LinkButton to="/" variant="default" className={classes.back}>
          Back to Home
        </LinkButton>
      </main>
      <PublicFooter />
    </>
  );
}
