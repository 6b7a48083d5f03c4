import { z } from 'zod';
import { DEVICE_PREFIX, forget, keep, kept, keptNames } from '../../api/storage.ts';
import type { Change, Entry } from './sync.ts';

/* The entries of `sync.ts` in this browser: one text per promo, shared by all tabs. */

const entrySchema = z.object({
  id: z.string(),
  base: z.number(),
  content: z.string(),
  dirty: z.boolean(),
  sent: z.array(z.string()),
  edits: z.number(),
  moved: z.object({ edits: z.number(), to: z.string() }).nullable(),
  forkOf: z.object({ id: z.string(), deleted: z.boolean() }).nullable(),
  at: z.number(),
});

const PREFIX = 'spinreel.promo.';
const nameOf = (userId: string, id: string) => `${PREFIX}${userId}.${id}`;
/** Where unsent promos wait after a sign-out, for nobody but the same person. */
const ASIDE = `${DEVICE_PREFIX}unsent.`;
/** Promos that were sent, kept for opening without a connection. */
const CACHED = 12;
/** After this long, what somebody could not send before signing out is given up. */
const ASIDE_MS = 30 * 24 * 3_600_000;

/** What the browser refuses to keep, such as in private windows, lasts as long as the page. */
const refused = new Map<string, Entry>();
/** What was read last: the open promo is read several times for each letter. */
let last: { text: string; entry: Entry | null } = { text: '', entry: null };
const listeners = new Set<() => void>();

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) tell();
});

/** Calls `listener` whenever an entry may have changed, in this tab or another. Returns the function that stops it. */
export function onEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The promo as this browser has it. */
export function readEntry(userId: string, id: string): Entry | null {
  return entryNamed(nameOf(userId, id));
}

function entryNamed(name: string): Entry | null {
  const inMemory = refused.get(name);
  if (inMemory) return inMemory;
  const text = kept(name);
  if (!text) return null;
  if (last.text !== text) last = { text, entry: parsed(text) };
  return last.entry;
}

function parsed(text: string): Entry | null {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** All promos that this browser has of the person, edited last first. */
export function readEntries(userId: string): Entry[] {
  const prefix = nameOf(userId, '');
  const names = new Set([...keptNames(prefix), ...[...refused.keys()].filter((name) => name.startsWith(prefix))]);
  return [...names].flatMap((name) => entryNamed(name) ?? []).sort((a, b) => b.at - a.at);
}

export function apply(userId: string, changes: readonly Change[]): void {
  for (const { id, entry } of changes) write(nameOf(userId, id), entry);
  if (changes.length > 0) tell();
}

function write(name: string, entry: Entry | null): void {
  refused.delete(name);
  if (!entry) forget(name);
  else if (!keep(name, JSON.stringify(entry))) refused.set(name, entry);
}

/** Forgets all but the latest of the promos that the account has as well. */
export function prune(userId: string): void {
  for (const { id } of readEntries(userId)
    .filter(({ dirty }) => !dirty)
    .slice(CACHED)) {
    write(nameOf(userId, id), null);
  }
}

/** Before the person's data is removed at a sign-out: what the account does not have waits aside for them. */
export function setAside(): void {
  for (const name of new Set([...keptNames(PREFIX), ...refused.keys()])) {
    const entry = entryNamed(name);
    if (entry?.dirty) keep(ASIDE + name.slice(PREFIX.length), JSON.stringify(entry));
  }
  refused.clear();
}

/** What waits aside for the person. */
export function readAside(userId: string): { name: string; entry: Entry }[] {
  return keptNames(`${ASIDE}${userId}.`).flatMap((name) => {
    const entry = entryNamed(name);
    return entry ? [{ name, entry }] : [];
  });
}

export const keepAside = (name: string, entry: Entry | null): void => write(name, entry);

/** When the person is back: what waited for them is as it was. What nobody has come back for is given up. */
export function bringBack(userId: string): void {
  for (const { name, entry } of readAside(userId)) {
    write(nameOf(userId, entry.id), entry);
    forget(name);
  }
  for (const name of keptNames(ASIDE)) {
    const entry = entryNamed(name);
    if (!entry || entry.at < Date.now() - ASIDE_MS) forget(name);
  }
}
