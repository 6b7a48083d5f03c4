import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { User } from '../../contract/session.ts';
import { failureOf } from '../api/failure.ts';
import { reportError } from '../api/report.ts';
import { useFlag } from '../api/store.ts';
import { sessionEnded } from '../features/auth/api.ts';
import { accountGone, leaving, onLeaving, onSignOut, useSession } from '../features/auth/session.ts';
import { unfinished } from '../features/auth/sign-out.ts';
import { ConsentKeeper } from '../features/consent/consent-keeper.tsx';
import { applyConsent } from '../features/marketing/track.ts';
import { useWelcomeGate } from '../features/profile/welcome-gate.ts';
import { setAside } from '../features/promos/store.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { OfflineHint } from '../ui/offline-hint.tsx';
import { PageArrivals } from '../ui/page-title.tsx';
import { NotFoundPage } from './not-found.tsx';

const SessionEnded = lazy(() => import('../features/auth/session-ended.tsx'));
const Welcome = lazy(() => import('./welcome.tsx'));

// Whatever page they leave from, people lose nothing that their account does not have yet.
onSignOut(setAside);
onLeaving(async (userId) => {
  try {
    const { sendAside } = await import('../features/promos/send.ts');
    await sendAside(userId);
  } catch (error) {
    // What was not sent waits aside for its person; nobody has to stay signed in for it.
    reportError(error);
  }
});

/** Frame of every page: knows who is signed in, and lets them go only where they may. */
export function RootPage() {
  return (
    <>
      <ConsentKeeper apply={applyConsent} />
      <PageArrivals>
        <Gate />
      </PageArrivals>
      <OfflineHint signedOut={useFlag(unfinished)} />
    </>
  );
}

function Gate() {
  const user = useSession();
  const ended = useFlag(sessionEnded);
  const going = useFlag(leaving);
  const gone = useFlag(accountGone);
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  if (route?.forAll) return <Outlet />;
  if (gone) return <AccountGone />;
  if (going) return <LoadingScreen title="Signing out..." />;
  if (user.isPending) return <LoadingScreen />;
  if (user.data === undefined) {
    return (
      <ErrorScreen
        title={navigator.onLine ? 'We could not reach your account' : 'You are offline'}
        action={{ label: 'Try Again', run: () => void user.refetch() }}
      >
        <FailureText failure={failureOf(user.error)} />
      </ErrorScreen>
    );
  }
  if (user.data && !route?.beforeWelcome) {
    return (
      <>
        <Welcomed key={user.data.id} user={user.data} />
        {ended && (
          <Suspense>
            <SessionEnded user={user.data} />
          </Suspense>
        )}
      </>
    );
  }
  return <Allowed signedIn={user.data !== null} />;
}

function AccountGone() {
  return (
    <ErrorScreen
      title="This account was deleted"
      action={{ label: 'Open the start page', run: () => window.location.assign('/') }}
    >
      Its promos, videos and clips are gone, and what this browser had kept of them has been removed.
    </ErrorScreen>
  );
}

function Welcomed({ user }: { user: User }) {
  const gate = useWelcomeGate(user);
  if (gate.state === 'waiting') return <LoadingScreen />;
  if (gate.state === 'open') return <Allowed signedIn />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Welcome onDone={gate.open} />
    </Suspense>
  );
}

function Allowed({ signedIn }: { signedIn: boolean }) {
  const audience = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.audience });
  const allowed = audience === undefined || audience === 'everybody' || (audience === 'signedIn') === signedIn;
  return allowed ? <Outlet /> : <NotFoundPage />;
}
