import { useEffect, useRef } from 'react';
import type { CallInput } from '../../../../contract/call.ts';
import { chooseText } from '../../../../contract/promotion.ts';
import { callApi } from '../../../api/client.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { type EditorState, editableText, editorReducer } from '../model/state.ts';

type Told = { id: string } & CallInput<typeof chooseText>['body'];

/**
 * Tells the server in the background which of the texts the person has taken; nothing waits for it, and a failure is no matter.
 * @returns tells what the person has made of it, once it is done with
 */
export function useTellChosen(state: EditorState): () => void {
  // One after the other: the last one counts.
  const { mutate } = useMutation({
    scope: { id: chooseText.path },
    mutationFn: ({ id, ...body }: Told) => callApi(chooseText, { params: { id }, body }),
  });
  const { writing, origin } = state;
  const [id, text] = [writing?.id, writing?.chosen ?? 0];
  const told = useRef({ id, text });
  useEffect(() => {
    const before = told.current;
    told.current = { id, text };
    // Of a new writing the server knows that the first text is shown.
    const known = before.id === id ? before.text === text : text === 0;
    if (id !== undefined && !known) mutate({ id, text });
  }, [id, text, mutate]);
  return () => {
    if (id === undefined || origin !== 'edited') return;
    // As it was written, for the form of now: what follows the form is nobody's edit.
    const written = editorReducer(state, { type: 'versionChosen', version: text });
    mutate({ id, text, edited: { from: editableText(written.promo), to: editableText(state.promo) } });
  };
}
