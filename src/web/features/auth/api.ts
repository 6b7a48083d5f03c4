import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAccountState, getAuthUser, SIGNED_IN_COOKIE, type User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { orKept } from '../../api/kept-answers.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { createFlag } from '../../api/store.ts';
import { finishSignOut, isOwed } from './sign-out.ts';

const REFRESH_MS = 30_000;

/** The person's session has ended; the page stays as it is while they sign in again. */
export const sessionEnded = createFlag();

/** Whose page this is, although nobody is signed in anymore; null if nobody was. */
function whoWasHere(): User | null {
  const before = queryClient.getQueryData<User | null>([getAuthUser.path]) ?? null;
  sessionEnded.set(before !== null);
  return before;
}

/** Whether the account of a page whose session has ended still exists. Without an answer it may. */
export const accountStateQuery = (userId: string) => ({
  ...queryOf(getAccountState, { params: { userId } }),
  networkMode: 'always' as const,
  staleTime: 0,
  gcTime: 0,
});

let arrivedAt = 0;

/** Another page comes: it asks for the person anew. */
export function notePage(): void {
  arrivedAt = Date.now();
}

/** With another plan, whatever brought it, most of what the page shows is another: libraries, names, class types. All of it is asked for anew. */
function noteAnotherPlan({ id, entitlements }: User): void {
  const before = queryClient.getQueryData<User | null>([getAuthUser.path]);
  if (before?.id !== id || before.entitlements.plan === entitlements.plan) return;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getAuthUser.path });
}

/**
 * The signed-in person, or null; refetched on focus, with every page and every 30 seconds, because a subscription may have changed. The parts of a page
 * arrive one after the other, on a slow phone over many seconds, and ask once.
 */
export const userQuery = queryOptions<User | null>({
  queryKey: [getAuthUser.path],
  queryFn: async ({ signal }) => {
    // The previous person must not come back, whatever the cookie says.
    if (
      isOwed() &&
      !(await finishSignOut().then(
        () => true,
        () => false,
      ))
    )
      return null;
    // All tabs share the cookie: someone who signs in in another tab appears here on the next check.
    if (!document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return whoWasHere();
    try {
      const user = await orKept(getAuthUser, () => callApi(getAuthUser, {}, { signal }), '');
      sessionEnded.set(false);
      noteAnotherPlan(user);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return whoWasHere();
      throw error;
    }
  },
  staleTime: 1000,
  refetchOnMount: ({ state }) => state.dataUpdatedAt < arrivedAt,
  refetchOnWindowFocus: true,
  refetchInterval: REFRESH_MS,
});

/**
 * The signed-in person; only for screens that nobody else can reach. While such a screen is being removed after a sign-out, it may render once more
 * before its parent knows; it then still gets the previous person.
 * @throws Error if nobody was signed in from the beginning
 */
export function useUser(): User {
  const { data } = useSuspenseQuery(userQuery);
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const user = data ?? known;
  if (!user) throw new Error('You are not signed in. Please reload the page.');
  return user;
}

/** Refetches the person, for instance after a download was counted. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}
