import { useSyncExternalStore } from 'react';

/** Something that is so or not so for the whole page. */
export type Flag = {
  get: () => boolean;
  set: (value: boolean) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A flag that is false, and tells whoever draws it when that changes. */
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

/** The flag as it is now; the component is drawn again when it changes. */
export function useFlag({ subscribe, get }: Flag): boolean {
  return useSyncExternalStore(subscribe, get, () => false);
}
