import { useSyncExternalStore } from 'react';

/** A value outside of React that any component can follow. */
export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A boolean that applies to the whole page. */
export type Flag = Store<boolean>;

/** A store that notifies its subscribers when its value becomes another. */
export function createStore<T>(initial: T): Store<T> {
  let now = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(value) {
      if (value === now) return;
      now = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A flag that starts as false. */
export const createFlag = (): Flag => createStore(false);

/** The store's current value; the component renders again, at once, when it changes. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get);
}

/** The flag's current value; false in a page that the server draws. */
export function useFlag({ subscribe, get }: Flag): boolean {
  return useSyncExternalStore(subscribe, get, () => false);
}
