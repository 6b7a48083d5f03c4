import { useSyncExternalStore } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { deleteClips, SEVERAL_CLIPS } from '../../../contract/shelf.ts';
import { callApi } from '../../api/client.ts';
import { showError, showInfo, showUndo } from '../../ui/notify.tsx';

/** Clips that somebody has deleted and can still bring back: their shelf shows them no more, and the server knows nothing yet. */
let going: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setGoing(ids: Iterable<string>): void {
  going = new Set(ids);
  for (const listener of listeners) listener();
}

function onGoing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of clips that are about to be deleted. */
export const useGoing = (): ReadonlySet<string> => useSyncExternalStore(onGoing, () => going);

const clipsInWords = (count: number) => (count === 1 ? '1 clip' : `${count} clips`);

/**
 * Deletes clips from a library once nobody can take it back any more: when the message that offers that is gone, or the
 * page is left. If anything goes wrong before, nothing is deleted.
 * @param from the library, as the contract names it
 * @param refresh reloads the shelf
 */
export function deleteSeveral(clips: readonly Clip[], from: string, refresh: () => Promise<unknown>): void {
  const ids = clips.map(({ id }) => id);
  const back = () => setGoing([...going].filter((id) => !ids.includes(id)));
  let isDecided = false;
  const decide = () => {
    window.removeEventListener('pagehide', finish);
    const isFirst = !isDecided;
    isDecided = true;
    return isFirst;
  };
  const finish = async () => {
    if (!decide()) return;
    try {
      const left = await remove(clips, from);
      if (left > 0)
        showInfo(
          `${clipsInWords(left)} had been deleted or renamed meanwhile and ${left === 1 ? 'is' : 'are'} left as before.`,
        );
    } catch (error) {
      showError(error, 'Not all clips could be deleted', 'Those that you still see are kept.');
    }
    await refresh().catch(() => undefined);
    back();
  };
  setGoing([...going, ...ids]);
  window.addEventListener('pagehide', finish);
  const bringBack = async () => {
    if (!decide()) throw new Error('They are deleted already.');
    back();
  };
  showUndo(`${clipsInWords(clips.length)} deleted.`, 'The clips could not be brought back', bringBack, finish);
}

/**
 * All parts are sent at once: of a page that is being left, nothing is sent later.
 * @returns how many the server has left: they are gone or have another name
 */
async function remove(clips: readonly Clip[], from: string): Promise<number> {
  const parts = Array.from({ length: Math.ceil(clips.length / SEVERAL_CLIPS) }, (_, n) =>
    clips.slice(n * SEVERAL_CLIPS, (n + 1) * SEVERAL_CLIPS).map(({ id, title }) => ({ id, seen: title })),
  );
  const sent = parts.map((part) => callApi(deleteClips, { body: { from, clips: part } }, { keepalive: true }));
  // What one part could not do is told once all are done.
  await Promise.allSettled(sent);
  return (await Promise.all(sent)).reduce((sum, { left }) => sum + left, 0);
}
