import type { ReactNode } from 'react';
import type { User } from '../../src/contract/session.ts';
import { StudioContext } from '../../src/web/features/editor/model/studio.ts';
import { useOpenStudio } from '../../src/web/features/editor/open-studio.ts';
import { PREFERENCES } from './people.ts';

/**
 * Steps of the editor in an open studio, without the others and without the preview: a fraction of the whole editor's cost.
 * @param draft as written by `draftOf`
 */
export function InStudio({ user, draft = null, children }: { user: User; draft?: string | null; children: ReactNode }) {
  const studio = useOpenStudio(user, { text: draft, kept: true }, PREFERENCES);
  return <StudioContext value={studio}>{children}</StudioContext>;
}
