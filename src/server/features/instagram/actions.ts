import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/instagram.ts';
import { FIGURES_SCOPE, type InstagramPost, type InstagramState } from '../../../contract/instagram.ts';
import type { OnInstagram } from '../../../contract/month.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { postsOf } from '../timetable/actions.ts';
import { captionSource } from './consider.ts';
import * as queries from './queries.ts';
import { type PostRow, transition } from './states.ts';

/** Posts that the page of the week is told of: those to come, and of late. */
const TOLD = 200;

/** A person's account without its token, and what is to be posted there or was. */
export async function readInstagram({ db }: Services, user: SessionUser): Promise<InstagramState> {
  const [account, posts] = await Promise.all([queries.findAccount(db, user.id), queries.listPosts(db, user.id, TOLD)]);
  return {
    account: account && {
      ...{ username: account.username, connectedAt: account.connectedAt.toISOString(), failing: account.failing },
      givesFigures: account.scopes.includes(FIGURES_SCOPE),
    },
    posts: posts.map(present),
  };
}

/** What of a person's is posted by itself, and nobody is to be reminded of, each as 'entry day'. */
export async function postedByItself(db: Tx, userId: string): Promise<Set<string>> {
  return new Set((await queries.listOpenDays(db, userId)).map(({ entryId, date }) => `${entryId} ${date}`));
}

/** What these people have posted there of classes on these days, each under 'person entry day'. */
export async function postedThere(
  db: Tx,
  userIds: string[],
  days: { from: string; to: string },
): Promise<Map<string, OnInstagram>> {
  const rows = await queries.listPublished(db, userIds, days);
  return new Map(
    rows.map(({ userId, entryId, date, place, permalink, figures }) => [
      `${userId} ${entryId} ${date}`,
      { place, permalink, figures },
    ]),
  );
}

const isOver = ({ state }: PostRow) => state === 'failed' || state === 'cancelled';
const isOpenAgain = (post: PostRow) => isOver(post) && post.askedAt === null;

function present(post: PostRow): InstagramPost {
  const { entryId, date, place, state, trouble, permalink, publishedAt } = post;
  return {
    ...{ entryId, date, place, state, trouble, permalink, publishedAt: publishedAt?.toISOString() ?? null },
    isOpen: state === 'planned' || isOpenAgain(post),
  };
}

type Planned = CallReceived<typeof calls.planInstagram>;

/**
 * Has the caller's video of a class posted at its planned time, in place of what was chosen for it before.
 * @throws AppError `not_found`: there is no video of theirs; `conflict`: no account, no time, too late, or it is there already
 */
export async function planPost({ db }: Services, user: SessionUser, { params, body }: Planned): Promise<void> {
  const { id: entryId, date } = params;
  const account = await queries.findAccount(db, user.id);
  if (!account) throw new AppError('conflict', 'Connect your Instagram account first.');
  if (account.failing) throw new AppError('conflict', account.failing);
  if (body.place === 'reel' && body.caption.trim() === '') throw invalidField('caption', 'A reel needs a caption.');
  const post = (await postsOf(db, user, { now: new Date(), since: () => date })).posts.find(
    ({ row }) => row.entryId === entryId && row.date === date,
  );
  if (!post?.made.promoId || !post.promo)
    throw new AppError('not_found', 'You have made no video of this class. Make it first.');
  const { state } = post.posted;
  if (state === 'none' || state === 'never')
    throw new AppError('conflict', 'Say first when this video is to be posted.');
  if (state !== 'planned' && state !== 'overdue' && state !== 'held')
    throw new AppError('conflict', 'This video is posted already, or the class has changed since.');
  if (Date.parse(post.occurrence.at) <= Date.now()) throw new AppError('conflict', 'This class has begun.');
  const { promoId } = post.made;
  const set = {
    ...{ caption: body.caption, captionOf: captionSource(post.promo.content), nextAt: new Date(), trouble: null },
    ...{ entryId, date },
  };
  await db.transaction(async (tx) => {
    await dropOthers(tx, user.id, params, body.place);
    const before = await queries.lockPlanned(tx, user.id, promoId, body.place);
    const { place } = body;
    if (before === null && (await queries.insertPost(tx, { ...set, userId: user.id, promoId, place }))) return;
    if (!before || !(await planAgain(tx, before, set))) throw refusal(before);
  });
}

/** One place a video: whoever chooses another one gives up the one before. */
async function dropOthers(tx: Tx, userId: string, { id, date }: Planned['params'], place: string): Promise<void> {
  for (const post of await queries.lockPosts(tx, userId, id, date)) {
    if (post.place === place || isOver(post)) continue;
    if (!isUnasked(post)) throw refusal(post);
    await transition(tx, post, 'cancelled', { trouble: null });
  }
}

const isUnasked = ({ state }: PostRow) => state === 'planned' || state === 'container' || state === 'processing';

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

const refusal = (post: PostRow | null): AppError =>
  new AppError(
    'conflict',
    post?.state === 'published'
      ? 'This video is on Instagram already.'
      : 'Instagram was asked to publish this video already. Look at your profile.',
  );

/** @throws AppError `conflict` if Instagram was asked to publish it already */
export async function cancelPost({ db }: Services, user: SessionUser, day: Planned['params']): Promise<void> {
  await db.transaction(async (tx) => {
    for (const post of await queries.lockPosts(tx, user.id, day.id, day.date)) {
      if (isOver(post)) continue;
      if (!isUnasked(post)) throw refusal(post);
      await transition(tx, post, 'cancelled', { trouble: null });
    }
  });
}
