import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InstagramPost } from '../../../src/contract/instagram.ts';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown } from '../../../src/contract/timetable.ts';
import { findPerson } from '../../../src/server/accounts/people.ts';
import { instagramPosts } from '../../../src/server/db/schema/instagram.ts';
import { beginRuled } from '../../../src/server/features/instagram/rule.ts';
import { takePost } from '../../../src/server/features/instagram/run.ts';
import { planOf } from '../../../src/server/features/reminders/due.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeAccount, type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { answerTo, classSeenBy, makeVideo, studioThatSees, videosOf } from '../timetable/review-fixtures.ts';
import { addFakeAccount, addPlanned, connect, envOf, pathOf, postPath, shownTo } from './world.ts';

let fake: FakeInstagram;
let server: TestServer;
beforeAll(async () => {
  fake = await startInstagram();
  server = await startServer({ ...envOf(fake), ROLES: 'web,worker' });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
});

type World = { user: TestUser; account: FakeAccount; shown: Shown };
async function ready(role: 'pro' | 'user' = 'pro'): Promise<World> {
  const user = await createUser(server, { role });
  const account = addFakeAccount(fake, `studio${fake.accounts.size}`);
  await connect(fake, user, account);
  return { user, account, shown: await addPlanned(server, user) };
}

const choose = ({ user, shown }: World, place = 'reel', caption = 'Spin with us #spin') =>
  user.client.put(postPath(shown), { place, caption });
const postsOf = async ({ client }: TestUser): Promise<InstagramPost[]> =>
  (await client.get('/api/instagram')).body.posts;
const rowsOf = ({ id }: TestUser) =>
  server.services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, id));
/** Its time has come: the evening before the class, which is told by moving the time of the post to the past. */
const comeDue = ({ user, shown }: World) =>
  user.client.put(pathOf(shown, 'post-time'), { own: { daysBefore: 14, time: '00:01' } });
/** A job of each post, as the sweep sends them. */
async function takeAll({ user }: World): Promise<void> {
  await server.services.db.execute(sql`update instagram_posts set next_at = now() where user_id = ${user.id}`);
  for (const { id } of await rowsOf(user)) await takePost(server.services, id);
}

it('posts a chosen video at its planned time with the caption that was seen, once, and notes it as posted [B956]', async () => {
  const world = await ready();
  const { user, account, shown } = world;
  expect((await choose(world)).status).toBe(200);
  expect(await postsOf(user)).toMatchObject([
    { entryId: shown.entryId, date: shown.of, state: 'planned', isOpen: true },
  ]);
  await takeAll(world);
  // Its time is to come.
  if (shown.posting!.state === 'planned') expect(account.media).toEqual([]);
  await comeDue(world);
  await takeAll(world);
  await takeAll(world);
  expect(account.media).toMatchObject([{ caption: 'Spin with us #spin', place: 'reel' }]);
  expect(await postsOf(user)).toMatchObject([
    { state: 'published', trouble: null, permalink: `https://www.instagram.com/reel/${account.media[0]!.id}/` },
  ]);
  expect((await shownTo(user.client)).posting).toMatchObject({ state: 'posted' });
  expect((await choose(world)).status).toBe(409);
  expect((await user.client.delete(postPath(shown))).status).toBe(409);
  const [download] = (await server.services.db.execute(sql`select 1 from downloads where user_id = ${user.id}`)).rows;
  expect(download).toBeDefined();
});

it('hands the video out at an address that is signed, ends, and is of this post alone [B958]', async () => {
  const world = await ready();
  await choose(world);
  await comeDue(world);
  await takeAll(world);
  const container = [...fake.containers.values()].find(({ account }) => account === world.account.id)!;
  const film = new URL(container.film);
  expect(film.origin).toBe(server.url);
  const at = (query: Record<string, string>, path = film.pathname) =>
    server.client().get(`${path}?${new URLSearchParams({ ...Object.fromEntries(film.searchParams), ...query })}`);
  const answer = await at({});
  expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([200, 'video/mp4', 'a film']);
  const ends = Number(film.searchParams.get('until')) - Date.now() / 1000;
  expect(ends).toBeGreaterThan(7_000);
  expect(ends).toBeLessThan(7_300);
  const other = await ready();
  await choose(other);
  const another = (await rowsOf(other.user))[0]!.id;
  for (const bad of [
    await at({ until: String(Number(film.searchParams.get('until')) + 1) }),
    await at({ signature: '' }),
    await at({ signature: film.searchParams.get('signature')!.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) }),
    await at({}, `/api/instagram/films/${another}`),
  ])
    expect(bad.status).toBe(404);
});

it('posts nothing whose text has changed, that is noted as posted, cancelled, or not to be posted [B956]', async () => {
  const changes: [string, (world: World) => Promise<unknown>, string, RegExp | null][] = [
    ['another text', ({ user, shown }) => rewrite(user, shown), 'planned', /text has changed/],
    [
      'posted by hand',
      ({ user, shown }) => user.client.put(pathOf(shown, 'posted')),
      'cancelled',
      /noted it as posted/,
    ],
    ['given up', ({ user, shown }) => user.client.delete(postPath(shown)), 'cancelled', null],
    [
      'never',
      ({ user, shown }) => user.client.put(pathOf(shown, 'post-time'), { own: 'never' }),
      'cancelled',
      /not to be posted/,
    ],
    ['disconnected', ({ user }) => user.client.delete('/api/instagram'), 'cancelled', /disconnected/],
    [
      'class gone',
      ({ user, shown }) => user.client.delete(`/api/timetable/entries/${shown.entryId}`),
      'cancelled',
      /not there any more/,
    ],
    [
      'class cancelled',
      ({ user, shown }) =>
        user.client.put(`/api/timetable/entries/${shown.entryId}/exceptions/${shown.of}`, { state: 'cancelled' }),
      'cancelled',
      /cancelled or moved/,
    ],
  ];
  for (const [what, change, state, trouble] of changes) {
    const world = await ready();
    await choose(world);
    await comeDue(world);
    await change(world);
    await takeAll(world);
    const [row] = await rowsOf(world.user);
    expect([what, row!.state], row!.trouble ?? '').toEqual([what, state]);
    if (trouble) expect(row!.trouble).toMatch(trouble);
    expect(world.account.media, what).toEqual([]);
  }
});

