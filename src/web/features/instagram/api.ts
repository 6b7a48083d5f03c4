import { useQuery } from '@tanstack/react-query';
import {
  cancelInstagram,
  cancelInstagramPromo,
  connectInstagram,
  disconnectInstagram,
  getInstagram,
  type InstagramPost,
  type Place,
  planInstagram,
  planInstagramPromo,
  setInstagramRule,
} from '../../../contract/instagram.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { siteQuery } from '../../api/site.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** The person's account there, and what is to be posted; read again whenever the page is looked at: posts go on by themselves, and another device may have changed it. */
export const instagramQuery = { ...queryOf(getInstagram), staleTime: 30_000, refetchOnWindowFocus: true };
/** What is posted there may be different now. */
export const refreshInstagram = () => queryClient.invalidateQueries({ queryKey: instagramQuery.queryKey });

/** Goes to Instagram, which asks the person and sends them back. */
export const useConnect = () =>
  useMutation({
    mutationFn: () => callApi(connectInstagram, {}),
    onSuccess: ({ address }) => window.location.assign(address),
  });

export async function disconnect(): Promise<void> {
  await callApi(disconnectInstagram, {});
  await refreshInstagram();
}

/** Says what every video becomes there; null: only those that are chosen are posted. */
export const useSetRule = () =>
  useMutation({
    mutationFn: (every: Place | null) => callApi(setInstagramRule, { body: { every } }),
    onSettled: refreshInstagram,
  });

/** How far each class’s video is on its way there, found by the class and its day. */
export function useInstagramPosts(): (occurrence: { entryId: string; of: string }) => InstagramPost | undefined {
  const isThere = useQuery(siteQuery).data?.instagram === true;
  const posts = useQuery({ ...instagramQuery, enabled: isThere }).data?.posts ?? [];
  return ({ entryId, of }) => posts.find((post) => post.entryId === entryId && post.date === of);
}

/** Has a video that belongs to no class posted at a time; null: at once. */
export const usePlanPromo = () =>
  useMutation({
    mutationFn: ({ promoId, ...body }: { promoId: string; place: Place; caption: string; at: string | null }) =>
      callApi(planInstagramPromo, { params: { id: promoId }, body }),
    onSettled: refreshInstagram,
  });

export const useCancelPromo = () =>
  useMutation({
    mutationFn: (promoId: string) => callApi(cancelInstagramPromo, { params: { id: promoId } }),
    onSettled: refreshInstagram,
  });

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
