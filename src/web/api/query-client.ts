import { focusManager, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call, CallInput, CallOutput } from '../../contract/call.ts';
import { type CallArgs, callApi } from './client.ts';

/** By default nothing goes stale, refetches or retries; a query that must says so itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    // Offline, a call fails at once with a message; waiting in silence would look like work.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Whether the window is looked at is asked when it gets the focus too: TanStack Query 5 hears only of tabs that are shown, not of a window that lay beside
 * another one.
 */
focusManager.setEventListener((onFocus) => {
  const { window } = globalThis;
  const listen = () => onFocus();
  for (const event of ['visibilitychange', 'focus']) window?.addEventListener(event, listen);
  return () => {
    for (const event of ['visibilitychange', 'focus']) window?.removeEventListener(event, listen);
  };
});

/** Query options of a reading call; the key is its path, followed by the input if there is one. */
export function queryOf<C extends Call & { method: 'GET' }>(
  call: C,
  ...[input]: Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
) {
  return queryOptions<CallOutput<C>>({
    queryKey: input === undefined ? [call.path] : [call.path, input],
    queryFn: ({ signal }) => callApi(call, ...([input, { signal }] as CallArgs<C>)),
  });
}
