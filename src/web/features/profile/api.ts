import { queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import {
  getNameChangeStatus,
  getPreferences,
  type LanguageChoice,
  type Preferences,
  savePreferences,
  type savePreferencesSchema,
  trackNameChange,
} from '../../../contract/profile.ts';
import { callApi, NetworkError } from '../../api/client.ts';
import { orKept } from '../../api/kept-answers.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError } from '../../ui/notify.tsx';

/** The person's names, last class time, writing style and language. The parameter keeps intermediate caches from returning an old state. */
export const preferencesQuery = queryOptions<Preferences>({
  queryKey: [getPreferences.path],
  queryFn: ({ signal }) =>
    orKept(getPreferences, () => callApi(getPreferences, { query: { t: String(Date.now()) } }, { signal })),
});

/** Saves preferences; omitted ones stay as they are. Offline, saving waits for the connection. */
export function useSavePreferences() {
  return useMutation({
    networkMode: 'offlineFirst',
    retry: (failures, error) => failures < 3 && error instanceof NetworkError && !navigator.onLine,
    mutationFn: (body: z.input<typeof savePreferencesSchema>) => callApi(savePreferences, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
}

/** Chooses the language of the person's texts: at once here, then for the account. */
export function useChooseLanguage(saved: Preferences): (language: LanguageChoice) => void {
  const { mutate } = useSavePreferences();
  return (language) => {
    queryClient.setQueryData(preferencesQuery.queryKey, { ...saved, language });
    mutate(
      { instructorName: saved.instructorName, studio: saved.studio, language },
      {
        onError(error) {
          queryClient.setQueryData(preferencesQuery.queryKey, saved);
          showError(error, 'The language could not be saved');
        },
      },
    );
  };
}

/** How often the person may still change the instructor name. */
export const nameChangesQuery = queryOf(getNameChangeStatus);

/** Changes the name of a person with limited changes: the change is counted, then the name is saved. */
export function useChangeName() {
  const { mutateAsync: save } = useSavePreferences();
  // A change that was counted but not saved is not counted again.
  const counted = useRef(false);
  return useMutation({
    mutationFn: async ({ instructorName, studio }: Pick<Preferences, 'instructorName' | 'studio'>) => {
      const status = counted.current ? null : await callApi(trackNameChange);
      counted.current = true;
      await save({ instructorName, studio });
      counted.current = false;
      return status;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: nameChangesQuery.queryKey }),
  });
}
