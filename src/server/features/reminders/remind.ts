import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { putMail } from '../../mail/outbox.ts';
import { putPush } from '../../push/outbox.ts';
import { devicesOf } from '../../push/subscriptions.ts';
import type { Services } from '../../services.ts';
import { nightBegin } from '../../timetables/remind-time.ts';
import { claimReminder, type Post, postedClass } from '../timetable/actions.ts';
import { dueIn, planOf } from './due.ts';
import { postsDueMail } from './mails.ts';
import { postsDue } from './messages.ts';
import * as queries from './queries.ts';

/** After so long somebody is looked at again in any case. */
const LOOK_MS = 3_600_000;
/** A change that was begun before somebody was looked at may be there only after it. */
const OVERLAP_MS = 60_000;

/**
 * Reminds a person of what they are to post by now: in one message, and of each post once, however many processes do so at the same time.
 */
export async function remind(services: Services, userId: string): Promise<void> {
  const { db } = services;
  const [user, settings] = [await findPerson(db, { id: userId }), await queries.findSettings(db, userId)];
  if (!user || !settings) return;
  const now = new Date();
  const plan = await planOf(services, user, { now, atNight: settings.atNight });
  // Everybody takes them in the same order, so that nobody waits for somebody who waits.
  const due = dueIn(plan, now).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const later = plan.posts.flatMap(({ tellAt }) => (tellAt > now ? [tellAt.getTime()] : []));
  await db.transaction(async (tx) => {
    const isWanted = settings.byMail || (await devicesOf(tx, services, userId)).length > 0;
    const claimed: Post[] = [];
    if (isWanted) for (const post of due) if (await claimReminder(tx, post)) claimed.push(post);
    if (claimed.length > 0) await tell(services, tx, { user, settings, zone: plan.zone, posts: claimed, now });
    const nextAt = new Date(Math.min(now.getTime() + LOOK_MS, ...later));
    await queries.markLooked(tx, userId, { lookedAt: new Date(now.getTime() - OVERLAP_MS), nextAt });
  });
}

const keyOf = ({ row: { userId, entryId, date } }: Post) => `${userId} ${entryId} ${date}`;

type Telling = { user: SessionUser; settings: queries.Settings; zone: string; posts: Post[]; now: Date };

async function tell(services: Services, tx: Tx, { user, settings, zone, posts, now }: Telling): Promise<void> {
  const userId = user.id;
  const reminderId = await queries.insertReminder(
    tx,
    userId,
    posts.map(({ row, occurrence }) => ({ entryId: row.entryId, of: row.date, as: postedClass(occurrence) })),
  );
  if (settings.byMail) await putMail(services, tx, postsDueMail, { userId, reminderId });
  // Of no use once the last class has begun, and nobody's in the night.
  const begins = Math.max(...posts.map(({ occurrence }) => Date.parse(occurrence.at)));
  const ends = settings.atNight ? begins : Math.min(begins, nightBegin(now, zone).getTime());
  await putPush(services, tx, { kind: postsDue, userId, facts: { reminderId }, endsAt: new Date(ends) });
}
