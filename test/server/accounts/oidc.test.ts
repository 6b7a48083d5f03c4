import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, users } from '../../../src/server/db/schema/people.ts';
import type { Client } from '../../client.ts';
import { createUser } from '../../factories.ts';
import { type IdentityProvider, startIdentityProvider } from '../../fakes/oidc.ts';
import { startServer, type TestServer } from '../../server.ts';

let provider: IdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startServer(provider.env);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** A browser's whole sign-in; returns where it ends up. */
async function signIn(client: Client, login: string, path = '/api/login'): Promise<URL> {
  const start = await client.get(path);
  expect(start.status).toBe(302);
  const callback = await provider.signIn(start.headers.get('location')!, login);
  expect(callback).toMatch(`${server.url}/api/auth/oidc/callback?`);
  const end = await client.get(callback);
  expect(end.status).toBe(302);
  return new URL(end.headers.get('location')!, server.url);
}

it('reports that the provider is unavailable, and needs no restart when it is back', async () => {
  for (const path of ['/api/login', '/api/auth/oidc/callback?code=x&state=y']) {
    const away = await server.client().get(path);
    expect([away.status, away.headers.get('location')]).toEqual([302, '/auth?error=unavailable']);
  }
  provider.open(server.url);
  const { headers } = await server.client().get('/api/login');
  expect(headers.get('location')).toMatch(provider.env.OIDC_ISSUER!);
});

it('sends a state, a nonce and PKCE to the provider', async () => {
  const { headers } = await server.client().get('/api/login');
  const { origin, searchParams } = new URL(headers.get('location')!);
  expect(origin).toBe(provider.env.OIDC_ISSUER);
  expect(searchParams.get('redirect_uri')).toBe(`${server.url}/api/auth/oidc/callback`);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name), name).toMatch(/^.{20,}$/);
});

it('creates an account at the first sign-in and finds it at the next', async () => {
  provider.people.set('anna', {
    email: 'Anna@Example.com',
    email_verified: true,
    given_name: 'Anna',
    family_name: 'Berg',
    name: 'Anna Berg',
  });
  const first = server.client();
  expect((await signIn(first, 'anna')).pathname).toBe('/');
  const { body } = await first.get('/api/user');
  expect(body).toMatchObject({
    email: 'anna@example.com',
    emailVerified: true,
    firstName: 'Anna',
    lastName: 'Berg',
    role: 'user',
    subscriptionStatus: 'free',
  });
  const second = server.client();
  await signIn(second, 'anna');
  expect((await second.get('/api/user')).body.id).toBe(body.id);
  expect(await server.services.db.$count(users, eq(users.email, 'anna@example.com'))).toBe(1);
});

it('continues to the requested page [S7.21]', async () => {
  provider.people.set('bea', { email: 'bea@example.com', email_verified: true });
  const end = await signIn(server.client(), 'bea', '/api/login?next=%2Fupgrade%3Ffeature%3Dvideos');
  expect(end.href).toBe(`${server.url}/upgrade?feature=videos`);
  const elsewhere = await signIn(server.client(), 'bea', '/api/login?next=%2F%2Fevil.example');
  expect(elsewhere.href).toBe(`${server.url}/`);
});

it('links an account whose address was verified, and no other', async () => {
  const verified = await createUser(server, { email: 'carla@example.com', emailVerified: true });
  provider.people.set('carla', { email: 'carla@example.com', email_verified: true });
  const client = server.client();
  expect((await signIn(client, 'carla')).pathname).toBe('/');
  expect((await client.get('/api/user')).body.id).toBe(verified.id);

  const planted = await createUser(server, { email: 'dora@example.com' });
  provider.people.set('dora', { email: 'dora@example.com', email_verified: true });
  const victim = server.client();
  const end = await signIn(victim, 'dora');
  expect([end.origin, end.pathname, end.searchParams.get('error')]).toEqual([
    server.url,
    '/auth',
    'account_not_linked',
  ]);
  expect((await victim.get('/api/user')).status).toBe(401);
  expect((await planted.client.get('/api/user')).status).toBe(200);
});

