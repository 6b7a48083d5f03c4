import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logout, logoutPage, type User } from '../../../contract/session.ts';
import { callApi, onUnauthorized } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report.ts';
import { showInfo } from '../../ui/notify.tsx';
import { refreshUser, userQuery } from './api.ts';

/** Names in localStorage that belong to the browser, not to a person, begin with this and outlive a sign-out. */
const DEVICE_PREFIX = 'device:';

/** Where Uppy's GoldenRetriever keeps files. */
const KEPT_UPLOADS = 'uppy-blobs';

/** Tells this site's other tabs what became of the session; without it they would see it at their next look. */
const tabs = new BroadcastChannel('spinreel-session');
tabs.onmessage = ({ data }: MessageEvent<'begun' | 'ended'>) => {
  if (data === 'ended') queryClient.setQueryData(userQuery.queryKey, null);
  else queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
};

/** Takes over the person that a sign-in or a registration answered with. */
export function beginSession(user: User): void {
  queryClient.setQueryData(userQuery.queryKey, user);
  tabs.postMessage('begun');
}

/** Signs out: everything of the person's is removed from this browser, whatever then becomes of the request. */
export function signOut(): void {
  forget();
  window.location.assign(logoutPage.path);
}

/** Signs out and goes to the sign-in screen, which leads on to `next`, an address of this site. */
export async function switchAccount(next: string): Promise<void> {
  forget();
  await callApi(logout).catch(reportError);
  window.location.assign(`/auth?next=${encodeURIComponent(next)}`);
}

/** Forgets what other pages have loaded and looks the person up again: their plan is another one. */
export async function startAnew(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await refreshUser();
}

function forget(): void {
  leaving = true;
  queryClient.setQueryData(userQuery.queryKey, null);
  tabs.postMessage('ended');
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (!name.startsWith(DEVICE_PREFIX)) storage.removeItem(name);
  }
  // Videos on their way, which uploads keep until they have arrived.
  indexedDB.deleteDatabase(KEPT_UPLOADS);
}

/** Set by a sign-out of this tab, which needs no explanation. */
let leaving = false;

/** Keeps the page in step with the session; mounted once, at the root. Answers with the query of the person. */
export function useSession() {
  const user = useQuery(userQuery);
  const lastId = useRef<string | null>(null);
  const id = user.data?.id ?? null;

  useEffect(() => onUnauthorized(() => queryClient.setQueryData(userQuery.queryKey, null)), []);

  useEffect(() => {
    const before = lastId.current;
    lastId.current = id;
    if (before === null || before === id) return;
    // What one person loaded must not be shown to the next.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    if (id === null && !leaving) showInfo('You have been signed out. Please sign in again.');
  }, [id]);

  return user;
}
