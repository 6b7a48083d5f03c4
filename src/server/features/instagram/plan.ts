import { CAPTION_MISSING, type Place } from '../../../contract/instagram.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import * as queries from './queries.ts';
import { type PostRow, transition } from './states.ts';

const isOver = ({ state }: PostRow) => state === 'failed' || state === 'cancelled';
export const isOpenAgain = (post: PostRow) => isOver(post) && post.askedAt === null;
const isUnasked = ({ state }: PostRow) => state === 'planned' || state === 'container' || state === 'processing';

const refusal = (post: PostRow | null): AppError =>
  new AppError(
    'conflict',
    post?.state === 'published'
      ? 'This video is on Instagram already.'
      : 'Instagram was asked to publish this video already. Look at your profile.',
  );

const notConnected = () => new AppError('conflict', 'Connect your Instagram account first.');

/** @throws AppError `conflict` if the person has no account or it lets nobody post, `invalid_input` for a reel without a caption */
export async function assertMayPost(
  db: Tx,
  { id }: SessionUser,
  { place, caption }: { place: Place; caption: string },
): Promise<void> {
  const account = await queries.findAccount(db, id);
  if (!account) throw notConnected();
  if (account.failing) throw new AppError('conflict', account.failing);
  if (place === 'reel' && caption.trim() === '') throw invalidField('caption', CAPTION_MISSING);
}

/** What is said of a post when it is chosen: of a class and its day, or of a promo without one. */
export type Chosen = Pick<PostRow, 'entryId' | 'date' | 'ownAt' | 'caption' | 'captionOf' | 'nextAt'>;

/**
 * Notes that a promo is to be posted at a place, in place of what was chosen of it before. One place a video: whoever chooses
 * another one gives up the one before.
 * @param others what is planned of the same
 * @throws AppError `conflict` if no account is connected, or Instagram was asked to publish it already
 */
export async function putPlan(
  db: Database,
  { userId, promoId, place }: Pick<PostRow, 'userId' | 'promoId' | 'place'>,
  chosen: Chosen,
  others: (tx: Tx) => Promise<PostRow[]>,
): Promise<void> {
  const set = { ...chosen, trouble: null, byRule: false };
  await db.transaction(async (tx) => {
    if (!(await queries.lockAccount(tx, userId))) throw notConnected();
    await giveUp(
      tx,
      (await others(tx)).filter((post) => post.place !== place),
    );
    const before = await queries.lockPlanned(tx, userId, promoId, place);
    if (before === null && (await queries.insertPost(tx, { ...set, userId, promoId, place }))) return;
    if (!before || !(await planAgain(tx, before, set))) throw refusal(before);
  });
}

async function planAgain(tx: Tx, post: PostRow, set: object): Promise<boolean> {
  const anew = {
    ...{ renderId: null, postedAs: null, deadline: null, igUserId: null, containerId: null, containerAt: null },
    ...{ containers: 0, troubles: 0, asks: 0, ...set },
  };
  if (isOpenAgain(post)) return (await transition(tx, post, 'planned', anew)) !== null;
  if (!isUnasked(post)) return false;
  // As if it were given up and chosen again.
  const dropped = await transition(tx, post, 'cancelled');
  return dropped !== null && (await transition(tx, dropped, 'planned', anew)) !== null;
}

/** Has these not posted. @throws AppError `conflict` if Instagram was asked to publish one already */
export async function giveUp(tx: Tx, posts: readonly PostRow[]): Promise<void> {
  for (const post of posts) {
    if (isOver(post)) continue;
    if (!isUnasked(post)) throw refusal(post);
    await transition(tx, post, 'cancelled', { trouble: null });
  }
}
