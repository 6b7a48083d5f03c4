import { eq } from 'drizzle-orm';
import { formatBytes } from '../../../contract/bytes.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { usedBytes } from './queries.ts';

/**
 * Checks whether a library has room for `bytes`, or for `wish` of them. The person's row is locked first, so that
 * concurrent uploads are counted one after the other.
 * @returns how many of the wished-for bytes there is room for
 * @throws AppError `payload_too_large`, `not_found`
 */
export async function ensureRoom(tx: Tx, userId: string, bytes: number, limit: number, wish = bytes): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('not_found', 'This account does not exist.');
  const used = await usedBytes(tx, userId);
  if (used + bytes > limit) throw quotaError(used, limit);
  return Math.min(wish, limit - used);
}

/** The message for a library without room. */
function quotaError(used: number, limit: number): AppError {
  return new AppError(
    'payload_too_large',
    `There is no room for this video: ${formatBytes(used)} of ${formatBytes(limit)} of the library are in use. Delete clips that are no longer needed, then upload it again.`,
  );
}
