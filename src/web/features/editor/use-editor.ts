import { type Dispatch, useEffect, useReducer, useState } from 'react';
import type { Preferences } from '../../../contract/profile.ts';
import { keepDraft, openDraft } from './draft.ts';
import type { RenderTicket } from './film.ts';
import { type EditorAction, type EditorState, editorReducer } from './state.ts';

export type EditorDispatch = Dispatch<EditorAction>;

/**
 * The editor's state, opened from this person's draft and kept there after each change.
 * @param preferences as the server has them now
 */
export function useEditor(
  userId: string,
  preferences: Preferences,
): { state: EditorState; dispatch: EditorDispatch; ticket: RenderTicket | null } {
  const [opened] = useState(() => openDraft(userId, preferences));
  const [state, dispatch] = useReducer(editorReducer, opened.state);
  const { instructorName, studio } = preferences;
  useEffect(() => {
    keepDraft(userId, state, { instructorName, studio });
  }, [userId, state, instructorName, studio]);
  return { state, dispatch, ticket: opened.ticket };
}
