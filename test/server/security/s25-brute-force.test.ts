import { once } from 'node:events';
import { request } from 'node:http';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { createUser } from '../../factories.ts';
import { readOutbox, tokenOf } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(rateLimits));

/** Posts JSON from another machine's IP address; the whole of 127.0.0.0/8 is ours. */
async function postFrom(localAddress: string, path: string, data: object): Promise<number> {
  const sent = request(new URL(path, server.url), {
    method: 'POST',
    localAddress,
    headers: { 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify(data));
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}
/** Waits until no mail is left to be sent. */
const allSent = () => expect.poll(() => server.services.db.$count(mails, isNull(mails.doneAt)), SOON).toBe(0);
const login = (from: string, email: string, password: string) => postFrom(from, '/api/auth/login', { email, password });

it('S25: after 30 wrong passwords even the right one gets 429; the owner can sign in from elsewhere', async () => {
  const { email, password } = await createUser(server);
  const guess = async (count: number) => {
    const statuses = [];
    for (let i = 0; i < count; i += 1) statuses.push(await login('127.0.0.2', email, `wrong ${i}`));
    return statuses;
  };
  expect(await guess(10)).toEqual(Array(10).fill(401));
  // Not the limit of the machine's address, which is higher.
  expect(await login('127.0.0.2', email, password)).toBe(429);
  expect(await guess(20)).toEqual(Array(20).fill(429));
  expect(await login('127.0.0.3', email, password)).toBe(200);
});

it('S25: guesses at the same moment are all counted', async () => {
  const { email } = await createUser(server);
  const statuses = await Promise.all(Array.from({ length: 15 }, (_, i) => login('127.0.0.2', email, `wrong ${i}`)));
  expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
});

it('S25: guessing at one account does not lock out others on the same network', async () => {
  const [victim, neighbour] = [await createUser(server), await createUser(server)];
  for (let i = 0; i < 11; i += 1) await login('127.0.0.2', victim.email, `wrong ${i}`);
  expect(await login('127.0.0.2', victim.email, 'wrong again')).toBe(429);
  expect(await login('127.0.0.2', neighbour.email, neighbour.password)).toBe(200);
});

it('S25: one password tried on many accounts ends in 429', async () => {
  const statuses = [];
  for (let i = 0; i < 30; i += 1) statuses.push(await login('127.0.0.2', `user${i}@example.com`, 'password1'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it('S25: repeated successful sign-ins do not count as guesses', async () => {
  const { email, password } = await createUser(server);
  for (let i = 0; i < 12; i += 1) expect(await login('127.0.0.2', email, password)).toBe(200);
});

it('A7: using up the resets for somebody’s address does not use up the owner’s', async () => {
  const { email } = await createUser(server);
  const ask = (from: string) => postFrom(from, '/api/auth/forgot-password', { email });
  const statuses = [];
  for (let i = 0; i < 8; i += 1) statuses.push(await ask('127.0.0.2'));
  expect(statuses).toEqual([200, 200, 200, ...Array(5).fill(429)]);
  expect(await ask('127.0.0.3')).toBe(200);
  await expect.poll(async () => (await readOutbox(server)).filter(({ to }) => to === email).length, SOON).toBe(4);
});

it('S25: 30 resets for one address, from anywhere, send 10 mails, of which the newest works; the owner can still sign in [A7]', async () => {
  const { email, password } = await createUser(server);
  const ask = (from: string) => postFrom(from, '/api/auth/forgot-password', { email });
  const statuses = [];
  for (let i = 0; i < 30; i += 1) {
    // The tenth is the last that is sent; several are sent at a time.
    if (i === 9) await allSent();
    statuses.push(await ask(`127.0.0.${(i % 6) + 2}`));
  }
  // Three from each machine; none learns whether an e-mail was sent.
  expect(statuses).toEqual([...Array(18).fill(200), ...Array(12).fill(429)]);
  await allSent();
  const received = (await readOutbox(server)).filter(({ to }) => to === email);
  expect(received).toHaveLength(10);
  expect(await login('127.0.0.2', email, password)).toBe(200);
  const reset = { token: tokenOf(received.at(-1)!), newPassword: 'my own again' };
  expect(await postFrom('127.0.0.10', '/api/auth/reset-password', reset)).toBe(200);
  expect(await login('127.0.0.2', email, 'my own again')).toBe(200);
});

it('S25: resets from one machine for many addresses end in 429', async () => {
  const statuses = [];
  for (let i = 0; i < 12; i += 1) {
    statuses.push(await postFrom('127.0.0.2', '/api/auth/forgot-password', { email: `user${i}@example.com` }));
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});
