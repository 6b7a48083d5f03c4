import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keep, kept } from '../../api/storage.ts';

export type Choice = 'accepted' | 'refused';

/** Belongs to the browser, not to a person: the prefix keeps it through a sign-out. */
const NAME = 'device:consent';
/** After this long the choice is asked for again, as guidance on consent advises. */
const VALID_MONTHS = 13;

const storedSchema = z.object({ choice: z.enum(['accepted', 'refused']), date: z.iso.datetime() });
type Stored = z.infer<typeof storedSchema>;

const listeners = new Set<() => void>();
/** This page's choice if the browser stores nothing. */
let unkept: string | null = null;

/** What was chosen about optional cookies, and when; null if nothing was, or too long ago. */
export function readStored(now = new Date()): Stored | null {
  const stored = storedSchema.safeParse(parseJson(kept(NAME) ?? unkept));
  if (!stored.success) return null;
  const end = new Date(stored.data.date);
  end.setMonth(end.getMonth() + VALID_MONTHS);
  return now < end ? stored.data : null;
}

/** The choice about optional cookies; null if the person has not been asked or has not answered. */
export function readChoice(): Choice | null {
  return readStored()?.choice ?? null;
}

/** Stores the choice in this browser with its date and notifies the page. */
export function keepChoice(choice: Choice): void {
  const text = JSON.stringify({ choice, date: new Date().toISOString() } satisfies Stored);
  if (!keep(NAME, text)) unkept = text;
  for (const listener of listeners) listener();
}

/** The current choice; also follows choices made in other tabs. */
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

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
