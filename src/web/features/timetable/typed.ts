import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';

type Kept<T> = { value: T; seen: T };

/** What is typed on this page and not saved. It goes with the person, and with the tab. */
const TYPED = 'typed';
queryClient.setQueryDefaults([TYPED], { gcTime: Number.POSITIVE_INFINITY });
const leftOf = <T>(what: string) => queryClient.getQueryData<Kept<T>>([TYPED, what]);

/** What is typed there is saved. */
export const forgetTyped = (what: string): void => queryClient.removeQueries({ queryKey: [TYPED, what], exact: true });

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Given<T> = {
  /** What there is before anything is typed. */
  first: T;
  /** What it is by now, where another window may have changed it; null: it is not there. */
  now?: T | null;
  isSame?: (one: T, other: T) => boolean;
};

export type Typed<T> = {
  value: T;
  change: (next: (value: T) => T) => void;
  /** There is something to save. */
  isTyped: boolean;
  /** It was typed before the sheet was closed. */
  isLeft: boolean;
  /** What was typed over is another by now. */
  isOvertaken: boolean;
  /** Shows what there is in place of what is typed. */
  take: () => void;
  /** Goes on from here: this is what there is. @param next what is shown of it, with what was typed since it was sent */
  begin: (there: T, next?: (value: T) => T) => void;
};

/**
 * What is typed in a sheet. It outlives the sheet, whatever closes it: Escape, a phone's way back, another page. Where nothing is typed, it is what there is
 * by now, whoever has changed that.
 * @param what names that which it is typed about
 */
export function useTyped<T>(what: string, { first, now = null, isSame = isEqual }: Given<T>): Typed<T> {
  const [kept, set] = useState<Kept<T>>(() => leftOf<T>(what) ?? { value: first, seen: first });
  const { value, seen } = kept;
  const [isLeft, setLeft] = useState(!isSame(value, now ?? seen));
  if (now !== null && !isSame(now, seen) && (isSame(value, seen) || isSame(value, now)))
    set({ value: isSame(value, now) ? value : now, seen: now });
  const latest = useRef(kept);
  const keep = (next: Kept<T>) => {
    latest.current = next;
    if (isSame(next.value, next.seen)) forgetTyped(what);
    else queryClient.setQueryData<Kept<T>>([TYPED, what], next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn
  useEffect(() => keep(kept), [kept]);
  const put = (next: Kept<T>) => {
    // At once: what closes the sheet in the same moment leaves no time for effects.
    keep(next);
    set(next);
  };
  const begin: Typed<T>['begin'] = (there, next = () => there) => {
    put({ value: next(latest.current.value), seen: there });
    setLeft(false);
  };
  return {
    value,
    change: (next) => put({ ...latest.current, value: next(latest.current.value) }),
    isTyped: !isSame(value, now ?? seen),
    isLeft: isLeft && !isSame(value, now ?? seen),
    isOvertaken: now !== null && !isSame(now, seen),
    take: () => begin(now ?? seen),
    begin,
  };
}
