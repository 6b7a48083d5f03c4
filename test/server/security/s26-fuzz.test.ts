import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { toJSONSchema } from 'zod';
import type { Call } from '../../../src/contract/call.ts';
import { CALLS } from '../../../src/contract/index.ts';
import { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { HONEST, hostile, LEAK, near, type Schema } from './hostile.ts';

/**
 * Requests of each kind for each call and person. The seed makes a failure come again.
 * `FUZZ_RUNS=100 FUZZ_SEED=7 npx vitest run s26-fuzz` sends as many requests as one likes.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const SEED = Number(process.env.FUZZ_SEED ?? 26);
/** Some calls wait for work that nobody does here. */
const PATIENCE_MS = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

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
      // It was admitted and waits for a worker, as it would each time.
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

describe('S26: malformed bodies', () => {
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
