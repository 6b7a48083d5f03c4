import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/instagram.ts';
import { FIGURES_SCOPE, type InstagramPost, type InstagramState, type Place } from '../../../contract/instagram.ts';
import type { OnInstagram } from '../../../contract/month.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Post, postsOf } from '../timetable/actions.ts';
import { captionSource } from './consider.ts';
import { assertMayPost, giveUp, isOpenAgain, putPlan } from './plan.ts';
import * as queries from './queries.ts';
import { readRuled, ruledOf } from './rule.ts';
import { OPEN, type PostRow } from './states.ts';

/** Posts that the page of the week is told of: those to come, and of late. */
const TOLD = 200;

/** A person's account without its token, and what is to be posted there or was. */
export async function readInstagram({ db }: Services, user: SessionUser): Promise<InstagramState> {
  const [account, posts] = await Promise.all([queries.findAccount(db, user.id), queries.listPosts(db, user.id, TOLD)]);
  const every = account?.every ?? null;
  const ruled = every ? await readRuled(db, user, account, new Date()) : [];
  return {
    account: account && {
      ...{ username: account.username, connectedAt: account.connectedAt.toISOString(), failing: account.failing },
      givesFigures: account.scopes.includes(FIGURES_SCOPE),
      every,
    },
    posts: [
      ...ruled.map((post) => presentRuled(post, every!)),
      ...posts.map((post) => present(post, account?.failing ?? null)),
    ],
  };
}

/** What of a person's posts goes to Instagram by itself, so that nobody is to be reminded of it. */
export async function postedByItself(db: Tx, userId: string, posts: readonly Post[], now: Date): Promise<Set<Post>> {
  const first = posts.map(({ row }) => row.date).sort()[0];
  if (first === undefined) return new Set();
  const account = await queries.findAccount(db, userId);
  const said = await queries.listPostsFrom(db, userId, first);
  const isOpen = ({ row }: Post) =>
    said.some(({ entryId, date, state }) => entryId === row.entryId && date === row.date && OPEN.includes(state));
  return new Set([...posts.filter(isOpen), ...ruledOf(account, posts, said, now)]);
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

/** @param failing why the account lets nobody post: then nothing is on its way there */
function present(post: PostRow, failing: string | null): InstagramPost {
  const { entryId, promoId, date, place, state, byRule, permalink, publishedAt, ownAt } = post;
  const trouble = state === 'planned' ? (failing ?? post.trouble) : post.trouble;
  return {
    ...{ entryId, promoId, date, place, state, byRule, trouble, permalink },
    ...{ ownAt: ownAt?.toISOString() ?? null, publishedAt: publishedAt?.toISOString() ?? null },
    isOpen: state === 'planned' || isOpenAgain(post),
  };
}

const presentRuled = ({ row: { entryId, date, promoId } }: Post, place: Place): InstagramPost => ({
  ...{ entryId, promoId, date, place, state: 'planned', byRule: true, trouble: null, permalink: null },
  ...{ ownAt: null, publishedAt: null },
  isOpen: true,
});

type Planned = CallReceived<typeof calls.planInstagram>;

/**
 * Has the caller's video of a class posted at its planned time, in place of what was chosen for it before.
 * @throws AppError `not_found`: there is no video of theirs; `conflict`: no account, no time, too late, or it is there already
 */
export async function planPost({ db }: Services, user: SessionUser, { params, body }: Planned): Promise<void> {
  const { id: entryId, date } = params;
  await assertMayPost(db, user, body);
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
  const chosen = {
    ...{ entryId, date, ownAt: null, nextAt: new Date() },
    ...{ caption: body.caption, captionOf: captionSource(post.promo.content) },
  };
  await putPlan(db, { userId: user.id, promoId: post.made.promoId, place: body.place }, chosen, (tx) =>
    queries.lockPosts(tx, user.id, entryId, date),
  );
}

/**
 * Has a video not posted: one that was chosen, or is posted because all are.
 * @throws AppError `conflict` if Instagram was asked to publish it already, or its text is still being written
 */
export async function cancelPost({ db }: Services, user: SessionUser, day: Planned['params']): Promise<void> {
  const account = await queries.findAccount(db, user.id);
  const ruled = (await readRuled(db, user, account, new Date())).find(
    ({ row }) => row.entryId === day.id && row.date === day.date,
  );
  await db.transaction(async (tx) => {
    const every = (await queries.lockAccount(tx, user.id))?.every;
    const posts = await queries.lockPosts(tx, user.id, day.id, day.date);
    if (ruled && every && posts.length === 0) posts.push(await noteApart(tx, user.id, ruled, every));
    await giveUp(tx, posts);
  });
}

/** Notes a post of which something else than of the others is said. */
async function noteApart(tx: Tx, userId: string, { row, made }: Post, place: Place): Promise<PostRow> {
  const { entryId, date } = row;
  const values = { userId, promoId: made.promoId ?? '', place, entryId, date, caption: '', captionOf: '' };
  const post = values.promoId === '' ? null : await queries.insertPost(tx, { ...values, nextAt: new Date() });
  if (!post) throw new AppError('conflict', 'Its text is still being written. Try again in a moment.');
  return post;
}
