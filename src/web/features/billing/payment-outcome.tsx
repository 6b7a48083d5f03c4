import { Anchor, Button, List, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '../../../contract/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { mailTo, siteQuery } from '../account/api.ts';
import { OFFERS, type Offer } from '../account/subscription.ts';
import { CONSOLES } from '../backgrounds/console.ts';
import { useSubscription } from './api.ts';
import { ownOffer } from './choice.ts';
import classes from './payment-outcome.module.css';
import type { Confirmation } from './use-confirmation.ts';

const SECONDS = 8;
const HOME = '/';

/** What the server says of a payment: welcome, not yet, or nothing of the kind. */
export function PaymentOutcome({ confirmation, user }: { confirmation: Confirmation; user: User | null }) {
  const subscription = useSubscription().data;
  const offer = ownOffer(user, subscription);
  if (confirmation === 'visitor' || (confirmation === 'unknown' && !user)) {
    return (
      <Outcome title="Sign in to see your plan" text="We show what was paid to whom it belongs.">
        <LinkButton
          to="/auth"
          search={{ next: window.location.pathname + window.location.search }}
          variant="gradient"
          fullWidth
        >
          Sign In
        </LinkButton>
      </Outcome>
    );
  }
  // Somebody who goes from one plan to the next has one already; only the confirmation says that it is the new one.
  if (offer && (confirmation === 'confirmed' || confirmation === 'unknown')) return <Welcome offer={offer} />;
  if (confirmation === 'unknown') {
    return (
      <Outcome
        title="We could not find this payment"
        text="Nothing has been charged through this page. If you have just paid, your plan appears here and in your studio by itself, within a few minutes."
      >
        <LinkButton to="/upgrade" variant="gradient" fullWidth>
          See the Plans
        </LinkButton>
        <Support />
      </Outcome>
    );
  }
  return (
    <Outcome
      title="We are confirming your payment"
      text={
        confirmation === 'checking'
          ? 'We are asking whether it has arrived. This takes a few seconds.'
          : "Your bank's answer usually takes a few seconds. You can leave this page: your plan starts by itself as soon as it is here."
      }
    >
      <Loader aria-hidden mx="auto" />
      {confirmation !== 'checking' && <Support />}
    </Outcome>
  );
}

function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack gap="lg">
      <Stack gap="xs" role="status">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

function Welcome({ offer }: { offer: Offer }) {
  const { name, benefits } = OFFERS[offer];
  return (
    <Outcome title="Welcome to Pro!" text={`${name} is active. Thank you for dancing with us. This is yours now:`}>
      <List spacing="sm" icon={<Icon name="check" />} className={classes.benefits}>
        {benefits.map((benefit) => (
          <List.Item key={benefit}>{benefit}</List.Item>
        ))}
      </List>
      <Button component="a" href={HOME} variant="gradient" size="lg" fullWidth>
        Start Creating Videos
      </Button>
      {offer === 'studio' && (
        <Button component="a" href={`${HOME}#${CONSOLES.studio_owner.hash}`} variant="default" size="lg" fullWidth>
          Invite Your Team
        </Button>
      )}
      <Countdown />
    </Outcome>
  );
}

/** Goes home by itself, for those who do not stop it. */
function Countdown() {
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (stopped) return;
    if (left === 0) return window.location.assign(HOME);
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped]);

  return (
    <Text size="sm" c="dimmed" ta="center">
      <span role="timer">{stopped ? 'You stay on this page.' : `Redirecting automatically in ${left} seconds...`}</span>{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => setStopped(!stopped)}>
        {stopped ? 'Go on' : 'Stay here'}
      </Anchor>
    </Text>
  );
}

function Support() {
  const site = useQuery(siteQuery).data;
  if (!site) return null;
  return (
    <Text size="sm" c="dimmed" ta="center">
      Something is wrong?{' '}
      <Anchor href={mailTo(site.supportEmail, 'My payment')} size="sm">
        Contact Support
      </Anchor>
    </Text>
  );
}
