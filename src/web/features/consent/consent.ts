import { useSyncExternalStore } from 'react';
import { z } from 'zod';

export type Choice = 'accepted' | 'refused';

/** Belongs to the browser, not to a person: the name's beginning keeps it through a sign-out. */
const NAME = 'device:consent';
/** A choice is asked for again after this time, as the guidance on consent advises. */
const VALID_MONTHS = 13;

const storedSchema = z.object({ choice: z.enum(['accepted', 'refused']), date: z.iso.datetime() });
type Stored = z.infer<typeof storedSchema>;

const listeners = new Set<() => void>();
/** The choice of this page where the browser keeps nothing. */
let unkept: string | null = null;

/** What was chosen about optional cookies, and when; null where nothing was, or too long ago. */
export function readStored(now = new Date()): Stored | null {
  const stored = storedSchema.safeParse(parseJson(readText()));
  if (!stored.success) return null;
  const end = new Date(stored.data.date);
  end.setMonth(end.getMonth() + VALID_MONTHS);
  return now < end ? stored.data : null;
}

/** The choice about optional cookies; null where the person has not been asked, or has not answered. */
export function readChoice(): Choice | null {
  return readStored()?.choice ?? null;
}

/** Keeps the choice in this browser with its date and tells everybody on the page. */
export function keepChoice(choice: Choice): void {
  const text = JSON.stringify({ choice, date: new Date().toISOString() } satisfies Stored);
  try {
    localStorage.setItem(NAME, text);
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** The choice as it is now; follows what is chosen in other tabs too. */
export function useChoice(): Choice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(NAME) ?? unkept;
  } catch {
    return unkept;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
