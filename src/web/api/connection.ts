import { NetworkError } from './client.ts';
import { isKeptInUse } from './kept-answers.ts';
import { queryClient } from './query-client.ts';

/** When the connection is back, fetches again what failed to load, or was taken from what is kept, and is still wanted. */
export function watchConnection(): void {
  window.addEventListener('online', () => {
    queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state, queryKey }) => state.status === 'error' || isKeptInUse(queryKey[0]),
    });
  });
}

/**
 * Makes a call; if it fails while the browser is offline, waits for the connection and makes it again.
 * @throws what the call throws while online; the signal's reason if it is aborted while waiting
 */
export async function overTheGap<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NetworkError) || navigator.onLine) throw error;
      await connected(signal);
    }
  }
}

/** A controller that is aborted with `signal`, but can be aborted earlier on its own. */
export function abortedWith(signal: AbortSignal): AbortController {
  const own = new AbortController();
  const follow = () => own.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true, signal: own.signal });
  return own;
}

/** Waits, but stops early when the connection comes back. @throws the signal's reason */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const done = new AbortController();
    const { signal: ended } = done;
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      done.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), ms);
    globalThis.window?.addEventListener('online', end(resolve), { signal: ended });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: ended },
    );
  });
}

function connected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal: ended } = done;
    const end = (settle: () => void) => () => {
      done.abort();
      settle();
    };
    window.addEventListener('online', end(resolve), { signal: ended });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: ended },
    );
    // It may have come back, or been aborted, before the listeners were added.
    if (navigator.onLine) end(resolve)();
    if (signal.aborted) end(() => reject(signal.reason))();
  });
}
