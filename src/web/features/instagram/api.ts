import {
  cancelInstagram,
  connectInstagram,
  disconnectInstagram,
  getInstagram,
  type Place,
  planInstagram,
} from '../../../contract/instagram.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError } from '../../ui/notify.tsx';

/** The person's account there, and what is to be posted. */
export const instagramQuery = queryOf(getInstagram);
const refresh = () => queryClient.invalidateQueries({ queryKey: instagramQuery.queryKey });

/** Goes to Instagram, which asks the person and sends them back. */
export const useConnect = () =>
  useMutation({
    mutationFn: () => callApi(connectInstagram, {}),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => showError(error, 'Instagram is not connected'),
  });

export async function disconnect(): Promise<void> {
  await callApi(disconnectInstagram, {});
  await refresh();
}

type Day = { id: string; date: string };

export const usePlanPost = () =>
  useMutation({
    mutationFn: ({ day, ...body }: { day: Day; place: Place; caption: string }) =>
      callApi(planInstagram, { params: day, body }),
    onSettled: refresh,
  });

export const useCancelPost = () =>
  useMutation({
    mutationFn: (day: Day) => callApi(cancelInstagram, { params: day }),
    onSettled: refresh,
  });
