import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../api/report.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';

/** Stands where a part of the page has failed to draw. */
export function ErrorPage({ error }: ErrorComponentProps) {
  useEffect(() => reportError(error), [error]);
  return (
    // A whole reload also cures a page whose files have been replaced by a newer version.
    <ErrorScreen
      title="Something went wrong"
      details={error instanceof Error ? error.message : String(error)}
      action={{ label: 'Try Again', run: () => window.location.reload() }}
    >
      This part of Spinreel could not be shown. What you have saved is safe.
    </ErrorScreen>
  );
}
