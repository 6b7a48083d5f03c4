import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import type { Answer } from '../../client.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

const ROUNDS = 9;
/** A difference that an attacker could use is there every time; one that a busy machine makes is not. */
const TRIES = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Measured = { answer: Answer; milliseconds: number };

async function measure(path: string, body: object): Promise<Measured> {
  await server.services.db.delete(rateLimits);
  const client = server.client();
  const start = performance.now();
  const answer = await client.post(path, body);
  return { answer, milliseconds: performance.now() - start };
}

/** Known and unknown e-mail addresses in turn, so that whatever else the machine does slows both. */
async function compare(path: string, bodyOf: (email: string) => object): Promise<[Measured[], Measured[]]> {
  const { email } = await createUser(server);
  const known: Measured[] = [];
  const unknown: Measured[] = [];
  // The first calls open connections and make queues.
  for (let i = 0; i < 2; i += 1) await measure(path, bodyOf(`${randomUUID()}@example.com`));
  for (let i = 0; i < ROUNDS; i += 1) {
    const pair = [
      async () => known.push(await measure(path, bodyOf(email))),
      async () => unknown.push(await measure(path, bodyOf(`${randomUUID()}@example.com`))),
    ];
    // Neither is always the one that finds the other's work unfinished.
    for (const ask of i % 2 === 0 ? pair : pair.reverse()) await ask();
  }
  return [known, unknown];
}

const quartiles = (measured: Measured[]) => {
  const sorted = measured.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return { low: sorted[Math.floor(ROUNDS / 4)]!, high: sorted[Math.floor((ROUNDS * 3) / 4)]! };
};

/** The parts of a response that do not vary by themselves. */
const visible = ({ status, text, headers }: Answer) => {
  const names = [...headers.keys()].filter((name) => name !== 'date').sort();
  return JSON.stringify({ status, text, names, length: headers.get('content-length') });
};

it.each([
  ['/api/auth/forgot-password', 200, (email: string) => ({ email })],
  ['/api/auth/login', 401, (email: string) => ({ email, password: 'wrong password' })],
] as const)('S10: %s responds alike for known and unknown addresses [S7.7]', async (path, status, bodyOf) => {
  let apart = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [known, unknown] = await compare(path, bodyOf);
    expect(known[0]!.answer.status).toBe(status);
    expect(new Set([...known, ...unknown].map(({ answer }) => visible(answer))).size).toBe(1);
    // The middle halves of the times overlap: neither one measurement nor the average of a few can tell them apart.
    const [k, u] = [quartiles(known), quartiles(unknown)];
    if (k.low <= u.high && u.low <= k.high) return;
    apart += `known ${k.low}-${k.high} ms, unknown ${u.low}-${u.high} ms; `;
  }
  expect(apart).toBe('');
});
