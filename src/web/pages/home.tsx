import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { userQuery } from '../features/auth/api.ts';
import { isOwed } from '../features/auth/sign-out.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';

const Studio = lazy(() => import('./studio.tsx'));
const Landing = lazy(() =>
  import('./landing.tsx').catch((error: unknown) => {
    // People who sign out offline have nothing to load the home page with.
    if (!isOwed()) throw error;
    return { default: SignedOutPage };
  }),
);

/** The home page: the studio for signed-in people, otherwise the landing page. */
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
      You are offline, so the start page cannot be shown right now. Your data has been removed from this device; only
      what could not be sent yet waits here, for you alone.
    </ErrorScreen>
  );
}
