import { type RefObject, useEffect, useRef } from 'react';

/** A dialog or a menu gives the focus back a moment after it has closed. */
const SETTLED_MS = 300;
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus in a list from which entries go. If it was in the one that went, it moves to the one now in its place, or to the last; the browser would drop
 * it, and anyone who works by keyboard would begin at the top of the page again. For the component that draws the list.
 * @param fallback gets the focus when no entry is left
 * @returns the list's ref
 */
export function useKeptFocus<T extends HTMLElement>(fallback?: RefObject<HTMLElement | null>): RefObject<T | null> {
  const list = useRef<T>(null);
  const last = useRef<{ entry: Element; index: number } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const entries = [...(list.current?.children ?? [])];
      const index = entries.findIndex((each) => each.contains(target as Node));
      if (index >= 0) last.current = { entry: entries[index]!, index };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const move = () => {
      const gone = last.current;
      if (!gone || gone.entry.isConnected || document.activeElement !== document.body) return;
      last.current = null;
      const entries = list.current?.children;
      const next = entries?.[Math.min(gone.index, entries.length - 1)];
      (next?.querySelector<HTMLElement>(FOCUSABLE) ?? fallback?.current)?.focus();
    };
    move();
    setTimeout(move, SETTLED_MS);
  });
  return list;
}
