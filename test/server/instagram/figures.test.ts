import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Place } from '../../../src/contract/instagram.ts';
import type { Month } from '../../../src/contract/month.ts';
import { instagramPosts } from '../../../src/server/db/schema/instagram.ts';
import { takeFigures } from '../../../src/server/features/instagram/figures.ts';
import { dueFiguresKind } from '../../../src/server/features/instagram/kinds.ts';
import { takePost } from '../../../src/server/features/instagram/run.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeAccount, type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { classSeenBy, makeVideo } from '../timetable/review-fixtures.ts';
import { addFakeAccount, addPlanned, connect, envOf, pathOf, postPath, SCOPES } from './world.ts';

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
  Object.assign(fake, { mishap: () => null, counts: () => COUNTS });
  await server.services.db.execute(sql`delete from rate_limits`);
});

const COUNTS = { reach: 214, views: 350, total_interactions: 12, profile_visits: 9, profile_activity: 4 };
type World = { user: TestUser; account: FakeAccount };

const rowOf = async ({ user }: World) =>
  (await server.services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, user.id)))[0]!;

/** Somebody's video that was posted just now. */
async function posted(place: Place, scopes = SCOPES, user?: TestUser): Promise<World> {
  const person = user ?? (await createUser(server, { role: 'pro' }));
  const account = addFakeAccount(fake, `studio${fake.accounts.size}`);
  await connect(fake, person, account, scopes);
  const shown = user ? await classSeenBy(person) : await addPlanned(server, person);
  if (user) await makeVideo(server, person, shown);
  await person.client.put(postPath(shown), { place, caption: 'Spin with us' });
  await person.client.put(pathOf(shown, 'post-time'), { own: { daysBefore: 14, time: '00:01' } });
  const world = { user: person, account };
  await server.services.db.execute(sql`update instagram_posts set next_at = now() where user_id = ${person.id}`);
  await takePost(server.services, (await rowOf(world)).id);
  expect((await rowOf(world)).state).toBe('published');
  return world;
}

/** So many hours go by for a post, and what is due then is done. */
async function pass(world: World, hours: number): Promise<void> {
  await server.services.db.execute(sql`update instagram_posts set published_at = published_at - make_interval(hours => ${hours}),
    ask_figures_at = ask_figures_at - make_interval(hours => ${hours}) where user_id = ${world.user.id}`);
  for (const media of world.account.media) media.at -= hours * 3_600_000;
  await takeFigures(server.services, (await rowOf(world)).id);
}
const asked = (world: World) =>
  fake.calls.filter(({ call, token }) => call === 'insights' && fake.tokens.get(token!)?.account === world.account.id);
const monthOf = async ({ user: { client } }: World): Promise<Month> => {
  const { date } = await classSeenBy({ client } as TestUser);
  return (await client.get(`/api/timetable/month?month=${date.slice(0, 7)}`)).body;
};
const videoOf = async (world: World) => (await monthOf(world)).classes.flatMap(({ videos }) => videos)[0]!;

it('what Instagram counts of a reel is asked for after a day and after a week, and stands in the month and its file [B974]', async () => {
  const world = await posted('reel');
  expect(await videoOf(world)).toMatchObject({ instagram: { place: 'reel', figures: null } });
  await pass(world, 23);
  expect(asked(world)).toEqual([]);
  await pass(world, 1);
  const figures = { reach: 214, views: 350, interactions: 12 };
  expect(await videoOf(world)).toMatchObject({ instagram: { place: 'reel', figures } });
  fake.counts = () => ({ ...COUNTS, reach: 520 });
  await pass(world, 5 * 24);
  expect(asked(world)).toHaveLength(1);
  await pass(world, 24);
  await pass(world, 30 * 24);
  expect(asked(world)).toHaveLength(2);
  expect((await rowOf(world)).askFiguresAt).toBeNull();
  expect(await videoOf(world)).toMatchObject({ instagram: { figures: { ...figures, reach: 520 } } });
  const { month } = await monthOf(world);
  const file = (await world.user.client.get(`/api/timetable/month/export?month=${month}`)).text;
  expect(file).toContain('instagram,reach,views,interactions,profileVisits,profileTaps');
  expect(file).toContain(',reel,520,350,12,,');
  expect((await world.user.client.get('/api/my-data')).body.data.instagramPosts).toMatchObject([
    { figures: { reach: 520 } },
  ]);
});

it('of a story it is asked before the day is over in which Instagram says it, with what was tapped on the profile [B974]', async () => {
  const world = await posted('story');
  await pass(world, 6);
  await pass(world, 17);
  const figures = { reach: 214, views: 350, interactions: 12, profileVisits: 9, profileTaps: 4 };
  expect(await videoOf(world)).toMatchObject({ instagram: { place: 'story', figures } });
  expect(asked(world)).toHaveLength(2);
  await pass(world, 48);
  expect(asked(world)).toHaveLength(2);
  const late = await posted('story');
  // The worker was away for a day: Instagram says nothing any more.
  await pass(late, 30);
  expect((await rowOf(late)).figures).toBeNull();
  expect((await rowOf(late)).askFiguresAt).toBeNull();
});

