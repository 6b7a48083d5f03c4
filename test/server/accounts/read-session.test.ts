import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessions, users } from '../../../src/server/db/schema/people.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

const SESSION = 'spinreel.session_token';
const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('reads person and session in one query, anew for each call: what changed elsewhere counts at once [B170]', async () => {
  const { db } = server.services;
  const { client, id } = await createUser(server);
  const status = async () => (await client.get('/api/instructor-preferences')).status;
  expect(await status()).toBe(200);
  const query = vi.spyOn(db.$client, 'query');
  expect((await client.get('/api/user')).body.role).toBe('user');
  // One for the call, and one that sees that there is nothing to extend.
  expect(query.mock.calls.length).toBe(2);
  query.mockRestore();

  await db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
  expect((await client.get('/api/user')).body.role).toBe('admin');
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, id));
  expect(await status()).toBe(401);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + DAY) })
    .where(eq(sessions.userId, id));
  expect(await status()).toBe(200);
  await db.delete(sessions).where(eq(sessions.userId, id));
  expect(await status()).toBe(401);
});

it('refuses a session whose signature is not ours, however it is written [B170]', async () => {
  const { client } = await createUser(server);
  const [token, signature] = decodeURIComponent(client.cookies.get(SESSION)!).split('.') as [string, string];
  const statusWith = async (cookie: string) =>
    (await server.client().request('GET', '/api/instructor-preferences', { headers: { cookie } })).status;
  const own = `${token}.${encodeURIComponent(signature)}`;
  expect(await statusWith(`theme=dark; ${SESSION}=${own}`)).toBe(200);
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const wrong of [
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${encodeURIComponent(flipped)}`,
    `${own}%`,
    `x${own}`,
    '%E0%A4%A',
  ])
    expect(await statusWith(`${SESSION}=${wrong}`), wrong).toBe(401);
  // The first of two of the same name counts, as for the library that sets it.
  expect(await statusWith(`${SESSION}=x; ${SESSION}=${own}`)).toBe(401);
});

it('extends a session that is more than a day old [B170]', async () => {
  const { db } = server.services;
  const { client, id } = await createUser(server);
  const find = async () => (await db.select().from(sessions).where(eq(sessions.userId, id)))[0]!.expiresAt.getTime();
  const fresh = await find();
  await client.get('/api/auth/user');
  expect(await find()).toBe(fresh);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 28.9 * DAY) })
    .where(eq(sessions.userId, id));
  await client.get('/api/auth/user');
  expect(await find()).toBeGreaterThan(Date.now() + 29.9 * DAY);
});