async function rewrite({ client }: TestUser, { made }: Shown): Promise<void> {
  const { version, content: kept } = (await client.get(`/api/promos/${made.promoId}`)).body;
  const content = unpackContent(kept)!;
  const next = packContent({ ...content, promo: { ...content.promo, text: 'At another time' } });
  await client.put(`/api/promos/${made.promoId}`, { version, content: next });
}

it('one place a video: another choice takes the place of the one before, and what was given up can be chosen again [B956]', async () => {
  const world = await ready();
  await choose(world);
  expect((await choose(world, 'story')).status).toBe(200);
  expect((await postsOf(world.user)).map(({ place, state }) => `${place} ${state}`).sort()).toEqual([
    'reel cancelled',
    'story planned',
  ]);
  await choose(world, 'reel', 'Another caption');
  await comeDue(world);
  await takeAll(world);
  expect(world.account.media).toMatchObject([{ place: 'reel', caption: 'Another caption' }]);
});

it('a video is counted as one that leaves, and the plan’s limit holds for it too [B956]', async () => {
  const world = await ready('user');
  await choose(world);
  await comeDue(world);
  await server.services.db.execute(sql`update users set download_count = 1000 where id = ${world.user.id}`);
  await takeAll(world);
  expect(await postsOf(world.user)).toMatchObject([{ state: 'failed', trouble: expect.stringMatching(/download/i) }]);
  expect(world.account.media).toEqual([]);
});

it('nobody chooses for a class without a video of theirs, without an account, or for another person [B956]', async () => {
  const world = await ready();
  const stranger = await createUser(server, { role: 'pro' });
  await connect(fake, stranger, addFakeAccount(fake, 'stranger'));
  expect((await choose({ ...world, user: stranger })).status).toBe(404);
  await choose(world);
  expect((await stranger.client.delete(postPath(world.shown))).status).toBe(200);
  expect(await postsOf(world.user)).toMatchObject([{ state: 'planned' }]);
  await world.user.client.delete('/api/instagram');
  const answer = await choose(world);
  expect([answer.status, answer.body.message]).toEqual([409, 'Connect your Instagram account first.']);
  expect((await choose(world, 'feed')).status).toBe(400);
});

it('what the studio’s owner is to see first waits until they have approved it [B956]', async () => {
  const { owner, member } = await studioThatSees(server);
  const account = addFakeAccount(fake, 'member');
  await connect(fake, member, account);
  await makeVideo(server, member, await classSeenBy(member));
  const world = { user: member, account, shown: await classSeenBy(member) };
  expect((await choose(world)).status).toBe(200);
  await comeDue(world);
  await takeAll(world);
  expect(await postsOf(member)).toMatchObject([
    { state: 'planned', trouble: expect.stringMatching(/owner is to see it/) },
  ]);
  expect(account.media).toEqual([]);
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  await takeAll(world);
  expect(account.media).toHaveLength(1);
});

it('what is posted because everything is waits for the studio’s owner too [B960]', async () => {
  const { owner, member } = await studioThatSees(server);
  const account = addFakeAccount(fake, 'of a member');
  await connect(fake, member, account);
  await member.client.put('/api/instagram/rule', { every: 'reel' });
  await makeVideo(server, member, await classSeenBy(member));
  const world = { user: member, account, shown: await classSeenBy(member) };
  await comeDue(world);
  await beginRuled(server.services, member.id);
  await takeAll(world);
  expect([await rowsOf(member), account.media]).toEqual([[], []]);
  const [video] = await videosOf(owner);
  await answerTo(owner, video!, 'approved');
  await beginRuled(server.services, member.id);
  // The worker of this server may be at it already.
  await expect.poll(() => account.media.length, SOON).toBe(1);
});

it('while the account lets nobody post, what is planned says so, and nothing of it once it does again [B1003]', async () => {
  const world = await ready();
  await choose(world);
  const fails = (failing: string | null) =>
    server.services.db.execute(
      sql`update instagram_accounts set failing = ${failing} where user_id = ${world.user.id}`,
    );
  await fails('Connect your account again.');
  expect(await postsOf(world.user)).toMatchObject([{ state: 'planned', trouble: 'Connect your account again.' }]);
  await fails(null);
  expect(await postsOf(world.user)).toMatchObject([{ state: 'planned', trouble: null }]);
});

it('nobody is reminded of what is posted by itself, and whoever gives it up is again [B959]', async () => {
  const world = await ready();
  const { user, shown } = world;
  await choose(world);
  await comeDue(world);
  const plan = async () => {
    const person = await findPerson(server.services.db, { id: user.id });
    return (await planOf(server.services, person!, { now: new Date(), atNight: true })).posts.length;
  };
  expect(await plan()).toBe(0);
  await user.client.delete(postPath(shown));
  expect(await plan()).toBe(1);
});