it('does not link an account if the provider has not verified the address', async () => {
  await createUser(server, { email: 'emma@example.com', emailVerified: true });
  provider.people.set('emma', { email: 'emma@example.com', email_verified: false });
  const client = server.client();
  expect((await signIn(client, 'emma')).searchParams.get('error')).toBe('account_not_linked');
  expect((await client.get('/api/user')).status).toBe(401);
});

it('sends a person without an address back to the sign-in screen', async () => {
  provider.people.set('nameless', {});
  const end = await signIn(server.client(), 'nameless');
  expect([end.pathname, end.searchParams.get('error')]).toEqual(['/auth', 'email_not_found']);
});

it('A6: without an ID token, or with somebody else’s, nobody is signed in', async () => {
  provider.people.set('gina', { email: 'gina@example.com', email_verified: true });
  const other = Buffer.from(JSON.stringify({ sub: 'anna' })).toString('base64url');
  for (const tamper of [
    ({ id_token, ...rest }: Record<string, unknown>) => rest,
    (tokens: Record<string, unknown>) => ({ ...tokens, id_token: '' }),
    (tokens: Record<string, unknown>) => ({ ...tokens, id_token: `e30.${other}.` }),
  ]) {
    provider.tamper = tamper;
    const client = server.client();
    const end = await signIn(client, 'gina');
    expect([end.origin, end.pathname]).toEqual([server.url, '/auth']);
    expect(end.searchParams.get('error')).toBeTruthy();
    expect((await client.get('/api/user')).status).toBe(401);
  }
  provider.tamper = null;
  expect(await server.services.db.$count(users, eq(users.email, 'gina@example.com'))).toBe(0);
  expect((await signIn(server.client(), 'gina')).pathname).toBe('/');
});

it('accepts no callback started by another browser, and none twice', async () => {
  provider.people.set('fay', { email: 'fay@example.com', email_verified: true });
  const attacker = server.client();
  const { headers } = await attacker.get('/api/login');
  const callback = await provider.signIn(headers.get('location')!, 'fay');
  const victim = server.client();
  const forged = new URL((await victim.get(callback)).headers.get('location')!, server.url);
  expect(forged.pathname).toBe('/auth');
  expect(forged.searchParams.get('error')).toBeTruthy();
  expect((await victim.get('/api/user')).status).toBe(401);

  const owner = server.client();
  const start = await owner.get('/api/login');
  const used = await provider.signIn(start.headers.get('location')!, 'fay');
  await owner.get(used);
  expect((await owner.get('/api/user')).status).toBe(200);
  const again = server.client();
  for (const [name, value] of owner.cookies) if (!name.includes('session')) again.cookies.set(name, value);
  expect(new URL((await again.get(used)).headers.get('location')!, server.url).pathname).toBe('/auth');
  expect((await again.get('/api/user')).status).toBe(401);
});

it('answers an unsolicited callback with the sign-in screen', async () => {
  for (const query of ['', '?code=x&state=y', '?error=access_denied', '?code=x&code=y']) {
    const answer = await server.client().get(`/api/auth/oidc/callback${query}`);
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location')!, server.url).pathname).toBe('/auth');
  }
});

it('keeps the provider’s tokens encrypted', async () => {
  const [account] = await server.services.db.select().from(accounts).where(eq(accounts.accountId, 'anna'));
  expect(account!.providerId).toBe('oidc');
  expect(account!.accessToken).toMatch(/^[0-9a-f$]{60,}/);
});

it('leaves passwords unchanged', async () => {
  const { email, password } = await createUser(server);
  expect((await server.client().post('/api/auth/login', { email, password })).status).toBe(200);
});

it('A13: reads no more of what the provider answers than its answers need', async () => {
  provider.people.set('long', { email: 'long@example.com', email_verified: true });
  provider.padding = ' '.repeat(300_000);
  const refused = await signIn(server.client(), 'long');
  provider.padding = ' '.repeat(1000);
  expect(refused.pathname).toBe('/auth');
  expect((await signIn(server.client(), 'long')).pathname).toBe('/');
});
