import { createHash } from 'node:crypto';
import { captionFault } from '../../../contract/captions/places.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { dayIn } from '../../timetables/occurrences.ts';
import { countDownload } from '../renders/actions.ts';
import { type Post, postedClass, postsOf } from '../timetable/actions.ts';
import { captionFor } from './caption.ts';
import { type Desk, fail, later, MINUTE } from './desk.ts';
import { type Change, note, type PostRow, transition } from './states.ts';
import { WORDS } from './words.ts';

/** Whatever changes of a plan is seen by then. */
const LOOK_AGAIN_MS = 10 * MINUTE;

/** What a caption is written for: who changes it has to look at the caption again. */
export function captionSource({ promo, form, timeChosen }: PromoContent): string {
  const { text, list = null } = promo;
  return createHash('sha256')
    .update(JSON.stringify([text, list, form, timeChosen ?? null]))
    .digest('hex');
}

/** Looks at a planned post as its class and video are now: it waits, is let go once its time has come, or is given up. */
export async function consider(desk: Desk, services: Services, post: PostRow): Promise<void> {
  const person = await findPerson(desk.db, { id: post.userId });
  if (!person) return;
  const { posts, zone } = await postsOf(desk.db, person, { now: desk.now(), since: () => post.date });
  const planned = posts.find(({ row }) => row.entryId === post.entryId && row.date === post.date);
  if (!planned?.promo || planned.made.promoId !== post.promoId) return cancel(desk, post, WORDS.gone);
  const { state, when } = planned.posted;
  if (state === 'posted') return cancel(desk, post, WORDS.posted);
  if (state === 'never') return cancel(desk, post, WORDS.never);
  if (state === 'now') return cancel(desk, post, WORDS.news);
  const begins = new Date(planned.occurrence.at);
  if (begins <= desk.now()) {
    await fail(desk, post, post.trouble ?? WORDS.over);
    return;
  }
  if (state === 'held') return hold(desk, post, WORDS.held, later(desk, MINUTE));
  const at = when ? new Date(when.at) : null;
  if (!at) return hold(desk, post, WORDS.noTime, later(desk, LOOK_AGAIN_MS));
  if (at > desk.now()) return hold(desk, post, null, lookAgain(desk, at));
  const trouble = unreadyOf(planned, post);
  if (trouble) return hold(desk, post, trouble, later(desk, MINUTE));
  const words = await wordsFor(services, person, planned, post, dayIn(zone, desk.now()));
  if (words.fault !== null) await fail(desk, post, words.fault);
  else
    await release(desk, services, post, {
      content: planned.promo.content,
      set: {
        ...{ ...words.set, renderId: planned.made.renderId!, postedAs: postedClass(planned.occurrence) },
        deadline: begins,
      },
    });
}

/** Of what was not chosen, the caption is the one that its class shows now; what was chosen has its own. */
async function wordsFor(services: Services, person: SessionUser, { promo }: Post, post: PostRow, today: string) {
  if (!post.byRule || post.place === 'story') return { fault: null, set: {} };
  const caption = await captionFor(services, person, promo!.content, today);
  return { fault: captionFault(caption, 'reel'), set: { caption, captionOf: captionSource(promo!.content) } };
}

function unreadyOf({ made, promo }: Post, post: PostRow): string | null {
  if (made.state !== 'ready' && made.state !== 'saved') return WORDS.notReady;
  return promo && (post.byRule || captionSource(promo.content) === post.captionOf) ? null : WORDS.otherText;
}

/** It waits, and is looked at again then. @param trouble why, in words for people */
export async function hold(desk: Desk, post: PostRow, trouble: string | null, nextAt: Date): Promise<void> {
  await note(desk.db, post, { trouble, nextAt });
}

/** It is not to be posted any more. @param trouble why, in words for people */
export async function cancel(desk: Desk, post: PostRow, trouble: string): Promise<void> {
  await transition(desk.db, post, 'cancelled', { trouble });
}

/** When something is looked at whose time is to come. */
export const lookAgain = (desk: Desk, at: Date): Date =>
  new Date(Math.min(at.getTime(), desk.now().getTime() + LOOK_AGAIN_MS));

type Released = { content: PromoContent; set: Change & { renderId: string; deadline: Date } };

/** Its time has come: the video is counted as one that leaves, and Instagram is asked from now on. */
export async function release(desk: Desk, { db }: Services, post: PostRow, { content, set }: Released): Promise<void> {
  const { instructorName, classType } = content.form;
  try {
    await countDownload(db, post.userId, { renderId: set.renderId, instructorName, classType });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await fail(desk, post, error.message);
    return;
  }
  await note(desk.db, post, { ...set, troubles: 0, trouble: null, nextAt: desk.now() });
}
