import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushMessages, pushSubscriptions } from '../../../src/server/db/schema/push.ts';
import { tellReviews } from '../../../src/server/features/reminders/news.ts';
import type { TestUser } from '../../factories.ts';
import { type Internet, openInternet } from '../../fakes/internet.ts';
import { type PushService, pushServiceOn } from '../../fakes/push.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { addClass, answerTo, classSeenBy, makeVideo, studioThatSees, videosOf } from '../timetable/review-fixtures.ts';
import { tryAgain, turnOn } from './fixtures.ts';

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

/** Two machines, at the same moment. */
const tick = () => Promise.all([tellReviews(server.services), tellReviews(server.services)]);
/** Time passes for what was noted of films. */
const pass = (minutes: number) =>
  server.services.db.execute(sql`
    update timetable_promos set review_at = review_at - make_interval(mins => ${minutes}),
      review_told_at = review_told_at - make_interval(mins => ${minutes}) where review is not null`);
/** A zone whose clock shows about this hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
const setZone = ({ id }: TestUser, zone: string) =>
  server.services.db.execute(sql`update timetables set zone = ${zone} where user_id = ${id}`);

/** A studio at noon whose owner and member have a browser that shows them reminders. */
async function begin() {
  const studio = await studioThatSees(server);
  await setZone(studio.owner, zoneAt(12));
  const [owners, members] = [service.browser(`/send/${randomUUID()}`), service.browser(`/send/${randomUUID()}`)];
  await turnOn(studio.owner, owners.device, { atNight: false });
  await turnOn(studio.member, members.device, { atNight: false });
  return { ...studio, owners, members };
}
const waitingFor = ({ id }: TestUser) =>
  server.services.db
    .select({ nextAt: pushMessages.nextAt })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(eq(pushSubscriptions.userId, id));

it('the owner’s browser tells them once of what waits, and the member’s of what was sent back and approved [B973]', async () => {
  const { owner, member, owners, members } = await begin();
  await makeVideo(server, member, await classSeenBy(member));
  await addClass(owner, { classType: 'Open Pole', time: '20:30' });
  await makeVideo(server, member, await classSeenBy(member));
  await setZone(owner, zoneAt(12));
  await tick();
  await pass(6);
  for (let time = 0; time < 2; time++) await tick();
  await expect.poll(owners.sent, SOON).toHaveLength(1);
  expect(owners.shown()).toEqual([
    {
      title: '2 videos wait for you to see',
      body: 'Spin Basics, Sun 7:00 PM, by Jo. Open Pole, Sun 8:30 PM, by Jo.',
      ...{ url: '/week?videos=waiting', tag: expect.any(String), key: expect.any(String) },
      actions: [{ action: 'off', title: 'Turn off' }],
    },
  ]);
  const [first, second] = await videosOf(owner);
  await answerTo(owner, first!, 'back', 'Less orange,\n\nplease.');
  await answerTo(owner, second!, 'approved');
  await pass(6);
  await tick();
  await expect.poll(members.sent, SOON).toHaveLength(1);
  expect(members.shown()).toMatchObject([
    {
      title: 'Mara has sent back a video of yours',
      body: 'Spin Basics, Sun 7:00 PM: “Less orange, please.” Approved: Open Pole, Sun 8:30 PM.',
      url: '/week',
    },
  ]);
  expect([owners.sent().length, members.sent().length]).toEqual([1, 1]);
});

it('an owner who does nothing is reminded in their browser once, too [B973]', async () => {
  const { member, owners } = await begin();
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(6);
  await tick();
  await expect.poll(owners.sent, SOON).toHaveLength(1);
  for (let days = 0; days < 3; days++) {
    await pass(25 * 60);
    await tick();
  }
  await expect.poll(owners.sent, SOON).toHaveLength(2);
  expect(owners.shown()[1]).toMatchObject({ title: 'A video still waits for you' });
});

it('what comes in the night waits for the morning, and is sent to nobody if it is not true any more by then [B973]', async () => {
  const { owner, member, owners } = await begin();
  await setZone(owner, zoneAt(2));
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(6);
  await tick();
  const [message, ...others] = await waitingFor(owner);
  expect(others).toEqual([]);
  const hours = (message!.nextAt.getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(7);
  expect(owners.sent()).toEqual([]);
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  // The morning has come.
  await tryAgain(server, owner.id);
  await expect.poll(() => waitingFor(owner), SOON).toEqual([]);
  expect(owners.sent()).toEqual([]);
  await turnOn(owner, null, { atNight: true });
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(6);
  await tick();
  await expect.poll(owners.sent, SOON).toHaveLength(1);
});

it('a browser is turned off from the message by one tap, which ends reminders there too, and nothing comes to whoever has none [B973]', async () => {
  const { owner, member, owners, members } = await begin();
  await member.client.post('/api/auth/logout');
  const again = server.client();
  await again.post('/api/auth/login', { email: member.email, password: member.password });
  const signedIn = { ...member, client: again };
  await makeVideo(server, signedIn, await classSeenBy(signedIn));
  await tick();
  await pass(6);
  await tick();
  await expect.poll(owners.sent, SOON).toHaveLength(1);
  const { devices } = (await owner.client.get('/api/reminders')).body;
  const { key } = owners.shown()[0];
  expect((await server.client().get(`/api/reminders/sent?key=${key}`)).body.posts).toEqual([]);
  const posted = await server.client().post('/api/reminders/answers', { key, answer: 'posted' });
  expect(posted.status, 'it names nothing that could be noted').toBe(409);
  const off = await server.client().post('/api/reminders/answers', { key, answer: 'noPush', device: devices[0] });
  expect(off.status, off.text).toBe(200);
  expect((await owner.client.get('/api/reminders')).body.devices).toEqual([]);
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  await makeVideo(server, signedIn, await classSeenBy(signedIn));
  await tick();
  await pass(60);
  await tick();
  expect([owners.sent().length, members.sent().length]).toEqual([1, 0]);
});
