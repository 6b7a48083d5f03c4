import { useEffect } from 'react';
import { queryClient } from './query-client.ts';

/** Events of the window that say what was changed; whoever shows it fetches it again. */
export type WindowEventName = 'customClassTypesUpdated' | 'teamMemberNamesUpdated';

/** Tells the whole page that something was changed. */
export function announce(name: WindowEventName): void {
  window.dispatchEvent(new Event(name));
}

/** Fetches the queries of these calls again whenever the event comes. */
export function useRefetchOn(name: WindowEventName, paths: readonly string[]): void {
  const key = paths.join(' ');
  useEffect(() => {
    const refetch = () => {
      for (const path of key.split(' ')) queryClient.invalidateQueries({ queryKey: [path] });
    };
    window.addEventListener(name, refetch);
    return () => window.removeEventListener(name, refetch);
  }, [name, key]);
}
