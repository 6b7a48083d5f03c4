import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What Postgres says when it cannot serve anybody now (appendix A of its manual): no connection (08), no resources (53), stopped or starting (57P),
 * a statement that ran out of time (57014) or lost to others (40001, 40P01, 55P03), a primary that has become a standby (25006), or a
 * database that takes no connections while it is maintained (55000).
 */
const POSTGRES = /^(08|53|57P0|57014|40001|40P01|55000|55P03|25006)/;
/** What the system says of a connection or a disk that is not there. */
const SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EIO', 'EROFS', 'ESTALE', 'ENODEV', 'ENXIO', 'EMFILE', 'ENFILE'],
]);
/** What pg and its pool say without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|Connection ended unexpectedly)/;

/** True if the failure says that the database, the queue in it or the store cannot be reached or used now, and that a later try may go well. */
export function isOutage(error: unknown): boolean {
  // Libraries wrap what they were told; nobody wraps it deeper than this.
  let inner: unknown = error;
  for (let depth = 0; depth < 6 && inner instanceof Error; depth += 1, inner = inner.cause) {
    if (says(inner)) return true;
    // One for each address that a name has.
    if (inner instanceof AggregateError && inner.errors.length > 0 && inner.errors.every(isOutage)) return true;
  }
  return false;
}

function says(error: Error): boolean {
  const { code, name, $metadata } = error as Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && (SYSTEM.has(code) || (code.length === 5 && POSTGRES.test(code)))) return true;
  // The store's answers: 507 says that it is full, which is told otherwise.
  const status = $metadata?.httpStatusCode ?? 0;
  if (status === 429 || (status >= 500 && status !== 507)) return true;
  return ($metadata !== undefined && name === 'TimeoutError') || DRIVER.test(error.message);
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * Does `work`, and again as long as it fails for an outage, with waits that grow to five seconds. For work that may be done twice.
 * @throws what `work` throws that is no outage; the outage itself once `signal` has fired
 */
export async function throughOutage<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isOutage(error)) throw error;
      // A little uneven, so that those who wait do not come back all at once.
      await sleep(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}
