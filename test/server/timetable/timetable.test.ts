import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Timetable } from '../../../src/contract/timetable.ts';
import type { Preview } from '../../../src/contract/timetable-import.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';

const ZONE = 'Europe/Berlin';
const SPIN = { classType: 'Spin Basics', instructor: 'Jo', schedule: 'Every Monday', time: '18:00', place: 'Studio 1' };
const TEXT = 'Mon 18:00 Spin Basics with Jo\nTue 19:00 Pole Level 2\nSoon more!';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const read = async ({ client }: TestUser, query = 'firstDay=1') =>
  (await client.get(`/api/timetable?${query}`)).body as Timetable;
const put = ({ client }: TestUser, id: string, entry: object) =>
  client.put(`/api/timetable/entries/${id}`, { entry, zone: ZONE });
const except = ({ client }: TestUser, id: string, date: string, exception: object) =>
  client.put(`/api/timetable/entries/${id}/exceptions/${date}`, exception);
const give = ({ client }: TestUser, text: string, more: object = {}) =>
  client.post('/api/timetable/imports', { text, zone: ZONE, ...more });
const names = ({ entries }: Timetable) =>
  entries.map(({ entry }) => `${entry.schedule} ${entry.time} ${entry.classType}`);

describe('a timetable', () => {
  it('is everybody’s own, and shows this week and the next with what is different on single days [B765]', async () => {
    const [person, stranger] = [await createUser(server), await createUser(server)];
    expect(await read(person)).toMatchObject({ zone: null, mayEdit: true, studio: null, entries: [], members: [] });
    const id = randomUUID();
    expect((await put(person, id, SPIN)).status).toBe(200);
    const own = await read(person);
    expect(own).toMatchObject({ zone: ZONE, entries: [{ id, entry: SPIN, mayExcept: true, isImported: false }] });
    const mondays = own.days.filter(({ occurrences }) => occurrences.length > 0);
    expect([own.days.length, mondays.length]).toEqual([14, 2]);
    const [first, second] = mondays.map(({ date }) => date);
    await except(person, id, first!, { substitute: 'Carla', placesLeft: 2 });
    const [now, next] = (await read(person)).days.flatMap(({ occurrences }) => occurrences);
    expect(now).toMatchObject({ date: first, exception: { substitute: 'Carla', placesLeft: 2 } });
    expect(next).toMatchObject({ date: second, exception: null });
    await except(person, id, first!, {});
    expect((await read(person)).days.flatMap(({ occurrences }) => occurrences)[0]).toMatchObject({ exception: null });
    expect((await read(stranger)).entries).toEqual([]);
  });

  it('a foreign or unknown class is the same 404, and an id of somebody else’s is one’s own class [B765]', async () => {
    const [person, stranger] = [await createUser(server), await createUser(server)];
    const id = randomUUID();
    await put(person, id, SPIN);
    const { date } = (await read(person)).days.find(({ occurrences }) => occurrences.length > 0)!;
    for (const unknown of [id, randomUUID()]) {
      expect((await except(stranger, unknown, date, { state: 'soldOut' })).status).toBe(404);
      expect((await stranger.client.delete(`/api/timetable/entries/${unknown}`)).status).toBe(404);
      expect((await stranger.client.delete(`/api/timetable/imports/${unknown}`)).status).toBe(404);
    }
    const late = await person.client.delete(`/api/timetable/entries/${id}?seen=Heels`);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Spin Basics')]);
    await put(stranger, id, { ...SPIN, classType: 'Mine' });
    expect([names(await read(person)), names(await read(stranger))]).toEqual([
      ['Every Monday 18:00 Spin Basics'],
      ['Every Monday 18:00 Mine'],
    ]);
    expect((await except(person, id, '2027-01-05', { state: 'soldOut' })).status).toBe(404);
  });

  it('says what is wrong with a class, by its field [B765]', async () => {
    const person = await createUser(server);
    for (const [field, entry] of [
      ['entry.classType', { ...SPIN, classType: '' }],
      ['entry.time', { ...SPIN, time: '25:00' }],
      ['entry.date', { ...SPIN, schedule: 'Bi-weekly' }],
      ['entry.until', { ...SPIN, from: '2027-01-02', until: '2027-01-01' }],
      ['entry.memberId', { ...SPIN, memberId: randomUUID() }],
    ] as const) {
      const { status, body } = await put(person, randomUUID(), entry);
      expect([status, Object.keys(body.fields)], field).toEqual([400, [field]]);
    }
    for (const zone of ['Europe/Nowhere', '+02:00', '', 'x'.repeat(80)])
      expect((await person.client.put('/api/timetable', { zone })).status, zone).toBe(400);
  });

  it('of a team is the studio’s: the owner changes it, members read it, and a member says what is different about a class of theirs [B766]', async () => {
    const owner = await createOwner(server);
    const [member, other] = [await createUser(server), await createUser(server)];
    await put(member, randomUUID(), { ...SPIN, classType: 'Before' });
    await join(server, owner, member);
    await join(server, owner, other);
    const { members } = await read(owner);
    const seat = members[0]!;
    const [mine, foreign] = [randomUUID(), randomUUID()];
    await put(owner, mine, { ...SPIN, instructor: seat.name, memberId: seat.id });
    await put(owner, foreign, { ...SPIN, classType: 'Heels', instructor: 'Somebody else' });
    const shown = await read(member);
    expect(names(shown)).toEqual(['Every Monday 18:00 Spin Basics', 'Every Monday 18:00 Heels']);
    expect(shown).toMatchObject({ mayEdit: false, members: [], entries: [{ mayExcept: true }, { mayExcept: false }] });
    const { date } = shown.days.find(({ occurrences }) => occurrences.length > 0)!;
    expect((await except(member, mine, date, { substitute: 'Carla' })).status).toBe(200);
    expect((await except(member, foreign, date, { substitute: 'Carla' })).status).toBe(403);
    expect((await except(other, mine, date, { substitute: 'Leo' })).status).toBe(403);
    const seen = (await read(owner)).days
      .flatMap(({ occurrences }) => occurrences)
      .find(({ entryId }) => entryId === mine);
    expect(seen).toMatchObject({ exception: { substitute: 'Carla' } });
    for (const refused of [
      await put(member, mine, SPIN),
      await member.client.delete(`/api/timetable/entries/${mine}`),
      await member.client.put('/api/timetable', { zone: ZONE }),
      await give(member, TEXT),
      await member.client.post('/api/timetable/import-previews', { text: TEXT, zone: ZONE }),
      await member.client.delete(`/api/timetable/imports/${randomUUID()}`),
    ])
      expect(refused.status).toBe(403);
    // Who leaves has their own again.
    await owner.client.delete(`/api/studio/team/${seat.id}`);
    expect(names(await read(member))).toEqual(['Every Monday 18:00 Before']);
    expect((await read(owner)).entries.find(({ id }) => id === mine)!.entry).toMatchObject({ memberId: null });
  });
});

