import { logout } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { createFlag } from '../../api/flag.ts';

/** In localStorage while the server has not heard of a sign-out. It is the browser's, so that it outlives the removal of what is the person's. */
const MARK = 'device:sign-out';
/** After so long the sign-out is finished later, rather than keep somebody at the tablet waiting. */
const PATIENCE_MS = 5000;
const LOCK = 'spinreel-session';

/** Signed out on this device, but not yet on the server. */
export const unfinished = createFlag();

/** Remembers, for all tabs and for the time after a reload, that the session of this browser is to be ended. */
export function owe(): void {
  unfinished.set(true);
  store((storage) => storage.setItem(MARK, String(Date.now())));
}

/** Whether a sign-out of this browser is still to be finished. */
export function isOwed(): boolean {
  const marked = store((storage) => storage.getItem(MARK) !== null);
  if (marked !== undefined) unfinished.set(marked);
  return unfinished.get();
}

/**
 * Ends the session on the server where that is still to be done; one tab at a time, so that a late answer cannot take the cookie of whoever has
 * signed in since.
 * @throws ApiError, NetworkError, a TimeoutError: it is still to be done
 */
export async function finishSignOut(): Promise<void> {
  if (!isOwed()) return;
  await inTurn(async () => {
    if (!isOwed()) return;
    await callApi(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    store((storage) => storage.removeItem(MARK));
    unfinished.set(false);
  });
}

/** Signs somebody in, after the sign-out before it is finished: else that would end the new session. @throws as finishSignOut */
export async function afterSignOut<T>(signIn: () => Promise<T>): Promise<T> {
  await finishSignOut();
  return signIn();
}

/** Pages without https, such as those of a development machine for a phone beside it, have no locks. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request(LOCK, work) : work();
}

/** A browser may forbid storage; the page then remembers for itself. */
function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
