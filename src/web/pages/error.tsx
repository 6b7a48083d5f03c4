import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../api/client.ts';
import { reportError } from '../api/report.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';

/** Shown in place of a part of the page that failed to render. */
export function ErrorPage({ error }: ErrorComponentProps) {
  useEffect(() => reportError(error), [error]);
  return (
    // A full reload also fixes a page whose files have been replaced by a newer version.
    <ErrorScreen
      title="Something went wrong"
      details={detailsOf(error)}
      action={{ label: 'Try Again', run: () => window.location.reload() }}
    >
      This part of Spinreel could not be shown. Everything you have saved is safe.
    </ErrorScreen>
  );
}

/** The error's message; for a response only its status and reference, since its body may be a whole page. */
function detailsOf(error: unknown): string {
  if (error instanceof ApiError)
    return `${error.status}${error.reference === null ? '' : `, reference ${error.reference}`}`;
  return error instanceof Error ? error.message : String(error);
}
