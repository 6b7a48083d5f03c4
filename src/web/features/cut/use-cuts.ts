import { useSyncExternalStore } from 'react';
import { useUser } from '../auth/api.ts';
import { onSignOut } from '../auth/session.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { Cuts, type Shown } from './cuts.ts';
import type { List } from './list.ts';

let current: { userId: string; uploads: Uploads; cuts: Cuts } | null = null;

function forget(): void {
  current?.cuts.destroy();
  current = null;
}
onSignOut(forget);

/** What the signed-in person is putting together; a previous person's is gone. */
export function useCuts(): Cuts {
  const { id: userId } = useUser();
  const uploads = useUploads();
  if (current?.userId !== userId || current.uploads !== uploads) {
    forget();
    current = { userId, uploads, cuts: new Cuts(userId, uploads) };
  }
  return current.cuts;
}

export function useShown(): Shown {
  const { subscribe, shown } = useCuts();
  return useSyncExternalStore(subscribe, shown);
}

/** Changes the list of the person who is signed in. */
export const changeList = (change: (list: List) => List): void => current?.cuts.change(change);
