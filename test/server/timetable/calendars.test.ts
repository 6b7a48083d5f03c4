import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Timetable } from '../../../src/contract/timetable.ts';
import { timetableCalendars } from '../../../src/server/db/schema/timetable.ts';
import { readInTurn } from '../../../src/server/features/timetable/calendars.ts';
import { dueCalendarsKind } from '../../../src/server/features/timetable/kinds.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type Internet, openInternet, SITE } from '../../fakes/internet.ts';
import { readOutbox, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { createOwner, join } from '../people/fixtures.ts';

const ZONE = 'Europe/Berlin';
const ADDRESS = 'https://studio.example/private-7f3a9c/basic.ics';
const event = (name: string, day = '20270104', rule = 'FREQ=WEEKLY') =>
  `BEGIN:VEVENT\nUID:${name}\nSUMMARY:${name}\nDTSTART;TZID=${ZONE}:${day}T180000\nRRULE:${rule}\nEND:VEVENT\n`;
const calendar = (...events: string[]) => `BEGIN:VCALENDAR\nVERSION:2.0\n${events.join('')}END:VCALENDAR\n`;

let internet: Internet;
let server: TestServer;
let logged = '';
/** What the site has now, and how often it was asked. */
let site = { text: '', status: 200, asked: 0 };

beforeAll(async () => {
  internet = await openInternet();
  internet.names.set('studio.example', [[SITE]]);
  internet.answer = ({ headers }, response) => {
    site.asked += 1;
    const etag = `"${site.text.length}"`;
    const isKnown = site.status === 200 && headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : site.status, { etag }).end(isKnown ? undefined : site.text);
  };
  const log = pino({ level: 'debug' }, { write: (line: string) => (logged += line) });
  server = await startServer({ ROLES: 'web,worker', LOG_LEVEL: 'debug' }, log);
});
afterAll(async () => {
  await server.close();
  await internet.close();
});
beforeEach(() => {
  site = { text: calendar(event('Spin'), event('Pole', '20270105')), status: 200, asked: 0 };
});

const give = ({ client }: TestUser, path = 'calendars', address = ADDRESS) =>
  client.post(`/api/timetable/${path}`, { address, zone: ZONE });
const timetableOf = async ({ client }: TestUser) => (await client.get('/api/timetable')).body as Timetable;
const calendarsOf = async (person: TestUser) => (await timetableOf(person)).calendars;
const names = async (person: TestUser) =>
  (await timetableOf(person)).entries.map(({ entry }) => entry.classType).sort();
/** The hourly reading, without the hour. */
async function anHourLater(person: TestUser, id?: string): Promise<void> {
  const own = id ?? (await calendarsOf(person))[0]!.id;
  await server.services.db
    .update(timetableCalendars)
    .set({ nextAt: sql`now() - interval '1 second'` })
    .where(eq(timetableCalendars.id, own));
  await readInTurn(server.services, own, new AbortController().signal);
}

