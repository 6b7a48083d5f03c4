import { type Dispatch, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Preferences } from '../../../../contract/profile.ts';
import type { OpenPromo } from '../../promos/open.ts';
import { type KeptPromo, useKeptPromo } from '../../promos/use-kept-promo.ts';
import { contentOf, openContent, openPromo } from './draft.ts';
import { NO_FILM, type RenderTicket } from './film.ts';
import { type HistoryAction, historyOf, historyReducer } from './history.ts';
import type { EditorState } from './state.ts';
import { useSurvey } from './use-survey.ts';

export type EditorDispatch = Dispatch<HistoryAction>;

/** Take the last change back, or bring it again; null if there is none. */
export type Undoing = { undo: (() => void) | null; redo: (() => void) | null };

type OpenEditor = {
  state: EditorState;
  dispatch: EditorDispatch;
  undoing: Undoing;
  ticket: RenderTicket | null;
  kept: KeptPromo;
};

/**
 * The editor's state, opened from a promo, which is kept with each change.
 * @param preferences as currently saved on the server
 */
export function useEditor(
  userId: string,
  { entry, fresh, beginning }: OpenPromo,
  preferences: Preferences,
): OpenEditor {
  const [opened] = useState(() => openPromo(fresh ? null : entry.content, preferences, beginning));
  const [{ present: state, past, future }, send] = useReducer(historyReducer, opened.state, historyOf);
  const dispatch = useCallback((action: HistoryAction) => send({ action, at: performance.now() }), []);
  const film = useRef(opened.film);
  // From the first film of this visit on, it alone counts.
  if (state.film.ticket) film.current = null;
  useSurvey(state, dispatch);
  const content = useMemo(() => contentOf(state, preferences, film.current), [state, preferences]);
  const kept = useKeptPromo(userId, entry, content, (content) => {
    const other = openContent(content, { ...state, film: NO_FILM });
    film.current = other.film;
    dispatch({ type: 'restored', state: other.state });
    return contentOf(other.state, preferences, other.film);
  });
  const undoing = {
    undo: past.length > 0 ? () => dispatch({ type: 'undone' }) : null,
    redo: future.length > 0 ? () => dispatch({ type: 'redone' }) : null,
  };
  return { state, dispatch, undoing, ticket: opened.ticket, kept };
}
