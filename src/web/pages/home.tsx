import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { userQuery } from '../features/auth/api.ts';
import { isOwed } from '../features/auth/sign-out.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';

const Studio = lazy(() => import('./studio.tsx'));
const Landing = lazy(() =>
  import('./landing.tsx').catch((error: unknown) => {
    // Who signs out without a connection has nothing to load the start page with.
    if (!isOwed()) throw error;
    return { default: SignedOutPage };
  }),
);

/** The start page: the studio for those who are signed in, else the landing page. */
export function HomePage() {
  const user = useQuery(userQuery).data;
  return <Suspense fallback={<LoadingScreen />}>{user ? <Studio /> : <Landing />}</Suspense>;
}

function SignedOutPage() {
  return (
    <ErrorScreen
      title="You are signed out"
      action={{ label: 'Open the start page', run: () => window.location.assign('/') }}
    >
      There is no connection, so the start page cannot be shown right now. What was yours is gone from this device.
    </ErrorScreen>
  );
}
