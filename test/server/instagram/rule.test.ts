import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InstagramState } from '../../../src/contract/instagram.ts';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown } from '../../../src/contract/timetable.ts';
import { findPerson } from '../../../src/server/accounts/people.ts';
import { instagramAccounts, instagramPosts } from '../../../src/server/db/schema/instagram.ts';
import { timetablePromos } from '../../../src/server/db/schema/timetable.ts';
import { insertPost, listRuled, lockAccount } from '../../../src/server/features/instagram/queries.ts';
import { beginRuled } from '../../../src/server/features/instagram/rule.ts';
import { takePost } from '../../../src/server/features/instagram/run.ts';
import { dueIn, planOf } from '../../../src/server/features/reminders/due.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeAccount, type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { addFakeAccount, addPlanned, connect, envOf, pathOf, postPath, shownTo } from './world.ts';

let fake: FakeInstagram;
let server: TestServer;
beforeAll(async () => {
  fake = await startInstagram();
  // Without a worker: what happens when is up to the tests.
  server = await startServer({ ...envOf(fake), ROLES: 'web' });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(() => server.services.db.execute(sql`delete from rate_limits`));

type World = { user: TestUser; account: FakeAccount; shown: Shown };
const setRule = ({ client }: TestUser, every: string | null) => client.put('/api/instagram/rule', { every });
async function connected(): Promise<Omit<World, 'shown'>> {
  const user = await createUser(server, { role: 'pro' });
  const account = addFakeAccount(fake, `all${fake.accounts.size}`);
  await connect(fake, user, account);
  return { user, account };
}
/** Somebody whose videos are all posted, with one that is made and whose time is to come. */
async function ready(every: 'reel' | 'story' = 'reel'): Promise<World> {
  const world = await connected();
  expect((await setRule(world.user, every)).status).toBe(200);
  return { ...world, shown: await addPlanned(server, world.user) };
}
const stateOf = async ({ client }: TestUser): Promise<InstagramState> => (await client.get('/api/instagram')).body;
const rowsOf = ({ id }: TestUser) =>
  server.services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, id));
const comeDue = ({ user, shown }: World) =>
  user.client.put(pathOf(shown, 'post-time'), { own: { daysBefore: 14, time: '00:01' } });
/** What the sweep of every minute does for them. */
async function pass({ user }: World): Promise<void> {
  await beginRuled(server.services, user.id);
  await server.services.db.execute(sql`update instagram_posts set next_at = now() where user_id = ${user.id}`);
  for (const { id } of await rowsOf(user)) await takePost(server.services, id);
}
async function remindedOf({ id }: TestUser): Promise<number> {
  const person = await findPerson(server.services.db, { id });
  const now = new Date();
  return dueIn(await planOf(server.services, person!, { now, atNight: true }), now).length;
}
async function rewrite({ client }: TestUser, { made }: Shown, text: string, caption?: object): Promise<void> {
  const { version, content: kept } = (await client.get(`/api/promos/${made.promoId}`)).body;
  const content = unpackContent(kept)!;
  const next = packContent({ ...content, promo: { ...content.promo, text }, ...caption });
  expect((await client.put(`/api/promos/${made.promoId}`, { version, content: next })).status).toBe(200);
}

