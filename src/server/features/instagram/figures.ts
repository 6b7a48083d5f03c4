import { FIGURES_SCOPE, type Place } from '../../../contract/instagram.ts';
import { type Access, InstagramFault } from '../../instagram/index.ts';
import type { Services } from '../../services.ts';
import { type Door, instagramOf } from './open.ts';
import { findAccount, findPost } from './queries.ts';
import { note, type PostRow } from './states.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When Instagram is asked what became of a post, in milliseconds after it was published, and until when at most. Of a story it says nothing once that has
 * ended, which is after a day.
 */
const ASKS: Readonly<Record<Place, { at: readonly number[]; until: number }>> = {
  reel: { at: [DAY_MS, 7 * DAY_MS], until: 9 * DAY_MS },
  story: { at: [6 * HOUR_MS, 23 * HOUR_MS], until: DAY_MS },
};

type Published = Pick<PostRow, 'place' | 'publishedAt'>;

/** When it is asked next after `now`; null: no more. */
export function nextAsk({ place, publishedAt }: Published, now: Date): Date | null {
  const next = ASKS[place].at.map((ms) => publishedAt!.getTime() + ms).find((at) => at > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** An hour later, or with the next one if that comes sooner; null: then it is of no use. */
function askAgain(post: Published, now: Date): Date | null {
  const later = now.getTime() + HOUR_MS;
  const next = nextAsk(post, now)?.getTime() ?? post.publishedAt!.getTime() + ASKS[post.place].until;
  return later < next ? new Date(later) : nextAsk(post, now);
}

/** Asks what became of one post, and keeps what Instagram says. Where it says nothing, nothing changes. */
export async function takeFigures(services: Services, id: string): Promise<void> {
  const door = instagramOf(services.config);
  const post = door && (await findPost(services.db, id));
  const now = new Date();
  // Two sweeps may have sent it.
  if (!door || !post?.mediaId || post.state !== 'published' || !post.askFiguresAt || post.askFiguresAt > now) return;
  const access = await accessTo(services, door, post);
  const next = { askFiguresAt: nextAsk(post, now) };
  if (!access) return void (await note(services.db, post, next));
  try {
    const { mediaId, place } = post;
    const told = await door.instagram.readFigures(access, { id: mediaId, place });
    const said = Object.keys(told).length > 0 && { figures: { ...post.figures, ...told }, figuresAt: now };
    await note(services.db, post, { ...next, ...said });
  } catch (fault) {
    if (!(fault instanceof InstagramFault)) throw fault;
    services.log.info({ post: id, fault: fault.kind, said: fault.message }, 'Instagram, asked what became of a post');
    // Whether the permission to post is gone is found out by what posts and renews: this one may be missing alone.
    await note(services.db, post, fault.kind === 'busy' ? { askFiguresAt: askAgain(post, now) } : next);
  }
}

/** null: the account is another one by now, or does not let us. */
async function accessTo({ db }: Services, { vault }: Door, { userId, igUserId }: PostRow): Promise<Access | null> {
  const account = await findAccount(db, userId);
  if (!account || account.igUserId !== igUserId || !account.scopes.includes(FIGURES_SCOPE)) return null;
  const token = vault.open(account.token, userId);
  return token === null ? null : { token, igUserId: account.igUserId };
}
