import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { getAuthUser, type User } from '../../../contract/session.ts';
import { onUnauthorized } from '../../api/client.ts';
import { keptAnswer } from '../../api/kept-answers.ts';
import { answered, KEPT_FILES } from '../../api/kept-files.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report.ts';
import { forgetAllOf, forgetPersonal } from '../../api/storage.ts';
import { createFlag } from '../../api/store.ts';
import { showInfo } from '../../ui/notify.tsx';
import { accountStateQuery, notePage, refreshUser, sessionEnded, userQuery } from './api.ts';
import { finishSignOut, isOwed, owe } from './sign-out.ts';

/** Where files are kept: those that Uppy's GoldenRetriever sends, and what else is too large for the browser's storage. */
const DATABASES = ['uppy-blobs', KEPT_FILES];

/** This tab is signing out: nothing of the person's is rendered anymore. */
export const leaving = createFlag();
/** The account of the person whose page this was no longer exists. */
export const accountGone = createFlag();

const atSignOut = new Set<() => void>();
const whileLeaving = new Set<(userId: string) => Promise<void>>();

/** Tells this site's other tabs what happened to the session; otherwise they would notice on their next check. */
const tabs = new BroadcastChannel('spinreel-session');
tabs.onmessage = ({ data }: MessageEvent<'begun' | 'ended'>) => {
  if (data === 'ended') forgetPerson();
  else refreshUser();
};

/** Calls `listener` before everything of a person's is removed from this tab: whatever is running for them must stop. */
export function onSignOut(listener: () => void): void {
  atSignOut.add(listener);
}

/** Calls `work` at a sign-out, after the person's data is gone from this browser and before their session ends on the server. */
export function onLeaving(work: (userId: string) => Promise<void>): void {
  whileLeaving.add(work);
}

/** Takes over the person returned by a sign-in or registration. If a page's session had ended, reloads what has failed since. */
export function beginSession(user: User): void {
  sessionEnded.set(false);
  queryClient.setQueryData(userQuery.queryKey, user);
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  tabs.postMessage('begun');
}

/**
 * Signs out: removes everything of the person's from this browser at once, and ends at `next`, a URL of this site. If the server cannot be reached,
 * the home page says so; the rest is done before anybody is looked up again.
 */
export function useSignOut(): (next?: string) => void {
  const { history } = useRouter();
  return (next = '/') => void signOut(next, () => history.replace('/'));
}

async function signOut(next: string, goHome: () => void): Promise<void> {
  const user = queryClient.getQueryData(userQuery.queryKey);
  owe();
  leaving.set(true);
  forgetPerson();
  tabs.postMessage('ended');
  try {
    if (user) await Promise.all([...whileLeaving].map((work) => work(user.id)));
    await finishSignOut();
    window.location.assign(next);
  } catch (error) {
    // A full page load would only show the browser's own error page.
    reportError(error);
    goHome();
    leaving.set(false);
  }
}

/** The account is gone, so nothing of it waits in this browser: neither what is open, nor what could not be sent. */
export function forgetDeleted(userId: string): void {
  accountGone.set(true);
  forgetPerson();
  forgetAllOf(userId);
}

/** Discards what other pages have loaded and refetches the person: their plan has changed. */
export async function startAnew(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await refreshUser();
}

/** A session that has ended leaves what its person has written in this browser; if their account has gone since, that goes too. */
async function forgetIfDeleted(): Promise<void> {
  const left = keptAnswer(getAuthUser, '');
  if (!left) return;
  const { deleted } = await queryClient.fetchQuery(accountStateQuery(left.id));
  if (!deleted) return;
  forgetPersonal();
  forgetAllOf(left.id);
  await forgetFiles();
}

function forgetPerson(): void {
  for (const stop of atSignOut) stop();
  sessionEnded.set(false);
  // A response still in flight would bring the person back, and calls waiting for a connection would be saved for the next person.
  queryClient.cancelQueries();
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(userQuery.queryKey, null);
  forgetPersonal();
  forgetFiles().catch(reportError);
}

/** Clears the databases in which files are kept. Deleting them would wait for every tab that has them open. */
async function forgetFiles(): Promise<void> {
  const known = await indexedDB.databases();
  for (const name of DATABASES) {
    if (!known.some((each) => each.name === name)) continue;
    const database = await answered(indexedDB.open(name));
    const names = [...database.objectStoreNames];
    const work = names.length > 0 ? database.transaction(names, 'readwrite') : null;
    for (const store of names) work?.objectStore(store).clear();
    // Once what has begun is done.
    database.close();
  }
}

/** Keeps the page in sync with the session; mounted once, at the root. Returns the query of the person. */
export function useSession() {
  const user = useQuery(userQuery);
  const router = useRouter();
  const lastId = useRef<string | null>(null);
  const id = user.data?.id ?? null;

  useEffect(() => router.subscribe('onBeforeLoad', notePage), [router]);
  useEffect(() => onUnauthorized(() => sessionEnded.set(Boolean(queryClient.getQueryData(userQuery.queryKey)))), []);

  useEffect(() => {
    const finish = () => void (isOwed() && refreshUser());
    // On Back after a sign-out, the browser may restore this page as it was left.
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

  const nobody = user.data === null;
  useEffect(() => {
    if (nobody && !accountGone.get()) void forgetIfDeleted().catch(reportError);
  }, [nobody]);

  useEffect(() => {
    const before = lastId.current;
    lastId.current = id;
    if (before === null || before === id) return;
    // What one person loaded must not be shown to the next.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    if (id === null && !leaving.get() && !accountGone.get())
      showInfo('You have been signed out. Please sign in again.');
  }, [id]);

  return user;
}
