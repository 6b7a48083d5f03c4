import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson } from '../../../src/server/accounts/people.ts';
import { subscriptions } from '../../../src/server/db/schema/billing.ts';
import { sessions, users } from '../../../src/server/db/schema/people.ts';
import { downloads } from '../../../src/server/db/schema/renders.ts';
import { deleteUser } from '../../../src/server/features/admin/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { auditEventsOf, createOwner, join } from '../people/fixtures.ts';
import { addDoneRender, storedFiles } from '../renders/fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin', email: 'root@admin.example' });
});
afterAll(() => server.close());

const list = async (query: string) => (await admin.client.get(`/api/admin/users?${query}`)).body;
const emails = async (query: string) => (await list(query)).users.map(({ email }: { email: string }) => email).sort();
const patch = (path: string, body?: unknown) =>
  admin.client.request('PATCH', path, {
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const roleOf = async ({ client }: TestUser) => (await client.get('/api/user')).body;
const live = (userId: string) => ({
  ...({ userId, planId: 'individual_pro', status: 'active', source: 'mock', readNumber: 0 } as const),
  ...{ periodEnd: new Date(Date.now() + 1e9), cancelAtPeriodEnd: false },
});

describe('the list of users', () => {
  it('shows everything that the console needs about a person [T3.21 T5.43]', async () => {
    const owner = await createOwner(server, { instructorName: 'Mara', studio: 'List Studio' });
    const member = await createUser(server, {
      ...{ firstName: 'Jo', lastName: 'Miller', stripeCustomerId: 'cus_list', stripeSubscriptionId: 'sub_list' },
      ...{ downloadCount: 3, subscriptionExpiresAt: new Date('2031-05-06T23:59:59.999Z') },
    });
    await join(server, owner, member, 'Jojo');
    const { body } = await admin.client.get(`/api/admin/user-by-email/${member.email.toUpperCase()}`);
    expect(body).toEqual({
      ...{
        id: member.id,
        email: member.email,
        username: member.email.split('@')[0],
        firstName: 'Jo',
        lastName: 'Miller',
      },
      ...{ role: 'studio_team', studioName: 'List Studio', assignedInstructorName: 'Jojo', subscriptionStatus: 'free' },
      ...{ stripeCustomerId: 'cus_list', stripeSubscriptionId: 'sub_list', downloadCount: 3, nameChangeCount: 0 },
      subscriptionExpiresAt: '2031-05-06T23:59:59.999Z',
      standing: {
        ...{
          plan: 'studio_team',
          payer: 'studio',
          studio: { name: 'List Studio', ownerId: owner.id, ownerEmail: owner.email },
        },
        ...{ own: null, grantedUntil: null, ended: null },
      },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
      lastSeenAt: expect.stringMatching(/Z$/),
    });
    expect((await list(`search=${member.id}`)).users).toEqual([body]);
    expect((await admin.client.get('/api/admin/user-by-email/nobody@example.com')).status).toBe(404);
    expect((await admin.client.get('/api/admin/user-by-email/nonsense')).status).toBe(400);
    const long = `${'x'.repeat(60)}@${'y'.repeat(60)}.example`;
    expect((await admin.client.get(`/api/admin/user-by-email/${long}`)).body.message).toBe(
      'This account does not exist (any more).',
    );
  });

  it('is searched by words from addresses, names and studios, in any order and letter case [T5.42]', async () => {
    const one = await createUser(server, { email: 'anna.smith+pole@spin.example', lastName: 'Smithers' });
    const two = await createUser(server, { email: 'bea@spin.example', stripeCustomerId: 'cus_find' });
    await two.client.post('/api/instructor-preferences', { instructorName: "Zoë O'Neil", studio: 'Velvet / Loft 7' });
    for (const search of ['ANNA', 'smith', 'pole anna', 'anna.smith+p', 'anna.smith+pole@spin.example', 'smithers']) {
      expect([search, await emails(`search=${encodeURIComponent(search)}`)]).toEqual([search, [one.email]]);
    }
    for (const search of ['zoë', 'neil o', 'loft velvet', 'bea 7', 'cus_find']) {
      expect([search, await emails(`search=${encodeURIComponent(search)}`)]).toEqual([search, [two.email]]);
    }
    expect(await emails('search=spin')).toEqual([one.email, two.email]);
    for (const search of ['smiht', '%', '_', "'", '\\', ':*', '&|!', 'anna & !bea', '🎉']) {
      const answer = await admin.client.get(`/api/admin/users?search=${encodeURIComponent(search)}`);
      expect([search, answer.status, answer.body.total]).toEqual([search, 200, 0]);
    }
  });

  it('P4: is searched by everything a card shows, ignoring accents and letter case, in every script', async () => {
    const owner = await createOwner(server, { instructorName: 'Mara', studio: 'Polärstern Łódź' });
    const member = await createUser(server);
    await join(server, owner, member, 'Señorita Ågot');
    const finds = async (search: string) => (await emails(`search=${encodeURIComponent(search)}`)) as string[];
    for (const search of ['polarstern', 'POLÄRSTERN lodz', 'senorita agot', 'Señorita', 'agot lodz']) {
      expect([search, await finds(search)], 'a member by the studio and by the given name').toContainEqual(
        expect.arrayContaining([member.email]),
      );
    }
    await owner.client.post('/api/instructor-preferences', { instructorName: 'Mara', studio: 'Nordlicht' });
    expect(await finds('nordlicht')).toEqual([member.email, owner.email].sort());
    expect(await finds('polarstern')).toEqual([]);
    const { teamMembers } = (await owner.client.get('/api/studio/team')).body;
    await owner.client.delete(`/api/studio/team/${teamMembers[0].id}`);
    expect(await finds('nordlicht'), 'no longer a member').toEqual([owner.email]);

    for (const [shown, ...searches] of [
      ['Jürgen Müller', 'muller', 'MÜLLER', 'mu\u0308ller', 'jurgen müll'],
      ['Zoe Muller', 'Zoë Müller', 'zoe muller'],
      ['Rene\u0301 Straße', 'rené', 'rene STRASSE', 'Rene\u0301'],
      ['İpek Işık', 'İpek', 'ipek isik', 'IŞIK'],
      ['प्रिया नृत्य', 'प्रिया', 'प्रि', 'नृत्य प्रिया'],
      ['สตูดิโอน้ำ', 'สตูดิโอน้ำ', 'สตู'],
      ['நடனம் கலை', 'நடனம்', 'கலை நடனம்'],
      ['নৃত্য স্টুডিও', 'নৃত্য', 'স্টুডিও'],
      ['🎉Glow Studio', '🎉 glow', 'glow', '🎉Glow Studio'],
      ['Студия Ёлка', 'студия', 'ЕЛКА', 'ёлка'],
      ['ΧΟΡΌΣ Νύχτας', 'χορος', 'νυχτασ', 'ΝΎΧΤΑΣ'],
      ['ＦＵＬＬ Ｗidth', 'full width'],
    ] as const) {
      const person = await createUser(server, { firstName: shown });
      for (const search of searches) {
        const found = await finds(search);
        expect([shown, search, found.includes(person.email)]).toEqual([shown, search, true]);
        expect(found.length).toBeLessThanOrEqual(3);
      }
    }
  });

  it('is filtered by what people have, through role or status, and paged, newest first [T5.42]', async () => {
    const word = `f${randomUUID().slice(0, 8)}`;
    const make = (name: string, columns: object) =>
      createUser(server, { email: `${name}@${word}.example`, ...columns });
    await make('pro', { role: 'pro' });
    await make('paid', { subscriptionStatus: 'past_due' });
    await make('owner', { subscriptionStatus: 'studio_pro' });
    await make('free', {});
    await make('gone', { subscriptionStatus: 'cancelled' });
    await make('beta', { role: 'beta' });
    const having = (role: string) => emails(`search=${word}&role=${role}`);
    const at = (...names: string[]) => names.map((name) => `${name}@${word}.example`);
    expect(await having('pro')).toEqual(at('paid', 'pro'));
    expect(await having('studio_owner')).toEqual(at('owner'));
    expect(await having('user')).toEqual(at('free', 'gone'));
    expect(await having('beta')).toEqual(at('beta'));
    expect(await having('admin')).toEqual([]);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list(`search=${word}&pageSize=2&page=${page}`));
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual(
      [1, 2, 3, 4].map((n) => [6, n, 2]),
    );
    expect(pages.flatMap(({ users: rows }) => rows.map(({ email }: { email: string }) => email))).toEqual(
      at('beta', 'gone', 'free', 'owner', 'paid', 'pro'),
    );
  });

  it.each([
    'page=0',
    'page=1.5',
    'page=x',
    'pageSize=0',
    'pageSize=101',
    'role=owner',
    `search=${'x'.repeat(101)}`,
    'page=1&page=2',
  ])('refuses ?%s, naming the field', async (query) => {
    const answer = await admin.client.get(`/api/admin/users?${query}`);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });
});

describe('changing people', () => {
  it('a role applies from the next call on, and removes statuses that were only granted [T5.44]', async () => {
    const person = await createUser(server);
    for (const [role, plan] of [
      ['pro', 'individual'],
      ['beta', 'beta'],
      ['studio_owner', 'studio_owner'],
      ['admin', 'admin'],
      ['user', 'free'],
    ] as const) {
      const answer = await patch(`/api/admin/user-role/${person.id}`, { role });
      expect([answer.status, answer.body.updatedUser.role]).toEqual([200, role]);
      expect((await roleOf(person)).entitlements.plan).toBe(plan);
    }
    const granted = await createUser(server, { subscriptionStatus: 'pro' });
    await patch(`/api/admin/user-role/${granted.id}`, { role: 'user' });
    expect((await roleOf(granted)).entitlements.plan).toBe('free');
    for (const role of ['owner', '', null, undefined]) {
      const refused = await patch(`/api/admin/user-role/${person.id}`, { role });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['role']]);
    }
    expect((await patch('/api/admin/user-role/nobody', { role: 'pro' })).status).toBe(404);
  });

  it('an owner who loses the role loses the team; a member who gets another role loses the seat [T5.44]', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    const [member, promoted] = [await createUser(server), await createUser(server)];
    await join(server, owner, member);
    await join(server, other, promoted);
    await patch(`/api/admin/user-role/${owner.id}`, { role: 'beta' });
    expect((await roleOf(member)).role).toBe('user');
    await patch(`/api/admin/user-role/${promoted.id}`, { role: 'studio_owner' });
    expect((await other.client.get('/api/studio/team')).body.teamMembers).toEqual([]);
    expect((await roleOf(promoted)).entitlements.plan).toBe('studio_owner');
  });

  it('the last day is a date or nothing [T5.47]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const path = `/api/admin/update-expiration/${person.id}`;
    const set = async (expirationDate: unknown) =>
      (await patch(path, { expirationDate })).body.updatedUser?.subscriptionExpiresAt;
    expect(await set('2031-02-28')).toBe('2031-02-28T23:59:59.999Z');
    expect(await set('')).toBeNull();
    expect(await set(' 2032-02-29 ')).toBe('2032-02-29T23:59:59.999Z');
    expect(await set(null)).toBeNull();
    for (const date of [
      '2031-02-29',
      '2031-2-3',
      '31.12.2031',
      '2031-13-01',
      'tomorrow',
      '2031-01-01T00:00:00Z',
      7,
      undefined,
    ]) {
      const refused = await patch(path, { expirationDate: date });
      expect([date, refused.status, Object.keys(refused.body.fields)]).toEqual([date, 400, ['expirationDate']]);
    }
    expect(await auditEventsOf(admin, admin)).toContainEqual(['expiration-changed', person.email]);
  });

  it('the number of name changes can be reset [T5.46]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const { client } = person;
    await client.post('/api/instructor-preferences', { instructorName: 'Ann', studio: '' });
    for (let change = 0; change < 2; change++) await client.post('/api/track-name-change');
    expect((await client.get('/api/name-change-status')).body).toMatchObject({ nameChangeCount: 2, maxReached: true });
    const answer = await patch(`/api/admin/reset-name-changes/${person.id}`);
    expect([answer.status, answer.body.updatedUser.nameChangeCount]).toEqual([200, 0]);
    expect((await client.get('/api/name-change-status')).body).toMatchObject({ remainingChanges: 2, canChange: true });
    expect((await patch('/api/admin/reset-name-changes/nobody')).status).toBe(404);
  });

  it('a subscription is canceled at the end of its period or at once [T3.23 T5.48]', async () => {
    const person = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
    const cancel = (body: unknown) => admin.client.post(`/api/admin/cancel-subscription/${person.id}`, body);
    expect((await cancel({ immediate: false })).status).toBe(409);
    await server.services.db.insert(subscriptions).values(live(person.id));
    expect((await cancel({ immediate: 'yes' })).status).toBe(400);
    expect((await cancel({ immediate: false })).status).toBe(200);
    expect((await person.client.get('/api/subscription')).body.cancelAtPeriodEnd).toBe(true);
    expect((await roleOf(person)).entitlements.plan).toBe('individual');
    expect((await cancel({ immediate: true })).body.updatedUser.role).toBe('user');
    expect((await roleOf(person)).entitlements.plan).toBe('free');
    expect((await admin.client.post('/api/admin/cancel-subscription/nobody', {})).status).toBe(404);
  });
});

