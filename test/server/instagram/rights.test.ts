import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { instagramPosts } from '../../../src/server/db/schema/instagram.ts';
import { takePost } from '../../../src/server/features/instagram/run.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeAccount, type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { answerTo, classSeenBy, makeVideo, studioThatSees, videosOf } from '../timetable/review-fixtures.ts';
import { addFakeAccount, connect, envOf, pathOf, postPath } from './world.ts';

let fake: FakeInstagram;
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  fake = await startInstagram();
  server = await startServer({ ...envOf(fake), ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
});

type Studio = Awaited<ReturnType<typeof studioThatSees>>;
type World = Studio & { account: FakeAccount };

const rowOf = async ({ member }: World) =>
  (await server.services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, member.id)))[0];

/** A member's video that its owner has approved, and that is to be posted to the member's account. */
async function approved(): Promise<World> {
  const studio = await studioThatSees(server);
  const { owner, member } = studio;
  const account = addFakeAccount(fake, `member${fake.accounts.size}`);
  await connect(fake, member, account);
  await makeVideo(server, member, await classSeenBy(member));
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  const shown = await classSeenBy(member);
  expect((await member.client.put(postPath(shown), { place: 'reel', caption: 'Spin with us' })).status).toBe(200);
  return { ...studio, account };
}

/** Its time comes: as far as its person still has such a class, which has its time long ago, and the sweep sends it. */
async function comeDue(world: World): Promise<void> {
  const shown = await classSeenBy(world.member).catch(() => undefined);
  if (shown) await world.member.client.put(pathOf(shown, 'post-time'), { own: { daysBefore: 14, time: '00:01' } });
  await server.services.db.execute(sql`update instagram_posts set next_at = now() where user_id = ${world.member.id}`);
  const row = await rowOf(world);
  if (row) await takePost(server.services, row.id);
}

it('an approved video is posted when its time comes [B1001]', async () => {
  const world = await approved();
  await comeDue(world);
  expect(world.account.media).toHaveLength(1);
});

const CHANGES: [string, (world: World) => Promise<{ status: number }>, string][] = [
  [
    'its member leaves',
    ({ owner, member }) => member.client.post('/api/studio/leave', { studioId: owner.id }),
    'cancelled',
  ],
  ['its member loses the seat', ({ owner, seat }) => owner.client.delete(`/api/studio/team/${seat.id}`), 'cancelled'],
  ['the owner is deleted', ({ owner }) => admin.client.delete(`/api/admin/user/${owner.id}`), 'cancelled'],
  ['the owner takes it back', async ({ owner }) => answerTo(owner, (await videosOf(owner))[0]!, 'waiting'), 'planned'],
  [
    'the owner sends it back',
    async ({ owner }) => answerTo(owner, (await videosOf(owner))[0]!, 'back', 'No.'),
    'planned',
  ],
  [
    'its member makes another one',
    async ({ member }) => {
      await makeVideo(server, member, await classSeenBy(member));
      return { status: 200 };
    },
    'planned',
  ],
];
it.each(CHANGES)(
  'nothing is posted of what was approved once %s before its time, and it says why [B1001]',
  async (_, change, state) => {
    const world = await approved();
    expect((await change(world)).status).toBe(200);
    await comeDue(world);
    expect(world.account.media).toEqual([]);
    const row = await rowOf(world);
    expect([row!.state, row!.askedAt]).toEqual([state, null]);
    expect(row!.trouble).toMatch(state === 'planned' ? /owner is to see it first/ : /not there any more/);
  },
);

it('nothing is posted of a member who was deleted, and nothing of theirs is left [B1001]', async () => {
  const world = await approved();
  expect((await admin.client.delete(`/api/admin/user/${world.member.id}`)).status).toBe(200);
  await comeDue(world).catch(() => {});
  expect(await rowOf(world)).toBeUndefined();
  expect(world.account.media).toEqual([]);
});

it('where the studio asks to see videos only after one was chosen, it waits, and is posted once they were seen [B1001]', async () => {
  const world = await approved();
  const { owner, member } = world;
  await owner.client.put('/api/studio/sees-first', { seesFirst: false });
  await makeVideo(server, member, await classSeenBy(member));
  await owner.client.put('/api/studio/sees-first', { seesFirst: true });
  await comeDue(world);
  expect(world.account.media).toEqual([]);
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  await comeDue(world);
  expect(world.account.media).toHaveLength(1);
});
