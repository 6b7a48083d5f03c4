import { QueryClient, queryOptions } from '@tanstack/react-query';
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
