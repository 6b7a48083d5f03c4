import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import { SOURCE_STATUSES, type SourceStatus, sources } from '../../../db/schema.ts';

/**
 * The life of an upload: from each state the ones that may follow. `gone` is a row that is deleted.
 *
 * uploading: bytes arrive. checking: all have arrived, and one holder of a lease looks at the file. processing: it is usable and waits for its first
 * piece. segmenting: pieces appear. ready: all are there. failed: nothing is left of it but the reason, for a day.
 *
 * The trigger `sources_transition` refuses everything else, whoever writes; a test holds it against this table.
 */
export const TRANSITIONS: Readonly<Record<SourceStatus, readonly (SourceStatus | 'gone')[]>> = {
  uploading: ['checking', 'gone'],
  // Again into checking: the holder of the lease died. Back to uploading: the look could not be made, which is no fault of the file.
  checking: ['checking', 'uploading', 'processing', 'failed', 'gone'],
  processing: ['segmenting', 'failed', 'gone'],
  segmenting: ['segmenting', 'ready', 'failed', 'gone'],
  ready: ['gone'],
  failed: ['gone'],
};

/** The states of an upload that is not finished. */
export const ON_THE_WAY: readonly SourceStatus[] = ['uploading', 'checking', 'processing', 'segmenting'];

/** The states from which an upload may come into `to`. */
const before = (to: SourceStatus): SourceStatus[] => SOURCE_STATUSES.filter((from) => TRANSITIONS[from].includes(to));

/**
 * Takes an upload into another state, if it is in one that comes before that and `where` holds; the only way in which a state is ever written.
 * @returns the row as it stands now; null if somebody else was quicker
 */
export async function transition(
  db: Pick<Database, 'update'>,
  id: string,
  to: SourceStatus,
  { set = {}, where }: { set?: PgUpdateSetSource<typeof sources>; where?: SQL | undefined } = {},
): Promise<typeof sources.$inferSelect | null> {
  const [row] = await db
    .update(sources)
    .set({ ...set, status: to })
    .where(and(eq(sources.id, id), inArray(sources.status, before(to)), where))
    .returning();
  return row ?? null;
}

/** A lease that nobody renews is over after this time. */
const LEASE_SECONDS = 60;
const RENEW_MS = 15_000;

/** A lease from now on. */
export const leaseUntil = (): SQL => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * Does work under a lease that is renewed meanwhile, whatever the work's result.
 * @param idOf the upload's id; null as long as it has no row
 */
export async function underLease<T>(
  db: Database,
  idOf: () => string | null,
  leaseId: string,
  work: () => Promise<T>,
): Promise<T> {
  const renew = setInterval(() => {
    const id = idOf();
    if (id === null) return;
    // A renewal that fails is made up for by the next one; a lease that is lost all the same shows when the work is to be written down.
    db.update(sources)
      .set({ leaseUntil: leaseUntil() })
      .where(and(eq(sources.id, id), eq(sources.leaseId, leaseId)))
      .catch(() => undefined);
  }, RENEW_MS);
  renew.unref();
  try {
    return await work();
  } finally {
    clearInterval(renew);
  }
}
