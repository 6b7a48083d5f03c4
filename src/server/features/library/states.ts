import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../db/client.ts';
import { UPLOAD_STATUSES, type UploadStatus, uploads } from '../../db/schema/library.ts';

/**
 * The life cycle of an upload: the allowed transitions from each state. `gone` is a deleted row.
 *
 * uploading: bytes arrive. checking: all have arrived, and one lease holder checks the file. processing: it is usable
 * and waits for its first piece. segmenting: pieces appear. ready: all exist. failed: nothing is left of it but the
 * reason, for a day.
 *
 * The trigger `sources_transition` refuses everything else, no matter who writes; a test checks it against this table.
 */
export const TRANSITIONS: Readonly<Record<UploadStatus, readonly (UploadStatus | 'gone')[]>> = {
  uploading: ['checking', 'gone'],
  // Into checking again: the lease holder died. Back to uploading: the check could not be made, which is not the file's fault.
  checking: ['checking', 'uploading', 'processing', 'failed', 'gone'],
  processing: ['segmenting', 'failed', 'gone'],
  segmenting: ['segmenting', 'ready', 'failed', 'gone'],
  ready: ['gone'],
  failed: ['gone'],
};

/** The states that a person may give an upload up in without being asked: its bytes are missing, or nothing is left of it. */
export const GIVEN_UP_FROM: readonly UploadStatus[] = ['uploading', 'failed'];

/** The states of an unfinished upload. */
export const ON_THE_WAY: readonly UploadStatus[] = ['uploading', 'checking', 'processing', 'segmenting'];

/** The states from which an upload may enter `to`. */
const before = (to: UploadStatus): UploadStatus[] => UPLOAD_STATUSES.filter((from) => TRANSITIONS[from].includes(to));

/**
 * Moves an upload to another state, if it is in one that may precede it and `where` holds; the only code that ever writes a state.
 * @returns the row as it is now; null if another process was faster
 */
export async function transition(
  db: Tx,
  id: string,
  to: UploadStatus,
  { set = {}, where }: { set?: PgUpdateSetSource<typeof uploads>; where?: SQL | undefined } = {},
): Promise<typeof uploads.$inferSelect | null> {
  const [row] = await db
    .update(uploads)
    .set({ ...set, status: to })
    .where(and(eq(uploads.id, id), inArray(uploads.status, before(to)), where))
    .returning();
  return row ?? null;
}

/** A lease that is not renewed expires after this time. */
const LEASE_SECONDS = 60;
const RENEW_MS = 15_000;

/** A lease from now on. */
export const leaseUntil = (): SQL => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** The lease columns of a row without a holder. */
export const NO_LEASE = { leaseId: null, leaseUntil: null };

/**
 * Does work under a lease that is renewed meanwhile, whatever the work's result.
 * @param idOf the upload's id; null while it has no row
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
    // The next renewal makes up for a failed one; if the lease is lost all the same, that shows when the result is written.
    db.update(uploads)
      .set({ leaseUntil: leaseUntil() })
      .where(and(eq(uploads.id, id), eq(uploads.leaseId, leaseId)))
      .catch(() => undefined);
  }, RENEW_MS);
  renew.unref();
  try {
    return await work();
  } finally {
    clearInterval(renew);
  }
}
