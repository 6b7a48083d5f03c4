import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../src/contract/call.ts';
import { CALLS } from '../../../src/contract/index.ts';
import { allows } from '../../../src/contract/policies.ts';
import { CLOSED_TO_TOKENS, partOf, scopeOf, TOKEN_SCOPES, type TokenScope } from '../../../src/contract/tokens.ts';
import type { Answer, Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
let admin: TestUser;
beforeAll(async () => {
  server = await sharedServer();
  admin = await createUser(server, { role: 'admin' });
});
beforeEach(async () => {
  await server.services.db.execute(sql`delete from rate_limits`);
});

/** A token of this person, and its id. */
async function tokenOf({ client }: TestUser, scopes: readonly TokenScope[] = TOKEN_SCOPES) {
  const { status, text, body } = await client.post('/api/access-tokens', {
    name: `Script ${crypto.randomUUID()}`,
    scopes,
    days: 30,
  });
  expect(status, text).toBe(200);
  return { secret: body.secret as string, id: body.token.id as string };
}

const bearer = (secret: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${secret}`, ...more },
});

/** The call's URL with ids that belong to nobody. */
function addressOf({ path, params }: Call): string {
  const shapes = params
    ? (z.toJSONSchema(params, { io: 'input' }).properties as Record<string, { format?: string }>)
    : {};
  return path.replace(/:(\w+)/g, (_, name: string) =>
    shapes[name]?.format === 'uuid' ? crypto.randomUUID() : name === 'email' ? 'nobody@example.com' : 'nobody',
  );
}

/** @returns null if the call was admitted and waits for work */
const send = (client: Client, call: Call, secret: string): Promise<Answer | null> =>
  client
    .request(call.method, addressOf(call), { ...bearer(secret), signal: AbortSignal.timeout(1_000) })
    .catch((error) => (error.name === 'TimeoutError' ? null : Promise.reject(error)));

const named = CALLS.map((call) => [call.method, call.path, call] as const);

it('every part of the contract is open to tokens or closed to them for a reason, and what must stay closed is [B802]', () => {
  const parts = [...new Set(CALLS.map(partOf))];
  const undecided = parts.filter((part) => {
    const isOpen = CALLS.some((call) => partOf(call) === part && scopeOf(call) !== null);
    return isOpen === part in CLOSED_TO_TOKENS;
  });
  expect(undecided).toEqual([]);
  const reached = CALLS.filter((call) => scopeOf(call) !== null);
  expect(reached.length).toBeGreaterThan(50);
  // By what they are, whatever their part is called.
  expect(reached.filter(({ policy }) => ['public', 'admin', 'studioOwner', 'studioMember'].includes(policy))).toEqual(
    [],
  );
  expect(
    reached.filter(({ path }) =>
      /auth|log(in|out)|password|session|token|subscription|stripe|studio|admin|my-data/.test(path),
    ),
  ).toEqual([]);
});

describe('a token reaches what its scope says, as an admin’s would [B801]', () => {
  it.each(named)('%s %s', async (method, _path, call) => {
    const needed = scopeOf(call);
    const client = server.client();
    for (const scope of TOKEN_SCOPES) {
      const { secret } = tokens[scope];
      const answer = await send(client, call, secret);
      if (needed === scope) {
        expect(needed).toBe(method === 'GET' ? 'read' : 'make');
        expect([401, 403], answer?.text).not.toContain(answer?.status);
        continue;
      }
      const code = needed === null ? 'forbidden' : 'insufficient_scope';
      expect([answer?.status, answer?.body?.code], answer?.text).toEqual([403, code]);
      expect(answer?.headers.get('www-authenticate') ?? null).toBe(needed && `Bearer error="${code}"`);
    }
  });

  let tokens: Record<TokenScope, { secret: string }>;
  beforeAll(async () => {
    tokens = { read: await tokenOf(admin, ['read']), make: await tokenOf(admin, ['make']) };
  });
});

describe('a token that was never one is refused everywhere, whoever is signed in beside it [B801]', () => {
  it.each(named)('%s %s', async (_method, _path, call) => {
    const answer = await send(admin.client, call, 'srl_nobody');
    expect([answer?.status, answer?.body?.code]).toEqual([401, 'invalid_token']);
    expect(answer?.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });
});

it('a revoked, ended, mangled or unknown token is refused, and so is that of somebody who is gone [B801]', async () => {
  const person = await createUser(server, { role: 'pro' });
  const statusWith = async (header: string) =>
    (await server.client().get('/api/user', { headers: { authorization: header } })).status;
  const { secret, id } = await tokenOf(person);
  for (const header of [`Bearer ${secret}`, `bearer   ${secret}`, `BEARER ${secret} `])
    expect(await statusWith(header)).toBe(200);
  const last = secret.at(-1) === 'a' ? 'b' : 'a';
  for (const wrong of [
    '',
    ' ',
    secret.slice(0, -1),
    secret.slice(0, -1) + last,
    `${secret}0`,
    secret.toUpperCase(),
    `${secret}, x`,
    'null',
  ])
    expect([wrong, await statusWith(`Bearer ${wrong}`)]).toEqual([wrong, 401]);
  // Not by any other way.
  for (const header of [secret, `Basic ${secret}`, `Token ${secret}`]) expect(await statusWith(header)).toBe(401);
  expect((await server.client().get(`/api/user?access_token=${secret}`)).status).toBe(401);

  await server.services.db.execute(sql`delete from rate_limits`);
  const stranger = await createUser(server);
  expect((await stranger.client.delete(`/api/access-tokens/${id}`)).status).toBe(404);
  expect(await statusWith(`Bearer ${secret}`)).toBe(200);
  expect((await person.client.delete(`/api/access-tokens/${id}`)).status).toBe(200);
  expect(await statusWith(`Bearer ${secret}`)).toBe(401);

  const ended = await tokenOf(person);
  await server.services.db.execute(sql`update access_tokens set ends_at = now() where id = ${ended.id}`);
  expect(await statusWith(`Bearer ${ended.secret}`)).toBe(401);

  const left = await tokenOf(person);
  expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(200);
  expect(await statusWith(`Bearer ${left.secret}`)).toBe(401);
});

it('a role counts from the next call on, and a token has no rights of its own [B801]', async () => {
  const person = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
  const { secret } = await tokenOf(person);
  const add = () =>
    server.client().post('/api/custom-class-types', { classType: `Flow ${Math.random()}` }, bearer(secret));
  expect((await add()).status).toBe(200);
  await server.services.db.execute(
    sql`update users set role = 'user', subscription_status = 'free' where id = ${person.id}`,
  );
  expect((await add()).body.code).toBe('plan_required');
  for (const call of CALLS.filter(
    (call) => scopeOf(call) !== null && !allows(call.policy, { role: 'user', subscriptionStatus: 'free' }),
  ))
    expect((await send(server.client(), call, secret))?.body?.code, call.path).toBe('plan_required');
});

it('beside a token cookies count for nothing, and where a request came from does not matter [B803]', async () => {
  const [person, other] = [await createUser(server), await createUser(server)];
  const { secret } = await tokenOf(person);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://program.example' };
  // A session of that age is extended by the next call that brings its cookie.
  await server.services.db.execute(
    sql`update sessions set expires_at = now() + interval '20 days' where user_id = ${other.id}`,
  );
  const answer = await other.client.get('/api/user', bearer(secret, foreign));
  expect(answer.body.email).toBe(person.email);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await other.client.get('/api/user')).headers.getSetCookie()).not.toEqual([]);
  const names = { instructorName: 'Ada', studio: 'Sky', writingStyle: 'playful' };
  const saved = await other.client.post('/api/instructor-preferences', names, bearer(secret, foreign));
  expect(saved.status, saved.text).toBe(200);
  expect((await other.client.get('/api/instructor-preferences')).text).not.toContain('Ada');
  expect((await person.client.get('/api/instructor-preferences')).text).toContain('Ada');
  // A header that is no token opens no way around the check.
  for (const authorization of ['Basic eDp5', 'Bearerx y', ''])
    expect(
      (await other.client.post('/api/instructor-preferences', names, { headers: { ...foreign, authorization } }))
        .status,
    ).toBe(403);
});

it('a token shares its person’s rates, and wrong ones are counted by address without stopping right ones [B804]', async () => {
  const person = await createUser(server);
  const { secret } = await tokenOf(person);
  const details = { classType: 'Flow', details: '' };
  const both = [
    person.client.post('/api/post-about', details),
    server.client().post('/api/post-about', details, bearer(secret)),
  ];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await server.services.db.execute(
    sql`select count from rate_limits where key = ${`POST /api/post-about ${person.id}`}`,
  );
  expect(rows).toEqual([{ count: 2 }]);

  const wrong = await Promise.all(
    Array.from({ length: 25 }, () => server.client().get('/api/user', bearer('srl_wrong'))),
  );
  expect(wrong.map(({ status }) => status).sort()).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
  expect(Number(wrong.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.client().get('/api/user', bearer(secret))).status).toBe(200);
});

it('the API document has the scope of every call that a token reaches, and of no other [B806]', async () => {
  const { body } = await server.client().get('/api/openapi.json');
  expect(body.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  for (const call of CALLS) {
    const path = call.path.replace(/:(\w+)/g, '{$1}').replace('/*', '/{*}');
    const operation = body.paths[path]?.[call.method.toLowerCase()];
    const scope = scopeOf(call);
    expect(operation?.security, `${call.method} ${path}`).toEqual(scope ? [{ accessToken: [scope] }] : undefined);
  }
});
