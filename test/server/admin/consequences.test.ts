import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../../../src/server/db/schema/billing.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invite, join } from '../people/fixtures.ts';
import { addDoneRender } from '../renders/fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());

const ask = async ({ id }: { id: string }, action: string, more = '') =>
  (await admin.client.get(`/api/admin/consequences/${id}?action=${action}${more}`)).body;
const patch = (path: string, body: unknown) =>
  admin.client.request('PATCH', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const DAY = 86_400_000;
const periodEnd = new Date(Date.now() + 20 * DAY);
type Paid = Partial<typeof subscriptions.$inferInsert>;
/** A paying person; bought in development, so that no provider is called at the end. */
async function payer(columns: Parameters<typeof createUser>[1], paid: Paid = {}): Promise<TestUser> {
  const person = await createUser(server, columns);
  await pay(person, paid);
  return person;
}
const pay = ({ id: userId }: TestUser, paid: Paid = {}) =>
  server.services.db.insert(subscriptions).values({
    ...{ userId, planId: 'individual_pro', status: 'active', source: 'mock', readNumber: 0, periodEnd },
    ...{ cancelAtPeriodEnd: false, ...paid },
  });

async function addClips({ id: userId }: TestUser, count: number): Promise<void> {
  const files = { storageKey: 'x', posterKey: 'x', previewKey: 'x', duration: 4, hasAudio: true, bytes: 1_000_000 };
  await server.services.db.insert(clips).values(
    Array.from({ length: count }, (_, n) => ({
      ...files,
      userId,
      title: `Clip ${n}`,
      publicId: `user-videos/${userId}/${n}`,
    })),
  );
}

describe('the question before an action', () => {
  it('P5: says who loses access and what is deleted with a studio’s owner', async () => {
    const owner = await createOwner(server);
    const members = [await createUser(server), await createUser(server)];
    for (const member of members) await join(server, owner, member, 'Jo');
    await invite(owner, 'pending@consequences.example', 'Kim');
    await addClips(owner, 3);
    await owner.client.post('/api/custom-class-types', { classType: 'Aqua Pole', description: 'Wet.' });
    const renderId = await addDoneRender(server, owner.id);
    await owner.client.post('/api/downloads', { renderId, instructorName: 'A', classType: 'B' });
    const told = await ask(owner, 'delete');
    expect(told).toMatchObject({ refusal: null, planAfter: null, user: { id: owner.id } });
    expect(told.holdings).toEqual({
      team: [
        { name: 'Jo', email: members[0]!.email, joined: true },
        { name: 'Jo', email: members[1]!.email, joined: true },
        { name: 'Kim', email: 'pending@consequences.example', joined: false },
      ],
      ...{ clips: 3, libraryBytes: 3_000_000, films: 1, downloads: 1, classTypes: 1, classDescriptions: 1 },
    });
    // The page of the person shows the same figures.
    const { body } = await admin.client.get(`/api/admin/person/${owner.id}`);
    expect(body).toEqual({ user: told.user, holdings: told.holdings });

    // Counted when it is requested, not when the list was loaded.
    await admin.client.delete(
      `/api/admin/studio-team/${(await owner.client.get('/api/studio/team')).body.teamMembers[0].id}/${owner.id}`,
    );
    expect((await ask(owner, 'delete')).holdings.team).toHaveLength(2);
    const asRole = await ask(owner, 'role', '&role=pro');
    expect(asRole).toMatchObject({ refusal: null, planAfter: 'individual' });
  });

  it.each([
    ['role', '&role=user', { role: 'pro' }, 'free'],
    ['role', '&role=user', { subscriptionStatus: 'pro' }, 'free'],
    ['role', '&role=beta', { role: 'pro' }, 'beta'],
    ['role', '&role=admin', {}, 'admin'],
    ['expiry', '', { role: 'pro' }, 'free'],
    ['expiry', '', { role: 'beta' }, 'free'],
    ['reset-names', '', { role: 'pro' }, null],
    ['reset-names', '', { subscriptionStatus: 'pro' }, null],
  ] as const)('P5: %s%s of %j leaves %s', async (action, more, columns, planAfter) => {
    expect(await ask(await createUser(server, columns), action, more)).toMatchObject({ refusal: null, planAfter });
  });

  it('P5: tells admins what a team member falls back to; an owner sees what is lost, not who pays for what', async () => {
    const owner = await createOwner(server);
    // An expiry date in the past ends nothing that is paid for.
    const paid = { role: 'pro', subscriptionStatus: 'pro', subscriptionExpiresAt: new Date(0) } as const;
    const [free, paying] = [await createUser(server), await payer(paid)];
    const seats = [await join(server, owner, free), await join(server, owner, paying)];
    for (const member of [free, paying]) await addClips(member, 2);
    expect((await ask(free, 'leave-team')).planAfter).toBe('free');
    expect((await ask(paying, 'leave-team')).planAfter).toBe('individual');
    expect((await ask(paying, 'cancel')).planAfter, 'the seat stays').toBeNull();
    const told = [];
    for (const { id } of seats) told.push(await owner.client.get(`/api/studio/team/${id}/consequences`));
    expect(told[0]!.body).toEqual({ joined: true, clips: 2, keptDays: 30 });
    expect(told[1]!.text).toBe(told[0]!.text);
    const pending = await invite(owner, 'pending-two@consequences.example');
    const ofPending = await owner.client.get(`/api/studio/team/${pending.id}/consequences`);
    expect(ofPending.body).toEqual({ joined: false, clips: 0, keptDays: 30 });
    const other = await createOwner(server);
    expect((await other.client.get(`/api/studio/team/${pending.id}/consequences`)).status).toBe(404);
    expect((await free.client.get(`/api/studio/team/${pending.id}/consequences`)).status).toBe(403);
    await admin.client.delete(`/api/admin/studio-team/${seats[0]!.id}/${owner.id}`);
    expect((await ask(free, 'leave-team')).refusal).toContain('no longer on a team');
  });

  it('is for admins only, and needs a person and an action', async () => {
    const person = await createUser(server);
    const path = `/api/admin/consequences/${person.id}`;
    expect((await person.client.get(`${path}?action=delete`)).status).toBe(403);
    expect((await person.client.get(`/api/admin/person/${person.id}`)).status).toBe(403);
    for (const query of ['', '?action=x', '?action=role', '?action=role&role=owner']) {
      expect([query, (await admin.client.get(path + query)).status]).toEqual([query, 400]);
    }
    expect((await ask({ id: 'nobody' }, 'delete')).code).toBe('not_found');
    expect((await admin.client.get('/api/admin/person/nobody')).status).toBe(404);
  });
});

describe('a paid subscription', () => {
  it('P6: prevents a change to a role that would not last, and says what to do instead', async () => {
    const pro = await payer({ role: 'pro', subscriptionStatus: 'pro' });
    const studio = await payer({ role: 'studio_owner', subscriptionStatus: 'studio_pro' }, { planId: 'studio_pro' });
    for (const [person, role, sticks] of [
      [pro, 'user', false],
      [pro, 'beta', false],
      [pro, 'studio_owner', false],
      [pro, 'studio_team', false],
      [pro, 'pro', true],
      [pro, 'admin', true],
      [pro, 'pro', true],
      [studio, 'pro', false],
      [studio, 'studio_team', false],
      [studio, 'user', false],
    ] as const) {
      const { refusal } = await ask(person, 'role', `&role=${role}`);
      const answer = await patch(`/api/admin/user-role/${person.id}`, { role });
      expect([role, refusal === null, answer.status]).toEqual([role, sticks, sticks ? 200 : 409]);
      if (!sticks) {
        expect(answer.body.message).toBe(refusal);
        expect(refusal).toContain(
          role === 'studio_team' ? 'Add them to one under Studios' : 'Cancel the subscription first.',
        );
      }
    }
    const [row] = await server.services.db.select().from(users).where(eq(users.id, studio.id));
    expect(row).toMatchObject({ role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  });

  it('P6: is not ended by a date, which is refused if it would end nothing, and can always be removed', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await join(server, owner, member);
    const stale = { subscriptionExpiresAt: new Date('2031-01-01T23:59:59.999Z') };
    for (const [person, why] of [
      [await payer({ role: 'pro', subscriptionStatus: 'pro', ...stale }), 'This person pays for Individual Pro'],
      [
        await payer({ role: 'pro', subscriptionStatus: 'pro' }, { cancelAtPeriodEnd: true }),
        'This person pays for Individual Pro',
      ],
      [await createUser(server, { role: 'admin' }), 'Admins have no last day'],
      [await createUser(server), 'There is no plan to end'],
      [member, 'A team seat has no last day'],
    ] as const) {
      const path = `/api/admin/update-expiration/${person.id}`;
      const before = (await server.services.db.select().from(users).where(eq(users.id, person.id)))[0]!;
      const refused = await patch(path, { expirationDate: '2030-01-01' });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(why)]);
      expect((await ask(person, 'expiry')).refusal).toBe(refused.body.message);
      const [after] = await server.services.db.select().from(users).where(eq(users.id, person.id));
      expect(after!.subscriptionExpiresAt).toEqual(before.subscriptionExpiresAt);
      expect((await patch(path, { expirationDate: '' })).body.updatedUser.subscriptionExpiresAt).toBeNull();
    }
  });

  it('P6: is shown in the list with its next event, and prevents deletion of the person', async () => {
    const person = await payer({ role: 'pro', subscriptionStatus: 'pro' });
    const listed = async () => (await admin.client.get(`/api/admin/users?search=${person.id}`)).body.users[0].standing;
    expect(await listed()).toMatchObject({
      plan: 'individual',
      payer: 'self',
      own: { state: 'renews', planId: 'individual_pro' },
    });
    expect((await ask(person, 'delete')).refusal).toContain('Cancel it first in billing');
    expect((await ask(person, 'cancel')).planAfter).toBe('free');
    await admin.client.post(`/api/admin/cancel-subscription/${person.id}`, { immediate: false });
    expect((await listed()).own).toMatchObject({ state: 'ends', at: periodEnd.toISOString() });
    expect((await ask(person, 'delete')).refusal).not.toBeNull();
    await admin.client.post(`/api/admin/cancel-subscription/${person.id}`, { immediate: true });
    expect(await listed()).toMatchObject({
      plan: 'free',
      payer: 'nobody',
      own: null,
      ended: { planId: 'individual_pro' },
    });
    expect((await ask(person, 'delete')).refusal).toBeNull();
    expect((await ask(person, 'cancel')).refusal).toBe('There is no subscription to cancel.');
  });
});

it('P6: a person’s audit log shows what was done to them, including before they accepted', async () => {
  const owner = await createOwner(server);
  const [person, other] = [await createUser(server), await createUser(server)];
  await join(server, owner, person);
  await join(server, owner, other);
  await patch(`/api/admin/user-role/${person.id}`, { role: 'beta' });
  const read = async (query: string) => (await admin.client.get(`/api/admin/audit?userId=${person.id}${query}`)).body;
  const { entries } = await read('');
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'member-left',
    'role-changed',
    'member-joined',
    'member-added',
  ]);
  const first = await read('&pageSize=1');
  const second = await read(`&pageSize=1&before=${first.next}`);
  expect([...first.entries, ...second.entries]).toEqual(entries.slice(0, 2));
  await admin.client.delete(`/api/admin/user/${person.id}`);
  expect((await read('')).entries.map(({ action }: { action: string }) => action)).toEqual([
    'user-deleted',
    'member-left',
    'role-changed',
    'member-joined',
  ]);
});
