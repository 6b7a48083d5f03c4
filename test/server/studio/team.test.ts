import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CANNOT_INVITE, type TeamMember } from '../../../src/contract/studio.ts';
import { auditLog } from '../../../src/server/db/schema/audit.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { closeTeam } from '../../../src/server/features/studio/actions.ts';
import { invitation } from '../../../src/server/features/studio/mails.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { readOutbox, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { createOwner, invitationToken, invite, join } from '../people/fixtures.ts';

const TEAM = '/api/studio/team';
const anybody = () => `${randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

/** Waits for what a job of the queue is about to write. */
const soon = (what: string, holds: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await holds(), what).toBe(true), SOON);
const team = async ({ client }: TestUser) => (await client.get(TEAM)).body.teamMembers;

describe('the team', () => {
  it('adds people by address and name, and mails them an invitation [T3.19 T5.38]', async () => {
    const owner = await createOwner(server);
    const email = anybody();
    const added = await owner.client.post(TEAM, { email: ` ${email.toUpperCase()} `, name: ' Jo  ' });
    expect(added.status).toBe(200);
    const member = {
      ...{ id: expect.any(String), email, name: 'Jo', studioId: owner.id },
      ...{ createdAt: expect.stringMatching(/Z$/), invitation: 'sending', invitedAt: null },
    };
    expect(added.body).toEqual(member);
    const [mail] = await waitForMails(server, email);
    expect(mail!.subject).toBe('Mara invites you to Sky Studio on Spinreel');
    expect(mail!.text).toContain(`${server.url}/join?token=`);
    await soon('the seat says that the mail is out', async () => (await team(owner))[0].invitation === 'mailed');
    expect(await team(owner)).toEqual([{ ...member, invitation: 'mailed', invitedAt: expect.stringMatching(/Z$/) }]);
  });

  it.each([
    [{ name: 'Jo' }, 'email'],
    [{ email: '', name: 'Jo' }, 'email'],
    [{ email: 'no address', name: 'Jo' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.com`, name: 'Jo' }, 'email'],
    [{ email: 'a@example.com' }, 'name'],
    [{ email: 'a@example.com', name: '  ' }, 'name'],
    [{ email: 'a@example.com', name: 'x'.repeat(31) }, 'name'],
    [{ email: 'a@example.com', name: 'J\u0000' }, 'name'],
  ])('refuses %j, naming the field [T5.36]', async (body, field) => {
    const owner = await createOwner(server);
    const answer = await owner.client.post(TEAM, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await team(owner)).toEqual([]);
  });

  it('refuses the owner and people who already have a seat [T5.36]', async () => {
    const owner = await createOwner(server);
    await invite(owner, 'twice@example.com');
    for (const email of [owner.email, owner.email.toUpperCase(), 'Twice@example.com']) {
      const answer = await owner.client.post(TEAM, { email, name: 'Jo' });
      expect([email, answer.status, answer.body.fields?.email]).toEqual([email, 409, answer.body.message]);
    }
  });

  it('P11: members and owners of other studios and admins get no seat, with the same response for all [T5.36]', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    const admin = await createUser(server, { role: 'admin' });
    const member = await createUser(server);
    await join(server, other, member);
    const answers = [];
    for (const { email } of [member, other, admin]) answers.push(await owner.client.post(TEAM, { email, name: 'Jo' }));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(new Set(answers.map(({ text }) => text)).size, 'whose they are is not told').toBe(1);
    expect(answers[0]!.body.fields.email).toBe(CANNOT_INVITE);
    expect(await team(owner)).toEqual([]);
    // Somebody whom others have only invited can still be asked.
    await invite(owner, 'asked-twice@example.com');
    expect((await other.client.post(TEAM, { email: 'asked-twice@example.com', name: 'Jo' })).status).toBe(200);
  });

  it('has ten seats, including pending ones, not counting the owner [T5.37]', async () => {
    const owner = await createOwner(server);
    for (let seat = 0; seat < 10; seat++) await invite(owner, anybody(), `Member ${seat}`);
    const eleventh = await owner.client.post(TEAM, { email: anybody(), name: 'Jo' });
    expect([eleventh.status, eleventh.body.message]).toEqual([409, 'Maximum team size of 10 members reached']);
    const [first] = await team(owner);
    await owner.client.delete(`${TEAM}/${first.id}`);
    expect((await owner.client.post(TEAM, { email: anybody(), name: 'Jo' })).status).toBe(200);
    expect(await team(owner)).toHaveLength(10);
  });

  it('renames members, whose own name follows unless they have chosen one [T5.39]', async () => {
    const owner = await createOwner(server);
    const [follows, chose] = [await createUser(server), await createUser(server)];
    const seats = [await join(server, owner, follows, 'Ann'), await join(server, owner, chose, 'Bee')];
    await chose.client.post('/api/instructor-preferences', { instructorName: 'Beatrix', studio: 'Elsewhere' });
    for (const { id } of seats) {
      const answer = await owner.client.put(`${TEAM}/${id}`, { name: ' Cleo ' });
      expect([answer.status, answer.body.name]).toEqual([200, 'Cleo']);
    }
    const nameOf = async ({ client }: TestUser) =>
      (await client.get('/api/instructor-preferences')).body.instructorName;
    expect(await Promise.all([follows, chose].map(nameOf))).toEqual(['Cleo', 'Beatrix']);
    for (const name of ['', ' ', 'x'.repeat(31), null]) {
      const refused = await owner.client.put(`${TEAM}/${seats[0]!.id}`, { name });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
    }
  });

  it('removes seats: members keep what they pay for themselves, otherwise nothing [T5.39]', async () => {
    const owner = await createOwner(server);
    const free = await createUser(server);
    const paying = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
    const seats = [await join(server, owner, free), await join(server, owner, paying)];
    for (const { id } of seats) expect((await owner.client.delete(`${TEAM}/${id}`)).status).toBe(200);
    expect(await team(owner)).toEqual([]);
    const rolesOf = async ({ client }: TestUser) => (await client.get('/api/user')).body;
    expect(await rolesOf(free)).toMatchObject({ role: 'user', entitlements: { plan: 'free', watermark: true } });
    expect(await rolesOf(paying)).toMatchObject({
      role: 'pro',
      entitlements: { plan: 'individual', watermark: false },
    });
    expect((await owner.client.delete(`${TEAM}/${seats[0]!.id}`)).status).toBe(404);
    expect((await free.client.get('/api/studio/instructor-names')).status).toBe(403);
    const [lost] = (await waitForMails(server, free.email, 2)).slice(-1);
    expect(lost!.subject).toBe('Your seat at Sky Studio has ended');
    expect(lost!.text).toContain('The background videos that you have uploaded are kept until');
  });

  it('invites again, which ends the old link, but not people who have joined', async () => {
    const owner = await createOwner(server);
    const person = await createUser(server);
    const seat = await invite(owner, person.email);
    const old = await invitationToken(server, person.email);
    expect((await owner.client.post(`${TEAM}/${seat.id}/invitation`)).status).toBe(200);
    const token = await invitationToken(server, person.email, 2);
    expect((await person.client.post('/api/studio/invitations/accept', { token: old })).status).toBe(404);
    expect((await person.client.post('/api/studio/invitations/accept', { token })).status).toBe(200);
    expect((await owner.client.post(`${TEAM}/${seat.id}/invitation`)).status).toBe(409);
  });

  it('is in the audit log: who did what to whom', async () => {
    const owner = await createOwner(server);
    const person = await createUser(server);
    const { id } = await join(server, owner, person, 'Ann');
    await owner.client.put(`${TEAM}/${id}`, { name: 'Bee' });
    await owner.client.delete(`${TEAM}/${id}`);
    const events = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, owner.id))
      .orderBy(auditLog.id);
    expect(events).toMatchObject([
      { action: 'member-added', actorEmail: owner.email, subjectId: null, subjectEmail: person.email },
      { action: 'member-renamed', subjectId: person.id, details: { from: 'Ann', to: 'Bee' } },
      { action: 'member-removed', subjectId: person.id, details: { name: 'Bee', studioId: owner.id } },
    ]);
  });
});

