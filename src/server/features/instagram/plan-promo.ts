import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/instagram.ts';
import { PROMO_DAYS_AHEAD } from '../../../contract/instagram.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { dayIn, isOver } from '../../timetables/occurrences.ts';
import { findFilmsOf, type PromoFilm } from '../promos/actions.ts';
import { findWhoSeesFirst, postsOf } from '../timetable/actions.ts';
import { cancel, captionSource, hold, lookAgain, release } from './consider.ts';
import { type Desk, fail, later, MINUTE } from './desk.ts';
import { assertMayPost, giveUp, putPlan } from './plan.ts';
import * as queries from './queries.ts';
import type { PostRow } from './states.ts';
import { WORDS } from './words.ts';

/** What has no class that begins makes sense for so long after its time. */
const TRIED_MS = 24 * 60 * MINUTE;
const DAY_MS = 86_400_000;

type Planned = Pick<CallReceived<typeof calls.planInstagramPromo>, 'params' | 'body'>;

/**
 * Has the caller's finished video that belongs to no class posted at a time that they choose, in place of what was chosen for it before.
 * @throws AppError `not_found`: there is no promo of theirs; `invalid_input`: no such time; `conflict`: no account, no video, it belongs to a class,
 * somebody is to see it first, or it is there already
 */
export async function planPromo({ db }: Services, user: SessionUser, { params, body }: Planned): Promise<void> {
  const { id: promoId } = params;
  await assertMayPost(db, user, body);
  const now = Date.now();
  const at = body.at === null ? now : Date.parse(body.at);
  if (at < now - MINUTE) throw invalidField('at', 'This time has passed. Choose a later one.');
  if (at > now + PROMO_DAYS_AHEAD * DAY_MS)
    throw invalidField('at', `Choose a time within the next ${PROMO_DAYS_AHEAD} days.`);
  const promo = (await findFilmsOf(db, user.id, [promoId])).get(promoId);
  if (!promo) throw new AppError('not_found', 'This video is no longer there.');
  if (promo.film !== 'ready') throw new AppError('conflict', 'Make the video first.');
  if (await isOfClass(db, user, promoId))
    throw new AppError('conflict', 'This is the video of a class of your week. Say there when it is posted.');
  if ((await findWhoSeesFirst(db, user)) !== null) throw new AppError('conflict', WORDS.heldPromo);
  const ownAt = new Date(at);
  const chosen = {
    ...{ entryId: null, date: ownAt.toISOString().slice(0, 10), ownAt, nextAt: ownAt },
    ...{ caption: body.caption, captionOf: captionSource(promo.content) },
  };
  await putPlan(db, { userId: user.id, promoId, place: body.place }, chosen, (tx) =>
    queries.lockPostsOf(tx, user.id, promoId),
  );
}

/** Whether it is the video of a class that is still to come, of the timetable that the person has now. */
async function isOfClass(db: Tx, user: SessionUser, promoId: string): Promise<boolean> {
  const now = new Date();
  const { posts } = await postsOf(db, user, { now, since: (zone) => dayIn(zone, now) });
  return posts.some(({ made, occurrence }) => made.promoId === promoId && !isOver(occurrence, now));
}

/**
 * Has a video that belongs to no class not posted.
 * @throws AppError `conflict` if Instagram was asked to publish it already
 */
export const cancelPromo = ({ db }: Services, user: SessionUser, promoId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await queries.lockAccount(tx, user.id);
    const posts = await queries.lockPostsOf(tx, user.id, promoId);
    await giveUp(
      tx,
      posts.filter(({ entryId, state }) => entryId === null && state !== 'published'),
    );
  });

/** Looks at a planned post of a promo without a class as its video is now: it waits, is let go once its time has come, or is given up. */
export async function considerPromo(desk: Desk, services: Services, post: PostRow): Promise<void> {
  const person = await findPerson(desk.db, { id: post.userId });
  if (!person) return;
  const at = post.ownAt!;
  const promo = (await findFilmsOf(desk.db, person.id, [post.promoId])).get(post.promoId);
  if (!promo) return cancel(desk, post, WORDS.goneVideo);
  if (at > desk.now()) return hold(desk, post, null, lookAgain(desk, at));
  const deadline = new Date(at.getTime() + TRIED_MS);
  if (deadline <= desk.now()) {
    await fail(desk, post, post.trouble ?? WORDS.late);
    return;
  }
  const isHeld = (await findWhoSeesFirst(desk.db, person)) !== null;
  const trouble = isHeld ? WORDS.heldPromo : unreadyOf(promo, post);
  if (trouble) return hold(desk, post, trouble, later(desk, MINUTE));
  await release(desk, services, post, {
    content: promo.content,
    set: { renderId: promo.renderId!, postedAs: '', deadline },
  });
}

function unreadyOf({ film, content }: PromoFilm, { captionOf }: PostRow): string | null {
  if (film !== 'ready') return WORDS.notReady;
  return captionSource(content) === captionOf ? null : WORDS.otherText;
}
