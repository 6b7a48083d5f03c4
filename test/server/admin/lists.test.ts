import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '../../../src/contract/admin.ts';
import { subscriptions } from '../../../src/server/db/schema/billing.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { instructorPreferences } from '../../../src/server/db/schema/profile.ts';
import { downloads } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invite, join } from '../people/fixtures.ts';
import { addDoneRender } from '../renders/fixtures.ts';

const DAY = 86_400_000;
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin', email: 'root@admin.example' });
});
afterAll(() => server.close());

const get = async (path: string) => (await admin.client.get(path)).body;
/** The lines of a CSV file without its head; no value in these tests has a line break. */
const csv = async (path: string) => (await admin.client.get(path)).text.trim().split('\r\n').slice(1);
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const newWord = () => `w${randomUUID().slice(0, 8)}`;

describe('the list of people', () => {
  const word = newWord();
  /** What is known of each, for the test's own sums. */
  type Known = { role: string; pays: string; endsSoon: boolean; overdue: boolean; noVideo: boolean };
  const known = new Map<string, Known>();

  beforeAll(async () => {
    const { db } = server.services;
    let n = 0;
    for (const paid of ['no', 'active', 'canceled', 'past_due', 'ended'] as const)
      for (const role of ['user', 'pro', 'beta'] as const)
        for (const expires of [null, 5, 60])
          for (const noVideo of [true, false]) {
            n += 1;
            const email = `n${String(n).padStart(3, '0')}@${word}.example`;
            const id = `${word}-${n}`;
            await db.insert(users).values({
              ...{
                id,
                email,
                role,
                downloadCount: (n * 7) % 30,
                lastSeenAt: n % 4 === 0 ? null : inDays(-((n * 11) % 50)),
              },
              ...{ firstName: ['Zoë', 'anna', 'Émile', 'Bob', ''][n % 5]!, createdAt: inDays(-((n * 13) % 60)) },
              ...{
                subscriptionExpiresAt: expires === null ? null : inDays(expires),
                firstFilmAt: noVideo ? null : new Date(),
              },
            });
            if (paid !== 'no')
              await db.insert(subscriptions).values({
                ...{ userId: id, planId: 'individual_pro', source: 'mock', readNumber: 0, periodEnd: inDays(20) },
                ...{ status: paid === 'canceled' ? 'active' : paid, cancelAtPeriodEnd: paid === 'canceled' },
              });
            const isLive = paid !== 'no' && paid !== 'ended';
            known.set(email, {
              ...{ role, overdue: paid === 'past_due', noVideo },
              pays: isLive ? 'individual_pro' : role === 'user' ? 'none' : 'granted',
              endsSoon: paid === 'canceled' || expires === 5,
            });
          }
  });

  const list = async (query: string): Promise<AdminUser[]> => {
    const found: AdminUser[] = [];
    for (let page = 1; ; page += 1) {
      const { users: rows, total } = await get(`/api/admin/users?search=${word}&pageSize=40&page=${page}&${query}`);
      found.push(...rows);
      if (rows.length === 0) {
        expect([query, found.length]).toEqual([query, total]);
        return found;
      }
    }
  };

  it('has exactly those for whom all filters hold, whichever are combined [B635]', async () => {
    for (const role of ['', 'user', 'pro', 'beta', 'admin'])
      for (const pays of ['', 'individual_pro', 'studio_pro', 'granted', 'none'])
        for (const flags of [
          [],
          ['endsSoon'],
          ['overdue'],
          ['noVideo'],
          ['endsSoon', 'noVideo'],
          ['overdue', 'endsSoon'],
        ]) {
          const query = [role && `role=${role}`, pays && `pays=${pays}`, ...flags.map((flag) => `${flag}=true`)];
          const asked = query.filter(Boolean).join('&');
          const expected = [...known]
            .filter(([, one]) => (!role || one.role === role) && (!pays || one.pays === pays))
            .filter(([, one]) => flags.every((flag) => one[flag as 'overdue']))
            .map(([email]) => email);
          const emails = (await list(asked)).map(({ email }) => email);
          expect([asked, emails.sort()]).toEqual([asked, expected.sort()]);
        }
  });

  it('has each person once in every order and its reverse, over all pages, and so has its file [B635]', async () => {
    const plain = (text: string) =>
      text
        .normalize('NFKD')
        .replace(/[\u0300-\u036F]/g, '')
        .toLowerCase();
    const ends = ({ standing: { own }, subscriptionExpiresAt }: AdminUser) =>
      [own?.state === 'ends' ? own.at : null, subscriptionExpiresAt].filter((each) => each !== null).sort()[0] ?? null;
    const values: Record<string, (user: AdminUser) => string | number | null> = {
      joined: ({ createdAt }) => -Date.parse(createdAt),
      name: ({ firstName, email }) => plain(firstName || email),
      lastSeen: ({ lastSeenAt }) => lastSeenAt && -Date.parse(lastSeenAt),
      downloads: ({ downloadCount }) => -downloadCount,
      lastDay: ends,
    };
    for (const [sort, read] of Object.entries(values))
      for (const reverse of [false, true]) {
        const listed = await list(`sort=${sort}&reverse=${reverse}`);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(known.size);
        const shown = listed.map(read);
        const there = shown.filter((value) => value !== null);
        const sorted = there.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (reverse ? -1 : 1));
        // Whoever has no such day comes last, in both directions.
        expect([sort, reverse, shown]).toEqual([
          sort,
          reverse,
          [...sorted, ...shown.filter((value) => value === null)],
        ]);
        const lines = await csv(`/api/admin/users/export?search=${word}&sort=${sort}&reverse=${reverse}`);
        expect(lines.map((line) => line.split(',')[0])).toEqual(listed.map(({ id }) => id));
      }
  });

  it.each(['sort=age', 'pays=much', 'overdue=perhaps'])('refuses ?%s, naming the field [B635]', async (query) => {
    const answer = await admin.client.get(`/api/admin/users?${query}`);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });
});

