import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure.ts';
import { siteQuery } from '../api/site.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { NotFoundPage } from './not-found.tsx';

/** A page that exists only in development; in production it is not found. */
export function DevelopmentOnly({ children }: { children: ReactNode }) {
  const site = useQuery(siteQuery);
  if (site.isPending) return <LoadingScreen />;
  if (site.isError) {
    return (
      <ErrorScreen title="The page could not be loaded" action={{ label: 'Try Again', run: () => void site.refetch() }}>
        <FailureText failure={failureOf(site.error)} />
      </ErrorScreen>
    );
  }
  return site.data.production ? <NotFoundPage /> : children;
}
