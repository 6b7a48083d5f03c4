import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifications } from '../../../src/server/db/schema/people.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import type { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { tokenOf, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';

const SESSION = 'spinreel.session_token';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(rateLimits));

const signIn = ({ email, password }: Pick<TestUser, 'email' | 'password'>, client: Client = server.client()) =>
  client.post('/api/auth/login', { email, password }).then((answer) => {
    expect(answer.status).toBe(200);
    return client;
  });
const statusOf = async (client: Client) => (await client.get('/api/user')).status;

/** A browser that sends exactly this session cookie. */
function withSession(value: string): Client {
  const client = server.client();
  client.cookies.set(SESSION, value);
  return client;
}

async function askForLink({ email }: TestUser, nth: number): Promise<string> {
  await server.client().post('/api/auth/forgot-password', { email });
  return tokenOf((await waitForMails(server, email, nth))[nth - 1]!);
}
const reset = (token: string, newPassword: string) =>
  server.client().post('/api/auth/reset-password', { token, newPassword });

it('S9: signing in never adopts an existing cookie', async () => {
  const person = await createUser(server);
  const preset = `${'a'.repeat(32)}.${encodeURIComponent(Buffer.alloc(32, 1).toString('base64'))}`;
  const client = await signIn(person, withSession(preset));
  expect(client.cookies.get(SESSION)).not.toBe(preset);
  expect(await statusOf(withSession(preset))).toBe(401);
});

it('S9: signing in ends the browser’s previous session, even another person’s', async () => {
  const [attacker, person] = [await createUser(server), await createUser(server)];
  const planted = attacker.client.cookies.get(SESSION)!;
  const client = await signIn(person, withSession(planted));
  expect(client.cookies.get(SESSION)).not.toBe(planted);
  expect((await client.get('/api/user')).body.id).toBe(person.id);
  expect(await statusOf(withSession(planted))).toBe(401);
});

it('S9: an altered cookie is rejected', async () => {
  const { client } = await createUser(server);
  const [token, signature] = client.cookies.get(SESSION)!.split('.');
  expect(await statusOf(withSession(`${token}.${signature}`))).toBe(200);
  expect(await statusOf(withSession(`${token}x.${signature}`))).toBe(401);
  expect(await statusOf(withSession(token!))).toBe(401);
});

it('S9: a new password ends the other sessions and the old cookie', async () => {
  const person = await createUser(server);
  const phone = await signIn(person);
  const stolen = withSession(person.client.cookies.get(SESSION)!);
  const change = { currentPassword: person.password, newPassword: 'brand new' };
  expect((await person.client.post('/api/auth/change-password', change)).status).toBe(200);
  expect(await statusOf(phone)).toBe(401);
  expect(await statusOf(stolen)).toBe(401);
  expect(await statusOf(person.client)).toBe(200);
});

it('S9: a reset link works once, and ends every session', async () => {
  const person = await createUser(server);
  const token = await askForLink(person, 1);
  const answers = await Promise.all(['first-1', 'first-2', 'first-3'].map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const again = await reset(token, 'again-1');
  expect([again.status, again.body.fields]).toEqual([400, { token: 'This link has been used or has expired.' }]);
  expect(await statusOf(person.client)).toBe(401);
  const winner = ['first-1', 'first-2', 'first-3'][answers.findIndex(({ status }) => status === 200)]!;
  await signIn({ email: person.email, password: winner });
});

it('S9: a new link invalidates the previous one', async () => {
  const person = await createUser(server);
  const old = await askForLink(person, 1);
  const fresh = await askForLink(person, 2);
  expect((await reset(old, 'brand new')).status).toBe(400);
  expect((await reset(fresh, 'brand new')).status).toBe(200);
});

it('S9: a changed password invalidates links sent before', async () => {
  const person = await createUser(server);
  const token = await askForLink(person, 1);
  const change = { currentPassword: person.password, newPassword: 'brand new' };
  await person.client.post('/api/auth/change-password', change);
  expect((await reset(token, 'attacker 1')).status).toBe(400);
});

it('S9: a link expires after an hour', async () => {
  const person = await createUser(server);
  const token = await askForLink(person, 1);
  const { db } = server.services;
  const [kept] = await db.select().from(verifications).where(sql`${verifications.value} = ${person.id}`);
  expect(kept!.expiresAt.getTime() - kept!.createdAt.getTime()).toBeLessThanOrEqual(3_601_000);
  await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await reset(token, 'brand new')).status).toBe(400);
});
