import { useEffect, useRef } from 'react';
import type { Writing } from '../../../../contract/promos.ts';
import { chooseText } from '../../../../contract/promotion.ts';
import { callApi } from '../../../api/client.ts';
import { useMutation } from '../../../api/use-mutation.ts';

/** Tells the server in the background which of the texts the person has taken; nothing waits for it, and a failure is no matter. */
export function useTellChosen(writing: Writing | null): void {
  // One after the other: the last one counts.
  const { mutate } = useMutation({
    scope: { id: chooseText.path },
    mutationFn: ({ id, text }: { id: string; text: number }) => callApi(chooseText, { params: { id }, body: { text } }),
  });
  const [id, text] = [writing?.id, writing?.chosen ?? 0];
  const told = useRef({ id, text });
  useEffect(() => {
    const before = told.current;
    told.current = { id, text };
    // Of a new writing the server knows that the first text is shown.
    const known = before.id === id ? before.text === text : text === 0;
    if (id !== undefined && !known) mutate({ id, text });
  }, [id, text, mutate]);
}
