import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { addDoneRender } from '../renders/fixtures.ts';

const ZONE = 'Europe/Berlin';
const SPIN = { classType: 'Spin Basics', instructor: 'Jo', schedule: 'Every Monday', time: '18:00' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const read = async ({ client }: TestUser) => (await client.get('/api/timetable?firstDay=1')).body as Timetable;
const shown = async (user: TestUser): Promise<Shown[]> => (await read(user)).days.flatMap((day) => day.occurrences);
const put = async ({ client }: TestUser, entry: object, id: string = randomUUID()) => {
  expect((await client.put(`/api/timetable/entries/${id}`, { entry, zone: ZONE })).status).toBe(200);
  return id;
};
const except = async ({ client }: TestUser, { entryId, of }: Shown, exception: object) =>
  client.put(`/api/timetable/entries/${entryId}/exceptions/${of}`, exception);
const start = ({ client }: TestUser, { entryId, of }: Pick<Shown, 'entryId' | 'of'>) =>
  client.post(`/api/timetable/entries/${entryId}/days/${of}/promo`);

/** The promo gets a text, and a film if there is a render. */
async function write({ client }: TestUser, promoId: string, renderId: string | null = null, form: object = {}) {
  const { body } = await client.get(`/api/promos/${promoId}`);
  const content = unpackContent(body.content)!;
  const ticket = renderId && { renderId, overlayId: null, watermark: true };
  const next = { ...content, origin: 'written' as const, form: { ...content.form, ...form }, ticket: ticket || null };
  const answer = await client.put(`/api/promos/${promoId}`, { version: body.version, content: packContent(next) });
  expect(answer.status, answer.text).toBe(200);
}

describe('what there is of a class on its day', () => {
  it('begins with its facts in the promo, once: nothing, text, film ready, saved [B820]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user, { ...SPIN, look: 'poster' });
    const [monday, next] = await shown(user);
    expect(monday!.made).toEqual({ state: 'nothing', promoId: null, renderId: null, by: null, reason: null });
    await except(user, monday!, { substitute: 'Carla', placesLeft: 2 });
    const [{ body: first }, { body: again }] = await Promise.all([start(user, monday!), start(user, monday!)]);
    expect(first.promoId).toBe(again.promoId);
    const record = (await user.client.get(`/api/promos/${first.promoId}`)).body;
    expect(unpackContent(record.content)).toMatchObject({
      ...{ origin: 'default', timeChosen: true, lookBy: 'person', promo: { fontFamily: 'Space Grotesk' } },
      form: {
        ...{ classType: 'Spin Basics', instructorName: 'Carla', schedule: '', date: monday!.date, time: '6:00 PM' },
        ...{ about: 'substitute', details: 'Sub: Carla for Jo. 2 spots left' },
      },
    });
    expect((await shown(user))[0]!.made).toMatchObject({ state: 'nothing', promoId: first.promoId });
    await write(user, first.promoId);
    expect((await shown(user))[0]!.made.state).toBe('text');
    const renderId = await addDoneRender(server, user.id);
    await write(user, first.promoId, renderId);
    expect((await shown(user))[0]!.made).toMatchObject({ state: 'ready', renderId });
    await user.client.post('/api/downloads', { renderId, instructorName: 'Jo', classType: 'Spin' });
    const [saved, other] = await shown(user);
    expect(saved!.made.state).toBe('saved');
    // The next week is as before.
    expect(other).toMatchObject({ of: next!.of, exception: null, made: { state: 'nothing' } });
  });

  it('is over from its beginning on [B820]', async () => {
    const user = await createUser(server, { role: 'pro' });
    for (const schedule of ['Weekdays', 'Weekends']) await put(user, { ...SPIN, schedule, time: '00:00' });
    const all = await shown(user);
    expect(all).toHaveLength(14);
    expect(all[0]!.isOver, 'it begins with the week').toBe(true);
    for (const { at, isOver } of all) expect(isOver, at).toBe(Date.parse(at) <= Date.now());
  });

  it('is out of date from the change on, and not where what changed is not said or the person has set it right [B821]', async () => {
    // What the owner changes does not have a member's promo written anew.
    const [owner, user] = [await createOwner(server), await createUser(server)];
    await join(server, owner, user);
    const id = await put(owner, SPIN);
    const [monday] = await shown(user);
    const { promoId } = (await start(user, monday!)).body;
    const renderId = await addDoneRender(server, user.id);
    await write(user, promoId, renderId);
    const state = async () => (await shown(user))[0]!.made.state;
    for (const change of [
      { state: 'cancelled' },
      { state: 'soldOut' },
      { substitute: 'Carla' },
      { placesLeft: 2 },
      { moved: { date: monday!.of, time: '19:00' } },
      { note: 'Bring socks' },
    ]) {
      await except(owner, monday!, change);
      expect(await state(), JSON.stringify(change)).toBe('outOfDate');
      await except(owner, monday!, {});
      expect(await state()).toBe('ready');
    }
    await put(owner, { ...SPIN, place: 'Studio 2', ends: '19:00' }, id);
    expect(await state()).toBe('ready');
    await put(owner, { ...SPIN, time: '18:30' }, id);
    expect(await state()).toBe('outOfDate');
    await write(user, promoId, renderId, { time: '6:30 PM' });
    expect(await state()).toBe('ready');
  });

  it('is nothing again when its promo is deleted, and comes back with it; a class that goes takes it along [B820]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const id = await put(user, SPIN);
    const [monday] = await shown(user);
    const { promoId } = (await start(user, monday!)).body;
    await write(user, promoId);
    await user.client.delete(`/api/promos/${promoId}`);
    expect((await shown(user))[0]!.made).toMatchObject({ state: 'nothing', promoId: null });
    await user.client.post(`/api/promos/${promoId}/restore`);
    expect((await shown(user))[0]!.made).toMatchObject({ state: 'text', promoId });
    await user.client.delete(`/api/timetable/entries/${id}`);
    expect((await user.client.get(`/api/promos/${promoId}`)).status).toBe(200);
    expect((await start(user, monday!)).status).toBe(404);
  });

  it('is each person’s own; the owner sees what a member has made for as long as they are on the team [B822]', async () => {
    const owner = await createOwner(server);
    const [member, other] = [await createUser(server), await createUser(server)];
    const seat = await join(server, owner, member);
    await join(server, owner, other);
    const id = await put(owner, { ...SPIN, memberId: seat.id });
    const [monday] = await shown(member);
    const { promoId } = (await start(member, monday!)).body;
    await write(member, promoId, await addDoneRender(server, member.id));
    expect((await shown(member))[0]!.made).toMatchObject({ state: 'ready', promoId, by: null });
    const seen = { state: 'ready', promoId: null, renderId: null, by: seat.name, reason: null };
    expect((await shown(owner))[0]!.made).toEqual(seen);
    expect((await shown(other))[0]!.made.state).toBe('nothing');
    await except(owner, monday!, { substitute: 'Carla' });
    expect((await shown(owner))[0]!.made.state).toBe('outOfDate');
    // The owner's own comes first.
    const own = (await start(owner, monday!)).body.promoId;
    expect(own).not.toBe(promoId);
    await write(owner, own);
    expect((await shown(owner))[0]!.made).toMatchObject({ state: 'text', promoId: own, by: null });
    await owner.client.delete(`/api/promos/${own}`);
    await owner.client.delete(`/api/studio/team/${seat.id}`);
    expect((await shown(owner))[0]!.made.state).toBe('nothing');
    expect((await start(member, { entryId: id, of: monday!.of })).status).toBe(404);
    expect((await member.client.get(`/api/promos/${promoId}`)).status).toBe(200);
  });

  it('is of nobody’s class but what their timetable has, on a day that it is on [B822]', async () => {
    const [user, stranger] = [await createUser(server), await createUser(server)];
    const id = await put(user, SPIN);
    const [monday] = await shown(user);
    for (const [who, entryId, of] of [
      [stranger, id, monday!.of],
      [user, randomUUID(), monday!.of],
      [user, id, '2027-01-05'],
    ] as const)
      expect((await start(who, { entryId, of })).status).toBe(404);
    expect((await start(user, { entryId: id, of: 'tomorrow' })).status).toBe(400);
    expect((await server.client().post(`/api/timetable/entries/${id}/days/${monday!.of}/promo`)).status).toBe(401);
  });
});
