import { NetworkError } from './client.ts';
import { queryClient } from './query-client.ts';

/** Asks again for what could not be loaded and is still wanted, as soon as the connection is back. */
export function watchConnection(): void {
  window.addEventListener('online', () => {
    queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}

/**
 * Makes a call; where the browser says that it has no connection, waits for it and makes the call again.
 * @throws what the call throws with a connection; the signal's reason when it is called off while it waits
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

/** A controller that is aborted with `signal` too: a signal of its own for what may end earlier. */
export function abortedWith(signal: AbortSignal): AbortController {
  const own = new AbortController();
  const follow = () => own.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true, signal: own.signal });
  return own;
}

/** Waits; shorter where the connection comes back meanwhile. @throws the signal's reason */
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
    // It may have come back, or been called off, before anybody listened.
    if (navigator.onLine) end(resolve)();
    if (signal.aborted) end(() => reject(signal.reason))();
  });
}
