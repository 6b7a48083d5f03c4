import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureAdmin } from '../../../src/server/accounts/actions.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

const ADMIN = { email: 'Boss@Example.com', password: 'the boss' };

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

function start(admin: typeof ADMIN | null = ADMIN): Promise<void> {
  const { services } = server;
  return ensureAdmin({ ...services, config: { ...services.config, admin } });
}
const admins = () => server.services.db.select().from(users).where(eq(users.role, 'admin'));

it('makes the account of ADMIN_EMAIL an admin, once', async () => {
  await Promise.all([start(), start()]);
  await start({ email: 'other@example.com', password: 'another' });
  expect(await admins()).toMatchObject([{ email: 'boss@example.com', emailVerified: true }]);
  const answer = await server.client().post('/api/auth/login', ADMIN);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ role: 'admin', entitlements: { badge: 'ADMIN' } });
});

it('promotes an account that was registered before', async () => {
  const { client, id, email, password } = await createUser(server, { email: 'boss@example.com' });
  await start();
  expect(await admins()).toMatchObject([{ id }]);
  expect((await client.get('/api/user')).status).toBe(401);
  expect((await server.client().post('/api/auth/login', { email, password })).status).toBe(401);
  expect((await server.client().post('/api/auth/login', ADMIN)).status).toBe(200);
});

it('changes nothing if there is an admin or no setting', async () => {
  await start(null);
  expect(await admins()).toEqual([]);
  const { id } = await createUser(server, { role: 'admin' });
  const { client } = await createUser(server, { email: 'boss@example.com' });
  await start();
  expect(await admins()).toMatchObject([{ id }]);
  expect((await client.get('/api/user')).body.role).toBe('user');
});
