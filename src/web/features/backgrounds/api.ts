import { type Clip, deleteBackground, listBackgroundVideos } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';

/** The backgrounds that the person may choose from, uploads in progress, and how full their own library is. */
export const backgroundsQuery = queryOf(listBackgroundVideos);

/** Reloads the backgrounds; the promise resolves when they are there. */
export const refreshBackgrounds = () => queryClient.invalidateQueries({ queryKey: backgroundsQuery.queryKey });

/** Deletes a clip from their own library, or from everyone's. */
export async function removeClip({ id, title }: Pick<Clip, 'id' | 'title'>): Promise<void> {
  try {
    await callApi(deleteBackground, { params: { id }, query: { seen: title } });
  } finally {
    // Also after a failure: it may have been deleted elsewhere.
    await refreshBackgrounds();
  }
}
