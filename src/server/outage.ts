import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The Postgres error codes (appendix A of its manual) that mean it is temporarily unavailable: no connection (08), no
 * resources (53), stopped or starting (57P), a statement that timed out (57014) or lost to others (40001, 40P01,
 * 55P03), a primary that has become a standby (25006), or a database that accepts no connections during maintenance
 * (55000).
 */
const POSTGRES = /^(08|53|57P0|57014|40001|40P01|55000|55P03|25006)/;
/** The system's error codes for an unreachable connection or disk. */
const SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EIO', 'EROFS', 'ESTALE', 'ENODEV', 'ENXIO', 'EMFILE', 'ENFILE'],
]);
/** Errors of pg and its pool that have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|Connection ended unexpectedly)/;

/**
 * True if the failure means that the database, the queue in it or the store is temporarily unreachable or unusable, and
 * that a retry may succeed.
 */
export function isOutage(error: unknown): boolean {
  // Libraries wrap errors; none wraps them deeper than this.
  let inner: unknown = error;
  for (let depth = 0; depth < 6 && inner instanceof Error; depth += 1, inner = inner.cause) {
    if (says(inner)) return true;
    // One for each address that a host name resolves to.
    if (inner instanceof AggregateError && inner.errors.length > 0 && inner.errors.every(isOutage)) return true;
  }
  return false;
}

function says(error: Error): boolean {
  const { code, name, $metadata } = error as Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && (SYSTEM.has(code) || (code.length === 5 && POSTGRES.test(code)))) return true;
  // The store's responses: 507 means that it is full, which is reported differently.
  const status = $metadata?.httpStatusCode ?? 0;
  if (status === 429 || (status >= 500 && status !== 507)) return true;
  return ($metadata !== undefined && name === 'TimeoutError') || DRIVER.test(error.message);
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * Runs `work`, and retries it while it fails because of an outage, with waits that grow to five seconds. For work that may be done twice.
 * @throws what `work` throws that is not an outage; the outage itself once `signal` has fired
 */
export async function throughOutage<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isOutage(error)) throw error;
      // With jitter, so that not all waiters come back at once.
      await sleep(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}

/** Milliseconds for which a call that changes nothing is tried again: enough for a new connection, or for a database that is restarted. */
const AGAIN_MS = 2_000;

/**
 * Runs `read`, which changes nothing, and again for about two seconds while it fails because of an outage. What changes
 * something is not repeated: its response may have been lost after it was committed, so its caller decides.
 * @param mayRepeat asked after each failure; false once a response has begun
 * @throws what `read` throws
 */
export async function readAgain<T>(read: () => Promise<T>, mayRepeat = () => true): Promise<T> {
  const end = performance.now() + AGAIN_MS;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isOutage(error) || performance.now() > end || !mayRepeat()) throw error;
      await sleep(FIRST_WAIT_MS * (0.75 + Math.random() / 2));
    }
  }
}
