import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  getPreferences,
  type Preferences,
  savePreferences,
  type savePreferencesSchema,
} from '../../../contract/profile.ts';
import { callApi } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** The person's names, last class time and writing style. The parameter keeps caches on the way from answering with an old state. */
export const preferencesQuery = queryOptions<Preferences>({
  queryKey: [getPreferences.path],
  queryFn: ({ signal }) => callApi(getPreferences, { query: { t: String(Date.now()) } }, { signal }),
});

/** Saves preferences; what is left out stays as it is. */
export function useSavePreferences() {
  return useMutation({
    mutationFn: (body: z.input<typeof savePreferencesSchema>) => callApi(savePreferences, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
}