it('every video of a class is posted at its time without being chosen, once, with the caption of now, and nobody is reminded of it [B960 B961]', async () => {
  const world = await ready();
  const { user, account, shown } = world;
  expect(await stateOf(user)).toMatchObject({
    account: { every: 'reel' },
    posts: [{ entryId: shown.entryId, date: shown.of, place: 'reel', state: 'planned', byRule: true, isOpen: true }],
  });
  // Its time is to come: nothing is noted of it.
  await pass(world);
  if (shown.posting!.state === 'planned') expect([await rowsOf(user), account.media]).toEqual([[], []]);
  await comeDue(world);
  await rewrite(user, shown, 'Come and **fly** with us');
  expect(await remindedOf(user)).toBe(0);
  await Promise.all([beginRuled(server.services, user.id), beginRuled(server.services, user.id)]);
  for (let time = 0; time < 3; time++) await pass(world);
  expect(account.media).toHaveLength(1);
  expect(account.media[0]!.place).toBe('reel');
  // As the page writes it: the text without marks, what it does not say, and hashtags.
  expect(account.media[0]!.caption).toMatch(/^Come and fly with us\n\nSpin Basics · .*\n\n#/);
  expect(await stateOf(user)).toMatchObject({ posts: [{ state: 'published', byRule: true }] });
  expect((await shownTo(user.client)).posting).toMatchObject({ state: 'posted' });
  expect(await remindedOf(user)).toBe(0);
});

it('it goes with the caption that its person has changed, as long as nothing else would be written [B961]', async () => {
  const world = await ready();
  await comeDue(world);
  await rewrite(world.user, world.shown, 'Come');
  await pass(world);
  const of = world.account.media[0]!.caption;

  const other = await ready();
  await comeDue(other);
  await rewrite(other.user, other.shown, 'Come', { caption: { of, words: 'Kommt alle! #pole' } });
  await pass(other);
  expect(other.account.media).toMatchObject([{ caption: 'Kommt alle! #pole' }]);

  const wordy = await ready();
  await comeDue(wordy);
  const tags = '#a #b #c #d #e #f';
  await rewrite(wordy.user, wordy.shown, 'Come', { caption: { of, words: tags } });
  await pass(wordy);
  expect([wordy.account.media, (await stateOf(wordy.user)).posts]).toMatchObject([
    [],
    [{ state: 'failed', trouble: expect.stringContaining('takes 5 hashtags') }],
  ]);
});

it('what its person may have posted already stays theirs: its time had come before, or they were reminded of it [B960]', async () => {
  const { user, account } = await connected();
  const world = { user, account, shown: await addPlanned(server, user) };
  await comeDue(world);
  await setRule(user, 'reel');
  await pass(world);
  expect([await rowsOf(user), (await stateOf(user)).posts, await remindedOf(user)]).toEqual([[], [], 1]);

  const reminded = await ready();
  await comeDue(reminded);
  const { posting } = await shownTo(reminded.user.client);
  await server.services.db
    .update(timetablePromos)
    .set({ remindedAt: new Date(), remindedAs: `at ${posting!.when!.at}` })
    .where(eq(timetablePromos.personId, reminded.user.id));
  await pass(reminded);
  expect([await rowsOf(reminded.user), reminded.account.media]).toEqual([[], []]);
});

it('what has no video that is right is not posted: its person is reminded of it [B960]', async () => {
  const entry = { classType: 'Pole Level 2', schedule: 'Every Sunday', time: '19:00' };
  const changes: ((world: World) => Promise<unknown>)[] = [
    ({ user }) =>
      server.services.db
        .update(timetablePromos)
        .set({ trouble: 'Our fonts have no Korean letters.' })
        .where(eq(timetablePromos.personId, user.id)),
    ({ user, shown }) => user.client.put(`/api/timetable/entries/${shown.entryId}`, { entry, zone: 'Europe/Berlin' }),
  ];
  for (const change of changes) {
    const world = await ready();
    await comeDue(world);
    await change(world);
    await pass(world);
    expect([await rowsOf(world.user), (await stateOf(world.user)).posts, world.account.media]).toEqual([[], [], []]);
    expect(await remindedOf(world.user)).toBe(1);
  }
});

it('one video can be left out, or have another place and caption, whatever the others do [B960]', async () => {
  const left = await ready();
  expect((await left.user.client.delete(postPath(left.shown))).status).toBe(200);
  await comeDue(left);
  await pass(left);
  expect([left.account.media, await remindedOf(left.user)]).toEqual([[], 1]);
  expect(await stateOf(left.user)).toMatchObject({ posts: [{ state: 'cancelled', isOpen: true }] });

  const own = await ready();
  expect((await own.user.client.put(postPath(own.shown), { place: 'story', caption: '' })).status).toBe(200);
  await comeDue(own);
  await pass(own);
  await pass(own);
  expect(own.account.media).toMatchObject([{ place: 'story' }]);
});

it('whoever chooses at the very moment at which it begins has it posted once, in one place [B960]', async () => {
  for (let time = 0; time < 6; time++) {
    const world = await ready();
    await comeDue(world);
    const { user, shown, account } = world;
    await Promise.all([
      beginRuled(server.services, user.id),
      user.client.put(postPath(shown), { place: 'story', caption: '' }),
      beginRuled(server.services, user.id),
    ]);
    await pass(world);
    await pass(world);
    expect(account.media).toHaveLength(1);
    const open = (await rowsOf(user)).filter(({ state }) => state !== 'cancelled');
    expect(open).toHaveLength(1);
  }
});

it('what is begun waits for whoever says something else of it at that moment, and then leaves it to them [B960]', async () => {
  const world = await ready();
  await comeDue(world);
  const { user, shown, account } = world;
  let begun: Promise<void> | undefined;
  await server.services.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const post = { userId: user.id, promoId: shown.made.promoId!, place: 'story', caption: '', captionOf: '' } as const;
    await insertPost(tx, { ...post, entryId: shown.entryId, date: shown.of, nextAt: new Date() });
    // It has read that nothing was said, and waits for the account.
    begun = beginRuled(server.services, user.id);
    const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%instagram_accounts%'`;
    await expect.poll(async () => (await server.services.db.execute(waits)).rows.length, SOON).toBeGreaterThan(0);
  });
  await begun;
  expect(await rowsOf(user)).toMatchObject([{ place: 'story' }]);
  expect(account.media).toEqual([]);
});

