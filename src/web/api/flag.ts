import { useSyncExternalStore } from 'react';

/** A boolean that applies to the whole page. */
export type Flag = {
  get: () => boolean;
  set: (value: boolean) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A flag that starts as false and notifies its subscribers when it changes. */
export function createFlag(): Flag {
  let now = false;
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

/** The flag's current value; the component renders again when it changes. */
export function useFlag({ subscribe, get }: Flag): boolean {
  return useSyncExternalStore(subscribe, get, () => false);
}
