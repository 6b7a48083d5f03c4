import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFlag } from '../api/store.ts';
import { sessionEnded, userQuery } from '../features/auth/api.ts';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { nextPath } from '../features/auth/next-path.ts';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { beginSession } from '../features/auth/session.ts';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { useTypedEmail } from '../features/auth/use-typed-email.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/auth');

/** Sign in, create an account, or request a new password. */
export default function AuthPage() {
  const { mode, next, error } = route.useSearch();
  const ended = useFlag(sessionEnded);
  const typed = useTypedEmail();
  if (useQuery(userQuery).data && !ended) return <GoOn next={next} />;
  if (mode === 'forgot') {
    return (
      <Screen title="Forgot your password?">
        <ForgotForm next={next} typed={typed} />
      </Screen>
    );
  }
  if (mode === 'create') {
    return (
      <Screen title="Create your account" lead={leadOf(next)}>
        <RegisterForm typed={typed} onSignedIn={beginSession} />
        <Switch question="Already have an account?" label="Sign in" search={next ? { next } : {}} />
      </Screen>
    );
  }
  return (
    <Screen title="Welcome back" lead="Sign in to your studio.">
      {/* The parameter's text comes from outside and is not shown. */}
      {error && (
        <Alert color="danger">
          Signing in with your provider did not work. Please try again, or use your password.
        </Alert>
      )}
      <SignInForm next={next} typed={typed} onSignedIn={beginSession} />
      <Switch question="New here?" label="Create an account" search={{ mode: 'create', ...(next && { next }) }} />
    </Screen>
  );
}

/** What an account leads to: what was started before, or the free trial. */
function leadOf(next: string | undefined): string {
  const { pathname } = new URL(nextPath(next), window.location.origin);
  if (pathname === '/join') return 'One step left before you join your team.';
  if (pathname === '/upgrade') return 'One step left before your plan.';
  return 'Five videos are free. No card needed.';
}

function Screen({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <NarrowPage title={title}>
      <Stack gap="lg">
        <Stack gap={4}>
          <PageTitle>{title}</PageTitle>
          {lead && <Text c="dimmed">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </NarrowPage>
  );
}

type SwitchProps = { question: string; label: string; search: { mode?: string; next?: string } };

function Switch({ question, label, search }: SwitchProps) {
  return (
    <Text size="sm" c="dimmed" ta="center">
      {question}{' '}
      <LinkAnchor to="/auth" search={search} state={true} size="sm" py="sm" display="inline-block">
        {label}
      </LinkAnchor>
    </Text>
  );
}

function GoOn({ next }: { next: string | undefined }) {
  const { history } = useRouter();
  useEffect(() => history.replace(nextPath(next)), [history, next]);
  return <LoadingScreen />;
}
