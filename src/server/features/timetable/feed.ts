import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { CallOutput } from '../../../contract/call.ts';
import * as calls from '../../../contract/posting.ts';
import { readableText } from '../../../contract/written.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { countByAddress } from '../../http/callers.ts';
import { countUse } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { dayIn } from '../../timetables/occurrences.ts';
import { type PostEvent, writeCalendar } from '../../timetables/post-calendar.ts';
import { sayWhen } from '../../timetables/post-words.ts';
import type { PromoFilm } from '../promos/actions.ts';
import * as feeds from './feed-queries.ts';
import type { Clock } from './posting.ts';
import { type Post, postsOf } from './posts.ts';
import type { Place } from './promo-queries.ts';

/** Days of classes before today that stay in the calendar. */
const DAYS_BACK = 30;
/** How often one address is read: calendars do so once an hour, and by hand. */
const READS = { max: 60, seconds: 600 };
/** Wrong secrets from one network, and from one site. */
const WRONG = { visitors: { max: 20, seconds: 60 }, site: { max: 160, seconds: 60 } };

export async function readFeedOf({ db }: Services, user: SessionUser): Promise<CallOutput<typeof calls.getFeed>> {
  const feed = await feeds.findFeed(db, user.id);
  return { madeAt: feed?.createdAt.toISOString() ?? null };
}

/** Makes a person's address, which nobody can be shown again; one that there was answers nothing from now on. */
export async function makeFeed(
  { db, config }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.makeFeed>> {
  const secret = randomBytes(32).toString('base64url');
  const { createdAt } = await feeds.putFeed(db, user.id, hashOf(secret));
  return { madeAt: createdAt.toISOString(), address: `${config.publicUrl}${calls.readFeed.path}?key=${secret}` };
}

export const dropFeed = ({ db }: Services, user: SessionUser): Promise<void> => feeds.removeFeed(db, user.id);

/** As of an access token: nobody guesses 256 random bits, however fast they try. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * The calendar for whoever has its secret, whoever else is signed in there. What its person may see counts as it is now.
 * @throws AppError `not_found` for a secret that is none, or none any more; `rate_limited`
 */
export async function sendFeed(
  services: Services,
  { key, ip }: { key: string; ip: string },
  reply: FastifyReply,
): Promise<string> {
  const { db } = services;
  const hash = hashOf(key);
  const reader = calls.FEED_SECRET.test(key) ? await feeds.findReader(db, hash) : null;
  if (!reader) {
    await countByAddress(db, 'wrong-calendar-feed', WRONG, ip);
    throw new AppError(
      'not_found',
      'There is no calendar at this address. Make a new address on the page of the week.',
    );
  }
  await countUse(db, `calendar-feed ${hash}`, READS);
  const events = await eventsOf(services, reader);
  reply.type('text/calendar; charset=utf-8').headers({
    'cache-control': 'private, max-age=300',
    'content-disposition': 'inline; filename="posts.ics"',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  return writeCalendar(events);
}

async function eventsOf({ db, config }: Services, user: SessionUser): Promise<PostEvent[]> {
  const now = new Date();
  const since = (zone: string) => addDays(dayIn(zone, now), -DAYS_BACK);
  const { posts, changes } = await postsOf(db, user, { now, since });
  return posts
    .flatMap(({ promo, ...post }) =>
      // Nobody is told when to post what they may not post yet.
      promo && post.made.promoId && post.posted.when !== null && post.posted.state !== 'held'
        ? [eventOf({ ...post, promo }, config.publicUrl, { changes })]
        : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.uid < b.uid ? -1 : 1));
}

function eventOf(
  { row, promo, posted, entry, occurrence }: Post & { promo: PromoFilm },
  publicUrl: string,
  { changes }: Pick<Clock, 'changes'>,
): PostEvent {
  const isPosted = posted.state === 'posted';
  const link = `${publicUrl}/?promo=${row.promoId}&show=video`;
  const isOff = occurrence.exception?.state === 'cancelled';
  const name = `${entry.classType}${isOff ? ' is cancelled' : ''}, ${sayWhen(occurrence)}`;
  const days = changes.days.get(`${row.entryId} ${row.date}`);
  const changed = [changes.timetable, changes.entries.get(row.entryId), days, row.updatedAt, promo.updatedAt];
  const open = isPosted ? 'The video:' : 'Open the video, ready to share:';
  return {
    uid: `${uidOf(row)}@spinreel`,
    at: new Date(posted.when!.at),
    changedAt: new Date(Math.max(...changed.map((date) => date?.getTime() ?? 0))),
    summary: `${isPosted ? 'Posted' : 'Post'}: ${name}`,
    description: [`${open}\n${link}`, readableText(promo.content.promo)].filter(Boolean).join('\n\n'),
    ...{ link, isPosted },
  };
}

const uidOf = ({ userId, entryId, date, personId }: Place): string =>
  createHash('sha256').update([userId, entryId, date, personId].join(' ')).digest('hex').slice(0, 32);
