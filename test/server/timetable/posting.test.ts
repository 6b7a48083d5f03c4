import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';

const ZONE = 'Europe/Berlin';
const RULE = { daysBefore: 1, time: '18:00' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const read = async ({ client }: TestUser) => (await client.get('/api/timetable?firstDay=1')).body as Timetable;
const put = async ({ client }: TestUser, fields: object = {}, id: string = randomUUID()) => {
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00', ...fields };
  expect((await client.put(`/api/timetable/entries/${id}`, { entry, zone: ZONE })).status).toBe(200);
  return id;
};
const setRule = ({ client }: TestUser, rule: object | null) => client.put('/api/timetable/post-rule', { rule });
/** The class of the second Sunday, a week from today at least, as a person sees it. */
const second = async (user: TestUser): Promise<Shown> =>
  (await read(user)).days.flatMap(({ occurrences }) => occurrences.filter(({ isGone }) => !isGone)).at(-1)!;
const at = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;
const except = ({ client }: TestUser, { entryId, of }: Shown, exception: object) =>
  client.put(`/api/timetable/entries/${entryId}/exceptions/${of}`, exception);

/** A promo with a text of the class that is shown last. */
async function addPromo(user: TestUser): Promise<Shown> {
  const shown = await second(user);
  const { promoId } = (await user.client.post(at(shown, 'promo'))).body;
  const { version, content } = (await user.client.get(`/api/promos/${promoId}`)).body;
  const next = packContent({ ...unpackContent(content)!, origin: 'written' });
  expect((await user.client.put(`/api/promos/${promoId}`, { version, content: next })).status).toBe(200);
  return shown;
}
const dayBefore = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

describe('when a class’s video is to be posted', () => {
  it('is as its timetable’s rule says, by hand otherwise, and as the rule says again [B930 B931]', async () => {
    const user = await createUser(server, { role: 'pro' });
    expect((await setRule(user, RULE)).status).toBe(404);
    await put(user);
    expect((await setRule(user, RULE)).status).toBe(200);
    expect((await read(user)).postRule).toEqual(RULE);
    const none = await second(user);
    expect(none.posting, 'nothing is made of it').toBeNull();
    expect((await user.client.put(at(none, 'post-time'), { own: 'never' })).status).toBe(404);
    const { date } = await addPromo(user);
    const usual = { state: 'planned', when: { date: dayBefore(date), time: '18:00' }, own: null, postedAt: null };
    expect((await second(user)).posting).toMatchObject(usual);
    const own = { daysBefore: 2, time: '20:15' };
    expect((await user.client.put(at(none, 'post-time'), { own })).status).toBe(200);
    expect((await second(user)).posting).toMatchObject({ own, when: { date: dayBefore(date, 2), time: '20:15' } });
    await user.client.put(at(none, 'post-time'), { own: 'never' });
    expect((await second(user)).posting).toMatchObject({ state: 'never', when: null, own: 'never' });
    await user.client.put(at(none, 'post-time'), { own: null });
    expect((await second(user)).posting).toMatchObject(usual);
    await setRule(user, null);
    expect((await second(user)).posting).toMatchObject({ state: 'none', when: null });
  });

  it('is refused by hand where the class has begun by then, and follows the class when it is moved [B931]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user);
    const shown = await addPromo(user);
    const own = { daysBefore: 0, time: '19:00' };
    const refused = await user.client.put(at(shown, 'post-time'), { own });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('own.time');
    await user.client.put(at(shown, 'post-time'), { own: { daysBefore: 0, time: '12:00' } });
    const moved = { date: dayBefore(shown.date), time: '11:00' };
    await except(user, shown, { moved });
    const { date, posting } = await second(user);
    expect(date).toBe(moved.date);
    expect(posting).toMatchObject({ state: 'planned', when: { date: dayBefore(moved.date), time: '12:00' } });
    await except(user, shown, { moved: { ...moved, time: '13:00' } });
    expect((await second(user)).posting).toMatchObject({ when: { date: moved.date, time: '12:00' } });
  });

  it('is overdue from its time on, and nothing is posted by itself [B930]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user);
    const shown = await addPromo(user);
    await setRule(user, { daysBefore: 14, time: '00:00' });
    const { posting } = await second(user);
    expect(posting).toMatchObject({ state: 'overdue', when: { date: dayBefore(shown.date, 14) }, postedAt: null });
  });

  it('members post their own: the owner’s rule holds for theirs, and the owner sees it and does not change it [B931]', async () => {
    const [owner, member] = [await createOwner(server), await createUser(server)];
    await join(server, owner, member);
    await put(owner);
    await setRule(owner, RULE);
    expect((await setRule(member, null)).status).toBe(403);
    const shown = await addPromo(member);
    expect((await second(member)).posting).toMatchObject({ state: 'planned', by: null });
    expect((await second(owner)).posting).toMatchObject({ state: 'planned', by: 'Jo' });
    expect((await owner.client.put(at(shown, 'posted'))).status).toBe(404);
    expect((await member.client.put(at(shown, 'posted'))).status).toBe(200);
    expect((await second(owner)).posting).toMatchObject({ state: 'posted', by: 'Jo' });
  });
});

describe('what was posted', () => {
  it('is noted by one tap with when, once, and taken back by one [B932]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user);
    await setRule(user, RULE);
    const shown = await addPromo(user);
    const [before] = [Date.now()];
    for (let time = 0; time < 2; time++) expect((await user.client.put(at(shown, 'posted'))).status).toBe(200);
    const { posting } = await second(user);
    expect(posting).toMatchObject({ state: 'posted', by: null, when: { at: posting!.postedAt } });
    expect(Date.parse(posting!.postedAt!)).toBeGreaterThanOrEqual(before - 1000);
    await user.client.put(at(shown, 'posted'));
    expect((await second(user)).posting!.postedAt, 'the first time stays').toBe(posting!.postedAt);
    expect((await user.client.delete(at(shown, 'posted'))).status).toBe(200);
    expect((await second(user)).posting).toMatchObject({ state: 'planned', postedAt: null });
  });

  it('is not what is to be told once the class is cancelled or moved: that is to be posted at once, and not after the class [B932]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user);
    await setRule(user, RULE);
    const shown = await addPromo(user);
    await except(user, shown, { state: 'cancelled' });
    const now = (await second(user)).posting!;
    expect(now).toMatchObject({ state: 'now', postedAt: null });
    expect(Math.abs(Date.parse(now.when!.at) - Date.now())).toBeLessThan(60_000);
    await except(user, shown, {});
    expect((await second(user)).posting).toMatchObject({ state: 'planned' });
    await user.client.put(at(shown, 'posted'));
    await except(user, shown, { state: 'cancelled' });
    expect((await second(user)).posting).toMatchObject({ state: 'now', postedAt: expect.any(String) });
    await except(user, shown, { moved: { date: shown.date, time: '20:00' } });
    expect((await second(user)).posting!.state).toBe('now');
    await user.client.put(at(shown, 'posted'));
    expect((await second(user)).posting!.state).toBe('posted');
    // Places left make no other post of it.
    await except(user, shown, { moved: { date: shown.date, time: '20:00' }, placesLeft: 2 });
    expect((await second(user)).posting!.state).toBe('posted');
  });

  it('without a rule nothing is asked for, cancelled or not [B932]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user);
    const shown = await addPromo(user);
    await except(user, shown, { state: 'cancelled' });
    expect((await second(user)).posting!.state).toBe('none');
  });
});
