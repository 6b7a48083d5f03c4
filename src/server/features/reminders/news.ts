import type { Tx } from '../../db/client.ts';
import { putPush } from '../../push/outbox.ts';
import { devicesOf } from '../../push/subscriptions.ts';
import type { Services } from '../../services.ts';
import { nightBegin, nightEnd } from '../../timetables/remind-time.ts';
import { type Told, tellOfReviews } from '../timetable/actions.ts';
import { reviewNotice } from './messages.ts';
import * as queries from './queries.ts';

/** Tells owners and members of videos that are seen first, by mail and in their browsers. */
export const tellReviews = (services: Services): Promise<void> =>
  tellOfReviews(services, (tx, told) => putNews(services, tx, told));

/**
 * Has the browsers that show somebody reminders show them news in the same way: at night only to whoever wants that, and off by one tap. What comes at night
 * waits for the morning, and is not sent if it is not true any more by then.
 */
async function putNews(services: Services, tx: Tx, { news, zone, endsAt }: Told): Promise<void> {
  const { userId } = news;
  if ((await devicesOf(tx, services, userId)).length === 0) return;
  const now = new Date();
  const atNight = (await queries.findSettings(tx, userId))?.atNight ?? false;
  const startsAt = (atNight ? null : nightEnd(now, zone)) ?? now;
  const ends = atNight ? endsAt : new Date(Math.min(endsAt.getTime(), nightBegin(startsAt, zone).getTime()));
  if (ends <= startsAt) return;
  const reminderId = await queries.insertReminder(tx, userId, []);
  await putPush(services, tx, { kind: reviewNotice, userId, facts: { ...news, reminderId }, startsAt, endsAt: ends });
}
