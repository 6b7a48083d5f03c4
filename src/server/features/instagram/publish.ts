import { isDuplicate } from '../../db/duplicate.ts';
import { type Access, faultOfContainer, InstagramFault } from '../../instagram/index.ts';
import { type Desk, fail, later, MINUTE, pauseOf, SHOWN_MS, wait } from './desk.ts';
import { findAccount, findPost, setAccount } from './queries.ts';
import { publishNow, settle } from './settle.ts';
import { note, type PostRow, transition } from './states.ts';
import { WORDS, wordsOf } from './words.ts';

/** How long Instagram may take to prepare a video, and how many containers it gets for one. */
const PREPARING_MS = 30 * MINUTE;
const CONTAINERS = 3;

/** Whether there is more to do at once. */
type Step = boolean;

/** Takes a post whose time has come as far as it can be taken now. It may be interrupted anywhere, and run twice at once. */
export async function advance(desk: Desk, id: string): Promise<void> {
  for (;;) {
    const post = await findPost(desk.db, id);
    if (!post?.renderId || post.nextAt > desk.now() || !(await takeStep(desk, post))) return;
  }
}

async function takeStep(desk: Desk, post: PostRow): Promise<Step> {
  if (post.state === 'published' || post.state === 'failed' || post.state === 'cancelled') return false;
  const isAsked = post.state === 'publishing';
  if (!isAsked && post.deadline && post.deadline <= desk.now())
    return fail(desk, post, post.trouble ?? (post.entryId === null ? WORDS.late : WORDS.over));
  const access = await accessOf(desk, post);
  if (typeof access === 'string') return isAsked ? settleLater(desk, post) : fail(desk, post, access);
  try {
    if (isAsked) return await settle(desk, post, access);
    return post.state === 'planned' ? await handOver(desk, post, access) : await follow(desk, post, access);
  } catch (error) {
    if (!(error instanceof InstagramFault)) throw error;
    desk.log.info({ post: post.id, state: post.state, fault: error.kind, said: error.message }, 'Instagram');
    if (error.kind === 'reconnect') await noteFailing(desk, post);
    return isAsked ? settleLater(desk, post) : afterFault(desk, post, error);
  }
}

/** Of the account that the post is meant for. A text: there is none, in words. */
async function accessOf({ db, vault }: Desk, { userId, igUserId }: PostRow): Promise<Access | string> {
  const account = await findAccount(db, userId);
  if (!account) return WORDS.noAccount;
  if (igUserId !== null && igUserId !== account.igUserId) return WORDS.otherAccount;
  const token = vault.open(account.token, userId);
  return token === null ? wordsOf('reconnect') : { token, igUserId: account.igUserId };
}

async function noteFailing({ db, now }: Desk, { userId }: PostRow): Promise<void> {
  const account = await findAccount(db, userId);
  if (account) await setAccount(db, account, { failing: wordsOf('reconnect'), failedAt: now() });
}

/** Planned: gives Instagram the video, if the account may have one more post today. */
async function handOver(desk: Desk, post: PostRow, access: Access): Promise<Step> {
  const { used, most } = await desk.instagram.readQuota(access);
  if (used >= most) return wait(desk, post, 60 * MINUTE, WORDS.full);
  const film = desk.filmAddress(post);
  const containerId = await desk.instagram.createContainer(access, { ...post, film });
  const made = { containerId, containerAt: desk.now(), igUserId: access.igUserId, trouble: null, troubles: 0 };
  // One that nobody publishes ends by itself.
  return (await transition(desk.db, post, 'container', made)) !== null;
}

/** Waits until Instagram has prepared the container; then asks it to publish it. */
async function follow(desk: Desk, post: PostRow, access: Access): Promise<Step> {
  const { code, status } = await desk.instagram.readContainer(access, post.containerId!);
  if (code === 'EXPIRED') return again(desk, post, WORDS.slow);
  if (code === 'ERROR') throw faultOfContainer(status);
  if (code === 'IN_PROGRESS') {
    if (desk.now().getTime() - post.containerAt!.getTime() > PREPARING_MS) return again(desk, post, WORDS.slow);
    const nextAt = later(desk, 20_000);
    await (post.state === 'container'
      ? transition(desk.db, post, 'processing', { nextAt })
      : note(desk.db, post, { nextAt }));
    return false;
  }
  // Written before Instagram is asked: whoever comes after a crash knows that it may have been.
  const asking = { askedAt: desk.now(), asks: 1, trouble: null, nextAt: later(desk, SHOWN_MS) };
  const asked = await transition(desk.db, post, 'publishing', asking).catch((error: unknown) =>
    isDuplicate(error) ? 'busy' : Promise.reject(error),
  );
  if (asked === 'busy') return wait(desk, post, MINUTE, post.trouble);
  // PUBLISHED: somebody has asked already, and was faster.
  if (asked && code === 'FINISHED') await publishNow(desk, asked, access);
  return false;
}

/** Makes another container in place of one that cannot be used, a few times. */
async function again(desk: Desk, post: PostRow, words: string): Promise<Step> {
  if (post.containers + 1 >= CONTAINERS) return fail(desk, post, words);
  const anew = {
    containerId: null,
    containerAt: null,
    igUserId: null,
    containers: post.containers + 1,
    trouble: words,
  };
  await transition(desk.db, post, 'planned', { ...anew, nextAt: later(desk, 2 * MINUTE) });
  return false;
}

/** What an answer means for a post that Instagram was never asked to publish. */
async function afterFault(desk: Desk, post: PostRow, { kind }: InstagramFault): Promise<Step> {
  if (kind === 'limit') return wait(desk, post, 60 * MINUTE, WORDS.full);
  if (kind === 'busy' || kind === 'notReady') return wait(desk, post, pauseOf(post), WORDS.wait);
  const retries = kind === 'fetch' || kind === 'gone';
  if (!retries) return fail(desk, post, wordsOf(kind));
  if (post.state !== 'planned') return again(desk, post, wordsOf('fetch'));
  if (post.containers + 1 >= CONTAINERS) return fail(desk, post, wordsOf('fetch'));
  return wait(desk, post, 2 * MINUTE, wordsOf('fetch'), { containers: post.containers + 1 });
}

/** A question whether it was posted that could not be asked now. */
async function settleLater(desk: Desk, post: PostRow): Promise<false> {
  const isLong = desk.now().getTime() - post.askedAt!.getTime() > UNSETTLED_MS;
  return isLong ? fail(desk, post, WORDS.unsure) : wait(desk, post, pauseOf(post), WORDS.wait);
}
/** A container ends after a day: then nothing more becomes of it. */
const UNSETTLED_MS = 25 * 60 * MINUTE;
