import { type ReactNode, useState } from 'react';
import type { Clip } from '../../src/contract/library.ts';
import type { User } from '../../src/contract/session.ts';
import { LibraryPanel } from '../../src/web/features/backgrounds/library-panel.tsx';
import { LatestStudio } from '../../src/web/features/editor/model/latest-studio.tsx';
import { StudioContext } from '../../src/web/features/editor/model/studio.ts';
import { useOpenStudio } from '../../src/web/features/editor/open-studio.ts';
import { newEntry } from '../../src/web/features/promos/sync.ts';
import { PREFERENCES } from './people.ts';

/**
 * Steps of the editor in an open studio, without the others and without the preview: a fraction of the whole editor's cost.
 * @param draft as written by `contentOf`
 */
export function InStudio({ user, draft = null, children }: { user: User; draft?: string | null; children: ReactNode }) {
  const [entry] = useState(() => newEntry(crypto.randomUUID(), draft ?? '', 0));
  const studio = useOpenStudio(
    user,
    { entry, fresh: draft === null, beginning: { background: null, look: null } },
    PREFERENCES,
  );
  return (
    <LatestStudio studio={studio}>
      <StudioContext value={studio}>{children}</StudioContext>
    </LatestStudio>
  );
}

/** The library of backgrounds with a choice of its own, without the editor whose step it is. */
export function Library() {
  const [chosen, setChosen] = useState<Clip | null>(null);
  return (
    <section aria-label="Choose Background">
      <LibraryPanel
        chosen={chosen}
        onChoose={setChosen}
        onOffer={setChosen}
        adminPanel={{ open: () => undefined, content: null }}
      />
    </section>
  );
}
