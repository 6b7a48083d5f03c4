import { type Clip, deleteBackground, listBackgroundVideos } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';

/** The backgrounds that the person may choose from, uploads on their way, and how full the own library is. */
export const backgroundsQuery = queryOf(listBackgroundVideos);

/** Loads the backgrounds again; the promise ends when they are there. */
export const refreshBackgrounds = () => queryClient.invalidateQueries({ queryKey: backgroundsQuery.queryKey });

/** Deletes a clip of the own library, or of everybody's. */
export async function removeClip({ id }: Pick<Clip, 'id'>): Promise<void> {
  try {
    await callApi(deleteBackground, { params: { id } });
  } finally {
    // Also after a failure: it may have been deleted elsewhere.
    await refreshBackgrounds();
  }
}
