import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { userQuery } from '../features/auth/api.ts';

const Studio = lazyRouteComponent(() => import('./studio.tsx'));
const Landing = lazyRouteComponent(() => import('./landing.tsx'));

/** The start page: the studio for those who are signed in, else the landing page. */
export function HomePage() {
  return useQuery(userQuery).data ? <Studio /> : <Landing />;
}
