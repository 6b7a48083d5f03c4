import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { keepErrors } from '../../log.ts';
import { PACKED, packedLike } from '../../packed.ts';
import { startServer, type TestServer } from '../../server.ts';
import { HONEST, hostile, LEAK, near, type Schema } from './hostile.ts';

/**
 * People of every plan create, use, delete and use again what they and the others have made, by the API document of the running program.
 * `FUZZ_REQUESTS=20000 FUZZ_SEED=7 npx vitest run test/server/security/s26-sequences.test.ts` sends as many requests as one likes.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 26);
/** Some calls wait for work that nobody does here. */
const PATIENCE_MS = 1_000;
/** Requests of a sequence after the one that creates something. */
const STEPS = { least: 4, most: 12 };

const PEOPLE = {
  admin: { role: 'admin' },
  owner: { role: 'studio_owner', subscriptionStatus: 'studio_pro' },
  member: { role: 'studio_team' },
  pro: { role: 'pro', subscriptionStatus: 'pro' },
  beta: { role: 'beta' },
  free: { role: 'user' },
} as const;
const KINDS = [...(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]), 'visitor'] as const;
type Kind = (typeof KINDS)[number];
/** People with more permissions come more often: a refusal at the entry point tests only the entry point. */
const TURNS = [...KINDS, 'admin', 'admin', 'owner', 'pro'] as const;

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Call = Operation & { method: string; path: string };

const VIDEO = readFileSync(join(import.meta.dirname, '../../samples/h264_portrait_720x1080_1s.mp4'));
const { log, errors } = keepErrors();

let server: TestServer;
let calls: Call[];
const people = new Map<Kind, TestUser>();
/** Values from responses so far, by field name: ids, addresses, tokens. */
const known = new Map<string, unknown[]>();
/** How often each status was returned. */
const statuses = new Map<number, number>();
let requests = 0;

beforeAll(async () => {
  server = await startServer({}, log);
  const { body } = await server.client().get('/api/openapi.json');
  calls = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
});
afterAll(() => server.close());

const isCreating = ({ method, path }: Call) => method === 'POST' && !/logout|login|webhook|client-errors/.test(path);
const isDeleting = ({ method }: Call) => method === 'DELETE';

/** Names under which one call takes what another answers with. */
const ALIASES: Record<string, string[]> = {
  id: ['id', 'jobId', 'renderId', 'sourceId', 'compressionId'],
  videoId: ['id', 'sourceId'],
  memberId: ['id'],
  userId: ['userId'],
  targetUserId: ['userId'],
  studioId: ['userId'],
  backgroundPublicId: ['publicId', 'url'],
  textOverlayPublicId: ['textOverlayPublicId'],
  className: ['className', 'classType'],
  '*': ['publicId'],
};

function remember(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const each of value.slice(0, 5)) remember(each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) remember(each, key);
  else if ((typeof value === 'string' && value !== '' && value.length < 300) || typeof value === 'number') {
    const values = known.get(name) ?? [];
    known.set(name, [...values.filter((each) => each !== value), value].slice(-40));
  }
}

type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

/** Draws one value after the other, the same for the same seed. */
function drawing(): Draw {
  let seed = SEED;
  return (arbitrary) => fc.sample(arbitrary, { numRuns: 1, seed: seed++ })[0]!;
}

/** A value for a field: one that was answered before, one that fits, or one that does not. */
function fieldOf(draw: Draw, name: string, schema: Schema): unknown {
  if (schema.contentMediaType && draw(fc.nat(9)) > 0) return packedFor(draw, name);
  if (name === 'password' && draw(fc.nat(9)) > 0) return 'correct horse';
  const answered = (ALIASES[name] ?? [name]).flatMap((alias) => known.get(alias) ?? []);
  const kind = draw(fc.nat(9));
  if (kind < 7 && answered.length > 0) return draw(fc.constantFrom(...answered.slice(-12)));
  return draw(kind < 9 ? near(schema) : hostile);
}

/** Half of what is packed is as it should be: a refusal at the entry point tests only that. */
function packedFor(draw: Draw, name: string): string {
  const { right } = PACKED[name as keyof typeof PACKED];
  return draw(fc.boolean()) ? JSON.stringify(right) : draw(packedLike(right, hostile));
}

