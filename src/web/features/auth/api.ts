import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAuthUser, SIGNED_IN_COOKIE, type User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

const REFRESH_MS = 30_000;

/** The person who is signed in, or null; looked up again on focus, on mount and every 30 seconds, because a subscription may have changed. */
export const userQuery = queryOptions<User | null>({
  queryKey: [getAuthUser.path],
  queryFn: async ({ signal }) => {
    // All tabs share the cookie: whoever signs in in another one is seen at the next look here.
    if (!document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return null;
    try {
      return await callApi(getAuthUser, {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 1000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchInterval: REFRESH_MS,
});

/**
 * The person who is signed in; only for screens that nobody else can reach. While such a screen is being taken away after a sign-out, it may be drawn
 * once more before the page above it has heard: it then still gets the person of before.
 * @throws Error where nobody was signed in from the beginning
 */
export function useUser(): User {
  const { data } = useSuspenseQuery(userQuery);
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const user = data ?? known;
  if (!user) throw new Error('Nobody is signed in. Please reload the page.');
  return user;
}

/** Looks the person up again, for instance after a download was counted. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}
