import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { CallOutput } from '../../../contract/call.ts';
import type { Posting } from '../../../contract/posting.ts';
import * as calls from '../../../contract/posting.ts';
import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import { readableText } from '../../../contract/written.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { countByAddress } from '../../http/callers.ts';
import { countUse } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { dayIn, occurrenceOf } from '../../timetables/occurrences.ts';
import { type PostEvent, writeCalendar } from '../../timetables/post-calendar.ts';
import type { PromoFilm } from '../promos/actions.ts';
import * as feeds from './feed-queries.ts';
import { readMade } from './made.ts';
import { standingOf } from './policy.ts';
import { type Clock, postingOf } from './posting.ts';
import * as posting from './posting-queries.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';

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

/** What a person is to post, and has posted, of the timetable that they have now. */
async function eventsOf({ db, config }: Services, user: SessionUser): Promise<PostEvent[]> {
  const { ownerId } = await standingOf(db, user);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const now = new Date();
  const since = addDays(dayIn(zone, now), -DAYS_BACK);
  const [kept, rule, changes, rows, shown] = await Promise.all([
    queries.listEntries(db, ownerId),
    posting.findRule(db, ownerId),
    posting.readChanges(db, ownerId),
    made.listMade(db, ownerId, [user.id]),
    readMade(db, { ownerId, personId: user.id, members: [] }),
  ]);
  const byId = new Map(kept.map((each) => [each.id, each]));
  const clock = { rule, zone, changes, now };
  return rows
    .filter(({ date }) => date >= since)
    .flatMap((row) => {
      const listed = byId.get(row.entryId);
      const occurrence = listed && occurrenceOf(listed, row.date, zone);
      if (!occurrence) return [];
      const { made: there, promo } = shown(listed.entry, occurrence);
      if (there.state === 'nothing' || !there.promoId || !promo) return [];
      const posted = postingOf(row, occurrence, clock, null);
      if (posted.when === null) return [];
      return [eventOf({ row, promo, posted, entry: listed.entry, occurrence }, config.publicUrl, clock)];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.uid < b.uid ? -1 : 1));
}

type Post = { row: made.MadeRow; promo: PromoFilm; posted: Posting; entry: Entry; occurrence: Occurrence };

function eventOf({ row, promo, posted, entry, occurrence }: Post, publicUrl: string, { changes }: Clock): PostEvent {
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

const uidOf = ({ userId, entryId, date, personId }: made.Place): string =>
  createHash('sha256').update([userId, entryId, date, personId].join(' ')).digest('hex').slice(0, 32);

/** 'Thu 7:00 PM' */
function sayWhen({ date, time }: Occurrence): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T${time}:00Z`));
  return `${say({ weekday: 'short' })} ${say({ timeStyle: 'short' }).replace('\u202f', ' ')}`;
}
