import { logout } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { forget, keep, kept } from '../../api/storage.ts';
import { createFlag } from '../../api/store.ts';

/** Kept while the server does not know of a sign-out. It belongs to the browser, so that it survives removing the person's data. */
const MARK = 'device:sign-out';
/** After this long the sign-out is finished later, rather than keep somebody at the tablet waiting. */
const PATIENCE_MS = 5000;
const LOCK = 'spinreel-session';

/** Signed out on this device, but not yet on the server. */
export const unfinished = createFlag();

/** Remembers, for all tabs and across reloads, that this browser's session must be ended. */
export function owe(): void {
  unfinished.set(true);
  keep(MARK, String(Date.now()));
}

/** Whether a sign-out of this browser is still unfinished. */
export function isOwed(): boolean {
  const mark = kept(MARK);
  // If the browser denies access to storage, the page remembers it itself.
  if (mark !== undefined) unfinished.set(mark !== null);
  return unfinished.get();
}

/**
 * Ends the session on the server if that is still to be done; one tab at a time, so that a late response cannot clear the cookie of someone who has
 * signed in since.
 * @throws ApiError, NetworkError, a TimeoutError: it is still to be done
 */
export async function finishSignOut(): Promise<void> {
  if (!isOwed()) return;
  await inTurn(async () => {
    if (!isOwed()) return;
    await callApi(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    forget(MARK);
    unfinished.set(false);
  });
}

/** Signs somebody in after finishing the previous sign-out, which would otherwise end the new session. @throws as finishSignOut */
export async function afterSignOut<T>(signIn: () => Promise<T>): Promise<T> {
  await finishSignOut();
  return signIn();
}

/** Pages without https, such as a development machine opened from a phone, have no locks. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request(LOCK, work) : work();
}
