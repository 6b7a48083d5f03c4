import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAuthUser, SIGNED_IN_COOKIE, type User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { createFlag } from '../../api/flag.ts';
import { queryClient } from '../../api/query-client.ts';
import { finishSignOut, isOwed } from './sign-out.ts';

const REFRESH_MS = 30_000;

/** The session of the person whose page this is has ended; the page stays as it is while they sign in again. */
export const sessionEnded = createFlag();

/** Whose page this is, although nobody is signed in any more; null where nobody was. */
function whoWasHere(): User | null {
  const before = queryClient.getQueryData<User | null>([getAuthUser.path]) ?? null;
  sessionEnded.set(before !== null);
  return before;
}

/** The person who is signed in, or null; looked up again on focus, on mount and every 30 seconds, because a subscription may have changed. */
export const userQuery = queryOptions<User | null>({
  queryKey: [getAuthUser.path],
  queryFn: async ({ signal }) => {
    // The person of before must not come back, whatever the cookie says.
    if (
      isOwed() &&
      !(await finishSignOut().then(
        () => true,
        () => false,
      ))
    )
      return null;
    // All tabs share the cookie: whoever signs in in another one is seen at the next look here.
    if (!document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return whoWasHere();
    try {
      const user = await callApi(getAuthUser, {}, { signal });
      sessionEnded.set(false);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return whoWasHere();
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
