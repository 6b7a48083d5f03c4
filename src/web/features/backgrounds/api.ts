import type { CallOutput } from '../../../contract/call.ts';
import { type Clip, deleteBackground, listBackgroundVideos } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';

/** The backgrounds that the person may choose from, uploads in progress, and how full their own library is. */
export const backgroundsQuery = queryOf(listBackgroundVideos);

/** Everything in it that a promo may stand over. */
export function usable(library: CallOutput<typeof listBackgroundVideos>): Clip[] {
  const { universal, personal, clips, studio } = library;
  return [...universal, ...personal, ...clips, ...(studio?.personal ?? []), ...(studio?.clips ?? [])];
}

/** Reloads the backgrounds; the promise resolves when they are there. */
export const refreshBackgrounds = () => queryClient.invalidateQueries({ queryKey: backgroundsQuery.queryKey });

/** Deletes a clip from a library, by its name; from their own, or everyone's. */
export async function removeClip({ id, title }: Pick<Clip, 'id' | 'title'>, from?: string): Promise<void> {
  try {
    await callApi(deleteBackground, { params: { id }, query: { seen: title, ...(from !== undefined && { from }) } });
  } finally {
    // Also after a failure: it may have been deleted elsewhere.
    await refreshBackgrounds();
  }
}
