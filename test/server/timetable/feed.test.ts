import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import type { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';

let server: TestServer;
let logged = '';
beforeAll(async () => {
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startServer({ ROLES: 'web,worker' }, pino({ level: 'debug' }, log));
});
afterAll(() => server.close());
beforeEach(() => server.services.db.execute(sql`delete from rate_limits`));

const shownTo = async ({ client }: TestUser): Promise<Shown> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap(({ occurrences }) => occurrences.filter(({ isGone }) => !isGone))
    .at(-1)!;
const at = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;

async function addTimetable({ client }: TestUser): Promise<void> {
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  await client.put(`/api/timetable/entries/${randomUUID()}`, { entry, zone: 'Europe/Berlin' });
  await client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
}

/** A promo of the last class that is shown. */
async function addPromo(user: TestUser, text = 'Spin **with** us'): Promise<Shown> {
  const shown = await shownTo(user);
  const { promoId } = (await user.client.post(at(shown, 'promo'))).body;
  const { version, content: kept } = (await user.client.get(`/api/promos/${promoId}`)).body;
  const content = unpackContent(kept)!;
  const next = packContent({ ...content, origin: 'written', promo: { ...content.promo, text } });
  await user.client.put(`/api/promos/${promoId}`, { version, content: next });
  return shownTo(user);
}

/** The part of the address that a client of tests asks for. */
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
async function makeAddress({ client }: TestUser): Promise<string> {
  const { status, body, text } = await client.post('/api/calendar-feed');
  expect(status, text).toBe(200);
  return pathOf(body.address);
}
async function eventsAt(address: string, client: Client = server.client()): Promise<ICAL.Component[]> {
  const { status, text } = await client.get(address);
  expect(status, text).toBe(200);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
}
const said = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name));

it('an address that only its person has made says when to post what, and once it is posted [B933]', async () => {
  const user = await createUser(server, { role: 'pro' });
  await addTimetable(user);
  const shown = await addPromo(user);
  expect((await user.client.get('/api/calendar-feed')).body).toEqual({ madeAt: null });
  const address = await makeAddress(user);
  expect((await user.client.get('/api/calendar-feed')).body).toEqual({ madeAt: expect.any(String) });
  const answer = await server.client().get(address);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^private/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const [event, ...others] = await eventsAt(address);
  expect(others).toEqual([]);
  expect(said(event, 'summary')).toBe('Post: Spin Basics, Sun 7:00 PM');
  expect(said(event, 'dtstart')).toBe(shown.posting!.when!.at.replace('.000', ''));
  const link = `${server.services.config.publicUrl}/?promo=${shown.made.promoId}&show=video`;
  expect(said(event, 'description')).toBe(`Open the video, ready to share:\n${link}\n\nSpin with us`);
  // The same event, changed since: another time, then posted.
  await user.client.put(at(shown, 'post-time'), { own: { daysBefore: 3, time: '09:00' } });
  const [moved] = await eventsAt(address);
  expect(said(moved, 'uid')).toBe(said(event, 'uid'));
  expect(said(moved, 'dtstart')).not.toBe(said(event, 'dtstart'));
  expect(Number(said(moved, 'sequence'))).toBeGreaterThanOrEqual(Number(said(event, 'sequence')));
  await user.client.put(at(shown, 'posted'));
  const [posted] = await eventsAt(address);
  expect(said(posted, 'summary')).toBe('Posted: Spin Basics, Sun 7:00 PM');
  expect(posted!.getAllSubcomponents('valarm')).toEqual([]);
  await user.client.delete(at(shown, 'posted'));
  await user.client.put(at(shown, 'post-time'), { own: 'never' });
  expect(await eventsAt(address)).toEqual([]);
});

