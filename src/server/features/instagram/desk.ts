import type { Logger } from 'pino';
import type { Database, Tx } from '../../db/client.ts';
import type { Instagram } from '../../instagram/index.ts';
import type { Vault } from '../../vault.ts';
import { type Change, note, type PostRow, transition } from './states.ts';

/** What a post is published with. */
export type Desk = {
  db: Database;
  log: Logger;
  instagram: Instagram;
  vault: Vault;
  now(): Date;
  filmAddress(post: PostRow): string;
  /** What else becomes true with it, in the same transaction. */
  onPublished(tx: Tx, post: PostRow): Promise<void>;
  onFailed(tx: Tx, post: PostRow): Promise<void>;
};

export const MINUTE = 60_000;
/** What Instagram has published stands on the account by then: until then nobody looks for it, or asks again. */
export const SHOWN_MS = 2 * MINUTE;
/** Minutes until Instagram is asked again after it could not be. */
const PAUSES = [1, 2, 5, 10, 20, 30];

export const later = ({ now }: Desk, ms: number): Date => new Date(now().getTime() + ms);
export const pauseOf = ({ troubles }: PostRow): number => PAUSES[Math.min(troubles, PAUSES.length - 1)]! * MINUTE;

/** Looks at it again after so many milliseconds. @param trouble why, in words for people */
export async function wait(
  desk: Desk,
  post: PostRow,
  ms: number,
  trouble: string | null,
  set: Change = {},
): Promise<false> {
  await note(desk.db, post, { ...set, trouble, troubles: post.troubles + 1, nextAt: later(desk, ms) });
  return false;
}

/** It is not posted, and its person is told why. */
export async function fail({ db, onFailed }: Desk, post: PostRow, trouble: string): Promise<false> {
  await db.transaction(async (tx) => {
    const failed = await transition(tx, post, 'failed', { trouble });
    if (failed) await onFailed(tx, failed);
  });
  return false;
}
