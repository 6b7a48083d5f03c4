import { addTrack, listMusic, type OwnTrack, removeTrack, renameTrack as renameCall } from '../../../contract/music.ts';
import { ApiError, callApi, uploadForm } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** The person's own tracks. Another tab may have changed them. */
export const musicQuery = { ...queryOf(listMusic), refetchOnWindowFocus: 'always' as const };

const refresh = () => queryClient.invalidateQueries({ queryKey: musicQuery.queryKey });

/** Adds a file, whose person has confirmed that they may use it. */
export function useAddTrack(onAdded: (track: OwnTrack) => void) {
  return useMutation({
    mutationFn: (track: File) => uploadForm(addTrack, { rights: 'true' }, { track }),
    async onSuccess(track: OwnTrack) {
      await refresh();
      onAdded(track);
    },
  });
}

/** Deletes a track, if another tab has not. Rejects with what the question then shows. */
export async function deleteTrack(id: string): Promise<void> {
  const left = await callApi(removeTrack, { params: { id } }).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  if (left) queryClient.setQueryData(musicQuery.queryKey, left);
  else await refresh();
}

/** Gives a track another name. Rejects with what is then said beside it. */
export async function renameTrack(id: string, title: string): Promise<void> {
  const renamed = callApi(renameCall, { params: { id }, body: { title } });
  // Of a track that is gone the list says so.
  await renamed.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  await refresh();
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';