describe('an import', () => {
  it('is previewed without changing anything, then put in, and the same again changes nothing [B767]', async () => {
    const person = await createUser(server);
    const { body } = await person.client.post('/api/timetable/import-previews', { text: TEXT, zone: ZONE });
    expect(body as Preview).toMatchObject({
      kind: 'text',
      rows: [
        { line: 1, change: 'new', entry: { classType: 'Spin Basics', instructor: 'Jo', schedule: 'Every Monday' } },
        { line: 2, change: 'new' },
      ],
      unread: [{ line: 3, text: 'Soon more!' }],
    });
    expect((await read(person)).entries).toEqual([]);
    expect((await give(person, TEXT)).body).toMatchObject({ added: 2, changed: 0, removed: 0 });
    expect((await give(person, TEXT)).body).toEqual({ id: null, added: 0, changed: 0, removed: 0 });
    expect((await read(person)).entries).toHaveLength(2);
  });

  it('keeps what was entered and changed by hand, takes what is new, and removes only on request [B767]', async () => {
    const person = await createUser(server);
    await give(person, TEXT);
    const own = randomUUID();
    await put(person, own, { ...SPIN, classType: 'Own', time: '07:00' });
    const spin = (await read(person)).entries.find(({ entry }) => entry.classType === 'Spin Basics')!;
    await put(person, spin.id, { ...spin.entry, details: 'Bring water' });
    const next = 'Mon 18:30 Spin Basics with Jo\nFri 20:00 Heels';
    expect((await give(person, next)).body).toMatchObject({ added: 1, changed: 1, removed: 0 });
    const entries = (await read(person)).entries;
    expect(entries.find(({ id }) => id === spin.id)!.entry).toMatchObject({ time: '18:30', details: 'Bring water' });
    expect((await give(person, next, { removeGone: true })).body).toMatchObject({ removed: 1 });
    expect(names(await read(person)).sort()).toEqual([
      'Every Friday 20:00 Heels',
      'Every Monday 07:00 Own',
      'Every Monday 18:30 Spin Basics',
    ]);
  });

  it('is undone as a whole, once, but for what was changed by hand since [B768]', async () => {
    const person = await createUser(server);
    const { body } = await give(person, TEXT);
    expect((await read(person)).lastImport).toMatchObject({ id: body.id });
    const pole = (await read(person)).entries.find(({ entry }) => entry.classType === 'Pole Level 2')!;
    await put(person, pole.id, { ...pole.entry, place: 'Studio 2' });
    expect((await person.client.delete(`/api/timetable/imports/${body.id}`)).status).toBe(200);
    expect((await read(person)).entries).toMatchObject([
      { id: pole.id, isImported: false, entry: { place: 'Studio 2' } },
    ]);
    expect((await person.client.delete(`/api/timetable/imports/${body.id}`)).status).toBe(404);
  });

  it('of more than a timetable holds changes nothing, and only the last ones can be undone [B767]', async () => {
    const person = await createUser(server);
    const lines = Array.from({ length: 301 }, (_, at) => `Mon 18:00 Class ${at}`).join('\n');
    const { status, body } = await give(person, lines);
    expect([status, body.message]).toEqual([409, expect.stringContaining('300')]);
    expect((await read(person)).entries).toEqual([]);
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) ids.push((await give(person, `Mon 1${at}:00 Class ${at}\nTue 20:00 Flow`)).body.id);
    expect((await person.client.delete(`/api/timetable/imports/${ids[0]}`)).status).toBe(404);
    expect((await person.client.delete(`/api/timetable/imports/${ids[5]}`)).status).toBe(200);
  });

  it('by two at once adds each class once [B767]', async () => {
    const person = await createUser(server);
    await Promise.all([give(person, TEXT), give(person, TEXT), give(person, TEXT)]);
    expect((await read(person)).entries).toHaveLength(2);
  });
});
