import { useSyncExternalStore } from 'react';
import { onSignOut } from '../auth/session.ts';
import { EMPTY, isPhoto, type List, onBeat } from './list.ts';

/*
 * What is being put together in this window. It outlives the sheet: whoever closes it to look for a clip finds everything as it was.
 */
let list: List = EMPTY;
const listeners = new Set<() => void>();

function set(next: List): void {
  const kept = new Set(next.items.filter(isPhoto).map(({ photo }) => photo.url));
  for (const { photo } of list.items.filter(isPhoto)) if (!kept.has(photo.url)) URL.revokeObjectURL(photo.url);
  list = next;
  for (const listener of listeners) listener();
}
onSignOut(() => set(EMPTY));

/** Changes the list by what it is at that moment: photos come when they are ready. On the beat it stays on it. */
export const changeList = (change: (list: List) => List): void => set(onBeat(change(list)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useList = (): List => useSyncExternalStore(subscribe, () => list);
