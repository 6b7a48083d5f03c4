import { and, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type LookedAt, type UploadPart, uploads } from '../../db/schema/library.ts';
import { KEPT } from '../../retention.ts';
import { moveTo, personOr } from '../../storage/index.ts';
import type { Upload } from './queries.ts';
import { leaseUntil, NO_LEASE, transition } from './states.ts';

/**
 * @param replaced the last part, if the new one contains its bytes as well
 * @returns false if the upload is not at `offset` (any more): another request was faster, and the part is not needed
 */
export async function appendPart(
  db: Database,
  id: string,
  offset: number,
  part: UploadPart,
  replaced: UploadPart | null,
): Promise<boolean> {
  const kept = replaced ? sql`(${uploads.parts} - (-1))` : uploads.parts;
  const rows = await db
    .update(uploads)
    .set({
      parts: sql`${kept} || ${JSON.stringify([part])}::jsonb`,
      received: sql`${uploads.received} + ${part.bytes - (replaced?.bytes ?? 0)}`,
      touchedAt: sql`now()`,
    })
    .where(
      and(
        ...[eq(uploads.id, id), eq(uploads.received, offset), eq(uploads.status, 'uploading'), isNull(uploads.leaseId)],
        replaced ? sql`${uploads.parts} -> -1 ->> 'key' = ${replaced.key}` : undefined,
      ),
    )
    .returning({ id: uploads.id });
  return rows.length > 0;
}

const hasParts = sql`jsonb_array_length(${uploads.parts}) > 0`;
const lapsed = sql`${uploads.leaseUntil} < now()`;
/** All bytes have arrived and nobody is checking them, or the process that did is gone. */
const isToBeChecked = or(
  and(eq(uploads.status, 'uploading'), isNull(uploads.leaseId), eq(uploads.received, uploads.bytes), hasParts),
  and(eq(uploads.status, 'checking'), lapsed, hasParts),
)!;

/** Claims the check of an upload that has arrived in parts. @returns null if there is nothing to check, or another process is checking */
export function takeCheck(db: Database, id: string, leaseId: string): Promise<Upload | null> {
  const set = { leaseId, leaseUntil: leaseUntil() };
  return transition(db, id, 'checking', { set, where: isToBeChecked });
}

/** The same for one that was posted; the lease is the one under which it arrived. */
export function takePostedCheck(db: Database, id: string, leaseId: string): Promise<Upload | null> {
  const set = { leaseUntil: leaseUntil() };
  return transition(db, id, 'checking', {
    set,
    where: and(eq(uploads.status, 'uploading'), eq(uploads.leaseId, leaseId)),
  });
}

/** Releases a check that could not be made: another process claims it later. */
export async function releaseCheck(db: Database, id: string, leaseId: string): Promise<void> {
  await transition(db, id, 'uploading', { set: NO_LEASE, where: eq(uploads.leaseId, leaseId) });
}

/** @returns the parts, no longer needed; null if the holder has lost the check, or the upload was removed */
export async function markStored(
  db: Database,
  id: string,
  leaseId: string,
  file: { storageKey: string; duration: number | null; lookedAt: LookedAt },
): Promise<UploadPart[] | null> {
  return db.transaction(async (tx) => {
    const isMine = and(eq(uploads.id, id), eq(uploads.leaseId, leaseId), eq(uploads.status, 'checking'));
    const [row] = await tx.select().from(uploads).where(isMine).for('update');
    if (!row) return null;
    const set = { ...file, ...NO_LEASE, parts: [], received: row.bytes, touchedAt: sql`now()` };
    await transition(tx, id, 'processing', { set });
    // While it was stored, the upload may have gone to another account.
    await moveTo(tx, [file.storageKey], personOr(row.userId));
    return row.parts;
  });
}

/**
 * Uploads that need attention. `whole`: arrived, but nobody checks it. `lost`: the process that received it in one
 * piece, or checked it, died with its bytes. `waiting`: its job may be lost. `abandoned`: nobody continues it. `told`:
 * people have had a day to read why it failed.
 */
export type Stray = 'whole' | 'lost' | 'waiting' | 'abandoned' | 'told';

export function isStray(kind: Stray): SQL {
  const silent = (time: string) => lt(uploads.touchedAt, sql`now() - ${time}::interval`);
  return {
    whole: and(isToBeChecked, or(eq(uploads.status, 'checking'), silent('2 minutes'))),
    lost: and(lapsed, not(hasParts)),
    waiting: and(inArray(uploads.status, ['processing', 'segmenting']), silent('2 minutes')),
    abandoned: and(
      or(and(eq(uploads.status, 'uploading'), isNull(uploads.leaseId)), and(eq(uploads.status, 'checking'), lapsed)),
      silent(KEPT.upload),
    ),
    told: and(eq(uploads.status, 'failed'), silent(KEPT.upload)),
  }[kind]!;
}

export async function listStrays(db: Database, kind: Stray): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(isStray(kind));
  return rows.map(({ id }) => id);
}
