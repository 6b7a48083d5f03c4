import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { tokenOf, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invitationToken, invite } from '../people/fixtures.ts';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  owner = await createOwner(server);
  await owner.client.post('/api/custom-class-types', { classType: 'Secret Flow' });
});
afterAll(() => server.close());

const ACCEPT = '/api/studio/invitations/accept';
const INVITATIONS = '/api/studio/invitations';
const roleOf = async ({ client }: TestUser) => (await client.get('/api/user')).body.role;

/** Nothing of the owner's can be read. */
async function expectOutside({ client }: TestUser): Promise<void> {
  expect((await client.get('/api/studio/owner-info')).status).toBe(403);
  expect((await client.get('/api/studio/instructor-names')).status).toBe(403);
  expect((await client.get('/api/custom-class-types')).text).not.toContain('Secret Flow');
  expect((await client.get(`/api/admin/user-videos/${owner.id}`)).status).toBe(403);
}

it('S15: registering an invited address without verifying it gives nothing', async () => {
  const email = 'victim@s15.example';
  const seat = await invite(owner, email);
  const token = await invitationToken(server, email);
  const attacker = await createUser(server, { email });
  expect((await attacker.client.get(INVITATIONS)).body).toEqual({ invitations: [] });
  expect((await attacker.client.post(ACCEPT, { id: seat.id })).status).toBe(404);
  expect(await roleOf(attacker)).toBe('user');
  await expectOutside(attacker);

  // The owner of the mailbox takes the account over by it, which ends the attacker's session, and joins.
  await server.client().post('/api/auth/forgot-password', { email });
  const reset = (await waitForMails(server, email, 2)).find(({ text }) => text.includes('/reset-password'))!;
  await server.client().post('/api/auth/reset-password', { token: tokenOf(reset), newPassword: 'another secret' });
  expect((await attacker.client.post(ACCEPT, { token })).status).toBe(401);
  const victim = server.client();
  await victim.post('/api/auth/login', { email, password: 'another secret' });
  expect((await victim.get(INVITATIONS)).body.invitations).toMatchObject([{ id: seat.id, studioName: 'Sky Studio' }]);
  expect((await victim.post(ACCEPT, { id: seat.id })).status).toBe(200);
  expect((await victim.get('/api/custom-class-types')).text).toContain('Secret Flow');
});