describe('a calendar at an address', () => {
  it('is previewed without changing anything, put in, and undone as an import is [B847]', async () => {
    const person = await createUser(server);
    const { body } = await give(person, 'calendar-previews');
    expect(body).toMatchObject({ kind: 'calendar', rows: [{ change: 'new' }, { change: 'new' }] });
    expect([await names(person), await calendarsOf(person)]).toEqual([[], []]);
    const added = await give(person, 'calendars', ADDRESS.replace('https', 'webcal'));
    expect(added.body).toMatchObject({ added: 2, changed: 0, removed: 0 });
    expect(await names(person)).toEqual(['Pole', 'Spin']);
    expect((await give(person)).body).toMatchObject({ id: null, added: 0 });
    expect(await calendarsOf(person)).toHaveLength(1);
    await person.client.delete(`/api/timetable/imports/${added.body.id}`);
    expect(await names(person)).toEqual([]);
    // What was undone does not come back by itself.
    await anHourLater(person);
    expect(await names(person)).toEqual([]);
  });

  it('is read again every hour: what is new comes, what is gone goes with it alone, and what was changed by hand stays [B847]', async () => {
    const person = await createUser(server);
    await person.client.post('/api/timetable/imports', { text: 'Fri 20:00 Pasted', zone: ZONE });
    await give(person);
    const own = { classType: 'Own', schedule: 'Every Monday', time: '07:00' };
    await person.client.put(`/api/timetable/entries/${randomUUID()}`, { entry: own, zone: ZONE });
    const spin = (await timetableOf(person)).entries.find(({ entry }) => entry.classType === 'Spin')!;
    const changed = { ...spin.entry, details: 'Bring water' };
    await person.client.put(`/api/timetable/entries/${spin.id}`, { entry: changed, zone: ZONE });
    site.text = calendar(event('Spin').replace('T180000', 'T183000'), event('Heels', '20270107'));
    await anHourLater(person);
    expect(await names(person)).toEqual(['Heels', 'Own', 'Pasted', 'Spin']);
    const after = (await timetableOf(person)).entries.find(({ id }) => id === spin.id)!;
    expect(after.entry).toMatchObject({ time: '18:30', details: 'Bring water' });
    const { lastImport } = await timetableOf(person);
    await person.client.delete(`/api/timetable/imports/${lastImport!.id}`);
    expect(await names(person)).toEqual(['Own', 'Pasted', 'Pole', 'Spin']);
    // A file says nothing of what a calendar has brought.
    const preview = await person.client.post('/api/timetable/import-previews', {
      text: 'Fri 20:00 Pasted',
      zone: ZONE,
    });
    expect(preview.body.gone).toEqual([]);
  });

  it('that was emptied, or is as it was, changes nothing, and is asked for by its version [B847]', async () => {
    const person = await createUser(server);
    await give(person);
    const before = await calendarsOf(person);
    await anHourLater(person);
    expect(site.asked).toBe(2);
    expect((await calendarsOf(person))[0]!.readAt > before[0]!.readAt).toBe(true);
    site.text = calendar();
    await anHourLater(person);
    expect(await names(person)).toEqual(['Pole', 'Spin']);
    expect(await calendarsOf(person)).toMatchObject([{ failing: expect.stringContaining('No class of it') }]);
  });

  it('that fails three times is told on the page and by a mail, once, until it can be read [B848]', async () => {
    const person = await createUser(server);
    await give(person);
    const { id } = (await calendarsOf(person))[0]!;
    site.status = 404;
    for (const _ of [1, 2]) await anHourLater(person);
    expect((await readOutbox(server)).filter(({ to }) => to === person.email)).toEqual([]);
    for (const _ of [3, 4]) await anHourLater(person);
    const [mail] = await waitForMails(server, person.email);
    expect(mail).toMatchObject({
      subject: 'Your calendar cannot be read',
      text: expect.stringContaining('There is nothing at this address.'),
    });
    expect((await calendarsOf(person))[0]!.failing).toBe('There is nothing at this address.');
    const again = await person.client.post(`/api/timetable/calendars/${id}/readings`);
    expect([again.status, again.body.message]).toEqual([400, 'There is nothing at this address.']);
    site.status = 200;
    expect((await person.client.post(`/api/timetable/calendars/${id}/readings`)).status).toBe(200);
    expect((await calendarsOf(person))[0]!.failing).toBeNull();
    expect(await names(person)).toEqual(['Pole', 'Spin']);
    expect((await readOutbox(server)).filter(({ to }) => to === person.email)).toHaveLength(1);
  });

  it('is read by the worker when its hour has come, and no more once it is dropped, when its classes stay [B848]', async () => {
    const person = await createUser(server);
    await give(person);
    const { id } = (await calendarsOf(person))[0]!;
    const { rows } = await server.services.db.execute<{ minutes: number }>(
      sql`select extract(epoch from next_at - now())::int / 60 as minutes from timetable_calendars where id = ${id}`,
    );
    expect(rows[0]!.minutes).toBeGreaterThanOrEqual(52);
    expect(rows[0]!.minutes).toBeLessThanOrEqual(66);
    site.text = calendar(event('Spin'), event('Pole', '20270105'), event('Heels', '20270107'));
    await server.services.db
      .update(timetableCalendars)
      .set({ nextAt: sql`now()` })
      .where(eq(timetableCalendars.id, id));
    await server.services.queue.send(dueCalendarsKind, {});
    await expect.poll(() => names(person), SOON).toEqual(['Heels', 'Pole', 'Spin']);
    expect((await person.client.delete(`/api/timetable/calendars/${id}`)).status).toBe(200);
    expect([await calendarsOf(person), await names(person)]).toEqual([[], ['Heels', 'Pole', 'Spin']]);
    expect((await person.client.delete(`/api/timetable/calendars/${id}`)).status).toBe(404);
  });

  it('is refused in words where there is none, and beyond three [B847]', async () => {
    const person = await createUser(server);
    for (const address of [
      'https://127.0.0.1/',
      'http://studio.example/',
      'file:///etc/passwd',
      'x',
      `https://studio.example/${'ü'.repeat(600)}`,
    ]) {
      const { status, body } = await give(person, 'calendar-previews', address);
      expect([status, Object.keys(body.fields)], address).toEqual([400, ['address']]);
    }
    site.text = '<!doctype html>';
    expect((await give(person)).body.fields.address).toContain('There is no calendar at this address');
    site.text = calendar(event('Spin'));
    for (const at of [1, 2, 3]) expect((await give(person, 'calendars', `${ADDRESS}?${at}`)).status).toBe(200);
    expect((await give(person, 'calendars', `${ADDRESS}?4`)).status).toBe(409);
    expect(internet.trapped()).toBe(0);
  });

  it('is the owner’s: no member sees it, nobody else reaches it, and its address is shown to nobody and in no log [B849]', async () => {
    const owner = await createOwner(server);
    const [member, stranger] = [await createUser(server), await createUser(server)];
    await give(owner);
    await join(server, owner, member);
    const { id, shown } = (await calendarsOf(owner))[0]!;
    expect(shown).toBe('studio.example/….ics');
    expect(await calendarsOf(member)).toEqual([]);
    for (const path of ['calendars', 'calendar-previews']) expect((await give(member, path)).status).toBe(403);
    expect((await member.client.delete(`/api/timetable/calendars/${id}`)).status).toBe(403);
    for (const one of [id, randomUUID()]) {
      expect((await stranger.client.delete(`/api/timetable/calendars/${one}`)).status).toBe(404);
      expect((await stranger.client.post(`/api/timetable/calendars/${one}/readings`)).status).toBe(404);
    }
    site.status = 500;
    for (const _ of [1, 2, 3]) await anHourLater(owner, id);
    const [mail] = await waitForMails(server, owner.email);
    const data = await owner.client.get('/api/my-data');
    expect(data.body.data.timetableCalendars).toMatchObject([{ id, shown: 'studio.example/….ics' }]);
    const told = [data.text, mail!.text, JSON.stringify([await calendarsOf(owner), await timetableOf(owner)]), logged];
    for (const text of told) expect(text).not.toContain('private-7f3a9c');
    expect(logged).toContain('POST /api/timetable/calendars');
  });
});
