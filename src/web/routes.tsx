import { useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { userQuery } from './features/auth/api.ts';
import { LoadingScreen } from './ui/loading-screen.tsx';

const Studio = lazy(() => import('./pages/studio.tsx'));
const Landing = lazy(() => import('./pages/landing.tsx'));

/** The start page: the studio for those who are signed in, else the landing page. */
function Home() {
  const user = useQuery(userQuery);
  if (user.isPending) return <LoadingScreen />;
  return <Suspense fallback={<LoadingScreen />}>{user.data ? <Studio /> : <Landing />}</Suspense>;
}

const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  component: lazyRouteComponent(() => import('./pages/auth.tsx'), 'default'),
});

export const router = createRouter({ routeTree: root.addChildren([home, auth]) });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