describe('names in a studio', () => {
  it('list the owner and the team, for owner and members alike, and nobody else [S7.37-39 T5.40]', async () => {
    const owner = await createOwner(server, { instructorName: 'Mara', studio: 'Sky Studio' });
    const member = await createUser(server);
    await join(server, owner, member, 'Jo');
    await invite(owner, 'pending@names.example', 'Kim');
    expect((await owner.client.put('/api/studio/owner-name', { displayName: ' Mara S. ' })).body).toEqual({
      displayName: 'Mara S.',
    });
    for (const { client } of [owner, member]) {
      expect((await client.get('/api/studio/owner-info')).body).toEqual({
        studioName: 'Sky Studio',
        ownerName: 'Mara S.',
      });
      expect((await client.get('/api/studio/instructor-names')).body).toEqual({
        instructorNames: ['Mara S.', 'Jo', 'Kim'],
      });
      const named = (email: string) => client.get(`/api/studio/team-member-name?email=${encodeURIComponent(email)}`);
      expect((await named(member.email.toUpperCase())).body).toEqual({ name: 'Jo' });
      expect((await named(owner.email)).body).toEqual({ name: 'Mara S.' });
      const stranger = await createOwner(server);
      const [unknown, foreign] = [await named(anybody()), await named(stranger.email)];
      expect([unknown.status, foreign.status, foreign.text]).toEqual([404, 404, unknown.text]);
    }
    for (const displayName of ['', '  ', 'x'.repeat(31)]) {
      const refused = await owner.client.put('/api/studio/owner-name', { displayName });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['displayName']]);
    }
  });

  it('a member has the studio’s name, whatever is sent, and the name given by the owner', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await join(server, owner, member, 'Jo');
    const preferences = '/api/instructor-preferences';
    expect((await member.client.get(preferences)).body).toMatchObject({ instructorName: 'Jo', studio: 'Sky Studio' });
    const saved = await member.client.post(preferences, { instructorName: 'Mara', studio: 'My own' });
    expect(saved.body).toMatchObject({ instructorName: 'Mara', studio: 'Sky Studio' });
    await owner.client.post(preferences, { instructorName: 'Mara', studio: 'Moon Studio' });
    expect((await member.client.get(preferences)).body.studio).toBe('Moon Studio');
  });

  it('a member reads the owner’s class types and descriptions, and changes none of them', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    const type = (await owner.client.post('/api/custom-class-types', { classType: 'Sky Flow', description: 'Up' }))
      .body;
    await join(server, owner, member);
    const types = (await member.client.get('/api/custom-class-types')).body;
    expect(types).toContainEqual({ ...type, editable: false });
    const { body } = await member.client.get('/api/class-descriptions-with-fallback');
    expect(body).toContainEqual(expect.objectContaining({ className: 'Sky Flow', description: 'Up' }));
    expect((await member.client.put(`/api/custom-class-types/${type.id}`, { classType: 'Mine' })).status).toBe(403);
  });
});

