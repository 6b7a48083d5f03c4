import { getPromo, type PromoRecord, savePromo } from '../../../contract/promos.ts';
import { ApiError, callApi, NetworkError } from '../../api/client.ts';
import { newId } from '../../api/new-id.ts';
import { reportError } from '../../api/report.ts';
import { apply, bringBack, keepAside, readAside, readEntries, readEntry } from './store.ts';
import { type Entry, entryOf, isUnsent, met, saved, sending } from './sync.ts';

/** Milliseconds without an edit after which a promo is sent. */
const SETTLED_MS = 1500;
/** After a failure on the server's side. */
const RETRY_MS = 15_000;
/** A sign-out does not wait longer for what is unsent; it is then sent when its person is back. */
const PATIENCE_MS = 3000;

/** Why a promo is only in this browser: the account is full. Everything else passes or is reported. */
export type Problem = 'limit';
const problems = new Map<string, Problem>();
const running = new Map<string, Promise<void>>();

export const problemOf = (id: string): Problem | null => problems.get(id) ?? null;
const fork = () => ({ forkId: newId(), at: Date.now() });

/**
 * Sends everything of the person's that the account does not have yet, edited last last: other devices open what the account has received last. Never
 * throws: what could not be sent stays, and is sent later.
 */
async function sendUnsent(userId: string): Promise<void> {
  for (const { id } of readEntries(userId).filter(isUnsent).reverse()) await sendNow(userId, id);
}

/** Sends one promo, one call at a time, until the account has its latest content, or cannot take it now. Never throws. */
export function sendNow(userId: string, id: string): Promise<void> {
  const before = running.get(id);
  if (before) return before;
  const work = sendAll(userId, id).finally(() => running.delete(id));
  running.set(id, work);
  return work;
}

async function sendAll(userId: string, id: string): Promise<void> {
  for (;;) {
    const entry = readEntry(userId, id);
    if (!entry || !isUnsent(entry)) return;
    const sent = sending(entry);
    apply(userId, [{ id, entry: sent }]);
    if (!(await sendOne(userId, sent))) return;
  }
}

/** @returns whether it is worth going on at once */
async function sendOne(userId: string, { id, base, content }: Entry): Promise<boolean> {
  try {
    const { version } = await callApi(savePromo, { params: { id }, body: { version: base, content } });
    problems.delete(id);
    const now = readEntry(userId, id);
    if (now) apply(userId, [{ id, entry: saved(now, content, version) }]);
    return true;
  } catch (error) {
    return failed(userId, id, error);
  }
}

function failed(userId: string, id: string, error: unknown): boolean {
  const now = readEntry(userId, id);
  if (!now) return false;
  const code = error instanceof ApiError ? error.code : null;
  if (error instanceof ApiError && error.current) {
    apply(userId, met(now, error.current, fork()));
    return true;
  }
  if (code === 'not_found') {
    apply(userId, met(now, { version: 0, content: '', deleted: true }, fork()));
    return true;
  }
  if (code === 'promo_limit') {
    problems.set(id, 'limit');
    apply(userId, [{ id, entry: now }]);
    return false;
  }
  // Without a connection, it is sent when there is one; without a session, when its person is back.
  if (code === 'unauthorized' || !navigator.onLine) return false;
  const mayPass =
    error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
  if (mayPass) setTimeout(() => sendNow(userId, id), RETRY_MS);
  else reportError(error);
  return false;
}

/** Takes over what the server has of a promo. @returns the entry as it then stands here */
export function receive(userId: string, { id, version, content }: PromoRecord): Entry | null {
  const entry = readEntry(userId, id);
  apply(
    userId,
    entry
      ? met(entry, { version, content, deleted: false }, fork())
      : [{ id, entry: entryOf(id, { version, content }, Date.now()) }],
  );
  return readEntry(userId, id);
}

/** Asks whether a promo that is open here was changed on another device. Never throws: without an answer nothing changes. */
export async function look(userId: string, id: string): Promise<void> {
  const entry = readEntry(userId, id);
  if (!entry || entry.base === 0 || entry.forkOf) return;
  try {
    receive(userId, await callApi(getPromo, { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found' && entry.dirty) void sendNow(userId, id);
  }
}

let settling: ReturnType<typeof setTimeout> | undefined;

/** Sends what is unsent once it has settled. */
export function sendSoon(userId: string): void {
  clearTimeout(settling);
  settling = setTimeout(() => void sendUnsent(userId), SETTLED_MS);
}

/** Sends what is unsent whenever there is reason to hope that it arrives. Returns the function that stops it. */
export function keepSending(userId: string): () => void {
  const now = () => void sendUnsent(userId);
  const aside = () => document.visibilityState === 'hidden' && now();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', aside);
  bringBack(userId);
  now();
  return () => {
    now();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', aside);
  };
}

/** At a sign-out, when everything else of the person's is gone from this browser: a last try to send what waits aside. */
export async function sendAside(userId: string): Promise<void> {
  if (!navigator.onLine) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const work = readAside(userId).map(async ({ name, entry }) => {
    if (!isUnsent(entry)) return;
    const { id, base, content } = sending(entry);
    keepAside(name, sending(entry));
    await callApi(savePromo, { params: { id }, body: { version: base, content } });
    keepAside(name, null);
  });
  await Promise.race([Promise.allSettled(work), patience]);
}
