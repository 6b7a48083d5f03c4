import { useQuery } from '@tanstack/react-query';
import {
  cancelInstagram,
  connectInstagram,
  disconnectInstagram,
  getInstagram,
  type InstagramPost,
  type Place,
  planInstagram,
  setInstagramRule,
} from '../../../contract/instagram.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { siteQuery } from '../../api/site.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError } from '../../ui/notify.tsx';

/** The person's account there, and what is to be posted. */
export const instagramQuery = queryOf(getInstagram);
/** What is posted there may be different now. */
export const refreshInstagram = () => queryClient.invalidateQueries({ queryKey: instagramQuery.queryKey });

/** Goes to Instagram, which asks the person and sends them back. */
export const useConnect = () =>
  useMutation({
    mutationFn: () => callApi(connectInstagram, {}),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => showError(error, 'Instagram is not connected'),
  });

export async function disconnect(): Promise<void> {
  await callApi(disconnectInstagram, {});
  await refreshInstagram();
}

/** Says what every video becomes there; null: only those that are chosen are posted. */
export const useSetRule = () =>
  useMutation({
    mutationFn: (every: Place | null) => callApi(setInstagramRule, { body: { every } }),
    onSuccess: refreshInstagram,
    onError: (error) => showError(error, 'What is posted to Instagram is as it was'),
  });

/** How far each class’s video is on its way there, found by the class and its day. */
export function useInstagramPosts(): (occurrence: { entryId: string; of: string }) => InstagramPost | undefined {
  const isThere = useQuery(siteQuery).data?.instagram === true;
  const posts = useQuery({ ...instagramQuery, enabled: isThere }).data?.posts ?? [];
  return ({ entryId, of }) => posts.find((post) => post.entryId === entryId && post.date === of);
}

type Day = { id: string; date: string };

export const usePlanPost = () =>
  useMutation({
    mutationFn: ({ day, ...body }: { day: Day; place: Place; caption: string }) =>
      callApi(planInstagram, { params: day, body }),
    onSettled: refreshInstagram,
  });

export const useCancelPost = () =>
  useMutation({
    mutationFn: (day: Day) => callApi(cancelInstagram, { params: day }),
    onSettled: refreshInstagram,
  });
