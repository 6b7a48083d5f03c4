import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react';
import { getDraft, saveDraft } from '../../../../contract/drafts.ts';
import type { Preferences } from '../../../../contract/profile.ts';
import { callApi } from '../../../api/client.ts';
import { logWarning } from '../../../api/report.ts';
import { draftOf, openDraft, storeDraft, storedDraft } from './draft.ts';
import type { RenderTicket } from './film.ts';
import { type HistoryAction, historyOf, historyReducer } from './history.ts';
import type { EditorState } from './state.ts';

export type EditorDispatch = Dispatch<HistoryAction>;

/** Milliseconds without a change after which the draft is sent to the server. */
const SETTLED_MS = 2000;

/** The initial draft. `kept`: the server's draft is known or out of date, so newer ones may be sent. */
export type FirstDraft = { text: string | null; kept: boolean };

/** This browser's draft, otherwise the server's; undefined while the server is being asked. Without a response there is none. */
export function useFirstDraft(userId: string): FirstDraft | undefined {
  const [stored] = useState(() => storedDraft(userId));
  const server = useQuery({
    queryKey: [getDraft.path],
    queryFn: ({ signal }) => callApi(getDraft, {}, { signal }),
    enabled: stored === null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (stored !== null) return { text: stored, kept: true };
  if (server.isPending) return undefined;
  return { text: server.data?.draft ?? null, kept: server.isSuccess };
}

/** Take the last change back, or bring it again; null if there is none. */
export type Undoing = { undo: (() => void) | null; redo: (() => void) | null };

type OpenEditor = {
  state: EditorState;
  dispatch: EditorDispatch;
  undoing: Undoing;
  ticket: RenderTicket | null;
};

/**
 * The editor's state, opened from a draft. After each change it is stored in this browser, and a little later on the server too, in case the browser
 * loses it.
 * @param preferences as currently saved on the server
 */
export function useEditor(userId: string, first: FirstDraft, preferences: Preferences): OpenEditor {
  const [{ text, kept }] = useState(first);
  const [opened] = useState(() => openDraft(text, preferences));
  const [{ present: state, past, future }, send] = useReducer(historyReducer, opened.state, historyOf);
  const dispatch = useCallback((action: HistoryAction) => send({ action, at: performance.now() }), []);
  const { instructorName, studio } = preferences;
  const draft = draftOf(state, { instructorName, studio });
  useEffect(() => storeDraft(userId, draft), [userId, draft]);
  useBackup(draft, kept);
  const undoing = {
    undo: past.length > 0 ? () => dispatch({ type: 'undone' }) : null,
    redo: future.length > 0 ? () => dispatch({ type: 'redone' }) : null,
  };
  return { state, dispatch, undoing, ticket: opened.ticket };
}

/** Sends each draft to the server once it has settled, or when the page is hidden; the first one is not new. */
function useBackup(draft: string, kept: boolean): void {
  const [known] = useState({ draft });
  useEffect(() => {
    if (!kept || draft === known.draft) return;
    const save = () => {
      if (draft === known.draft) return;
      known.draft = draft;
      callApi(saveDraft, { body: { draft } }).catch((error: unknown) => {
        // The browser has it; the next change retries.
        known.draft = '';
        logWarning('The server does not have the newest draft.', error);
      });
    };
    const timer = setTimeout(save, SETTLED_MS);
    const aside = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', aside);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', aside);
    };
  }, [draft, kept, known]);
}
