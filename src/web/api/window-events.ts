import { useEffect } from 'react';
import { queryClient } from './query-client.ts';

/** Window events that say what changed; whatever shows it fetches it again. */
export type WindowEventName = 'customClassTypesUpdated' | 'teamMemberNamesUpdated';

/** Tells the whole page that something changed. */
export function announce(name: WindowEventName): void {
  window.dispatchEvent(new Event(name));
}

/** Refetches the queries of these calls on every such event. */
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
