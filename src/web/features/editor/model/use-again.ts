import { useNavigate } from '@tanstack/react-router';
import type { Preferences } from '../../../../contract/profile.ts';
import { unpackContent } from '../../../../contract/promos.ts';
import type { User } from '../../../../contract/session.ts';
import { forNextWeek } from '../../promos/next-week.ts';
import { startFrom } from '../../promos/open.ts';
import { today } from './class-form.ts';
import { contentOf } from './draft.ts';
import type { EditorState } from './state.ts';

/** Opens a new promo that is the open one for the class's next date. */
export function useAgain(state: EditorState, user: User, preferences: Preferences): () => void {
  const navigate = useNavigate();
  return () => {
    const content = unpackContent(contentOf(state, preferences, null));
    if (content) void navigate({ to: '/', search: { promo: startFrom(user.id, forNextWeek(content, today())) } });
  };
}
