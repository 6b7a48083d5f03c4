import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createStore, type Store, useStore } from '../../../api/store.ts';
import { inside, type Studio } from './studio.ts';

const LatestStudioContext = createContext<Store<Studio> | null>(null);

/**
 * Hands the editor, as it is in this moment, to what is typed in. By a store: where a context changed with each letter, React would search the whole
 * editor for its readers, a tenth of what a letter may cost on a slow phone.
 */
export function LatestStudio({ studio, children }: { studio: Studio; children: ReactNode }) {
  const [latest] = useState(() => createStore(studio));
  useLayoutEffect(() => latest.set(studio));
  return <LatestStudioContext value={latest}>{children}</LatestStudioContext>;
}

/** The editor as it is in this moment, for what is typed in. @throws Error outside of an editor */
export function useLatestStudio(): Studio {
  return useStore(inside(useContext(LatestStudioContext)));
}
