import { Anchor, Button, List, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ownsTeam, type SoldPlan } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { mailTo, siteQuery } from '../../api/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CONSOLES } from '../consoles/console.ts';
import { ownPlan } from '../plans/choice.ts';
import { useSubscription } from './api.ts';
import classes from './payment-outcome.module.css';
import type { Confirmation } from './use-confirmation.ts';

const SECONDS = 8;
const HOME = '/';

/** What the server says about a payment: welcome, not yet, or no such payment. */
export function PaymentOutcome({ confirmation, user }: { confirmation: Confirmation; user: User | null }) {
  const subscription = useSubscription().data;
  const own = ownPlan(user, subscription);
  if (confirmation === 'visitor' || (confirmation === 'unknown' && !user)) {
    return (
      <Outcome title="Sign in to see your plan" text="We only show a payment to the account it belongs to.">
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
  // Somebody changing plans already has one; only the confirmation says that it is the new one.
  if (own && (confirmation === 'confirmed' || confirmation === 'unknown')) return <Welcome plan={own} />;
  if (confirmation === 'unknown') {
    return (
      <Outcome
        title="We could not find this payment"
        text="Nothing has been charged through this page. If you have just paid, your plan will appear here and in your studio within a few minutes."
      >
        <LinkButton to="/upgrade" variant="gradient" fullWidth>
          See the plans
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
          ? 'We are checking whether it has arrived. This takes a few seconds.'
          : 'Your bank’s answer usually takes a few seconds. You can leave this page. Your plan starts automatically once it arrives.'
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
        <PageTitle>{title}</PageTitle>
        <Text c="dimmed">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

function Welcome({ plan: { plan, name, benefits } }: { plan: SoldPlan }) {
  return (
    <Outcome title="Welcome to Pro!" text={`${name} is active. Thank you for dancing with us. Here is what you get:`}>
      <List spacing="sm" icon={<Icon name="check" />} className={classes.benefits}>
        {benefits.map((benefit) => (
          <List.Item key={benefit}>{benefit}</List.Item>
        ))}
      </List>
      <Button component="a" href={HOME} variant="gradient" size="lg" fullWidth>
        Start Creating Videos
      </Button>
      {ownsTeam(plan) && (
        <Button
          component="a"
          href={`${HOME}?console=${CONSOLES.studio_owner.address.console}`}
          variant="default"
          size="lg"
          fullWidth
        >
          Invite your team
        </Button>
      )}
      <Countdown />
    </Outcome>
  );
}

/** Somebody who does any of these is still reading. */
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'focusin', 'wheel'] as const;

/** Goes to the home page automatically, unless somebody does anything on this one. */
function Countdown() {
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (stopped) return;
    if (left === 0) return window.location.assign(HOME);
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stop = ({ target }: Event) => {
      if (!button.current?.contains(target as Node)) setStopped(true);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stop, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stop);
    };
  }, []);

  return (
    <Text size="sm" c="dimmed" ta="center" component="div">
      {!stopped && <span role="timer">Redirecting automatically in {left} seconds...</span>}
      <span role="status">{stopped && 'You are staying on this page.'}</span>{' '}
      <Anchor ref={button} component="button" type="button" size="sm" py={4} onClick={() => setStopped(!stopped)}>
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
      Something not right?{' '}
      <Anchor href={mailTo(site.supportEmail, 'My payment')} size="sm">
        Contact Support
      </Anchor>
    </Text>
  );
}