describe('deleting people', () => {
  it('removes their sessions, files and history; the log keeps that it happened [T5.45 B502]', async () => {
    const before = await storedFiles(server);
    const person = await createUser(server);
    const renderId = await addDoneRender(server, person.id);
    await person.client.post('/api/downloads', { renderId, instructorName: 'A', classType: 'B' });
    expect((await storedFiles(server)).length).toBeGreaterThan(before.length);
    const state = () => person.client.get(`/api/auth/account/${person.id}`).then(({ body }) => body);
    expect(await state()).toEqual({ deleted: false });
    expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(200);
    expect((await person.client.get('/api/user')).status).toBe(401);
    expect(await state(), 'what a page learns of it').toEqual({ deleted: true });
    const { db } = server.services;
    expect(await db.$count(users, eq(users.id, person.id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
    expect(await db.$count(downloads, eq(downloads.userId, person.id))).toBe(0);
    expect((await storedFiles(server)).sort()).toEqual(before.sort());
    expect(await auditEventsOf(admin, admin)).toContainEqual(['user-deleted', person.email]);
    expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(404);
  });

  it('is refused while they pay, and says what to do first [T5.45]', async () => {
    const person = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
    await server.services.db.insert(subscriptions).values(live(person.id));
    const refused = await admin.client.delete(`/api/admin/user/${person.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Cancel it first in billing'),
    ]);
    await admin.client.post(`/api/admin/cancel-subscription/${person.id}`, { immediate: true });
    expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(200);
  });

  it('an owner’s members fall back to their own plans', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await join(server, owner, member);
    expect((await admin.client.delete(`/api/admin/user/${owner.id}`)).status).toBe(200);
    expect(await roleOf(member)).toMatchObject({ role: 'user', entitlements: { plan: 'free' } });
  });

  it('the last admin stays, whatever two admins do at once [T5.45]', async () => {
    const second = await createUser(server, { role: 'admin' });
    // Both past the entry point: a call whose person is already gone would be refused there.
    const [one, two] = await Promise.all([admin, second].map(({ id }) => findPerson(server.services.db, { id })));
    const outcomes = await Promise.allSettled([
      deleteUser(server.services, one!, second.id),
      deleteUser(server.services, two!, admin.id),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'conflict' })]);
    const left = outcomes[0]!.status === 'fulfilled' ? admin : second;
    admin = left;
    for (const answer of [
      await patch(`/api/admin/user-role/${left.id}`, { role: 'user' }),
      await left.client.delete(`/api/admin/user/${left.id}`),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('last admin')]);
    }
    expect((await roleOf(left)).role).toBe('admin');
  });
});
