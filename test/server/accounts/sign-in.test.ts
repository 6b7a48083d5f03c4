import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entitlements } from '../../../src/contract/plans.ts';
import { accounts, sessions, users } from '../../../src/server/db/schema/people.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
// The tests register and sign in more often than one IP address may.
beforeEach(() => server.services.db.delete(rateLimits));

const ANNA = { email: 'anna@example.com', password: 'secret-1' };

describe('registration', () => {
  it('creates a free account and signs in [S3.1 S7.6]', async () => {
    const client = server.client();
    const answer = await client.post('/api/auth/register', { ...ANNA, email: ' Anna@Example.com ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'Registration successful',
      user: {
        id: expect.any(String),
        email: 'anna@example.com',
        emailVerified: false,
        firstName: '',
        lastName: '',
        role: 'user',
        subscriptionStatus: 'free',
        downloadCount: 0,
        downloadsRemaining: 5,
        entitlements: entitlements({ role: 'user', subscriptionStatus: 'free' }),
      },
    });
    expect((await client.get('/api/user')).body).toEqual(answer.body.user);
  });

  it('says what to do if the address has an account, in any letter case', async () => {
    const { email } = await createUser(server);
    const client = server.client();
    const answer = await client.post('/api/auth/register', { email: email.toUpperCase(), password: 'another-1' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message: 'An account with this email already exists. Sign in, or use “Forgot password” to set a new one.',
      fields: { email: 'An account with this email already exists.' },
    });
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('creates one account from two simultaneous registrations', async () => {
    const credentials = { email: 'twice@example.com', password: 'secret-1' };
    const answers = await Promise.all([1, 2, 3].map(() => server.client().post('/api/auth/register', credentials)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await server.services.db.$count(users, eq(users.email, credentials.email))).toBe(1);
  });

  it.each([
    [{ email: 'anna', password: 'secret-1' }, 'email', 'Enter an email address such as name@example.com.'],
    [{ email: 'b@example.com', password: '12345' }, 'password', 'Use at least 6 characters.'],
    [{ email: 'b@example.com', password: 'x'.repeat(129) }, 'password', 'Use at most 128 characters.'],
    [{ email: `${'b'.repeat(250)}@example.com`, password: 'secret-1' }, 'email', 'This email address is too long.'],
  ])('names the invalid field (%#) [S5.13]', async (body, field, message) => {
    const answer = await server.client().post('/api/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
    expect(answer.body.fields[field]).toBe(message);
  });

  it.each([[{}], [[]], [null], ['text'], [{ email: 1, password: {} }]])('refuses %j', async (body) => {
    const answer = await server.client().post('/api/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
  });
});

describe('sign-in', () => {
  it('opens a session [S7.5]', async () => {
    const { email, password, id } = await createUser(server);
    const client = server.client();
    const answer = await client.post('/api/auth/login', { email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Login successful');
    expect(answer.body.user.id).toBe(id);
    expect((await client.get('/api/auth/user')).body.id).toBe(id);
  });

  it('refuses a wrong password, and an empty one as invalid input [S7.5]', async () => {
    const { email } = await createUser(server);
    const client = server.client();
    const wrong = await client.post('/api/auth/login', { email, password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      code: 'wrong_credentials',
      message: 'Email or password is not right. Please check your credentials.',
    });
    const empty = await client.post('/api/auth/login', { email, password: '' });
    expect(empty.status).toBe(400);
    expect(empty.body.fields.password).toBe('Enter your password.');
    expect(client.cookies.size).toBe(0);
  });

  it('keeps spaces in the password', async () => {
    const { email, password } = await createUser(server, { password: ' with spaces ' });
    expect((await server.client().post('/api/auth/login', { email, password: password.trim() })).status).toBe(401);
    expect((await server.client().post('/api/auth/login', { email, password })).status).toBe(200);
  });
});

describe('the current person', () => {
  it('is unknown to a visitor [S7.3]', async () => {
    for (const path of ['/api/auth/user', '/api/user']) {
      const answer = await server.client().get(path);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ code: 'unauthorized', message: 'Please sign in to continue.' });
    }
  });

  it('is the same at both addresses and is not cached [S7.4]', async () => {
    const { client } = await createUser(server, { role: 'pro', downloadCount: 7, firstName: 'Anna' });
    const [one, other] = [await client.get('/api/auth/user'), await client.get('/api/user')];
    expect(one.body).toEqual(other.body);
    expect(one.body).toMatchObject({ role: 'pro', firstName: 'Anna', downloadCount: 7, downloadsRemaining: null });
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('never has fewer than zero downloads left', async () => {
    const { client } = await createUser(server, { downloadCount: 9 });
    expect((await client.get('/api/user')).body.downloadsRemaining).toBe(0);
  });

  it('shows no secrets', async () => {
    const { client } = await createUser(server, { stripeCustomerId: 'cus_secret' });
    expect((await client.get('/api/user')).text).not.toMatch(/cus_secret|password|token/);
  });

  it('extends the session, as no other call does', async () => {
    const { id, client } = await createUser(server);
    const { db } = server.services;
    const expires = new Date(Date.now() + 10 * 86_400_000);
    await db.update(sessions).set({ expiresAt: expires }).where(eq(sessions.userId, id));
    const other = await client.get('/api/instructor-preferences');
    expect(other.headers.getSetCookie()).toEqual([]);
    const [before] = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(before?.expiresAt).toEqual(expires);

    const answer = await client.get('/api/user');
    expect(answer.headers.getSetCookie(), 'the session and its mark').toHaveLength(2);
    const [after] = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(after!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('is signed out once the session has expired', async () => {
    const { id, client } = await createUser(server);
    const past = new Date(Date.now() - 1000);
    await server.services.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, id));
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('is signed out once the account is deleted', async () => {
    const { id, client } = await createUser(server);
    await server.services.db.delete(users).where(eq(users.id, id));
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('sign-out', () => {
  it('ends the session, on the server too [S7.9]', async () => {
    const { client } = await createUser(server);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await client.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Logout successful' });
    expect(client.cookies.size).toBe(0);
    expect((await server.client().get('/api/user', { headers: { cookie } })).status).toBe(401);
  });

  it('succeeds for a visitor and with a broken cookie [S7.9]', async () => {
    expect((await server.client().post('/api/auth/logout')).status).toBe(200);
    const headers = { cookie: 'spinreel.session_token=nonsense' };
    expect((await server.client().post('/api/auth/logout', undefined, { headers })).status).toBe(200);
  });

  it('has a page that leads to the start [S7.21]', async () => {
    const { client } = await createUser(server);
    const answer = await client.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('the sign-in page', () => {
  it('is the sign-in screen for visitors and the start page for signed-in people [S7.21]', async () => {
    const visitor = await server.client().get('/api/login');
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/auth']);
    const { client } = await createUser(server);
    const person = await client.get('/api/login');
    expect([person.status, person.headers.get('location')]).toEqual([302, '/']);
  });

  it('passes on where to go next', async () => {
    const path = `/api/login?next=${encodeURIComponent('/upgrade?feature=videos')}`;
    const visitor = await server.client().get(path);
    expect(visitor.headers.get('location')).toBe('/auth?next=%2Fupgrade%3Ffeature%3Dvideos');
    const { client } = await createUser(server);
    expect((await client.get(path)).headers.get('location')).toBe('/upgrade?feature=videos');
  });
});

describe('changing the password', () => {
  it('accepts the new one from then on [S7.8]', async () => {
    const { client, email, password } = await createUser(server);
    const answer = await client.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'new-one',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'Your password has been changed. Your other devices have been signed out.',
    });
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await server.client().post('/api/auth/login', { email, password })).status).toBe(401);
    expect((await server.client().post('/api/auth/login', { email, password: 'new-one' })).status).toBe(200);
  });

  it('names the field that is wrong and keeps the session [S8.13]', async () => {
    const { client, password } = await createUser(server);
    const wrong = await client.post('/api/auth/change-password', { currentPassword: 'no', newPassword: 'new-one' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ currentPassword: 'The current password is not right.' });
    const short = await client.post('/api/auth/change-password', { currentPassword: password, newPassword: 'short' });
    expect(short.body.fields).toEqual({ newPassword: 'Use at least 6 characters.' });
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('tells a person who has no password how to get one', async () => {
    const { client, id } = await createUser(server);
    await server.services.db.update(accounts).set({ providerId: 'oidc' }).where(eq(accounts.userId, id));
    const answer = await client.post('/api/auth/change-password', { currentPassword: 'any', newPassword: 'new-one' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      'This account has no password yet. Sign out and use “Forgot password” to set one.',
    );
  });

  it('is not for visitors', async () => {
    const body = { currentPassword: 'secret', newPassword: 'secret-2' };
    expect((await server.client().post('/api/auth/change-password', body)).status).toBe(401);
  });
});