it('P17: a search finds the middles of words and the ids of the payment provider, whole, cut as on the card, or a part [B635]', async () => {
  const word = newWord();
  const ids = { stripeCustomerId: `cus_${word}Qx7Lm2Tz9`, stripeSubscriptionId: `sub_1Mow${word}kdIwHu7ix` };
  const person = await createUser(server, { email: `smithers@${word}.example`, firstName: 'Rosalind', ...ids });
  await createUser(server, { email: `else@${word}.example` });
  const found = async (search: string) =>
    (await get(`/api/admin/users?search=${encodeURIComponent(search)}`)).users.map(({ id }: { id: string }) => id);
  const { stripeCustomerId: customer, stripeSubscriptionId: subscription } = ids;
  for (const search of [
    ...[`mither ${word}`, `ALIND ${word.slice(2)}`, `${word} osali`],
    ...[customer, `${customer.slice(0, 18)}…`, customer.slice(6), subscription, `${subscription.slice(0, 18)}…`],
    subscription.slice(-9),
  ])
    expect([search, await found(search)]).toEqual([search, [person.id]]);
  for (const search of [`mither ${word}x`, 'cus_%%%', `${customer}0`])
    expect([search, await found(search)]).toEqual([search, []]);
});

it('who uses the program is seen, an hour at a time; who only exists is not [B636]', async () => {
  const { db } = server.services;
  const { id, client } = await createUser(server);
  const seen = async () => (await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, id)))[0]!.at;
  const setSeen = (at: Date | null) => db.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
  await setSeen(null);
  await admin.client.get(`/api/admin/person/${id}`);
  expect(await seen()).toBe(null);
  await client.get('/api/auth/user');
  expect(Date.now() - (await seen())!.getTime()).toBeLessThan(60_000);
  const [recent, old] = [new Date(Date.now() - 50 * 60_000), new Date(Date.now() - 2 * DAY)];
  await setSeen(recent);
  await client.get('/api/auth/user');
  expect(await seen()).toEqual(recent);
  await setSeen(old);
  await client.get('/api/auth/user');
  expect((await seen())!.getTime()).toBeGreaterThan(recent.getTime());
});