it('each change of a class has a later LAST-MODIFIED, also one that takes back what was different [B933]', async () => {
  const user = await createUser(server, { role: 'pro' });
  await addTimetable(user);
  const shown = await addPromo(user);
  const address = await makeAddress(user);
  const times: string[] = [];
  for (const exception of [{ note: 'Bring socks' }, { state: 'cancelled' }, {}]) {
    await server.services.db.execute(sql`
      update timetable_promos set updated_at = '2026-01-02' where person_id = ${user.id}`);
    await server.services.db.execute(sql`update promos set updated_at = '2026-01-02' where user_id = ${user.id}`);
    await new Promise((done) => setTimeout(done, 1_100));
    await user.client.put(`/api/timetable/entries/${shown.entryId}/exceptions/${shown.of}`, exception);
    times.push(said((await eventsAt(address))[0], 'last-modified'));
  }
  expect(times).toEqual([...new Set(times)].sort());
});

it('an address is stored hashed, replaced by a new one, revoked, and in no log; a wrong one tells nothing [B934]', async () => {
  const user = await createUser(server, { role: 'pro' });
  await addTimetable(user);
  const first = await makeAddress(user);
  const secret = new URL(first, server.url).searchParams.get('key')!;
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const { rows } = await server.services.db.execute(sql`select * from post_feeds where user_id = ${user.id}`);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const second = await makeAddress(user);
  expect((await server.client().get(first)).status).toBe(404);
  await eventsAt(second);
  expect((await user.client.delete('/api/calendar-feed')).status).toBe(200);
  const gone = await server.client().get(second);
  const never = await server.client().get(`/api/calendar-feed/posts.ics?key=${'A'.repeat(43)}`);
  expect([gone.status, never.status]).toEqual([404, 404]);
  expect({ ...gone.body, reference: 0 }).toEqual({ ...never.body, reference: 0 });
  expect(gone.text).not.toContain(new URL(second, server.url).searchParams.get('key'));
  expect(logged).toContain('/api/calendar-feed/posts.ics');
  for (const address of [first, second])
    expect(logged).not.toContain(new URL(address, server.url).searchParams.get('key'));
});

it('cookies count for nothing at an address: it is its secret’s person’s, and a token makes none [B934]', async () => {
  const [user, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  await addTimetable(user);
  await addPromo(user);
  const address = await makeAddress(user);
  expect(await eventsAt(address, other.client)).toHaveLength(1);
  const { body } = await user.client.post('/api/access-tokens', { name: 'Script', scopes: ['read', 'make'], days: 30 });
  const headers = { authorization: `Bearer ${body.secret}` };
  expect((await server.client().request('POST', '/api/calendar-feed', { headers })).status).toBe(403);
});

it('wrong secrets are counted by network, and one address is read so often at most [B934]', async () => {
  const user = await createUser(server, { role: 'pro' });
  await addTimetable(user);
  const address = await makeAddress(user);
  const statuses = async (path: string, times: number) => {
    const client = server.client();
    const answers = await Promise.all(Array.from({ length: times }, () => client.get(path)));
    return Map.groupBy(answers, ({ status }) => status);
  };
  const read = await statuses(address, 62);
  expect([read.get(200)?.length, read.get(429)?.length]).toEqual([60, 2]);
  const wrong = await statuses('/api/calendar-feed/posts.ics?key=guess', 22);
  expect([wrong.get(404)?.length, wrong.get(429)?.length]).toEqual([20, 2]);
});

it('follows its person’s rights when it is read: a member’s, until they leave; nothing once the account is gone [B935]', async () => {
  const [owner, member] = [await createOwner(server), await createUser(server)];
  const seat = await join(server, owner, member);
  await addTimetable(owner);
  await addPromo(member);
  const address = await makeAddress(member);
  const ofOwner = await makeAddress(owner);
  expect(await eventsAt(address)).toHaveLength(1);
  expect(await eventsAt(ofOwner), 'what members are to post is theirs').toEqual([]);
  expect((await owner.client.delete(`/api/studio/team/${seat.id}`)).status).toBe(200);
  expect(await eventsAt(address)).toEqual([]);
  const admin = await createUser(server, { role: 'admin' });
  expect((await admin.client.delete(`/api/admin/user/${member.id}`)).status).toBe(200);
  expect((await server.client().get(address)).status).toBe(404);
});