it('S15: a link works only for the address it was sent to, in any letter case, and once', async () => {
  const person = await createUser(server);
  const stranger = await createUser(server);
  const added = await owner.client.post('/api/studio/team', { email: person.email.toUpperCase(), name: 'Jo' });
  expect(added.body.email).toBe(person.email);
  const token = await invitationToken(server, person.email);
  const look = () => server.client().get(`/api/studio/invitation?token=${token}`);
  expect((await look()).body).toEqual({
    ...{ id: added.body.id, studioName: 'Sky Studio', ownerName: 'Mara', email: person.email, name: 'Jo' },
    ...{ status: 'open', hasAccount: true },
  });

  const foreign = await stranger.client.post(ACCEPT, { token });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
  await expectOutside(stranger);
  expect((await server.client().post(ACCEPT, { token })).status).toBe(401);
  for (const wrong of [token.slice(1), `${token}x`, token.toLowerCase(), 'x', 'x'.repeat(200)]) {
    expect((await person.client.post(ACCEPT, { token: wrong })).status).toBe(404);
  }
  expect(await roleOf(person)).toBe('user');

  const answers = await Promise.all(Array.from({ length: 5 }, () => person.client.post(ACCEPT, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await roleOf(person)).toBe('studio_team');
  expect((await look()).body.status).toBe('accepted');
  expect((await person.client.post(ACCEPT, { token })).status).toBe(409);
});

it('S15: an invitation changes nothing for a paying person before it is accepted', async () => {
  const pro = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
  await pro.client.post('/api/instructor-preferences', { instructorName: 'Jasmine', studio: 'Own' });
  await pro.client.post('/api/custom-class-types', { classType: 'Mine' });
  await invite(owner, pro.email, 'Other');
  await invitationToken(server, pro.email);
  expect(await roleOf(pro)).toBe('pro');
  expect((await pro.client.get('/api/instructor-preferences')).body).toMatchObject({
    instructorName: 'Jasmine',
    studio: 'Own',
  });
  expect((await pro.client.get('/api/custom-class-types')).text).toContain('Mine');
  await expectOutside(pro);
});

it('S15: expired, replaced and withdrawn links are refused, and so are those of closed studios', async () => {
  const person = await createUser(server);
  const other = await createOwner(server);
  const seat = await invite(other, person.email);
  const token = await invitationToken(server, person.email);
  const { db } = server.services;
  const status = async () => (await server.client().get(`/api/studio/invitation?token=${token}`)).body.status;
  const seatRow = eq(studioMembers.id, seat.id);

  const [row] = await db.select().from(studioMembers).where(seatRow);
  expect(row!.tokenHash).not.toContain(token);
  expect(row!.tokenExpiresAt!.getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  await db
    .update(studioMembers)
    .set({ tokenExpiresAt: new Date(Date.now() - 1000) })
    .where(seatRow);
  expect([await status(), (await person.client.post(ACCEPT, { token })).status]).toEqual(['expired', 409]);
  await db
    .update(studioMembers)
    .set({ tokenExpiresAt: new Date(Date.now() + 1e6) })
    .where(seatRow);
  await db.update(users).set({ role: 'pro' }).where(eq(users.id, other.id));
  expect([await status(), (await person.client.post(ACCEPT, { token })).status]).toEqual(['closed', 409]);
  await db.update(users).set({ role: 'studio_owner' }).where(eq(users.id, other.id));
  expect(await status()).toBe('open');
  await other.client.delete(`/api/studio/team/${seat.id}`);
  expect([await status(), (await person.client.post(ACCEPT, { token })).status]).toEqual([undefined, 404]);
  expect(await roleOf(person)).toBe('user');
});

it('S15: nobody has seats in two studios, and admins and owners have none', async () => {
  const other = await createOwner(server);
  const person = await createUser(server);
  await invite(other, person.email);
  const first = await invitationToken(server, person.email);
  await invite(owner, person.email);
  const second = await invitationToken(server, person.email, 2);
  expect((await person.client.post(ACCEPT, { token: second })).status).toBe(200);
  expect((await person.client.post(ACCEPT, { token: first })).status).toBe(409);
  expect((await other.client.get('/api/studio/team')).body.teamMembers[0].userId).toBeUndefined();

  for (const columns of [{ role: 'admin' }, { role: 'studio_owner' }] as const) {
    const guest = await createUser(server);
    await invite(other, guest.email);
    const token = await invitationToken(server, guest.email);
    await server.services.db.update(users).set(columns).where(eq(users.id, guest.id));
    expect((await guest.client.post(ACCEPT, { token })).status).toBe(409);
    expect(await roleOf(guest)).toBe(columns.role);
  }
});

it('S15: names in a mail stay names: no links, line breaks, headers or markup', async () => {
  const sly = await createOwner(server, {
    instructorName: 'A\n\nhttp://evil.example',
    studio: '<img src=x onerror=1>',
  });
  const email = 'guest@s15.example';
  await invite(sly, email, 'B\r\nBcc: x@evil.example');
  const [mail] = await waitForMails(server, email);
  expect(mail!.text.match(/https?:\/\/[^\s"<]+/g)!.every((link) => link.startsWith(`${server.url}/join?token=`))).toBe(
    true,
  );
  expect(mail!.text).not.toContain('evil.example');
  expect(mail!.text).not.toMatch(/^Bcc:/im);
  // A plain text may say anything; the part that is markup must not.
  const [, html] = mail!.text.split('text/html');
  expect(html).toContain('&lt;img');
  expect(html).not.toContain('<img');
});
