import { useQuery } from '@tanstack/react-query';
import {
  cancelSubscription,
  confirmCheckout,
  createCheckout,
  downgradeSubscription,
  getConsequences,
  getSubscription,
  keepSubscription,
  openPortal,
  type Subscription,
  simulateStripeSuccess,
} from '../../../contract/billing.ts';
import type { PlanId, SoldPlan } from '../../../contract/plans.ts';
import { getUser } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError } from '../../ui/notify.tsx';
import { refreshUser, userQuery } from '../auth/api.ts';
import { backgroundsQuery } from '../backgrounds/api.ts';
import { classTypesQuery } from '../classes/api.ts';
import { preferencesQuery } from '../profile/api.ts';

/** What the person pays for themselves. */
const subscriptionQuery = queryOf(getSubscription);

/** The subscription of the signed-in person; not fetched for visitors. */
export function useSubscription() {
  const user = useQuery(userQuery).data;
  return useQuery({ ...subscriptionQuery, enabled: Boolean(user), staleTime: 0, refetchOnWindowFocus: true });
}

/** Refetches everything that depends on the plan: the person, the subscription, backgrounds, preferences and class types. */
export async function refreshAfterPayment(): Promise<void> {
  await Promise.all([
    refreshUser(),
    ...[[getUser.path], subscriptionQuery.queryKey, backgroundsQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
    queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: classTypesQuery.queryKey }),
  ]);
}

const take = (subscription: Subscription) => {
  queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
  return refreshAfterPayment();
};

/** Starts buying a plan. @returns the URL where the payment continues */
export async function startCheckout(planId: PlanId): Promise<string> {
  const { redirectUrl } = await callApi(createCheckout, { body: { planId } });
  return redirectUrl;
}

/** Changes to a smaller plan. @returns the server's message */
export async function downgrade({ sale }: SoldPlan): Promise<string> {
  const { message, subscription } = await callApi(downgradeSubscription, { body: { targetPlan: sale.id } });
  await take(subscription);
  return message;
}

/** Cancels the subscription at the end of the paid period. @returns the server's message */
export async function cancel(): Promise<string> {
  const { message, subscription } = await callApi(cancelSubscription);
  await take(subscription);
  return message;
}

/** Undoes a cancellation. @param onKept gets the server's message, even if the button that asked is gone by then */
export function useKeep(onKept: (message: string) => void) {
  return useMutation({
    mutationFn: async () => {
      const { message, subscription } = await callApi(keepSubscription);
      await take(subscription);
      return message;
    },
    onSuccess: onKept,
    onError: (error) => {
      showError(error, 'Your plan could not be reactivated.');
      // It may have ended a moment ago.
      void refreshAfterPayment();
    },
  });
}

/** What would be lost with the plan, counted by the server at this moment. */
export const consequencesQuery = { ...queryOf(getConsequences), staleTime: 0, gcTime: 0 };

/** Whether the checkout with this session has been paid, according to the server. */
export const askForPayment = (sessionId: string, signal?: AbortSignal) =>
  callApi(confirmCheckout, { body: { sessionId } }, { signal });

/** Pays a mock checkout; development only. */
export const payMock = (sessionId: string, planId: PlanId) =>
  callApi(simulateStripeSuccess, { body: { sessionId, planId } });

/** Opens the payment provider's page for cards, invoices and undoing a cancellation. */
export function usePortal() {
  return useMutation({
    mutationFn: () => callApi(openPortal),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: (error) => showError(error, 'The billing page could not be opened'),
  });
}
