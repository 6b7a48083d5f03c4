import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { userQuery } from '../features/auth/api.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';

const Studio = lazy(() => import('./studio.tsx'));
const Landing = lazy(() => import('./landing.tsx'));

/** The start page: the studio for those who are signed in, else the landing page. */
export function HomePage() {
  const user = useQuery(userQuery).data;
  return <Suspense fallback={<LoadingScreen />}>{user ? <Studio /> : <Landing />}</Suspense>;
}