function fieldsOf(draw: Draw, schema: Schema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(() => draw(fc.nat(19)) > 0);
  return Object.fromEntries(fields.map(([name, each]) => [name, fieldOf(draw, name, each)]));
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function requestOf(draw: Draw, call: Call): { path: string; headers: Record<string, string>; body?: BodyInit } {
  let path = call.path;
  const query = new URLSearchParams();
  for (const parameter of call.parameters ?? []) {
    const value = text(fieldOf(draw, parameter.name, parameter.schema));
    if (parameter.in === 'query') query.set(parameter.name, value);
    else path = path.replace(`{${parameter.name}}`, encodeURIComponent(value) || 'x');
  }
  const address = `${path}?${query}`;
  if (call.path.startsWith('/api/uploads')) return { path: address, ...tusPart(draw, call.method) };
  const [[type, content] = []] = Object.entries(call.requestBody?.content ?? {});
  if (!type || !content) return { path: address, headers: {} };
  const fields = fieldsOf(draw, content.schema);
  if (!type.startsWith('multipart')) {
    return { path: address, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const isFile = (content.schema.properties?.[name]?.format as string) === 'binary';
    if (!isFile) form.append(name, text(value));
    else if (name !== 'image') form.append(name, new Blob([draw(fc.nat(3)) > 0 ? VIDEO : text(value)]), 'x.mp4');
  }
  return { path: address, headers: {}, body: form };
}

/** A request of the tus protocol: begins an upload, or sends a run of the video's bytes. */
function tusPart(draw: Draw, method: string): { headers: Record<string, string>; body?: BodyInit } {
  const version = { 'tus-resumable': '1.0.0' };
  if (method === 'POST') {
    const length = draw(fc.constantFrom(VIDEO.length, 0, 1, -1, 2_000_000_000));
    const title = Buffer.from(text(draw(hostile))).toString('base64');
    return { headers: { ...version, 'upload-length': String(length), 'upload-metadata': `title ${title}` } };
  }
  if (method !== 'PATCH') return { headers: version };
  const offset = draw(fc.constantFrom(0, 0, 1, VIDEO.length, -1));
  const bytes = VIDEO.subarray(Math.max(0, offset), draw(fc.constantFrom(VIDEO.length, 50_000)));
  const headers = { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return { headers, body: new Uint8Array(bytes) };
}

/** The person's browser; whom a sequence has deleted, demoted or signed out is made anew. */
async function personOf(kind: Kind): Promise<TestUser | null> {
  if (kind === 'visitor') return null;
  const last = people.get(kind);
  if (last) {
    const { body } = await last.client.get('/api/user');
    if (body?.role === PEOPLE[kind].role) return last;
  }
  const person = await createUser(server, PEOPLE[kind]);
  people.set(kind, person);
  remember({ userId: person.id, email: person.email });
  return person;
}

async function send(draw: Draw, call: Call, person: TestUser | null): Promise<Answer | null> {
  const client = new Client(server.url);
  for (const [name, value] of person?.client.cookies ?? []) client.cookies.set(name, value);
  const { path, headers, body } = requestOf(draw, call);
  requests++;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await client
    .request(call.method, path, { headers, signal, ...(body !== undefined && { body }) })
    // A call kept waiting for a worker was admitted.
    .catch((error) => (error.name === 'TimeoutError' ? null : Promise.reject(error)));
  if (!answer) return null;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const location = answer.headers.get('location')?.split('/').at(-1);
  if (location && call.path === '/api/uploads') remember({ id: location });
  if (answer.status < 300) remember(answer.body);
  const told = `${call.method} ${path} ${text(typeof body === 'string' ? body : '').slice(0, 400)} -> ${answer.status} ${answer.text.slice(0, 400)}`;
  if (answer.status >= 500) expect(HONEST, told).toContain(answer.body?.code);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) expect(answer.text, told).not.toMatch(LEAK);
  return answer;
}

/** One person begins, and at each step it may be somebody else's turn. */
async function runSequence(draw: Draw): Promise<void> {
  await server.services.db.execute(sql`delete from rate_limits`);
  const turn = () => personOf(draw(fc.constantFrom(...TURNS)));
  let person = await turn();
  await send(draw, draw(fc.constantFrom(...calls.filter(isCreating))), person);
  const steps = draw(fc.integer({ min: STEPS.least, max: STEPS.most }));
  for (let i = 0; i < steps; i++) {
    if (draw(fc.nat(2)) === 0) person = await turn();
    const some = draw(fc.nat(4)) === 0 ? calls.filter(isDeleting) : calls;
    await send(draw, draw(fc.constantFrom(...some)), person);
  }
}

describe('S26: create, use, delete, use again', () => {
  it('A17: no call causes a server failure or an error in the log, whoever makes it and in any order, also inside what is packed', {
    timeout: 3_600_000,
  }, async () => {
    const draw = drawing();
    while (requests < REQUESTS) await runSequence(draw);
    const counted = Object.fromEntries([...statuses].sort(([a], [b]) => a - b));
    process.stdout.write(`${requests} requests, seed ${SEED}: ${JSON.stringify(counted)}\n`);
    // Whatever was refused, the log has no error.
    expect(errors).toEqual([]);
    // A fuzz test refused at the entry point tests nothing: a good part must have got through.
    const through = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    expect(through).toBeGreaterThan(requests / 10);
  });
});

describe('S26: while the database is away', () => {
  it('calls get 503 with Retry-After, none fails otherwise, and all work again afterwards', async () => {
    const { pathname } = new URL(server.services.config.databaseUrl ?? '');
    const name = pathname.slice(1);
    const admin = new pg.Client({
      connectionString: server.services.config.databaseUrl?.replace(pathname, '/postgres'),
    });
    await admin.connect();
    const person = await personOf('pro');
    try {
      await admin.query(`alter database "${name}" with allow_connections false`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      const draw = drawing();
      // Side by side: each call that changes nothing is tried again for two seconds.
      const ask = async (call: Call) => {
        const client = new Client(server.url);
        for (const [cookie, value] of person!.client.cookies) client.cookies.set(cookie, value);
        const { path, headers, body } = requestOf(draw, call);
        const answer = await client.request(call.method, path, { headers, ...(body !== undefined && { body }) });
        const told = `${call.method} ${path} -> ${answer.status} ${answer.text.slice(0, 300)}`;
        if (answer.status >= 500) {
          expect(answer.status, told).toBe(503);
          expect(answer.headers.get('retry-after'), told).toMatch(/^\d+$/);
        }
        expect(answer.text, told).not.toMatch(LEAK);
      };
      // Somebody's few connections at a time, as a browser has them.
      const waiting = [...calls];
      const askAll = async () => {
        for (let call = waiting.shift(); call; call = waiting.shift()) await ask(call);
      };
      await Promise.all(Array.from({ length: 12 }, askAll));
    } finally {
      await admin.query(`alter database "${name}" with allow_connections true`);
      await admin.end();
    }
    await expect.poll(async () => (await person!.client.get('/api/user')).status, { timeout: 30_000 }).toBe(200);
  });
});
