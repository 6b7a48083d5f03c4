import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPromo, listDeletedPromos, listPromos, type PromoContent, unpackContent } from '../../../contract/promos.ts';
import { callApi } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** The person's promos, last changed first. Without a connection it fails at once: the shelf then shows what the browser has. */
export const shelfQuery = infiniteQueryOptions({
  queryKey: [listPromos.path],
  queryFn: ({ pageParam, signal }) => callApi(listPromos, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ promos, more }) => (more ? promos.at(-1)?.id : undefined),
  staleTime: 0,
  networkMode: 'always',
});

/** What was deleted and can be brought back, deleted last first. */
export const deletedQuery = infiniteQueryOptions({
  queryKey: [listDeletedPromos.path],
  queryFn: ({ pageParam, signal }) => callApi(listDeletedPromos, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ promos, more }) => (more ? promos.at(-1)?.id : undefined),
  staleTime: 0,
});

/** Reloads both lists of the shelf. */
export async function refreshShelf(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: shelfQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey }),
  ]);
}

/** All of a promo that the account has. @throws ApiError; Error if this version of the page cannot read it */
export async function wholeOf(id: string): Promise<PromoContent> {
  const content = unpackContent((await callApi(getPromo, { params: { id } })).content);
  if (!content) throw new Error('Reload the page and try again.');
  return content;
}
