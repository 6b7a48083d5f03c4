import { createHmac } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keyFrom } from '../../../src/server/app-secret.ts';
import { instagramAccounts } from '../../../src/server/db/schema/instagram.ts';
import { renewTokens } from '../../../src/server/features/instagram/renew.ts';
import { openVault } from '../../../src/server/vault.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeInstagram, startInstagram } from '../../fakes/instagram.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addFakeAccount, begin, comeBack, connect, envOf, SCOPES } from './world.ts';

const SECRET = 'a secret of the program, of forty letters';
let fake: FakeInstagram;
let server: TestServer;
let logged = '';
beforeAll(async () => {
  fake = await startInstagram();
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startServer({ ...envOf(fake), APP_SECRET: SECRET }, pino({ level: 'trace' }, log));
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
  fake.mishap = () => null;
});

const stateOf = async (user: TestUser) => (await begin(user)).searchParams.get('state')!;
const rowOf = async ({ id }: TestUser) =>
  (await server.services.db.select().from(instagramAccounts).where(eq(instagramAccounts.userId, id)))[0];
const accountOf = async ({ client }: TestUser) => (await client.get('/api/instagram')).body.account;
const renew = () => renewTokens(server.services, new AbortController().signal);

it('asks Instagram for three permissions, with an exact way back, and knows the account afterwards [B949]', async () => {
  const user = await createUser(server, { role: 'pro' });
  const vera = addFakeAccount(fake, 'vera.spins');
  expect((await user.client.get('/api/instagram')).body).toEqual({ account: null, posts: [] });
  const address = await begin(user);
  expect(address.origin + address.pathname).toBe(`${fake.url}/oauth/authorize`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '990602627938098',
    redirect_uri: `${server.url}/api/instagram/callback`,
    response_type: 'code',
    scope: SCOPES,
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { outcome, answer } = await comeBack(fake, user.client, address.searchParams.get('state')!, vera);
  expect([outcome, answer.headers.get('referrer-policy')]).toEqual(['connected', 'no-referrer']);
  expect(await accountOf(user)).toEqual({
    username: 'vera.spins',
    connectedAt: expect.any(String),
    failing: null,
    givesFigures: true,
    every: null,
  });
  const row = (await rowOf(user))!;
  // To the last digit, although Instagram's first answer has a number.
  expect([row.igUserId, row.scopedId]).toEqual([vera.id, vera.scopedId]);
  expect(row.expiresAt.getTime() - Date.now()).toBeGreaterThan(59 * 86_400_000);
});

it('takes a way back once, from the session that has begun it, and within ten minutes [B949]', async () => {
  const [user, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const account = addFakeAccount(fake, 'once');
  const state = await stateOf(user);
  // Somebody who is led to another person's way back would get that person's account.
  expect((await comeBack(fake, other.client, state, account)).outcome).toBe('expired');
  expect((await comeBack(fake, server.client(), state, account)).outcome).toBe('expired');
  // Another session of the same person.
  const elsewhere = server.client();
  await elsewhere.post('/api/auth/login', { email: user.email, password: user.password });
  expect((await comeBack(fake, elsewhere, state, account)).outcome).toBe('expired');
  expect((await comeBack(fake, user.client, `${state}x`, account)).outcome).toBe('expired');
  expect(await rowOf(user)).toBeUndefined();
  expect((await comeBack(fake, user.client, state, account)).outcome).toBe('connected');
  expect((await comeBack(fake, user.client, state, account)).outcome).toBe('expired');
  const late = await stateOf(user);
  await server.services.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
  expect((await comeBack(fake, user.client, late, account)).outcome).toBe('expired');
});

it('connects nothing that is refused, half allowed, personal or not answered [B949]', async () => {
  const user = await createUser(server, { role: 'pro' });
  const account = addFakeAccount(fake, 'half');
  const refused = await user.client.get(`/api/instagram/callback?error=access_denied&state=${await stateOf(user)}`);
  expect(refused.headers.get('location')).toBe('/week?instagram=refused');
  const half = await comeBack(fake, user.client, await stateOf(user), account, 'instagram_business_basic');
  expect(half.outcome).toBe('incomplete');
  const some = await createUser(server, { role: 'pro' });
  const posts = SCOPES.split(',').slice(0, 2).join();
  expect((await comeBack(fake, some.client, await stateOf(some), account, posts)).outcome).toBe('connected');
  expect(await accountOf(some), 'what became of posts may be left off').toMatchObject({ givesFigures: false });
  const personal = addFakeAccount(fake, 'personal', 'PERSONAL');
  expect((await comeBack(fake, user.client, await stateOf(user), personal)).outcome).toBe('personal');
  for (const call of ['code', 'long', 'me'] as const)
    for (const mishap of ['down', 'garbage', 'cut', 'busy'] as const) {
      fake.mishap = (asked) => (asked === call ? mishap : null);
      expect((await comeBack(fake, user.client, await stateOf(user), account)).outcome).toBe('unavailable');
    }
  expect(await rowOf(user)).toBeUndefined();
});

it('S27: a token is in no answer, log, export or row in clear, and whoever has the database without APP_SECRET has nothing [B951]', async () => {
  const user = await createUser(server, { role: 'pro' });
  await connect(fake, user, addFakeAccount(fake, 'secret'));
  fake.mishap = () => 'busy';
  await comeBack(fake, user.client, await stateOf(user), addFakeAccount(fake, 'secret2'));
  fake.mishap = () => null;
  const row = (await rowOf(user))!;
  const right = openVault([keyFrom(SECRET, 'vault')]).open(row.token, user.id)!;
  expect(right).toMatch(/^IGAA_long_/);
  expect(openVault([keyFrom('another secret of the program, as long', 'vault')]).open(row.token, user.id)).toBeNull();
  const dump = await server.services.db.execute(sql`select t::text as text from instagram_accounts t`);
  const exported = (await user.client.get('/api/my-data')).text;
  expect(exported).toContain('"username":"secret"');
  const said = [JSON.stringify(dump.rows), exported, (await user.client.get('/api/instagram')).text, logged];
  for (const secret of [...fake.tokens.keys(), right, row.token, 'the app’s secret'])
    for (const text of said.slice(secret === row.token ? 1 : 0)) expect(text).not.toContain(secret);
  expect(logged).toContain('Instagram was not connected');
});

it('renews a token before it ends, and seals it under the secret of now; one that is of no use is told of once [B952]', async () => {
  const user = await createUser(server, { role: 'pro' });
  const { db } = server.services;
  await connect(fake, user, addFakeAccount(fake, 'renewed'));
  const first = (await rowOf(user))!;
  await renew();
  expect((await rowOf(user))!.token).toBe(first.token);
  await db.execute(sql`update instagram_accounts set expires_at = now() + interval '9 days', renewed_at = now() - interval '51 days'
    where user_id = ${user.id}`);
  fake.mishap = () => 'down';
  await renew();
  expect((await rowOf(user))!.token).toBe(first.token);
  fake.mishap = () => null;
  await renew();
  const second = (await rowOf(user))!;
  expect(second.token).not.toBe(first.token);
  expect(second.expiresAt.getTime() - Date.now()).toBeGreaterThan(59 * 86_400_000);
  // The secret has changed.
  const old = openVault([keyFrom('the secret before, of forty letters or so', 'vault')]);
  await db
    .update(instagramAccounts)
    .set({ token: old.seal('IGAA', user.id) })
    .where(eq(instagramAccounts.userId, user.id));
  await renew();
  await renew();
  expect(await accountOf(user)).toMatchObject({ failing: expect.stringContaining('Connect your account again') });
  const mails = await db.execute(sql`select kind from mails where user_id = ${user.id}`);
  expect(mails.rows).toEqual([{ kind: 'instagram_account_fails' }]);
});

it('no token ever ends in a year of days, of which Instagram is away for up to nine in a row [B952]', async () => {
  const { db } = server.services;
  const user = await createUser(server, { role: 'pro' });
  await connect(fake, user, addFakeAccount(fake, 'a year'));
  const vault = openVault([keyFrom(SECRET, 'vault')]);
  let days = 0;
  let away = 0;
  let renewed = 0;
  fake.now = () => Date.now() + days * 86_400_000;
  try {
    for (; days < 365; days++) {
      const { token } = (await rowOf(user))!;
      const held = fake.tokens.get(vault.open(token, user.id)!)!;
      expect(held.ends, `day ${days}`).toBeGreaterThan(fake.now());
      // The worst that may happen: nothing but faults from the day on which it is first asked for.
      fake.mishap = (call) => (call === 'renew' && away < 9 ? (['down', 'busy', 'cut'] as const)[away % 3]! : null);
      const asked = fake.calls.filter(({ call }) => call === 'renew').length;
      await renew();
      const isAsked = fake.calls.filter(({ call }) => call === 'renew').length > asked;
      if ((await rowOf(user))!.token !== token) renewed += 1;
      away = isAsked && (await rowOf(user))!.token === token ? away + 1 : 0;
      await db.execute(sql`update instagram_accounts set expires_at = expires_at - interval '1 day',
        renewed_at = renewed_at - interval '1 day' where user_id = ${user.id}`);
    }
  } finally {
    fake.now = () => Date.now();
  }
  expect(renewed).toBeGreaterThan(4);
  expect(await accountOf(user)).toMatchObject({ failing: null });
});

it('disconnects, and is disconnected and forgotten when Instagram says so, with its signature [B957]', async () => {
  const user = await createUser(server, { role: 'pro' });
  const account = addFakeAccount(fake, 'leaves');
  const signed = (scopedId: string, secret = 'the app’s secret') => {
    const payload = Buffer.from(JSON.stringify({ user_id: scopedId, algorithm: 'HMAC-SHA256' })).toString('base64url');
    const signature = createHmac('sha256', secret).update(payload).digest('base64url');
    return `signed_request=${signature}.${payload}`;
  };
  const post = (path: string, body: string) =>
    server.client().request('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  await connect(fake, user, account);
  expect((await user.client.delete('/api/instagram')).status).toBe(200);
  expect(await rowOf(user)).toBeUndefined();
  await connect(fake, user, account);
  const forged = signed(account.scopedId, 'a guess');
  for (const path of ['/api/instagram/deauthorized', '/api/instagram/deletion']) {
    for (const body of [forged, '', 'signed_request=', '{"signed_request":1}'])
      expect((await post(path, body)).status, body).toBe(400);
    expect((await post(path, signed('1'))).status).toBe(200);
  }
  expect(await rowOf(user)).toBeDefined();
  expect((await post('/api/instagram/deauthorized', signed(account.scopedId))).status).toBe(200);
  expect(await rowOf(user)).toBeUndefined();
  await connect(fake, user, account);
  const { body } = await post('/api/instagram/deletion', signed(account.scopedId));
  expect(body).toEqual({
    url: expect.stringContaining(server.url),
    confirmation_code: expect.stringMatching(/^[0-9a-f]+$/),
  });
  expect(await rowOf(user)).toBeUndefined();
  const told = await server.client().get(body.url.replace(server.url, ''));
  expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(told.text).toMatch(/^Done\. On \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  expect(
    (await server.client().get(`/api/instagram/deletion?code=${body.confirmation_code.slice(0, -1)}x`)).status,
  ).toBe(404);
});

it('without its settings nothing of it is there [B949]', async () => {
  const bare = await startServer({ INSTAGRAM_APP_ID: '', INSTAGRAM_APP_SECRET: '', INSTAGRAM_API_BASE: '' });
  try {
    const user = await createUser(bare, { role: 'pro' });
    expect((await user.client.get('/api/site')).body.instagram).toBe(false);
    expect((await user.client.get('/api/instagram')).status).toBe(404);
    expect((await user.client.post('/api/instagram/connect')).status).toBe(404);
    expect((await bare.client().post('/api/instagram/deletion')).status).toBe(404);
  } finally {
    await bare.close();
  }
});
