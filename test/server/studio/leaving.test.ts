import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../src/server/db/schema/audit.ts';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { settleTeams } from '../../../src/server/features/studio/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
let admin: TestUser;
beforeAll(async () => {
  server = await sharedServer();
  admin = await createUser(server, { role: 'admin' });
});
const db = () => server.services.db;
const createOwner = (columns: object = {}) =>
  createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro', ...columns });

/** A member of the owner's team, by an invitation for a proven address. */
async function memberOf(owner: TestUser): Promise<TestUser & { seatId: string }> {
  const member = await createUser(server, { emailVerified: true });
  const { body } = await owner.client.post('/api/studio/team', { email: member.email, name: 'Jo' });
  expect((await member.client.post('/api/studio/invitations/accept', { id: body.id })).status).toBe(200);
  return { ...member, seatId: body.id };
}
const mailsTo = async (userId: string) =>
  (await db().select().from(mails).where(eq(mails.userId, userId))).map(({ kind }) => kind);
const auditEventsOn = async (subjectId: string) =>
  (await db().select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id)).map(
    ({ action, actorEmail, details }) => [action, actorEmail, details.because],
  );
const roleOf = async ({ id }: TestUser) => (await db().select().from(users).where(eq(users.id, id)))[0]?.role;
const setExpiry = (id: string, expirationDate: string) =>
  admin.client.request('PATCH', `/api/admin/update-expiration/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expirationDate }),
  });
const setRole = (id: string, role: string) =>
  admin.client.request('PATCH', `/api/admin/user-role/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });

type Way = {
  leave: (member: TestUser & { seatId: string }, owner: TestUser) => Promise<{ status: number } | undefined>;
  event: (owner: TestUser) => unknown[];
  tellsMember?: false;
  tellsOwner?: false;
};
const WAYS: Record<string, Way> = {
  'the owner removes them': {
    leave: ({ seatId }, owner) => owner.client.delete(`/api/studio/team/${seatId}`),
    event: (owner) => ['member-removed', owner.email, undefined],
    tellsOwner: false,
  },
  'an admin removes them': {
    leave: ({ seatId }, owner) => admin.client.delete(`/api/admin/studio-team/${seatId}/${owner.id}`),
    event: () => ['member-removed', admin.email, undefined],
  },
  'an admin gives them another role': {
    leave: ({ id }) => setRole(id, 'pro'),
    event: () => ['member-left', admin.email, 'role changed'],
  },
  'an admin deletes their account': {
    leave: ({ id }) => admin.client.delete(`/api/admin/user/${id}`),
    event: () => ['member-left', admin.email, 'account deleted'],
    tellsMember: false,
  },
  'they have a studio of their own': {
    leave: ({ id }) =>
      db().transaction(async (tx) => {
        const values = { role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const;
        const [person] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
        await settleTeams(server.services, tx, person!);
        return undefined;
      }),
    event: () => ['member-left', '', 'another plan'],
  },
  'an admin gives the owner another role': {
    leave: (_, owner) => setRole(owner.id, 'user'),
    event: () => ['member-left', admin.email, 'studio closed'],
    tellsOwner: false,
  },
  'an admin deletes the owner': {
    leave: (_, owner) => admin.client.delete(`/api/admin/user/${owner.id}`),
    event: () => ['member-left', admin.email, 'studio closed'],
    tellsOwner: false,
  },
  'the owner’s plan expires': {
    leave: (_, owner) => setExpiry(owner.id, '2026-01-01'),
    event: () => ['member-left', '', 'studio closed'],
    tellsOwner: false,
  },
};

describe('P14: whoever leaves a team leaves it in the same way', () => {
  it.each(Object.keys(WAYS))('when %s [B410]', async (name) => {
    const { leave, event, tellsMember = true, tellsOwner = true } = WAYS[name]!;
    const owner = await createOwner();
    const member = await memberOf(owner);
    const answer = await leave(member, owner);
    expect(answer?.status ?? 200).toBe(200);
    const seats = await db()
      .select()
      .from(studioMembers)
      .where(and(eq(studioMembers.userId, member.id)));
    expect(seats).toEqual([]);
    expect(await roleOf(member)).not.toBe('studio_team');
    expect((await mailsTo(member.id)).includes('seat_lost')).toBe(tellsMember);
    expect((await mailsTo(owner.id)).includes('member_left')).toBe(tellsOwner);
    expect(await auditEventsOn(member.id)).toContainEqual(event(owner));
    expect(await auditEventsOn(member.id)).toContainEqual(['member-joined', member.email, undefined]);
  });

  it('nobody becomes a member of no team, and is told the way', async () => {
    const person = await createUser(server);
    const answer = await setRole(person.id, 'studio_team');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('Add them to one under Studios'),
    ]);
    const { body } = await admin.client.get(`/api/admin/consequences/${person.id}?action=role&role=studio_team`);
    expect(body.refusal).toBe(answer.body.message);
  });
});

describe('P13: a last day', () => {
  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '2026-02-30', '26-1-1'])(
    '%s is refused in words',
    async (day) => {
      const person = await createUser(server, { role: 'beta' });
      const answer = await setExpiry(person.id, day);
      expect([answer.status, answer.body.fields]).toEqual([400, { expirationDate: expect.stringMatching(/^Enter a/) }]);
    },
  );

  it('P16: that has passed ends the plan at once, with all that follows from it, and the history says so [B411 B412]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    expect((await setExpiry(owner.id, '2026-01-01')).body.updatedUser).toMatchObject({
      role: 'user',
      subscriptionExpiresAt: null,
    });
    expect([await roleOf(owner), await roleOf(member)]).toEqual(['user', 'user']);
    expect(await mailsTo(owner.id)).toContain('plan_ended');
    expect((await auditEventsOn(owner.id)).map(([action]) => action)).toEqual([
      'expiration-changed',
      'plan-ended',
      'team-closed',
    ]);
    const { body } = await admin.client.get(`/api/admin/audit?userId=${owner.id}&pageSize=50`);
    expect(body.entries[0]).toMatchObject({ action: 'team-closed', actorId: null, actorEmail: '' });
  });

  it('that has not passed ends nothing', async () => {
    const owner = await createOwner();
    await memberOf(owner);
    const today = new Date().toISOString().slice(0, 10);
    expect((await setExpiry(owner.id, today)).status).toBe(200);
    expect(await roleOf(owner)).toBe('studio_owner');
  });
});

it('A16: an invitation is shown to, and forgotten with, only whoever has shown that the address is theirs', async () => {
  const owner = await createOwner();
  const email = `${randomUUID()}@example.com`;
  await owner.client.post('/api/studio/team', { email, name: 'Jo Secret' });
  const seats = async (client: TestUser['client']) => (await client.get('/api/my-data')).body.data.seats;
  const guess = await createUser(server, { email, emailVerified: false });
  expect(await seats(guess.client)).toEqual([]);
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, guess.id));
  expect(await seats(guess.client)).toEqual([expect.objectContaining({ email, name: 'Jo Secret' })]);
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, guess.id));
  expect((await admin.client.delete(`/api/admin/user/${guess.id}`)).status).toBe(200);
  expect(await db().$count(studioMembers, eq(studioMembers.email, email))).toBe(1);
});