it('is said of an account that is connected, stays through another permission for it, and is said of no other one [B960]', async () => {
  const nobody = await createUser(server, { role: 'pro' });
  expect((await setRule(nobody, 'reel')).status).toBe(409);
  const { user, account } = await connected();
  expect((await setRule(user, 'feed')).status).toBe(400);
  await setRule(user, 'story');
  const read = async () =>
    (await server.services.db.select().from(instagramAccounts).where(eq(instagramAccounts.userId, user.id)))[0];
  const before = await read();
  await setRule(user, 'reel');
  await connect(fake, user, account);
  const after = await read();
  // From when on it was said first.
  expect([after!.every, after!.everySince]).toEqual(['reel', before!.everySince]);
  await connect(fake, user, addFakeAccount(fake, 'another'));
  expect((await stateOf(user)).account).toMatchObject({ username: 'another', every: null });
});

it('while the account lets nobody post its person is reminded instead, and what is left is posted once it does again [B960]', async () => {
  const world = await ready();
  const { user, account } = world;
  await server.services.db
    .update(instagramAccounts)
    .set({ failing: 'Connect your account again.' })
    .where(eq(instagramAccounts.userId, user.id));
  await comeDue(world);
  await pass(world);
  expect([await rowsOf(user), account.media, await remindedOf(user)]).toEqual([[], [], 1]);
  await connect(fake, user, account);
  await pass(world);
  expect([account.media.length, await remindedOf(user)]).toEqual([1, 0]);
});

it('somebody is looked at when something is due or has changed, and not in between [B960]', async () => {
  const world = await ready();
  const { user, shown } = world;
  const isDue = async () =>
    (await listRuled(server.services.db, new Date(), 1000)).some(({ userId }) => userId === user.id);
  expect(await isDue()).toBe(true);
  await beginRuled(server.services, user.id);
  // Nothing was changed of late.
  const { db } = server.services;
  const earlier = sql`now() - interval '1 hour'`;
  await db.execute(sql`update timetable_promos set updated_at = ${earlier} where person_id = ${user.id}`);
  await db.execute(sql`update timetables set updated_at = ${earlier} where user_id = ${user.id}`);
  await db.execute(sql`update timetable_entries set updated_at = ${earlier} where user_id = ${user.id}`);
  if (shown.posting!.state === 'planned') expect(await isDue()).toBe(false);
  await comeDue(world);
  expect(await isDue()).toBe(true);
  await setRule(user, null);
  expect(await isDue()).toBe(false);
});
