import {
  forgetEdits,
  getOwnWords,
  type KeptWords,
  NO_WORDS,
  saveOwnWords,
  wordsUsed,
} from '../../../contract/own-words.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';

/** What the person says in every text and caption. */
export const ownWordsQuery = queryOf(getOwnWords);

/** What texts and captions have of it, with the studio's where the person has none. */
export const usedWords = ({ own, studio }: KeptWords) => wordsUsed(own, studio?.words ?? NO_WORDS);

export function useSaveOwnWords() {
  return useMutation({
    mutationFn: (body: KeptWords['own']) => callApi(saveOwnWords, { body }),
    onSuccess: (words) => queryClient.setQueryData(ownWordsQuery.queryKey, words),
  });
}

/** Forgets which lines the person has taken out or put in other words. */
export async function forgetThem(): Promise<void> {
  await callApi(forgetEdits);
  await queryClient.invalidateQueries({ queryKey: ownWordsQuery.queryKey });
}
