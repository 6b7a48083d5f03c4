import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { lookAtInvitation } from '../../../contract/studio.ts';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { queryOf } from '../../api/query-client.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { userQuery } from '../auth/api.ts';
import { useSignOut } from '../auth/session.ts';
import { OwnPlanNote } from '../billing/own-plan-note.tsx';
import { useAcceptInvitation } from './api.ts';
import { MemberBenefits } from './benefits.tsx';

type Offer = z.output<typeof lookAtInvitation.output>;

/** Why an invitation cannot be accepted, and who can help. */
const CLOSED = {
  expired: ({ ownerName, studioName }: Offer) =>
    `This invitation has expired. Ask ${ownerName || studioName || 'your studio'} to send you a new one.`,
  closed: ({ studioName }: Offer) => `${studioName || 'This studio'} does not have a team plan at the moment.`,
} as const;

/** An invitation to a studio's team, for people with its link. */
export function Invitation({ token }: { token: string }) {
  const offer = useQuery({ ...queryOf(lookAtInvitation, { query: { token } }), staleTime: 0 });
  if (offer.isPending) {
    return (
      <Stack align="center" p="lg" role="status" aria-label="Loading">
        <Loader />
      </Stack>
    );
  }
  if (offer.isError) return <Unreadable error={offer.error} onRetry={() => void offer.refetch()} />;
  const { status, studioName, ownerName } = offer.data;
  if (status === 'accepted') {
    return (
      <Screen title="You are on the team">
        <Text c="dimmed">This invitation has already been accepted. Sign in to use the studio’s plan.</Text>
        <StartLink />
      </Screen>
    );
  }
  if (status !== 'open') {
    return (
      <Screen title="This invitation is no longer valid">
        <Alert color="danger">{CLOSED[status](offer.data)}</Alert>
        <StartLink />
      </Screen>
    );
  }
  return (
    <Screen title={`Join ${studioName || 'the studio'}`}>
      <Text c="dimmed">
        {ownerName || 'The owner'} invites you to the team{studioName && ` of ${studioName}`}. Their plan covers you:
      </Text>
      <MemberBenefits />
      <Answer token={token} offer={offer.data} />
    </Screen>
  );
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="lg" style={{ overflowWrap: 'anywhere' }}>
      <PageTitle>{title}</PageTitle>
      {children}
    </Stack>
  );
}

function StartLink() {
  return (
    <LinkButton to="/" variant="default" fullWidth>
      Open Spinreel
    </LinkButton>
  );
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Screen title={unknown ? 'This invitation is no longer valid' : 'Join a studio'}>
      <Alert color="danger" role="alert">
        {unknown ? (
          'This link no longer works: a newer invitation was sent, or it was withdrawn. Ask your studio for a new one.'
        ) : (
          <FailureText failure={failureOf(error, { what: 'The invitation could not be loaded.' })} />
        )}
      </Alert>
      {unknown ? (
        <StartLink />
      ) : (
        <Button variant="gradient" fullWidth onClick={onRetry}>
          Try again
        </Button>
      )}
    </Screen>
  );
}

/** The person's options: sign in or register first, switch to the invited account, or accept. */
function Answer({ token, offer }: { token: string; offer: Offer }) {
  const user = useQuery(userQuery).data ?? null;
  const signOut = useSignOut();
  const { email, hasAccount } = offer;
  const next = `/join?token=${encodeURIComponent(token)}`;
  if (user === null) {
    const signIn = { label: 'Sign In', search: { next } };
    const create = { label: 'Create Account', search: { mode: 'create', next } };
    const [first, second] = hasAccount ? [signIn, create] : [create, signIn];
    return (
      <Stack gap="sm">
        <Text size="sm">
          {hasAccount ? 'Sign in' : 'Create your account'} with <b>{email}</b> to accept.
        </Text>
        <LinkButton to="/auth" search={first.search} state={{ email }} variant="gradient" fullWidth>
          {first.label}
        </LinkButton>
        <LinkButton to="/auth" search={second.search} state={{ email }} variant="default" fullWidth>
          {second.label}
        </LinkButton>
      </Stack>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <Stack gap="sm">
        <Alert color="gold" title="This invitation is for another account">
          <Text size="sm">
            You are signed in as {user.email}. Only this account can accept it: {email}.
          </Text>
        </Alert>
        <Button variant="gradient" fullWidth onClick={() => signOut(`/auth?next=${encodeURIComponent(next)}`)}>
          Switch Account
        </Button>
      </Stack>
    );
  }
  return <Accept token={token} studioName={offer.studioName} />;
}

function Accept({ token, studioName }: { token: string; studioName: string }) {
  const { history } = useRouter();
  const accept = useAcceptInvitation();
  const [endOwnPlan, setEndOwnPlan] = useState(false);
  const join = () =>
    accept.mutate(
      { token, endOwnPlan },
      {
        onSuccess: ({ message }) => {
          showSuccess(message);
          history.replace('/');
        },
      },
    );
  return (
    <Stack gap="sm">
      <OwnPlanNote ends={endOwnPlan} onChange={setEndOwnPlan} />
      {accept.isError && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(accept.error, { what: 'The invitation could not be accepted.' })} />
        </Alert>
      )}
      <Button variant="gradient" fullWidth disabled={accept.isPending || accept.isSuccess} onClick={join}>
        {accept.isPending ? 'Joining...' : `Join ${studioName || 'the Studio'}`}
      </Button>
      <Anchor href="/" size="sm" ta="center" py="sm">
        Not now
      </Anchor>
    </Stack>
  );
}