const closeStudio = ({ services }: TestServer, ownerId: string) =>
  services.db.transaction((tx) => closeTeam(services, tx, { id: ownerId, email: 'owner@example.com' }));

describe('a studio without a plan', () => {
  it('closes: members lose access, invitations pause, and all can join again once it reopens', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await join(server, owner, member, 'Jo');
    const pending = await createUser(server);
    await invite(owner, pending.email);
    const token = await invitationToken(server, pending.email);
    const { db } = server.services;
    await db.update(users).set({ role: 'pro', subscriptionStatus: 'pro' }).where(eq(users.id, owner.id));
    await closeStudio(server, owner.id);
    await closeStudio(server, owner.id);

    expect((await member.client.get('/api/user')).body.entitlements.plan).toBe('free');
    expect((await owner.client.get(TEAM)).status).toBe(403);
    expect((await pending.client.post('/api/studio/invitations/accept', { token })).status).toBe(404);
    expect((await member.client.get('/api/studio/invitations')).body).toEqual({ invitations: [] });
    const told = (await readOutbox(server)).filter(
      ({ to, subject }) => to === member.email && subject.includes('ended'),
    );
    expect(told.length).toBeLessThanOrEqual(1);

    await db
      .update(users)
      .set({ role: 'studio_owner', subscriptionStatus: 'studio_pro' })
      .where(eq(users.id, owner.id));
    const [seat] = await db.select().from(studioMembers).where(eq(studioMembers.email, member.email));
    expect((await owner.client.post(`${TEAM}/${seat!.id}/invitation`)).status).toBe(200);
    // The mailbox was shown to be theirs when they joined: no link is needed.
    const { invitations } = (await member.client.get('/api/studio/invitations')).body;
    expect(invitations).toEqual([
      { id: seat!.id, studioName: 'Sky Studio', ownerName: 'Mara', email: member.email, name: 'Jo' },
    ]);
    expect((await member.client.post('/api/studio/invitations/accept', { id: seat!.id })).status).toBe(200);
    expect((await member.client.get('/api/user')).body.role).toBe('studio_team');
  });

  it('P3: reopens with seats that say so, and one call invites them all, however often it is made', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await join(server, owner, member, 'Jo');
    const [pending, fresh] = [anybody(), anybody()];
    await invite(owner, pending, 'Kim');
    const old = await invitationToken(server, pending);
    const states = async () =>
      (await team(owner)).map(({ name, invitation, invitedAt }: TeamMember) => [name, invitation, invitedAt !== null]);
    const { db } = server.services;
    const become = (role: 'pro' | 'studio_owner') => db.update(users).set({ role }).where(eq(users.id, owner.id));
    await become('pro');
    await closeStudio(server, owner.id);
    await become('studio_owner');
    expect(await states()).toEqual([
      ['Jo', 'closed', false],
      ['Kim', 'closed', false],
    ]);
    await invite(owner, fresh, 'New');
    await invitationToken(server, fresh);
    await soon('the new seat is mailed', async () => (await states())[2][1] === 'mailed');

    const all = () => owner.client.post(`${TEAM}/invitations`);
    const answers = await Promise.all([all(), all(), all()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.invited).sort(), 'each seat once').toEqual([0, 0, 2]);
    const token = await invitationToken(server, pending, 2);
    await soon('all are mailed', async () => (await states()).every(([, state]: string[]) => state === 'mailed'));
    expect((await all()).body).toMatchObject({ invited: 0, teamMembers: [{}, {}, {}] });
    const mails = await readOutbox(server);
    const invitations = (email: string) =>
      mails.filter(({ to, subject }) => to === email && subject.includes('invites'));
    expect([member.email, pending, fresh].map((email) => invitations(email).length)).toEqual([2, 2, 1]);
    const look = async (link: string) => server.client().get(`/api/studio/invitation?token=${link}`);
    expect([(await look(old)).status, (await look(token)).body.status]).toEqual([404, 'open']);
    const joining = await invitationToken(server, member.email, 3);
    expect((await member.client.post('/api/studio/invitations/accept', { token: joining })).status).toBe(200);
    expect(await states()).toContainEqual(['Jo', null, false]);
  });

  it('P3: a seat says when its link has ended and when its mail could not be sent', async () => {
    const owner = await createOwner(server);
    const other = await createOwner(server);
    const email = anybody();
    const seat = await invite(owner, email);
    await invitationToken(server, email);
    const state = async () => (await team(owner))[0].invitation;
    await soon('it is mailed', async () => (await state()) === 'mailed');
    const { db } = server.services;
    const set = (columns: Partial<typeof studioMembers.$inferInsert>) =>
      db.update(studioMembers).set(columns).where(eq(studioMembers.id, seat.id));
    await invitation.givenUp!({ memberId: seat.id }, server.services);
    expect(await state(), 'a mail that did go out is not taken back').toBe('mailed');
    await set({ tokenExpiresAt: new Date(Date.now() - 1000) });
    expect(await state()).toBe('expired');
    expect((await other.client.post(`${TEAM}/invitations`)).body, 'another studio’s are not touched').toEqual({
      ...{ invited: 0, teamMembers: [] },
    });
    await set({ invitation: 'sending' });
    await invitation.givenUp!({ memberId: seat.id }, server.services);
    expect(await state()).toBe('failed');
    await set({ invitation: 'sending', askedAt: new Date(Date.now() - 3_600_000) });
    expect(await state(), 'lost on the way').toBe('failed');
    expect((await owner.client.post(`${TEAM}/invitations`)).body.invited).toBe(1);
    await invitationToken(server, email, 2);
    await soon('it is mailed again', async () => (await state()) === 'mailed');
  });
});
