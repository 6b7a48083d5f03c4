import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getToday } from '../../../src/contract/admin.ts';
import { subscriptions } from '../../../src/server/db/schema/billing.ts';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addDoneRender } from '../renders/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web' });
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const NONE = { count: 0, people: [] };
const about = (...people: TestUser[]) => people.map(({ id, email }) => ({ id, email }));

it('counts what needs an admin today and names the latest people; what is older or mended is not among it [B102]', async () => {
  const { db } = server.services;
  const yesterday = new Date(Date.now() - 25 * HOUR);
  const admin = await createUser(server, { role: 'admin', createdAt: yesterday });
  const look = async () => {
    const { status, body } = await admin.client.get(getToday.path);
    expect(status).toBe(200);
    return body;
  };
  expect(await look()).toEqual({
    unmatchedPayments: 0,
    ...{ overdue: NONE, failedFilms: NONE, failedUploads: NONE, newPeople: NONE },
  });

  const [ann, bea] = [await createUser(server), await createUser(server)];
  await db
    .update(users)
    .set({ createdAt: new Date(Date.now() - HOUR) })
    .where(eq(users.id, ann.id));
  const paid = {
    planId: 'individual_pro',
    source: 'mock',
    readNumber: 0,
    periodEnd: new Date(),
    cancelAtPeriodEnd: false,
  } as const;
  await db.insert(subscriptions).values([
    { ...paid, userId: ann.id, status: 'past_due' },
    { ...paid, userId: bea.id, status: 'active' },
  ]);
  const failed = { publicId: randomUUID(), title: 'Loop', bytes: 1, reserved: 1 };
  await db.insert(uploads).values([
    { ...failed, uploaderId: bea.id, userId: ann.id },
    { ...failed, publicId: randomUUID(), uploaderId: bea.id },
    { ...failed, publicId: randomUUID(), uploaderId: ann.id, touchedAt: yesterday },
  ]);
  // In the order that the trigger allows.
  await db.update(uploads).set({ status: 'checking', leaseId: randomUUID(), leaseUntil: new Date() });
  await db.update(uploads).set({ status: 'failed', leaseId: null, leaseUntil: null });
  const render = await addDoneRender(server, ann.id);
  const [row] = await db.select().from(renders).where(eq(renders.id, render));
  await db.update(renders).set({ startedAt: new Date() }).where(eq(renders.id, render));
  const end = (status: 'failed' | 'done') => db.update(films).set({ status }).where(eq(films.key, row!.filmKey));
  await end('failed');
  expect(await look()).toEqual({
    unmatchedPayments: 0,
    overdue: { count: 1, people: about(ann) },
    failedFilms: { count: 1, people: about(ann) },
    failedUploads: { count: 2, people: about(bea) },
    newPeople: { count: 2, people: about(bea, ann) },
  });
  await end('done');
  expect((await look()).failedFilms).toEqual(NONE);
  expect((await ann.client.get(getToday.path)).status).toBe(403);
});
