import { addTrack, listMusic, type OwnTrack, removeTrack } from '../../../contract/music.ts';
import { callApi, uploadForm } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** The person's own tracks. */
export const musicQuery = queryOf(listMusic);

/** Adds a file, whose person has confirmed that they may use it. */
export function useAddTrack(onAdded: (track: OwnTrack) => void) {
  return useMutation({
    mutationFn: (track: File) => uploadForm(addTrack, { rights: 'true' }, { track }),
    async onSuccess(track: OwnTrack) {
      await queryClient.invalidateQueries({ queryKey: musicQuery.queryKey });
      onAdded(track);
    },
  });
}

/** Deletes a track. Rejects with what the question then shows. */
export async function deleteTrack(id: string): Promise<void> {
  queryClient.setQueryData(musicQuery.queryKey, await callApi(removeTrack, { params: { id } }));
}
