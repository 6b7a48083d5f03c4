import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Timetable } from '../../../src/contract/timetable.ts';
import { reminderSettings, reminders } from '../../../src/server/db/schema/reminders.ts';
import { keyOf } from '../../../src/server/features/reminders/messages.ts';
import { listDue } from '../../../src/server/features/reminders/queries.ts';
import { remind } from '../../../src/server/features/reminders/remind.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type Internet, openInternet } from '../../fakes/internet.ts';
import { type PushService, pushServiceOn } from '../../fakes/push.ts';
import { type ReceivedMail, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { addClass, addPromo, at, LONG_AGO, last, setRule, turnOn } from './fixtures.ts';

let internet: Internet;
let service: PushService;
let server: TestServer;
beforeAll(async () => {
  internet = await openInternet();
  service = pushServiceOn(internet);
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(async () => {
  await server.close();
  await internet.close();
});
beforeEach(() => server.services.db.execute(sql`delete from rate_limits`));

const tell = ({ id }: TestUser) => remind(server.services, id);
const remindersOf = ({ id }: TestUser) =>
  server.services.db.select().from(reminders).where(eq(reminders.userId, id)).orderBy(reminders.createdAt);
const except = ({ client }: TestUser, shown: Parameters<typeof at>[0], exception: object) =>
  client.put(`/api/timetable/entries/${shown.entryId}/exceptions/${shown.of}`, exception);
const isDue = async ({ id }: TestUser) => (await listDue(server.services, 10_000)).some(({ userId }) => userId === id);
/** A zone whose clock shows about this hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Somebody with browser and mail, whose classes have been due for long. */
async function begin(classes: object[] = [{}], settings: object = {}, zone?: string) {
  const user = await createUser(server, { role: 'pro' });
  const browser = service.browser(`/send/${randomUUID()}`);
  const ids: string[] = [];
  for (const fields of classes) ids.push(await addClass(user, fields, zone));
  const shown = [];
  for (const id of ids) shown.push(await addPromo(server, user, id));
  await setRule(user, LONG_AGO);
  await turnOn(user, browser.device, settings);
  return { user, browser, shown, first: shown[0]! };
}

describe('a reminder', () => {
  it('is sent once for each post, however many processes want to at once, and names what is due together [B937 B938]', async () => {
    const { user, browser } = await begin([{}, { classType: 'Pole Flow', time: '20:15' }]);
    await Promise.all(Array.from({ length: 8 }, () => tell(user)));
    await expect.poll(browser.sent, SOON).toHaveLength(1);
    expect(browser.shown()[0]).toMatchObject({
      title: 'Post 2 videos now',
      body: 'Spin Basics Sun 7:00 PM and Pole Flow Sun 8:15 PM. None of the videos is ready yet: make them in your week.',
      url: '/week',
    });
    await tell(user);
    expect(await remindersOf(user)).toHaveLength(1);
  });

  it('comes again for another time that is still to come, and for news, not for a time that was put before it [B937]', async () => {
    const { user, first } = await begin();
    await tell(user);
    await setRule(user, { ...LONG_AGO, daysBefore: 13 });
    await tell(user);
    expect(await remindersOf(user)).toHaveLength(1);
    await setRule(user, { daysBefore: 0, time: '00:00' });
    await tell(user);
    const { posting } = await last(user, first.entryId);
    expect(await remindersOf(user)).toHaveLength(posting!.state === 'planned' ? 1 : 2);
    const before = (await remindersOf(user)).length;
    await except(user, first, { state: 'cancelled' });
    for (let time = 0; time < 2; time++) await tell(user);
    expect(await remindersOf(user)).toHaveLength(before + 1);
    await except(user, first, { state: 'cancelled', note: 'Sorry' });
    await tell(user);
    expect(await remindersOf(user), 'the same news').toHaveLength(before + 1);
  });

  it('is not sent of what is posted, never to be, still to come or over, nor where nobody wants one [B940]', async () => {
    const { user, first } = await begin([{}], {});
    await user.client.put(at(first, 'posted'));
    await tell(user);
    await user.client.delete(at(first, 'posted'));
    await user.client.put(at(first, 'post-time'), { own: 'never' });
    await tell(user);
    await user.client.put(at(first, 'post-time'), { own: null });
    await setRule(user, null);
    await tell(user);
    expect(await remindersOf(user)).toEqual([]);
    const nobody = await createUser(server, { role: 'pro' });
    const shown = await addPromo(server, nobody, await addClass(nobody));
    await setRule(nobody, LONG_AGO);
    await turnOn(nobody, null);
    expect(await isDue(nobody)).toBe(false);
    await tell(nobody);
    expect(await remindersOf(nobody)).toEqual([]);
    await except(nobody, shown, { moved: { date: new Date().toISOString().slice(0, 10), time: '00:00' } });
    await turnOn(nobody, null, { byMail: true });
    const { days } = (await nobody.client.get('/api/timetable?firstDay=1')).body as Timetable;
    const moved = days.flatMap(({ occurrences }) => occurrences).find(({ of, isGone }) => of === shown.of && !isGone);
    expect(moved!.isOver).toBe(true);
    await tell(nobody);
    expect(await remindersOf(nobody), 'it is over').toEqual([]);
  });

  it('looks at whoever has something due or has changed something, and at others no more often than needed [B937]', async () => {
    const { user, first } = await begin();
    expect(await isDue(user)).toBe(true);
    await tell(user);
    const long = async () => {
      // As after an hour in which nothing was changed.
      await server.services.db.execute(sql`
        update reminder_settings set looked_at = now() + interval '1 second', next_at = now() + interval '1 hour' where user_id = ${user.id}`);
      await new Promise((done) => setTimeout(done, 1_100));
    };
    const { nextAt } = (
      await server.services.db.select().from(reminderSettings).where(eq(reminderSettings.userId, user.id))
    )[0]!;
    expect(nextAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    for (const change of [
      () => user.client.put(at(first, 'post-time'), { own: { daysBefore: 1, time: '12:00' } }),
      () => except(user, first, { note: 'Bring socks' }),
      () => except(user, first, {}),
      () => setRule(user, { daysBefore: 2, time: '18:00' }),
      () => turnOn(user, null, {}),
    ]) {
      await long();
      expect(await isDue(user)).toBe(false);
      await change();
      expect(await isDue(user), change.toString()).toBe(true);
    }
  });

  it('waits for the morning on the studio’s clock, and does not for whoever wants it at night [B939]', async () => {
    const night = zoneAt(2);
    const { user } = await begin([{}], { atNight: false }, night);
    await tell(user);
    expect(await remindersOf(user)).toEqual([]);
    await turnOn(user, null, { atNight: true });
    await tell(user);
    expect(await remindersOf(user)).toHaveLength(1);
    const { user: awake } = await begin([{}], { atNight: false }, zoneAt(12));
    await tell(awake);
    expect(await remindersOf(awake)).toHaveLength(1);
  });

  it('is the member’s whose video it is, at the time of the studio’s rule, and nobody’s once they have left [B937]', async () => {
    const [owner, member] = [await createOwner(server), await createUser(server)];
    const seat = await join(server, owner, member);
    const browser = service.browser(`/send/${randomUUID()}`);
    await addPromo(server, member, await addClass(owner));
    await setRule(owner, LONG_AGO);
    await turnOn(member, browser.device);
    await turnOn(owner, null, { byMail: true });
    await tell(owner);
    expect(await remindersOf(owner)).toEqual([]);
    expect((await owner.client.delete(`/api/studio/team/${seat.id}`)).status).toBe(200);
    await tell(member);
    expect(await remindersOf(member)).toEqual([]);
  });
});

const linkIn = ({ text }: ReceivedMail, stop: boolean) => {
  const found = [...text.matchAll(/https?:\/\/\S+\/reminder\?\S+/g)].map(([link]) => link);
  return new URL(found.find((link) => link.includes('stop=mail') === stop)!.replaceAll('&amp;', '&'));
};

describe('a reminder by mail', () => {
  it('says the same, and its links act on nothing that only opens them; what was posted is noted once [B937 B944]', async () => {
    const { user, first } = await begin([{}], { byMail: true });
    await tell(user);
    const [mail] = await waitForMails(server, user.email);
    expect(mail!.text).toContain('Sunday, 7:00 PM. Its video is not ready yet');
    const key = linkIn(mail!, false).searchParams.get('key')!;
    const visitor = server.client();
    const read = await visitor.get(`/api/reminders/sent?key=${key}`);
    expect(read.body).toEqual({
      posts: [{ classType: 'Spin Basics', date: first.date, time: '19:00' }],
      ...{ isAnswered: false, byMail: true },
    });
    expect((await last(user, first.entryId)).posting!.state).toBe('overdue');
    const answer = () => visitor.post('/api/reminders/answers', { key, answer: 'posted' });
    expect((await answer()).body).toEqual({ message: 'It is noted as posted.' });
    expect((await last(user, first.entryId)).posting!.state).toBe('posted');
    expect((await visitor.get(`/api/reminders/sent?key=${key}`)).body.isAnswered).toBe(true);
    await user.client.delete(at(first, 'posted'));
    expect((await answer()).body).toEqual({ message: 'It was noted already.' });
    expect((await last(user, first.entryId)).posting!.state, 'it works once').toBe('overdue');
  });

  it('notes nothing of a class that is another by now, and nothing for a key that is wrong [B944]', async () => {
    const { user, first } = await begin();
    await tell(user);
    const [reminder] = await remindersOf(user);
    const key = keyOf(server.services.config, reminder!.id);
    const answer = (given: string) => server.client().post('/api/reminders/answers', { key: given, answer: 'posted' });
    for (const wrong of [`${reminder!.id}.${'A'.repeat(43)}`, reminder!.id, '', key.replace(/^./, '_')])
      expect((await answer(wrong)).status, wrong).toBe(404);
    await except(user, first, { moved: { date: first.date, time: '20:00' } });
    expect((await answer(key)).status).toBe(409);
    expect((await last(user, first.entryId)).posting!.postedAt).toBeNull();
  });

  it('is turned off by one tap, in the message and as mail programs do, and in one browser by its own [B945]', async () => {
    const { user, browser } = await begin([{}], { byMail: true });
    await tell(user);
    const [mail] = await waitForMails(server, user.email);
    expect(mail!.unsubscribe).toMatch(/^<http\S+\/api\/reminders\/unsubscribe\?key=\S+>$/);
    const address = new URL(mail!.unsubscribe.slice(1, -1));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = address.pathname + address.search;
    const off = await server.client().request('POST', path, { headers, body: 'List-Unsubscribe=One-Click' });
    expect(off.status, off.text).toBe(200);
    const settings = async () => (await user.client.get('/api/reminders')).body;
    expect(await settings()).toMatchObject({ byMail: false, devices: [expect.any(String)] });
    await expect.poll(browser.sent, SOON).toHaveLength(1);
    const { key } = browser.shown()[0]!;
    const [device] = (await settings()).devices;
    const answer = await server.client().post('/api/reminders/answers', { key, answer: 'noPush', device });
    expect(answer.status, answer.text).toBe(200);
    expect((await settings()).devices).toEqual([]);
    await user.client.request('PATCH', '/api/reminders', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ byMail: true }),
    });
    await server.client().post('/api/reminders/answers', { key, answer: 'noMail' });
    expect((await settings()).byMail).toBe(false);
  });
});
