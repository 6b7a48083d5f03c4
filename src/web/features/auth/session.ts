import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { User } from '../../../contract/session.ts';
import { onUnauthorized } from '../../api/client.ts';
import { createFlag } from '../../api/flag.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report.ts';
import { showInfo } from '../../ui/notify.tsx';
import { refreshUser, sessionEnded, userQuery } from './api.ts';
import { finishSignOut, isOwed, owe } from './sign-out.ts';

/** Names in localStorage that belong to the browser, not to a person, begin with this and outlive a sign-out. */
const DEVICE_PREFIX = 'device:';

/** Where Uppy's GoldenRetriever keeps files. */
const KEPT_UPLOADS = 'uppy-blobs';

/** A sign-out of this tab is under way: nothing of the person's is drawn any more. */
export const leaving = createFlag();

const atSignOut = new Set<() => void>();

/** Tells this site's other tabs what became of the session; without it they would see it at their next look. */
const tabs = new BroadcastChannel('spinreel-session');
tabs.onmessage = ({ data }: MessageEvent<'begun' | 'ended'>) => {
  if (data === 'ended') forgetPerson();
  else refreshUser();
};

/** Calls `listener` before everything of a person's is removed from this tab: what is under way for them must stop. */
export function onSignOut(listener: () => void): void {
  atSignOut.add(listener);
}

/** Takes over the person that a sign-in or a registration answered with. Over a page whose session had ended, what failed since is loaded again. */
export function beginSession(user: User): void {
  sessionEnded.set(false);
  queryClient.setQueryData(userQuery.queryKey, user);
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  tabs.postMessage('begun');
}

/**
 * Signs out: everything of the person's is removed from this browser at once, and the page ends at `next`, an address of this site. Where the server
 * cannot be reached, the page says so at the start page; the rest is done before anybody is looked up again.
 */
export function useSignOut(): (next?: string) => void {
  const { history } = useRouter();
  return (next = '/') => void signOut(next, () => history.replace('/'));
}

async function signOut(next: string, goHome: () => void): Promise<void> {
  owe();
  leaving.set(true);
  forgetPerson();
  tabs.postMessage('ended');
  try {
    await finishSignOut();
    window.location.assign(next);
  } catch (error) {
    // A full load would only show the browser's own error page.
    reportError(error);
    goHome();
    leaving.set(false);
  }
}

/** Forgets what other pages have loaded and looks the person up again: their plan is another one. */
export async function startAnew(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await refreshUser();
}

function forgetPerson(): void {
  for (const stop of atSignOut) stop();
  sessionEnded.set(false);
  // An answer on its way would bring the person back, and what waits for a connection would be saved for the next one.
  queryClient.cancelQueries();
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(userQuery.queryKey, null);
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (!name.startsWith(DEVICE_PREFIX)) storage.removeItem(name);
  }
  forgetUploads().catch(reportError);
}

/** Empties what uploads keep until they have arrived. To delete the database would wait for every tab that has it open. */
async function forgetUploads(): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === KEPT_UPLOADS)) return;
  const opening = indexedDB.open(KEPT_UPLOADS);
  opening.onsuccess = () => {
    const { result: database } = opening;
    const names = [...database.objectStoreNames];
    if (names.length === 0) return database.close();
    const work = database.transaction(names, 'readwrite');
    for (const name of names) work.objectStore(name).clear();
    work.oncomplete = () => database.close();
  };
}

/** Keeps the page in step with the session; mounted once, at the root. Answers with the query of the person. */
export function useSession() {
  const user = useQuery(userQuery);
  const lastId = useRef<string | null>(null);
  const id = user.data?.id ?? null;

  useEffect(() => onUnauthorized(() => sessionEnded.set(Boolean(queryClient.getQueryData(userQuery.queryKey)))), []);

  useEffect(() => {
    const finish = () => void (isOwed() && refreshUser());
    // Back from the page after a sign-out, the browser may show this one as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && leaving.get() && window.location.reload();
    window.addEventListener('online', finish);
    window.addEventListener('storage', isOwed);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('online', finish);
      window.removeEventListener('storage', isOwed);
      window.removeEventListener('pageshow', back);
    };
  }, []);

  useEffect(() => {
    const before = lastId.current;
    lastId.current = id;
    if (before === null || before === id) return;
    // What one person loaded must not be shown to the next.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    if (id === null && !leaving.get()) showInfo('You have been signed out. Please sign in again.');
  }, [id]);

  return user;
}
