import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureAdmin } from '../../../src/server/accounts/actions.ts';
import { sweepSessions } from '../../../src/server/accounts/queries.ts';
import { hashOf, isTokenText, newTokenText } from '../../../src/server/accounts/token-text.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { tokenOf as linkOf, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
/** Everything that the program has logged, at every level. */
let logged = '';
beforeAll(async () => {
  const write = (line: Buffer, _encoding: unknown, done: () => void) => {
    logged += line;
    done();
  };
  server = await startServer({ ROLES: 'web,worker' }, pino({ level: 'trace' }, new Writable({ write })));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
});

const make = ({ client }: TestUser, more = {}) =>
  client.post('/api/access-tokens', { name: 'Monday’s script', scopes: ['read', 'make'], days: 30, ...more });
const statusOf = async (secret: string) =>
  (await server.client().get('/api/user', { headers: { authorization: `Bearer ${secret}` } })).status;
const listed = async ({ client }: TestUser) => (await client.get('/api/access-tokens')).body.tokens;
const entriesOf = async ({ id }: TestUser) => {
  const { rows } = await server.services.db.execute(
    sql`select actor_id, action, details from audit_log where subject_id = ${id} order by id`,
  );
  return rows;
};

it('a token is shown once, listed without its secret with the day of its last use, and revoked at once [B800]', async () => {
  const person = await createUser(server);
  expect(await listed(person)).toEqual([]);
  const { body } = await make(person, { name: '  Monday’s \u200b script ', scopes: ['make', 'make'] });
  const { secret, token } = body;
  expect(token).toMatchObject({ name: 'Monday’s script', scopes: ['make'], lastUsedOn: null });
  expect(Date.parse(token.endsAt) - Date.now()).toBeGreaterThan(29.9 * DAY_MS);
  expect(Date.parse(token.endsAt) - Date.now()).toBeLessThan(30.1 * DAY_MS);
  await make(person, { name: 'Second', scopes: ['read'], days: 365 });
  const both = await person.client.get('/api/access-tokens');
  expect(both.body.tokens.map(({ name }: { name: string }) => name)).toEqual(['Second', 'Monday’s script']);
  expect(both.text).not.toContain(secret);
  expect(both.text).not.toContain(hashOf(secret));
  const other = await createUser(server);
  expect(await listed(other)).toEqual([]);

  // A call that it may not make is a use as well.
  expect(await statusOf(secret)).toBe(403);
  expect((await listed(person))[1].lastUsedOn).toBe(new Date().toISOString().slice(0, 10));
  expect((await person.client.delete(`/api/access-tokens/${token.id}`)).status).toBe(200);
  expect(await statusOf(secret)).toBe(401);
  expect((await person.client.delete(`/api/access-tokens/${token.id}`)).status).toBe(404);
  expect(await listed(person)).toHaveLength(1);
});

