import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { PostStep } from '../../../contract/instagram.ts';
import type { Tx } from '../../db/client.ts';
import { instagramPosts } from '../../db/schema/instagram.ts';

export type PostRow = typeof instagramPosts.$inferSelect;

/**
 * How a post goes from state to state. One that Instagram was asked to publish (`asked_at`) never goes back: it is published, or has failed. What has failed
 * or was cancelled before that can be planned again.
 *
 * The triggers `instagram_posts_transition` and `instagram_posts_kept` refuse everything else, no matter who writes; a test tries all of them.
 */
export const TRANSITIONS: Readonly<Record<PostStep, readonly PostStep[]>> = {
  planned: ['container', 'failed', 'cancelled'],
  // Back to planned: Instagram could not use the container, or it has ended, and another one is made.
  container: ['processing', 'publishing', 'planned', 'failed', 'cancelled'],
  processing: ['publishing', 'planned', 'failed', 'cancelled'],
  publishing: ['published', 'failed'],
  published: [],
  failed: ['planned'],
  cancelled: ['planned'],
};

/** The states in which there is something to do. */
export const OPEN: readonly PostStep[] = ['planned', 'container', 'processing', 'publishing'];

export type Change = PgUpdateSetSource<typeof instagramPosts>;

/** As it was read: whoever has changed its state or its container since, or has asked for it, was faster. */
const asRead = ({ id, state, containerId, asks }: PostRow): SQL =>
  and(
    eq(instagramPosts.id, id),
    eq(instagramPosts.state, state),
    containerId === null ? isNull(instagramPosts.containerId) : eq(instagramPosts.containerId, containerId),
    eq(instagramPosts.asks, asks),
  )!;

/** Moves a post on, if it still is as it was read; the only code that ever writes a state. @returns null if somebody was faster */
export async function transition(db: Tx, post: PostRow, to: PostStep, set: Change = {}): Promise<PostRow | null> {
  return write(db, post, { ...set, state: to });
}

/** Changes a post that stays in its state, such as when it is looked at next. @returns null if somebody was faster */
export const note = (db: Tx, post: PostRow, set: Change): Promise<PostRow | null> => write(db, post, set);

async function write(db: Tx, post: PostRow, set: Change): Promise<PostRow | null> {
  const [row] = await db
    .update(instagramPosts)
    .set({ ...set, updatedAt: sql`now()` })
    .where(asRead(post))
    .returning();
  return row ?? null;
}
