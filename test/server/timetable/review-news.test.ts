import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellReviews } from '../../../src/server/features/reminders/news.ts';
import type { TestUser } from '../../factories.ts';
import { readOutbox, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClass, answerTo, classSeenBy, makeVideo, studioThatSees, videosOf } from './review-fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

/** Two machines, at the same moment. */
const tick = () => Promise.all([tellReviews(server.services), tellReviews(server.services)]);
/** Time passes for what was noted of films. */
const pass = (minutes: number) =>
  server.services.db.execute(sql`
    update timetable_promos set review_at = review_at - make_interval(mins => ${minutes}),
      review_told_at = review_told_at - make_interval(mins => ${minutes}) where review is not null`);
const about = /waits? for you|sent back|approved/;
const newsFor = async ({ email }: TestUser) =>
  (await readOutbox(server)).filter(({ to, subject }) => to === email && about.test(subject));
/** Every mail that was put has gone out, or was found not to be true any more. */
async function settled(): Promise<void> {
  for (;;) {
    const { rows } = await server.services.db.execute(
      sql`select from pgboss.job where name = 'mail' and state < 'completed' and data ? 'id'`,
    );
    if (rows.length === 0) return;
    await sleep(50);
  }
}

it('the owner is told once of what came close together, and reminded once after a day, by however many machines [B967]', async () => {
  const { owner, member } = await studioThatSees(server);
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(3);
  await addClass(owner, { classType: 'Open Pole', time: '20:30' });
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await settled();
  expect(await newsFor(owner), 'another one has just come').toEqual([]);
  await pass(6);
  await tick();
  await tick();
  await settled();
  const [told, ...others] = await newsFor(owner);
  expect(others).toEqual([]);
  expect(told!.subject).toBe('2 videos wait for you to see');
  expect(told!.text).toContain('Spin Basics, Sun 7:00 PM, by Jo');
  expect(told!.text).toContain('Open Pole, Sun 8:30 PM, by Jo');
  expect(told!.text).toContain(`${server.services.config.publicUrl}/week?videos=waiting`);
  await pass(23 * 60);
  await tick();
  await settled();
  expect(await newsFor(owner)).toHaveLength(1);
  await answerTo(owner, (await videosOf(owner))[0]!, 'approved');
  await pass(60);
  for (let days = 0; days < 3; days++) {
    await tick();
    await pass(25 * 60);
  }
  await settled();
  const [, reminder, ...more] = await newsFor(owner);
  expect(more).toEqual([]);
  expect(reminder!.subject).toBe('A video still waits for you');
  expect(reminder!.text, 'what was approved is not named').not.toContain('Spin Basics');
  expect(await newsFor(member), 'of what was approved').toMatchObject([{ subject: 'Mara has approved your video' }]);
});

it('the member is told of what was sent back, with the note, and the owner of the one made after it [B967]', async () => {
  const { owner, member } = await studioThatSees(server);
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(6);
  await tick();
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'back', 'Less orange,\n\nhttps://example.com/');
  await tick();
  await settled();
  expect(await newsFor(member), 'the owner may still take it back').toEqual([]);
  await pass(6);
  await tick();
  const [news] = (await waitForMails(server, member.email, 2)).filter(({ subject }) => about.test(subject));
  expect(news!.subject).toBe('Mara has sent back your video');
  expect(news!.text).toMatch(/Mara writes: .*Less orange, https:\/\/example\.com\//);
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  await pass(6);
  await tick();
  await settled();
  expect((await newsFor(owner)).map(({ subject }) => subject)).toEqual(Array(2).fill('A video waits for you to see'));
});

it('nobody is told of what is not so any more: answered at once, taken back, or its member gone [B967]', async () => {
  const { owner, member } = await studioThatSees(server);
  await makeVideo(server, member, await classSeenBy(member));
  await tick();
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  await answerTo(owner, video!, 'waiting');
  await pass(60);
  await tick();
  await settled();
  expect([...(await newsFor(owner)), ...(await newsFor(member))], 'the owner knows').toEqual([]);
  await answerTo(owner, video!, 'approved');
  await member.client.post('/api/studio/leave', { studioId: owner.id });
  await pass(60);
  await tick();
  await settled();
  expect(
    [...(await newsFor(owner)), ...(await newsFor(member))].filter(({ subject }) => !/team|seat/.test(subject)),
  ).toEqual([]);
});
