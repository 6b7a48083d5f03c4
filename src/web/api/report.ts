import { reportClientError } from '../../contract/tools.ts';
import { ApiError, callApi, NetworkError } from './client.ts';
import { isAbort } from './failure.ts';

/** One broken page must not fill the server's log. */
const MOST = 5;
const sent = new Set<string>();

/** The report of an unexpected error, cut to what the call accepts; null for failures that are not the page's fault. */
export function reportOf(error: unknown, path: string) {
  if (error instanceof ApiError || error instanceof NetworkError) return null;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return { message: message.slice(0, 500), ...(stack && { stack: stack.slice(0, 4000) }), path: path.slice(0, 300) };
}

/** Logs an unexpected error and sends it to the server's log, without the URL's query, which may hold a token. What was aborted on purpose is none. */
export function reportError(error: unknown): void {
  if (isAbort(error)) return;
  // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer looks first
  console.error(error);
  const report = reportOf(error, window.location.pathname);
  if (!report || sent.size >= MOST || sent.has(report.message)) return;
  sent.add(report.message);
  callApi(reportClientError, { body: report }).catch(() => {
    // If a report cannot be sent, there is nobody left to tell.
  });
}

/** Logs what the person was shown anyway, and what is not the page's fault. */
export function logWarning(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above
  console.warn(message, ...(error === undefined ? [] : [error]));
}

/** Logs, reports and suppresses uncaught errors. */
export function watchUncaught(): void {
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportError(event.reason);
  });
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
}