it('a name, a scope and one of three terms are asked for, and there are 20 tokens at most [B800]', async () => {
  const person = await createUser(server);
  for (const [wrong, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes.0'],
    [{ days: 31 }, 'days'],
    [{ days: null }, 'days'],
  ] as const) {
    const { status, body } = await make(person, wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => make(person, { name: `Script ${at}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(409)]);
  await server.services.db.execute(sql`delete from rate_limits`);
  // Those that have ended do not count, but as long as they are listed their names are taken.
  await server.services.db.execute(sql`update access_tokens set ends_at = now() where user_id = ${person.id}`);
  const same = await make(person, { name: (await listed(person))[0].name });
  expect([same.status, same.body.fields]).toEqual([400, { name: expect.stringMatching(/token of this name/) }]);
  expect((await make(person)).status).toBe(200);
});

it('a token has 256 random bits behind a prefix and a sum that scanners know it by; only its SHA-256 is stored [B805]', async () => {
  const texts = Array.from({ length: 500 }, newTokenText);
  for (const text of texts) {
    expect(text).toMatch(/^srl_[0-9A-Za-z]{49}$/);
    expect(isTokenText(text)).toBe(true);
    const at = 4 + Math.floor(Math.random() * 49);
    const other = text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);
    expect(isTokenText(other), other).toBe(false);
  }
  expect(new Set(texts.map((text) => text.slice(0, 10))).size).toBeGreaterThan(490);

  const person = await createUser(server);
  const { secret } = (await make(person)).body;
  const { rows } = await server.services.db.execute(
    sql`select to_jsonb(t)::text as row from access_tokens t where user_id = ${person.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(String(rows[0]!.row)).toContain(hashOf(secret));
  expect(String(rows[0]!.row)).not.toContain(secret.slice(4, 20));
});

it('no log holds a token, whatever becomes of the call that brings it [B805]', async () => {
  const person = await createUser(server, { role: 'pro' });
  const { secret } = (await make(person)).body;
  const revoked = (await make(person, { name: 'Second' })).body;
  await person.client.delete(`/api/access-tokens/${revoked.token.id}`);
  const { db } = server.services;
  logged = '';
  const calls: [string, string, string][] = [
    ['GET', '/api/user', secret],
    ['GET', '/api/user', revoked.secret],
    ['GET', '/api/user', `${secret}x`],
    ['GET', `/api/user?access_token=${secret}`, 'x'],
    ['GET', '/api/admin/users', secret],
    ['POST', '/api/custom-class-types', secret],
    ['GET', '/api/no-such-call', secret],
  ];
  for (const [method, path, token] of calls)
    await server.client().request(method, path, { headers: { authorization: `Bearer ${token}` } });
  // The query fails with the token's hash among its parameters, and others do.
  await db.execute(sql`alter table access_tokens rename to gone`);
  await server.client().get('/api/user', { headers: { authorization: `Bearer ${secret}` } });
  await db.execute(sql`alter table gone rename to access_tokens`);
  expect(logged.match(/GET \/api\/user/g)!.length).toBeGreaterThan(3);
  expect(logged).toContain('request failed');
  for (const text of [secret, revoked.secret]) {
    expect(logged).not.toContain(text.slice(4, 20));
    expect(logged).not.toContain(hashOf(text));
  }
});

it('changing the password leaves tokens, a new one by e-mail ends them, and so does becoming the first admin [B807]', async () => {
  const person = await createUser(server);
  const { secret } = (await make(person)).body;
  const change = { currentPassword: person.password, newPassword: 'another one' };
  expect((await person.client.post('/api/auth/change-password', change)).status).toBe(200);
  expect(await statusOf(secret)).toBe(200);
  await server.client().post('/api/auth/forgot-password', { email: person.email });
  const mail = await vi.waitFor(async () => {
    const all = await waitForMails(server, person.email);
    return all.find(({ subject }) => subject.startsWith('Set a new password')) ?? Promise.reject(new Error('not yet'));
  }, SOON);
  const reset = { token: linkOf(mail), newPassword: 'brand new' };
  expect((await server.client().post('/api/auth/reset-password', reset)).status).toBe(200);
  expect(await statusOf(secret)).toBe(401);
  expect((await entriesOf(person)).at(-1)).toMatchObject({
    action: 'tokens-ended',
    details: { names: 'Monday’s script' },
  });

  const squatter = await createUser(server, { email: 'boss@example.com' });
  const early = (await make(squatter)).body;
  const { services } = server;
  const admin = { email: 'boss@example.com', password: 'the boss' };
  await ensureAdmin({ ...services, config: { ...services.config, admin } });
  expect(await statusOf(early.secret)).toBe(401);
});

it('the audit log says who made and revoked which token; the export lists tokens, and a month after their end they go [B809]', async () => {
  const person = await createUser(server);
  const { secret, token } = (await make(person)).body;
  await make(person, { name: 'Second', scopes: ['read'] });
  await person.client.delete(`/api/access-tokens/${token.id}`);
  const by = { actor_id: person.id };
  expect(await entriesOf(person)).toMatchObject([
    {
      ...by,
      action: 'token-made',
      details: { name: 'Monday’s script', scopes: 'read, make', endsAt: token.endsAt.slice(0, 10) },
    },
    { ...by, action: 'token-made', details: { name: 'Second', scopes: 'read' } },
    { ...by, action: 'token-revoked', details: { name: 'Monday’s script' } },
  ]);
  const { text, body } = await person.client.get('/api/my-data');
  expect(body.data.accessTokens).toMatchObject([{ name: 'Second', scopes: ['read'], lastUsedOn: null }]);
  expect(text).not.toContain(secret);

  const { db } = server.services;
  const age = (interval: string) =>
    db.execute(sql`update access_tokens set ends_at = now() - ${interval}::interval where user_id = ${person.id}`);
  await age('29 days');
  await sweepSessions(db);
  expect(await listed(person)).toHaveLength(1);
  await age('31 days');
  await sweepSessions(db);
  expect(await listed(person)).toEqual([]);
});

it('whoever owns the account is told of a new token by a mail without it [B858]', async () => {
  const person = await createUser(server);
  const { body } = await make(person, { name: 'Cron', scopes: ['read'] });
  const [mail] = await waitForMails(server, person.email);
  expect(mail!.subject).toBe('A new access token for your Spinreel account');
  expect(mail!.text).toMatch(/Cron.* was made for your account/);
  expect(mail!.text).toContain('can read what is in your account.');
  expect(mail!.text).not.toContain(body.secret);
  await make(person, { name: 'Cron' });
  expect(await waitForMails(server, person.email)).toHaveLength(1);
});
