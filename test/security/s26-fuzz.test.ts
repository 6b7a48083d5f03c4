import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { toJSONSchema } from 'zod';
import type { Call } from '../../src/contract/call.ts';
import { CALLS } from '../../src/contract/index.ts';
import { Client } from '../client.ts';
import { createUser, type TestUser } from '../factories.ts';
import { startServer, type TestServer } from '../server.ts';

/** Requests of each kind for each call and person. The seed makes a failure come again. */
const RUNS = 12;
const SEED = 26;
/** Some calls wait for work that nobody does here. */
const PATIENCE_MS = 1_500;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What people, programs and attackers send where something else is expected. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      false,
      0,
      -1,
      1e308,
      -0.5,
      2 ** 53,
      '',
      ' ',
      '0',
      '-1',
      'null',
      'undefined',
      '[]',
      '{}',
      'NaN',
      '\u0000',
      '\ud800',
    ],
    ...[
      "'; drop table users; --",
      '<img src=x onerror=alert(1)>',
      '../../etc/passwd',
      '%2e%2e%2f',
      '{{7*7}}',
      '=1+1',
      '🎉'.repeat(40),
    ],
    ...[
      'x'.repeat(30),
      'x'.repeat(31),
      'x'.repeat(5_000),
      '9999-12-31',
      '0000-00-00',
      '2026-02-30',
      'a@b.c',
      `${'a'.repeat(250)}@example.com`,
    ],
    ...[
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      [],
      {},
      [[]],
      [null],
      { $ne: null },
      { __proto__: { role: 'admin' } },
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
);

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Values that a schema may accept, on its boundaries and just beyond them. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(near));
  if (schema.type === 'object') return shaped(schema.properties ?? {});
  if (schema.type === 'array') return fc.array(near(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') {
    const [low, high] = [schema.minimum ?? -1e6, schema.maximum ?? 1e6];
    return fc.constantFrom(low - 1, low, low + 1, high - 1, high, high + 1, 0.5);
  }
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'date') return fc.constantFrom('2030-01-31', '2030-02-29', '9999-12-31');
  if (schema.type === 'string') {
    const [low, high] = [schema.minLength ?? 0, schema.maxLength ?? 40];
    return fc
      .constantFrom(...[low - 1, low, high, high + 1].filter((n) => n >= 0))
      .map((n) => 'x'.repeat(Math.min(n, 9_000)));
  }
  return hostile;
}

/** Each field is near what is wanted, hostile or absent; now and then there is one more. */
function shaped(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: near(schema) },
        { weight: 3, arbitrary: hostile },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    ]),
  );
  return fc.record({ ...fields, userId: fc.option(hostile, { freq: 5, nil: undefined }) });
}

const schemaOf = (type: z.ZodType): Schema => toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
const partOf = (type: z.ZodType | undefined) =>
  (type ? near(schemaOf(type)) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** As a client would put it into an address; lone surrogates cannot be. */
const inAddress = (value: unknown) => encodeURIComponent(text(value).toWellFormed());

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };
const inputs = (call: Call): fc.Arbitrary<Input> =>
  fc.record({
    params: partOf(call.params),
    query: partOf(call.query),
    body: fc.oneof({ weight: 8, arbitrary: partOf(call.body ?? call.form) }, { weight: 1, arbitrary: hostile }),
  });

function addressOf({ path }: Call, { params, query }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => inAddress(params[name] ?? 'x') || 'x');
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${filled}?${parameters.map(([name, value]) => `${name}=${inAddress(value)}`).join('&')}`;
}

async function send(client: Client, call: Call, input: Input) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const path = addressOf(call, input);
  if (call.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(input.body))) form.append(name, text(value));
    for (const name of call.files ?? []) form.append(name, new Blob([text(input.body)]), 'x.mp4');
    return client.request(call.method, path, { body: form, signal });
  }
  if (call.method === 'GET') return client.get(path, { signal });
  const body = JSON.stringify(input.body) ?? '';
  return client.request(call.method, path, { headers: { 'content-type': 'application/json' }, body, signal });
}

/** Answers that say that something outside is not there; everything else from 500 on is ours. */
const HONEST = new Set(['unavailable', 'provider_failed', 'provider_timeout']);
const LEAK = /\bat .+:\d+:\d+|node_modules|\/src\/server\/|Failed query|syntax error|violates|ECONN/;

describe.each(['admin', 'studio_owner', 'user'] as const)('S26: as %s', (role) => {
  let person: TestUser;
  const renew = async () => {
    person = await createUser(server, { role });
  };
  beforeAll(renew);

  it.each(CALLS.map((call) => [call.method, call.path, call] as const))('%s %s', async (_method, _path, call) => {
    for (const input of fc.sample(inputs(call), { numRuns: RUNS, seed: SEED })) {
      await server.services.db.execute(sql`delete from rate_limits`);
      // A copy of the person's browser: calls that sign in or out change only its cookies.
      const client = new Client(server.url);
      for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
      const answer = await send(client, call, input).catch((error) =>
        error.name === 'TimeoutError' ? null : Promise.reject(error),
      );
      // It was let in and waits for a worker, as it would each time.
      if (!answer) break;
      const told = `${JSON.stringify(input).slice(0, 600)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
      if (answer.status >= 500) expect(HONEST, told).toContain(answer.body?.code);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) expect(answer.text, told).not.toMatch(LEAK);
      if (answer.status >= 400 && answer.body)
        expect(answer.body, told).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    if ((await person.client.get('/api/user')).status !== 200) await renew();
  });
});

describe('S26: bodies that are none', () => {
  const raw = [
    '',
    '{',
    '[',
    '"',
    'null',
    '{"a":',
    '\u0000',
    '{"__proto__":{"role":"admin"}}',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
  ];
  const kinds = [
    ['application/json', raw],
    ...['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'x/y'].map((type) => [
      type,
      raw.slice(0, 3),
    ]),
  ] as [string, string[]][];
  let client: Client;
  beforeAll(async () => {
    client = (await createUser(server, { role: 'admin' })).client;
  });

  it.each(CALLS.filter(({ method }) => method !== 'GET').map((call) => [call.method, call.path, call] as const))(
    '%s %s',
    async (method, _path, call) => {
      for (const [type, bodies] of kinds) {
        for (const body of bodies) {
          await server.services.db.execute(sql`delete from rate_limits`);
          const path = call.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
          const options = { headers: { 'content-type': type }, body, signal: AbortSignal.timeout(PATIENCE_MS) };
          const answer = await client.request(method, path, options).catch(() => null);
          if (!answer) continue;
          const told = `${type} ${body.slice(0, 30)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
          if (answer.status >= 500) expect(HONEST, told).toContain(answer.body?.code);
          expect(answer.text, told).not.toMatch(LEAK);
        }
      }
    },
  );
});