describe('several at once', () => {
  const change = (action: string, userIds: string[]) =>
    admin.client.post('/api/admin/users/at-once', { action, userIds });

  it('resets the names of those who have a limit, says who has none or is gone, and logs each [B637]', async () => {
    const [one, two] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
    const free = await createUser(server);
    await one.client.post('/api/instructor-preferences', { instructorName: 'Jo', studio: 'Loft' });
    await server.services.db
      .update(instructorPreferences)
      .set({ nameChangeCount: 1 })
      .where(eq(instructorPreferences.userId, one.id));
    expect((await get(`/api/admin/person/${one.id}`)).user.nameChangeCount).toBe(1);
    const { body } = await change('reset-names', [one.id, two.id, free.id, 'nobody', one.id]);
    expect(body).toEqual({
      done: 2,
      left: [
        { email: free.email, why: 'They can already change their name as often as they like.' },
        { email: 'nobody', why: 'This account no longer exists.' },
      ],
    });
    expect((await get(`/api/admin/person/${one.id}`)).user.nameChangeCount).toBe(0);
    const { entries } = await get('/api/admin/audit?action=name-changes-reset');
    expect(entries.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([two.id, one.id]);
  });

  it('mails anew what an owner’s team and an invited person wait for, and nothing else [B637]', async () => {
    const owner = await createOwner(server);
    const other = await createOwner(server);
    const invited = await createUser(server);
    await invite(owner, 'dead@example.com', 'Dead');
    await invite(other, invited.email, 'Alive');
    await waitForMails(server, 'dead@example.com', 1);
    await waitForMails(server, invited.email, 1);
    expect((await change('resend-invitations', [owner.id])).body).toEqual({
      done: 0,
      left: [{ email: owner.email, why: 'None of their invitations needs to be sent again.' }],
    });
    await server.services.db.execute("update studio_members set token_expires_at = now() - interval '1 hour'");
    const stranger = await createUser(server);
    expect((await change('resend-invitations', [owner.id, invited.id, stranger.id])).body).toEqual({
      done: 2,
      left: [{ email: stranger.email, why: 'They have no open invitation.' }],
    });
    await waitForMails(server, 'dead@example.com', 2);
    await waitForMails(server, invited.email, 2);
  });

  it('takes no more than a page has, and nothing that is not harmless [B637]', async () => {
    expect((await change('delete', [admin.id])).status).toBe(400);
    expect((await change('reset-names', [])).status).toBe(400);
    expect((await change('reset-names', Array(101).fill('x'))).status).toBe(400);
  });
});

describe('activity', () => {
  const add = (who: TestUser, day: string, count = 1) =>
    server.services.db.insert(downloads).values(
      Array.from({ length: count }, () => ({
        ...{ userId: who.id, userEmail: who.email, userRole: 'pro' as const, userSubscriptionStatus: 'pro' as const },
        ...{ renderId: randomUUID(), instructorName: 'Jo', classType: 'Spin', downloadedAt: new Date(day) },
      })),
    );

  it('is summed by day, month, studio and person over a period whose days are whole in UTC; its files have the same [B638]', async () => {
    const owner = await createOwner(server, { instructorName: 'Mara', studio: 'Sum Studio' });
    const [member, alone] = [await createUser(server), await createUser(server)];
    await join(server, owner, member);
    await add(owner, '2021-01-31T23:59:59.999Z', 2);
    await add(member, '2021-02-01T00:00:00Z', 3);
    await add(member, '2021-02-03T12:00:00Z', 4);
    await add(alone, '2021-02-03T23:59:59.999Z', 5);
    await add(alone, '2021-02-04T00:00:00Z', 9);
    const base = '/api/admin/download-activity';
    const sums = async (query: string) =>
      (await get(`${base}/sums?${query}`)).sums.map(({ label, downloads: n }: { label: string; downloads: number }) => [
        label,
        n,
      ]);
    const period = 'from=2021-01-31&to=2021-02-03';
    expect(await sums(`by=day&${period}`)).toEqual([
      ...[
        ['2021-01-31', 2],
        ['2021-02-01', 3],
        ['2021-02-02', 0],
        ['2021-02-03', 9],
      ],
    ]);
    expect(await sums(`by=month&${period}`)).toEqual([
      ['2021-01', 2],
      ['2021-02', 12],
    ]);
    expect(await sums(`by=studio&${period}`)).toEqual([['Sum Studio', 9]]);
    expect(await sums('by=day&from=2021-02-03&to=2021-02-01'), 'an empty period').toEqual([]);
    const { users: people, total } = await get(`${base}/summary?${period}`);
    expect(people.map(({ email, downloads: n }: { email: string; downloads: number }) => [email, n])).toEqual([
      ...[
        [member.email, 7],
        [alone.email, 5],
        [owner.email, 2],
      ],
    ]);
    expect(total).toBe(3);
    expect((await get(`${base}/summary?${period}&search=${alone.email}`)).total).toBe(1);
    expect((await get(`${base}?${period}&userId=${alone.id}`)).activity).toHaveLength(5);

    expect(await csv(`${base}/export?by=month&${period}`)).toEqual(['2021-01,2', '2021-02,12']);
    expect(await csv(`${base}/export?by=studio&${period}`)).toEqual([`${owner.id},Sum Studio,9`]);
    expect((await csv(`${base}/export?by=person&${period}`)).map((line) => line.split(',')[1])).toEqual([
      ...[member.email, alone.email, owner.email],
    ]);
    expect(await csv(`${base}/export?${period}`)).toHaveLength(14);
    expect(await csv(`${base}/export?${period}&userId=${member.id}`)).toHaveLength(7);
    expect((await admin.client.get(`${base}/sums?by=year`)).status).toBe(400);
    expect((await admin.client.get(`${base}/sums?by=day&from=0000-01-01`)).status).toBe(400);
  });
});

it('the audit log is filtered by action, person and time, together, also what the program did; its file has the same [B639 P16]', async () => {
  const word = newWord();
  const member = await createUser(server, { email: `mia@${word}.example` });
  const owner = await createOwner(server);
  await join(server, owner, member);
  await server.services.db.update(users).set({ subscriptionExpiresAt: new Date() }).where(eq(users.id, owner.id));
  const patched = await admin.client.request('PATCH', `/api/admin/user-role/${member.id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'beta' }),
  });
  expect(patched.status).toBe(200);
  const actions = async (query: string) =>
    (await get(`/api/admin/audit?${query}`)).entries.map(({ action }: { action: string }) => action);
  const all = await actions(`person=${word}`);
  expect(all).toEqual(['member-left', 'role-changed', 'member-joined', 'member-added']);
  expect(await actions(`userId=${member.id}&pageSize=2`)).toEqual(all.slice(0, 2));
  expect(await actions(`person=${word.toUpperCase()}&action=role-changed`)).toEqual(['role-changed']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions(`person=${word}&from=${today}&to=${today}`)).toEqual(all);
  expect(await actions(`person=${word}&from=${inDays(1).toISOString().slice(0, 10)}`)).toEqual([]);
  expect(await actions(`person=${word}&to=2020-01-01`)).toEqual([]);
  expect(await actions('person=%25')).toEqual([]);
  const lines = await csv(`/api/admin/audit/export?person=${word}`);
  expect(lines.map((line) => line.split(',')[1])).toEqual(all);
  expect((await admin.client.get('/api/admin/audit?action=everything')).status).toBe(400);
});

it('an owner sees what each member has made this month and the studio this week, and nobody else’s [B640]', async () => {
  const owner = await createOwner(server);
  const [member, stranger] = [await createUser(server), await createUser(server)];
  const seat = await join(server, owner, member);
  await invite(owner, 'waiting@example.com');
  for (const who of [owner, member, member, stranger]) await addDoneRender(server, who.id);
  await server.services.db.execute('update renders set started_at = now()');
  const { body } = await owner.client.get('/api/studio/activity');
  expect(body).toEqual({
    members: [{ id: seat.id, lastSeenAt: expect.stringMatching(/Z$/), films: 2, clips: 0 }],
    week: { films: 3, downloads: 0 },
  });
  await server.services.db.execute("update renders set started_at = now() - interval '40 days'");
  const later = (await owner.client.get('/api/studio/activity')).body;
  expect([later.members[0].films, later.week.films]).toEqual([0, 0]);
  expect((await member.client.get('/api/studio/activity')).status).toBe(403);
  const other = await createOwner(server);
  expect((await other.client.get('/api/studio/activity')).body.members).toEqual([]);
});
