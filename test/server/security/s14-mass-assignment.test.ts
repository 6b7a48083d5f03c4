import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classTypes } from '../../../src/server/db/schema/classes.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { instructorPreferences } from '../../../src/server/db/schema/profile.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner } from '../people/fixtures.ts';

/** Fields that only the server sets. */
const PLANTED = {
  id: 'planted',
  userId: 'planted',
  role: 'admin',
  subscriptionStatus: 'studio_pro',
  downloadCount: -100,
  emailVerified: true,
  stripeCustomerId: 'cus_planted',
  stripeSubscriptionId: 'sub_planted',
  subscriptionExpiresAt: '2099-01-01T00:00:00.000Z',
  studioId: 'planted',
  entitlements: { plan: 'admin' },
  user: { role: 'admin' },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rowOf = async (id: string) => (await server.services.db.select().from(users).where(eq(users.id, id)))[0]!;
const UNTOUCHED = {
  role: 'user',
  subscriptionStatus: 'free',
  downloadCount: 0,
  emailVerified: false,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionExpiresAt: null,
};

it('S14: registration sets only address and password', async () => {
  const email = `${randomUUID()}@example.com`;
  const client = server.client();
  const answer = await client.post('/api/auth/register', { ...PLANTED, email, password: 'secret-1' });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ role: 'user', subscriptionStatus: 'free', downloadCount: 0 });
  expect(answer.body.user.id).not.toBe('planted');
  expect(await rowOf(answer.body.user.id)).toMatchObject(UNTOUCHED);
});

it('S14: signing in, preferences and a new password change nothing else', async () => {
  const { client, id, email, password } = await createUser(server);
  const other = await createUser(server);
  const before = await rowOf(id);
  const planted = { ...PLANTED, userId: other.id };
  await client.post('/api/auth/login', { ...planted, email, password });
  const saved = await client.post('/api/instructor-preferences', { ...planted, instructorName: 'A', studio: 'S' });
  expect(saved.status).toBe(200);
  const change = { ...planted, currentPassword: password, newPassword: 'secret-2' };
  expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
  expect(await rowOf(id)).toEqual(before);
  expect(await server.services.db.select().from(instructorPreferences)).toMatchObject([{ userId: id }]);
});

it('S14: a class type belongs to its creator', async () => {
  const { client, id } = await createUser(server, { role: 'pro' });
  for (const userId of [null, 'planted']) {
    const body = { ...PLANTED, userId, editable: true, classType: `Mine ${userId}` };
    expect((await client.post('/api/custom-class-types', body)).body).toMatchObject({ userId: id });
    await client.post('/api/class-descriptions', { ...PLANTED, userId, className: 'Mine null', description: 'D' });
  }
  const made = await server.services.db.select().from(classTypes);
  expect(made.map(({ userId }) => userId)).toEqual([id, id]);
  expect((await client.get('/api/class-descriptions')).body).toMatchObject([{ userId: id }]);
});

it('S14: a seat, a name and an acceptance set nothing else', async () => {
  const owner = await createOwner(server);
  const before = await rowOf(owner.id);
  const other = await createOwner(server);
  const planted = { ...PLANTED, userId: other.id, studioId: other.id, tokenHash: 'x', ownerId: other.id };
  const added = await owner.client.post('/api/studio/team', { ...planted, email: 'new@s14.example', name: 'Jo' });
  expect(added.body).toMatchObject({ studioId: owner.id, email: 'new@s14.example' });
  expect(added.body.userId).toBeUndefined();
  const path = `/api/studio/team/${added.body.id}`;
  const renamed = await owner.client.put(path, { ...planted, email: 'other@s14.example', name: 'Bo' });
  expect(renamed.body).toEqual({ ...added.body, name: 'Bo' });
  await owner.client.put('/api/studio/owner-name', { ...planted, displayName: 'Mara' });
  await owner.client.post('/api/track-name-change', planted);
  expect((await owner.client.post('/api/studio/invitations/accept', { ...planted, token: 'x' })).status).toBe(404);
  expect(await rowOf(owner.id)).toEqual(before);
});

it('S14: buying, canceling and confirming ignore additional fields', async () => {
  const { client, id } = await createUser(server);
  const planted = {
    ...PLANTED,
    status: 'active',
    customer: 'cus_planted',
    currentPeriodEnd: '2099-01-01T00:00:00.000Z',
  };
  const checkout = await client.post('/api/subscription/create-checkout', { ...planted, planId: 'individual_pro' });
  expect(checkout.status).toBe(200);
  const sessionId = new URL(checkout.body.redirectUrl, server.url).searchParams.get('session_id');
  await client.post('/api/subscription/confirm-checkout', { ...planted, sessionId });
  await client.post('/api/subscription/cancel', planted);
  await client.post('/api/subscription/downgrade', { ...planted, targetPlan: 'individual_pro' });
  expect(await rowOf(id)).toMatchObject(UNTOUCHED);
  expect((await client.get('/api/subscription')).body).toMatchObject({ status: 'none', planId: null });
});
