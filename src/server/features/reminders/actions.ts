import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/reminders.ts';
import { DEVICE, REMINDED_DEVICES } from '../../../contract/reminders.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { devicesOf, dropDevice, nameOf, publicKeyOf, putDevice } from '../../push/subscriptions.ts';
import type { Services } from '../../services.ts';
import { markPosted, postedClass, postsOf } from '../timetable/actions.ts';
import { findByKey } from './messages.ts';
import * as queries from './queries.ts';

export async function readReminders(
  services: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.getReminders>> {
  const settings = await queries.findSettings(services.db, user.id);
  const devices = await devicesOf(services.db, services, user.id);
  return {
    ...{ byMail: settings?.byMail ?? false, atNight: settings?.atNight ?? false },
    ...{ publicKey: publicKeyOf(services), devices: devices.map(nameOf) },
  };
}

type Given = CallReceived<typeof calls.setReminders>['body'];

export async function setReminders({ db }: Services, user: SessionUser, { byMail, atNight }: Given): Promise<void> {
  const values = { ...(byMail !== undefined && { byMail }), ...(atNight !== undefined && { atNight }) };
  await queries.putSettings(db, user.id, values);
}

/** Has the caller's browser show reminders. @param sessionId the session that it ends with; null: there is none */
export async function addDevice(
  services: Services,
  user: SessionUser,
  sessionId: string | null,
  device: CallReceived<typeof calls.addDevice>['body'],
): Promise<void> {
  if (sessionId === null) throw new AppError('unauthorized');
  await services.db.transaction(async (tx) => {
    await putDevice(services, tx, { userId: user.id, sessionId }, { device, most: REMINDED_DEVICES });
    await queries.putSettings(tx, user.id, {});
  });
}

/** One that is not there has nothing to be removed. */
export async function removeDevice({ db }: Services, user: SessionUser, device: string): Promise<void> {
  if (DEVICE.test(device)) await dropDevice(db, user.id, device);
}

/** The reminder of a key, with its person. @throws AppError `not_found` */
async function open(services: Services, key: string) {
  const reminder = await findByKey(services, key);
  const person = reminder && (await findPerson(services.db, { id: reminder.userId }));
  if (!person) throw new AppError('not_found', 'This link has expired. Open your week to see what is to be posted.');
  return { reminder, person };
}

/** What a reminder names, as it is now: a class that is on no more is left out. */
async function namedIn({ db }: Services, { reminder, person }: Awaited<ReturnType<typeof open>>) {
  const [first = ''] = reminder.posts.map(({ of }) => of).sort();
  const { posts } = await postsOf(db, person, { now: new Date(), since: () => first });
  return reminder.posts.flatMap(({ entryId, of, as }) => {
    const post = posts.find(({ row }) => row.entryId === entryId && row.date === of);
    return post ? [{ post, isSame: postedClass(post.occurrence) === as }] : [];
  });
}

/** @throws AppError `not_found` */
export async function readReminder(services: Services, key: string): Promise<CallOutput<typeof calls.readReminder>> {
  const found = await open(services, key);
  const named = await namedIn(services, found);
  const settings = await queries.findSettings(services.db, found.person.id);
  return {
    posts: named.map(({ post: { entry, occurrence } }) => ({
      ...{ classType: entry.classType, date: occurrence.date, time: occurrence.time },
    })),
    isAnswered: found.reminder.answeredAt !== null || named.every(({ post }) => post.posted.state === 'posted'),
    byMail: settings?.byMail ?? false,
  };
}

type Answer = CallReceived<typeof calls.answerReminder>['body'];

/** @returns what was done, in words. @throws AppError `not_found`; `conflict` if the classes are others by now */
export async function answerReminder(services: Services, { key, answer, device }: Answer): Promise<string> {
  const found = await open(services, key);
  if (answer === 'posted') return notePosted(services, found);
  if (answer === 'noMail') {
    await queries.putSettings(services.db, found.person.id, { byMail: false });
    return 'You get no more reminders by mail.';
  }
  if (device) await removeDevice(services, found.person, device);
  return 'This browser shows no more reminders.';
}

/** Notes once that what a reminder names was posted: taken back since, it is noted by hand again. */
async function notePosted(services: Services, found: Awaited<ReturnType<typeof open>>): Promise<string> {
  if (found.reminder.answeredAt) return 'It was noted already.';
  const named = await namedIn(services, found);
  const same = named.filter(({ isSame }) => isSame);
  if (same.length === 0)
    throw new AppError('conflict', 'The class has changed since this reminder. Open your week and note it there.');
  for (const { post } of same) await markPosted(services, found.person, { id: post.row.entryId, date: post.row.date });
  await queries.markAnswered(services.db, found.reminder.id);
  return same.length > 1 ? 'They are noted as posted.' : 'It is noted as posted.';
}
