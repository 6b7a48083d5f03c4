import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAudit, listDownloads, sumDownloads, summarizeDownloads } from '../../../contract/activity.ts';
import {
  addStudioMember,
  adminCancelSubscription,
  changeUsers,
  deleteUser,
  getToday,
  listStudios,
  listUsers,
  removeStudioMember,
  resetNameChanges,
  setUserRole,
  updateExpiration,
} from '../../../contract/admin.ts';
import { endUnmatched, listUnmatched, processExpired } from '../../../contract/billing.ts';
import type { CallInput } from '../../../contract/call.ts';
import { type AdminAction, getConsequences, getPerson } from '../../../contract/consequences.ts';
import type { Role } from '../../../contract/plans.ts';
import { cancelJob, getQueue, retryJob } from '../../../contract/queue.ts';
import type { SeenSeat } from '../../../contract/studio.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { refreshUser } from '../auth/api.ts';

/** Every path that admins read starts with this. */
const ADMIN = '/api/admin/';
/** Other admins work here too, so a list is refetched when it is opened. */
const fresh = { staleTime: 0 };
const paged = { ...fresh, placeholderData: keepPreviousData } as const;
const ACTIVITY_REFRESH_MS = 30_000;

export const usersQuery = (query: CallInput<typeof listUsers>['query']) => ({
  ...queryOf(listUsers, { query }),
  ...paged,
});
export const studiosQuery = (query: CallInput<typeof listStudios>['query']) => ({
  ...queryOf(listStudios, { query }),
  ...paged,
});

/** Who has downloaded how often; refetched every 30 seconds. */
export const downloadersQuery = (query: CallInput<typeof summarizeDownloads>['query']) => ({
  ...queryOf(summarizeDownloads, { query }),
  ...paged,
  refetchInterval: ACTIVITY_REFRESH_MS,
});

/** Downloads in sums; refetched with the list that stands with them. */
export const sumsQuery = (query: CallInput<typeof sumDownloads>['query']) => ({
  ...queryOf(sumDownloads, { query }),
  ...paged,
  refetchInterval: ACTIVITY_REFRESH_MS,
});

type Period = Pick<CallInput<typeof listDownloads>['query'], 'from' | 'to'>;

/** One person's downloads of a period, newest first. */
export const historyQuery = (userId: string, period: Period = {}) =>
  infiniteQueryOptions({
    queryKey: [listDownloads.path, userId, period],
    queryFn: ({ pageParam, signal }) =>
      callApi(listDownloads, { query: { ...period, userId, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  });

export type AuditFilters = Omit<CallInput<typeof listAudit>['query'], 'before' | 'pageSize'>;

/** What admins, owners and the program did to people's data, newest first. */
export const auditQuery = (filters: AuditFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [listAudit.path, filters],
    queryFn: ({ pageParam, signal }) => callApi(listAudit, { query: { ...filters, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  });

/** One person with everything they have here. */
export const personQuery = (userId: string) => ({ ...queryOf(getPerson, { params: { userId } }), ...fresh });

/** What an action would do to a person at this moment. */
export const foresee = (userId: string, action: AdminAction, role?: Role) =>
  callApi(getConsequences, { params: { userId }, query: { action, ...(role && { role }) } });

/** A change by an admin; afterwards every open list of the console is refetched. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn, onSettled: refetchConsole });
}

/** Refetches every open list of the console. */
function refetchConsole(): void {
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(ADMIN) });
}

export const useSetRole = () =>
  useChange(async ({ userId, role }: { userId: string; role: Role }) => {
    await callApi(setUserRole, { params: { userId }, body: { role } });
    // It may be their own account.
    await refreshUser();
  });
export const useDeleteUser = () =>
  useChange(async (userId: string) => {
    await callApi(deleteUser, { params: { userId } });
    await refreshUser();
  });
export const useResetNames = () => useChange((userId: string) => callApi(resetNameChanges, { params: { userId } }));
export const useChangeUsers = () =>
  useChange((body: CallInput<typeof changeUsers>['body']) => callApi(changeUsers, { body }));
export const useSetExpiry = () =>
  useChange(({ userId, expirationDate }: { userId: string; expirationDate: string }) =>
    callApi(updateExpiration, { params: { userId }, body: { expirationDate } }),
  );
export const useCancelSubscription = () =>
  useChange(({ userId, immediate }: { userId: string; immediate: boolean }) =>
    callApi(adminCancelSubscription, { params: { userId }, body: { immediate } }),
  );
export const useProcessExpired = () => useChange((_: undefined) => callApi(processExpired));

/** What needs an admin's attention; other admins and Stripe change it too. */
export const todayQuery = { ...queryOf(getToday), ...fresh, refetchInterval: 60_000 };

/** What waits, runs and has failed; refetched often, since it is looked at while something is wrong. */
export const queueQuery = { ...queryOf(getQueue), ...fresh, refetchInterval: 5_000 };
export const useCancelJob = () => useChange((params: { kind: string; key: string }) => callApi(cancelJob, { params }));
export const useRetryJob = () => useChange((params: { kind: string; key: string }) => callApi(retryJob, { params }));

/** Subscriptions at Stripe that belong to no account. */
export const unmatchedQuery = { ...queryOf(listUnmatched), ...fresh };
/** Ends such a subscription and refunds its period. @returns the server's message */
export const endUnmatchedSubscription = (id: string) =>
  callApi(endUnmatched, { params: { id } }).finally(refetchConsole);

export const useAddStudioMember = () =>
  useChange((body: { studioId: string; email: string }) => callApi(addStudioMember, { body }));
export const useRemoveStudioMember = () =>
  useChange(({ seen, ...params }: { memberId: string; studioId: string; seen: SeenSeat }) =>
    callApi(removeStudioMember, { params, query: { seen } }),
  );
