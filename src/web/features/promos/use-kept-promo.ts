import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newId } from '../../api/new-id.ts';
import { useFlag } from '../../api/store.ts';
import { sessionEnded } from '../auth/api.ts';
import { keepSending, look, type Problem, problemOf, sendSoon } from './send.ts';
import { apply, onEntries, readEntries, readEntry } from './store.ts';
import { droppedFork, type Entry, edited, keptFork, noticed, type Seen } from './sync.ts';

/** What the person must know about the promo that is open; all null: it is kept. */
export type KeptPromo = {
  id: string;
  /** It was changed or deleted elsewhere, while this was written. */
  behind: 'changed' | 'deleted' | null;
  problem: Problem | null;
  takeTheirs: () => void;
  keepMine: () => void;
};

/** Milliseconds between two questions whether the promo was changed elsewhere. */
const LOOK_MS = 3000;

/**
 * Keeps the open promo: each content in this browser at once, for the account when it has settled. A content that another tab or device has put in its
 * place is shown if nothing was written here meanwhile; if something was, the person is asked.
 * @param content of what the editor shows; null while it cannot be kept
 * @param show shows another content in the editor. @returns what `content` is then
 */
export function useKeptPromo(
  userId: string,
  opened: Entry,
  content: string | null,
  show: (content: string) => string | null,
): KeptPromo {
  const { tab, id } = useTab(userId, opened, content, show);
  const ended = useFlag(sessionEnded);
  // A person who signs in over the page goes on here: what was refused meanwhile is sent then.
  useEffect(() => (ended ? undefined : keepSending(userId)), [userId, ended]);
  useLook(userId, tab);

  // The text is the same as long as nothing has changed.
  const text = useSyncExternalStore(onEntries, () => {
    const fork = readEntry(userId, id)?.forkOf;
    return [fork ? (fork.deleted ? 'deleted' : 'changed') : '', problemOf(id) ?? ''].join();
  });
  const [behind, problem] = text.split(',') as [KeptPromo['behind'] | '', Problem | ''];
  const decide = (decision: typeof keptFork) => () => {
    const fork = readEntry(userId, tab.current.seen.id);
    if (!fork?.forkOf) return;
    apply(userId, [decision(fork)]);
    tab.current.forkOf = null;
    sendSoon(userId);
  };
  return {
    id,
    behind: behind || null,
    problem: problem || null,
    takeTheirs: decide(droppedFork),
    keepMine: decide(keptFork),
  };
}

/** What this tab shows. It changes in the moment of an edit or a takeover, not with the next render. */
type Tab = { seen: Seen; shown: string | null; forkOf: string | null };

/** Keeps what is edited in this tab, and follows what other tabs and devices have done. @returns the tab, and the id of the promo that it shows */
function useTab(
  userId: string,
  opened: Entry,
  content: string | null,
  show: (content: string) => string | null,
): { tab: { readonly current: Tab }; id: string } {
  const tab = useRef<Tab>({ seen: opened, shown: content, forkOf: opened.forkOf?.id ?? null });
  const [id, setId] = useState(opened.id);
  const showing = useRef(show);
  showing.current = show;

  const follow = useCallback(
    (seen: Seen, next: string | null) => {
      const now = tab.current;
      now.seen = seen;
      now.forkOf = readEntry(userId, seen.id)?.forkOf?.id ?? null;
      if (next !== null) now.shown = showing.current(next);
      setId(seen.id);
    },
    [userId],
  );

  useEffect(() => {
    const now = tab.current;
    if (content === null || content === now.shown) return;
    now.shown = content;
    // A new promo is kept from its first edit on.
    const isNew = opened.base === 0 && now.seen === opened;
    const entry = readEntry(userId, now.seen.id) ?? (isNew ? opened : null);
    const { changes, seen } = edited(entry, now.seen, content, { forkId: newId(), at: Date.now() });
    // First what is seen: telling the tabs of the change tells this one, too.
    now.seen = seen;
    apply(userId, changes);
    follow(seen, null);
    sendSoon(userId);
  }, [userId, opened, content, follow]);

  useEffect(() => {
    const notice = () => {
      const { seen, forkOf } = tab.current;
      const next = noticed(readEntries(userId), seen, forkOf);
      if (next) follow(next.seen, next.content);
    };
    notice();
    return onEntries(notice);
  }, [userId, follow]);
  return { tab, id };
}

/** Asks whether another device has changed the promo, whenever the person comes back to it. */
function useLook(userId: string, tab: { readonly current: Tab }): void {
  useEffect(() => {
    let last = 0;
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < LOOK_MS) return;
      last = Date.now();
      void look(userId, tab.current.seen.id);
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [userId, tab]);
}
