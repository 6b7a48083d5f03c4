import { type Access, type InstagramFault as Fault, InstagramFault, type Media } from '../../instagram/index.ts';
import { type Desk, fail, later, MINUTE, pauseOf, SHOWN_MS, wait } from './desk.ts';
import { nextAsk } from './figures.ts';
import { listKnownMedia } from './queries.ts';
import { note, type PostRow, transition } from './states.ts';
import { WORDS, wordsOf } from './words.ts';

/** What Instagram's clock may be behind ours. */
const CLOCKS_MS = 2 * MINUTE;
/** How often Instagram is asked to publish one container. */
const ASKS = 6;
/** A container that is not published by then has ended. */
const ENDED_MS = 25 * 60 * MINUTE;
/** After these, to ask again is of no use. */
const FINAL: ReadonlySet<Fault['kind']> = new Set(['spam', 'account', 'format', 'refused']);

/** Asks Instagram to publish the container. What it does not say is settled later. */
export async function publishNow(desk: Desk, post: PostRow, access: Access): Promise<void> {
  try {
    await published(
      desk,
      post,
      { id: await desk.instagram.publish(access, post.containerId!), permalink: null },
      access,
    );
  } catch (error) {
    if (!(error instanceof InstagramFault)) throw error;
    desk.log.info({ post: post.id, fault: error.kind, said: error.message }, 'Instagram, asked to publish');
    const asks = error.isSaid && FINAL.has(error.kind) ? ASKS : post.asks;
    const words = error.kind === 'limit' ? WORDS.full : error.isSaid ? wordsOf(error.kind) : WORDS.wait;
    await wait(desk, post, error.kind === 'limit' ? 60 * MINUTE : SHOWN_MS, words, { asks });
  }
}

/**
 * A post that Instagram was asked to publish, and nobody knows whether it has: the container's state and the account say it. Only where neither knows of it, the
 * same container is published again, which Instagram does once at most; a new one is never made.
 */
export async function settle(desk: Desk, post: PostRow, access: Access): Promise<false> {
  const { code } = await readContainer(desk, post, access);
  const found = await findMedia(desk, post, access);
  const age = desk.now().getTime() - post.askedAt!.getTime();
  if (found) await published(desk, post, found, access);
  // It is there, but not where we can see it yet.
  else if (code === 'PUBLISHED' && age < 10 * MINUTE) return wait(desk, post, MINUTE, null);
  else if (code === 'PUBLISHED') await published(desk, post, null, access);
  else if (code === 'FINISHED' && post.asks < ASKS) {
    const asked = await note(desk.db, post, { asks: post.asks + 1, nextAt: later(desk, SHOWN_MS) });
    if (asked) await publishNow(desk, asked, access);
  } else if (code === 'IN_PROGRESS' && age < ENDED_MS) return wait(desk, post, pauseOf(post), WORDS.wait);
  else return fail(desk, post, post.trouble && post.trouble !== WORDS.wait ? post.trouble : WORDS.unpublished);
  return false;
}

/** A container of which Instagram knows nothing any more has ended. */
async function readContainer({ instagram }: Desk, post: PostRow, access: Access) {
  try {
    return await instagram.readContainer(access, post.containerId!);
  } catch (error) {
    if (error instanceof InstagramFault && error.kind === 'gone') return { code: 'EXPIRED' as const, status: '' };
    throw error;
  }
}

/** What stands on the account since it was asked for, under this caption, and is no other post of ours. No two of an account are asked for at once. */
async function findMedia({ db, instagram }: Desk, post: PostRow, access: Access): Promise<Media | null> {
  const since = post.askedAt!.getTime() - CLOCKS_MS;
  const listed = await instagram.listMedia(access, post.place);
  const could = listed.filter(({ at, caption }) => at.getTime() >= since && isSame(post, caption));
  const known = await listKnownMedia(
    db,
    could.map(({ id }) => id),
  );
  return could.filter(({ id }) => !known.has(id)).at(-1) ?? null;
}

/** Stories have no caption. */
const isSame = ({ place, caption }: PostRow, shown: string): boolean =>
  place === 'story' || tidy(shown) === tidy(caption);
const tidy = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

async function published(
  desk: Desk,
  post: PostRow,
  media: Pick<Media, 'id' | 'permalink'> | null,
  access: Access,
): Promise<void> {
  const publishedAt = desk.now();
  const askFiguresAt = media && nextAsk({ place: post.place, publishedAt }, publishedAt);
  const set = { mediaId: media?.id ?? null, permalink: media?.permalink ?? null, publishedAt, askFiguresAt };
  const done = await desk.db.transaction(async (tx) => {
    const row = await transition(tx, post, 'published', { ...set, trouble: null });
    if (row) await desk.onPublished(tx, row);
    return row;
  });
  if (done?.mediaId && !done.permalink) await addPermalink(desk, done, access);
}

/** Where it is, if Instagram says so; the post is published all the same. */
async function addPermalink({ db, instagram, log }: Desk, post: PostRow, access: Access): Promise<void> {
  try {
    const there = (await instagram.listMedia(access, post.place)).find(({ id }) => id === post.mediaId);
    if (there?.permalink) await note(db, post, { permalink: there.permalink });
  } catch (err) {
    log.info({ err, post: post.id }, 'where a post is was not told');
  }
}