it('where a post has not everything that is asked for, what all have is asked for [B974]', async () => {
  const world = await posted('reel');
  world.account.media[0]!.lacks = 'total_interactions';
  await pass(world, 24);
  expect((await rowOf(world)).figures).toEqual({ reach: 214, views: 350 });
  expect(asked(world).map(({ query }) => query.get('metric'))).toEqual([
    'reach,views,total_interactions',
    'reach,views',
  ]);
});

it('what cannot be is as if it were not said, and what was said before stays where nothing is [B975]', async () => {
  const world = await posted('reel');
  const says = (value: unknown) => ({
    data: [
      { name: 'reach', values: [{ value }] },
      { name: 'views', values: [{ value: 7 }] },
    ],
  });
  for (const lie of [-1, 1.5, '214', null, 1e30, {}]) {
    fake.counts = () => says(lie);
    await server.services.db.execute(
      sql`update instagram_posts set figures = null, ask_figures_at = now() where user_id = ${world.user.id}`,
    );
    await takeFigures(server.services, (await rowOf(world)).id);
    expect((await rowOf(world)).figures, String(lie)).toEqual({ views: 7 });
  }
  for (const nothing of [
    { data: [] },
    { data: [{ name: 'new_metric', values: [{ value: 3 }] }, 17, null] },
    { data: 'none' },
  ]) {
    fake.counts = () => nothing;
    await server.services.db.execute(
      sql`update instagram_posts set ask_figures_at = now() where user_id = ${world.user.id}`,
    );
    await takeFigures(server.services, (await rowOf(world)).id);
    expect((await rowOf(world)).figures).toEqual({ views: 7 });
  }
});

it('a busy Instagram is asked again an hour later, one that says no is not, and neither disconnects anybody [B975]', async () => {
  for (const mishap of ['down', 'busy', 'cut', 'garbage', 'lost', 'transient'] as const) {
    const world = await posted('reel');
    fake.mishap = (call) => (call === 'insights' ? mishap : null);
    await pass(world, 24);
    const minutes = ((await rowOf(world)).askFiguresAt!.getTime() - Date.now()) / 60_000;
    expect(minutes, mishap).toBeGreaterThan(58);
    expect(minutes, mishap).toBeLessThan(61);
    fake.mishap = () => null;
    await pass(world, 1);
    expect((await rowOf(world)).figures).toMatchObject({ reach: 214 });
    fake.mishap = (call) => (call === 'insights' ? 'down' : null);
    for (let hour = 0; hour < 24 * 12; hour += 12) await pass(world, 12);
    expect((await rowOf(world)).askFiguresAt, 'it is given up in the end').toBeNull();
    fake.mishap = () => null;
  }
  const few = await posted('story');
  fake.counts = () => ({ ...COUNTS, reach: 3 });
  await pass(few, 6);
  await pass(few, 17);
  expect((await rowOf(few)).figures).toBeNull();
  expect(
    (await few.user.client.get('/api/instagram')).body.account.failing,
    'code 10 is also a missing permission',
  ).toBeNull();
  const gone = await posted('reel');
  gone.account.media.length = 0;
  await pass(gone, 24);
  expect((await rowOf(gone)).askFiguresAt).not.toBeNull();
  await pass(gone, 6 * 24);
  expect((await rowOf(gone)).askFiguresAt).toBeNull();
});

it('whoever has not allowed it, or has connected another account since, is not asked about, and nothing is shown [B975]', async () => {
  const world = await posted('reel', SCOPES.split(',').slice(0, 2).join());
  await pass(world, 24);
  await pass(world, 6 * 24);
  expect(asked(world)).toEqual([]);
  expect(await videoOf(world)).toMatchObject({ instagram: { place: 'reel', figures: null } });
  const moved = await posted('reel');
  await connect(fake, moved.user, addFakeAccount(fake, 'another'));
  const before = fake.calls.length;
  await pass(moved, 24);
  expect(fake.calls.slice(before).filter(({ call }) => call === 'insights')).toEqual([]);
});

it('is found by the sweep, once for each post [B974]', async () => {
  const world = await posted('reel');
  await server.services.db.execute(sql`update instagram_posts set ask_figures_at = now(), published_at = published_at - interval '1 day'
    where user_id = ${world.user.id}`);
  for (let time = 0; time < 2; time++) await server.services.queue.send(dueFiguresKind, {}, { key: randomUUID() });
  await expect.poll(async () => (await rowOf(world)).figures, SOON).toMatchObject({ reach: 214 });
  expect(asked(world)).toHaveLength(1);
});

it('an owner sees what their team’s posts have reached, and nothing more of whoever has left [B974]', async () => {
  const [owner, member] = [await createOwner(server), await createUser(server)];
  await join(server, owner, member);
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  await owner.client.put(`/api/timetable/entries/${randomUUID()}`, { entry, zone: 'Europe/Berlin' });
  await owner.client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
  const world = await posted('reel', SCOPES, member);
  await pass(world, 24);
  const seen = { user: owner, account: world.account };
  expect(await videoOf(seen)).toMatchObject({ by: 'Jo', instagram: { figures: { reach: 214 } } });
  await member.client.post('/api/studio/leave', { studioId: owner.id });
  expect(await videoOf(seen)).toMatchObject({ by: '', instagram: null });
});
