import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InstagramPost } from '../../../src/contract/instagram.ts';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import { instagramPosts } from '../../../src/server/db/schema/instagram.ts';
import { takePost } from '../../../src/server/features/instagram/run.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeAccount, type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { studioThatSees } from '../timetable/review-fixtures.ts';
import { addFakeAccount, addPlanned, addPromo, connect, envOf } from './world.ts';

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

type World = { user: TestUser; account: FakeAccount; promoId: string };
async function ready(user?: TestUser): Promise<World> {
  const person = user ?? (await createUser(server, { role: 'pro' }));
  const account = addFakeAccount(fake, `own${fake.accounts.size}`);
  await connect(fake, person, account);
  return { user: person, account, promoId: await addPromo(server, person) };
}

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const pathTo = ({ promoId }: Pick<World, 'promoId'>) => `/api/instagram/promos/${promoId}`;
const choose = (world: World, at: string | null = inHours(24), more: object = {}) =>
  world.user.client.put(pathTo(world), { place: 'reel', caption: 'In May #pole', at, ...more });
const postsOf = async ({ user: { client } }: World): Promise<InstagramPost[]> =>
  (await client.get('/api/instagram')).body.posts;
const rowsOf = ({ user: { id } }: World) =>
  server.services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, id));
const takeAll = async (world: World) => {
  await server.services.db.execute(sql`update instagram_posts set next_at = now() where user_id = ${world.user.id}`);
  for (const { id } of await rowsOf(world)) await takePost(server.services, id);
};
/** The videos that count as having left. */
const countOf = async ({ user: { id } }: World): Promise<number> =>
  (await server.services.db.execute(sql`select 1 from downloads where user_id = ${id}`)).rows.length;
/** So many hours later than its time, as the sweep finds it. */
async function comeDue(world: World, hours = 0): Promise<void> {
  const at = inHours(-hours);
  await server.services.db.execute(sql`update instagram_posts set own_at = ${at} where user_id = ${world.user.id}`);
  await takeAll(world);
}

async function rewrite({ user: { client }, promoId }: World, text: string): Promise<void> {
  const { version, content } = (await client.get(`/api/promos/${promoId}`)).body;
  const kept = unpackContent(content)!;
  await client.put(`/api/promos/${promoId}`, {
    version,
    content: packContent({ ...kept, promo: { ...kept.promo, text } }),
  });
}

it('a finished video that belongs to no class is posted once, at the time that its person chose or at once, and counted [B1005]', async () => {
  const world = await ready();
  const at = inHours(24);
  expect((await choose(world, at)).status).toBe(200);
  expect(await postsOf(world)).toMatchObject([
    { entryId: null, promoId: world.promoId, ownAt: at, state: 'planned', trouble: null, isOpen: true },
  ]);
  await takeAll(world);
  expect(world.account.media, 'its time is to come').toEqual([]);
  await comeDue(world);
  await takeAll(world);
  expect(world.account.media).toMatchObject([{ caption: 'In May #pole', place: 'reel' }]);
  expect(await postsOf(world)).toMatchObject([{ state: 'published', trouble: null }]);
  for (const place of ['reel', 'story']) expect((await choose(world, null, { place })).status).toBe(409);
  expect((await world.user.client.delete(pathTo(world))).status, 'there is nothing to give up').toBe(200);
  expect(await countOf(world)).toBe(1);
  const another = { ...world, promoId: await addPromo(server, world.user) };
  expect((await choose(another, null, { place: 'story' })).status).toBe(200);
  await takeAll(another);
  expect(world.account.media).toMatchObject([{ place: 'reel' }, { place: 'story' }]);
});

it('nothing is posted of what was given up, deleted, written anew or kept from going for a day, and why is said [B1005]', async () => {
  const changes: [string, (world: World) => Promise<unknown>, string, RegExp | null, number?][] = [
    ['given up', ({ user, promoId }) => user.client.delete(pathTo({ promoId })), 'cancelled', null],
    ['deleted', ({ user, promoId }) => user.client.delete(`/api/promos/${promoId}`), 'cancelled', /was deleted/],
    ['written anew', (world) => rewrite(world, 'In June'), 'planned', /text has changed/],
    ['disconnected', ({ user }) => user.client.delete('/api/instagram'), 'cancelled', /disconnected/],
    ['a day late', async () => {}, 'failed', /within a day/, 25],
  ];
  for (const [what, change, state, trouble, hours] of changes) {
    const world = await ready();
    await choose(world);
    await change(world);
    await comeDue(world, hours);
    const [row] = await rowsOf(world);
    expect([what, row!.state], row!.trouble ?? '').toEqual([what, state]);
    if (trouble) expect(row!.trouble).toMatch(trouble);
    expect(world.account.media, what).toEqual([]);
    expect(await countOf(world), what).toBe(0);
  }
});

it('another time, place or caption takes the place of the one before [B1005]', async () => {
  const world = await ready();
  await choose(world);
  expect((await choose(world, inHours(48), { place: 'story' })).status).toBe(200);
  expect((await choose(world, null, { caption: 'In June' })).status).toBe(200);
  await takeAll(world);
  expect(world.account.media).toMatchObject([{ place: 'reel', caption: 'In June' }]);
});

it('is refused without a time to come, a film, an account or a caption, of a class that is to come, and of others [B1005]', async () => {
  const world = await ready();
  const messageOf = async (answer: ReturnType<typeof choose>) => {
    const { status, body } = await answer;
    return `${status} ${body.message}`;
  };
  expect(await messageOf(choose(world, inHours(-1)))).toMatch(/^400 This time has passed/);
  expect(await messageOf(choose(world, inHours(24 * 61)))).toMatch(/^400 Choose a time within the next 60 days/);
  expect(await messageOf(choose(world, 'tomorrow'))).toMatch(/^400 Choose a day and a time/);
  expect(await messageOf(choose(world, null, { caption: ' ' }))).toMatch(/^400 A reel needs a caption/);
  const { made } = await addPlanned(server, world.user);
  expect(await messageOf(choose({ ...world, promoId: made.promoId! }))).toMatch(/^409 This is the video of a class/);
  const stranger = await ready();
  expect(await messageOf(choose({ ...stranger, promoId: world.promoId }))).toMatch(/^404/);
  expect((await stranger.user.client.delete(pathTo(world))).status).toBe(200);
  await server.services.db.execute(sql`update promos set render_id = null where id = ${stranger.promoId}`);
  expect(await messageOf(choose(stranger))).toBe('409 Make the video first.');
  await world.user.client.delete('/api/instagram');
  expect(await messageOf(choose(world))).toBe('409 Connect your Instagram account first.');
  expect(await postsOf(world)).toEqual([]);
});

it('a member whose videos the owner sees first cannot have it posted by itself, nor what was planned before that [B1006]', async () => {
  const { owner, member } = await studioThatSees(server);
  const world = await ready(member);
  const answer = await choose(world, null);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/owner sees its videos before/)]);
  const sees = (seesFirst: boolean) => owner.client.put('/api/studio/sees-first', { seesFirst });
  expect((await sees(false)).status).toBe(200);
  expect((await choose(world)).status).toBe(200);
  await sees(true);
  await comeDue(world);
  expect(await postsOf(world)).toMatchObject([{ state: 'planned', trouble: expect.stringMatching(/owner sees/) }]);
  expect(world.account.media).toEqual([]);
  await sees(false);
  await comeDue(world);
  expect(world.account.media).toHaveLength(1);
});
