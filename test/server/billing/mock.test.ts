import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkouts, subscriptions } from '../../../src/server/db/schema/billing.ts';
import { processExpired } from '../../../src/server/features/billing/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const CHECKOUT = '/api/subscription/create-checkout';
const PAY = '/api/test/simulate-stripe-success';

const planOf = async ({ client }: TestUser) => {
  const { role, subscriptionStatus, entitlements } = (await client.get('/api/user')).body;
  return [role, subscriptionStatus, entitlements.plan];
};

/** Starts the mock checkout and returns what its page is given. */
async function begin({ client }: TestUser, planId: string) {
  const { status, body } = await client.post(CHECKOUT, { planId });
  expect([status, body.success]).toEqual([200, true]);
  const address = new URL(body.redirectUrl, server.url);
  return { sessionId: address.searchParams.get('session_id')!, planId, address };
}

async function buy(person: TestUser, planId: string) {
  const { sessionId } = await begin(person, planId);
  const paid = await person.client.post(PAY, { sessionId, planId });
  expect([paid.status, paid.body.success]).toEqual([200, true]);
  return sessionId;
}

const expireNow = (id: string) =>
  server.services.db
    .update(subscriptions)
    .set({ periodEnd: new Date(Date.now() - 1000) })
    .where(eq(subscriptions.userId, id));

describe('the mock checkout', () => {
  it('leads from the free trial to Individual Pro, to Studio Pro, back, and out [S7.30]', async () => {
    const person = await createUser(server);
    const { address } = await begin(person, 'individual_pro');
    expect(address.pathname).toBe('/mock-checkout');
    expect(address.searchParams.get('plan')).toBe('individual_pro');
    expect(await planOf(person)).toEqual(['user', 'free', 'free']);

    await buy(person, 'individual_pro');
    expect(await planOf(person)).toEqual(['pro', 'pro', 'individual']);
    const bought = (await person.client.get('/api/subscription')).body;
    expect(bought).toMatchObject({
      status: 'active',
      planId: 'individual_pro',
      cancelAtPeriodEnd: false,
      portal: false,
    });
    const days = (Date.parse(bought.currentPeriodEnd) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThanOrEqual(31);

    await buy(person, 'studio_pro');
    expect(await planOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);

    const down = await person.client.post('/api/subscription/downgrade', { targetPlan: 'individual_pro' });
    expect(down.body).toMatchObject({ success: true, subscription: { planId: 'individual_pro', status: 'active' } });
    expect(down.body.message).toMatch(
      /^You now have Individual Pro\. The new price of \$6\.99 per month starts on \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\. Your team/,
    );
    expect(await planOf(person)).toEqual(['pro', 'pro', 'individual']);

    for (const _ of [1, 2]) {
      const canceled = await person.client.post('/api/subscription/cancel');
      expect(canceled.body).toMatchObject({
        success: true,
        subscription: { cancelAtPeriodEnd: true, status: 'active' },
      });
      expect(canceled.body.message).toMatch(
        /^Your subscription is canceled\. You keep access until \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/,
      );
    }
    expect(await planOf(person)).toEqual(['pro', 'pro', 'individual']);
    await expireNow(person.id);
    await processExpired(server.services);
    expect(await planOf(person)).toEqual(['user', 'canceled', 'free']);
    expect((await person.client.get('/api/subscription')).body).toMatchObject({
      status: 'ended',
      currentPeriodEnd: null,
    });
    expect((await person.client.post('/api/subscription/cancel')).status).toBe(409);

    await buy(person, 'individual_pro');
    expect(await planOf(person)).toEqual(['pro', 'pro', 'individual']);
  });

  it('continues with the next period unless canceled', async () => {
    const person = await createUser(server);
    await buy(person, 'individual_pro');
    await expireNow(person.id);
    await processExpired(server.services);
    const { body } = await person.client.get('/api/subscription');
    expect(body.status).toBe('active');
    expect(Date.parse(body.currentPeriodEnd)).toBeGreaterThan(Date.now());
  });

  it('is created once for two tabs and double clicks, and confirms one purchase', async () => {
    const person = await createUser(server);
    const started = await Promise.all(Array.from({ length: 5 }, () => begin(person, 'individual_pro')));
    const [sessionId, ...others] = new Set(started.map((each) => each.sessionId));
    expect(others).toEqual([]);
    const ask = async () => (await person.client.post('/api/subscription/confirm-checkout', { sessionId })).body;
    expect(await ask()).toEqual({ status: 'pending', purchase: null });
    const paid = await Promise.all(
      Array.from({ length: 5 }, () => person.client.post(PAY, { sessionId, planId: 'individual_pro' })),
    );
    expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(paid.filter(({ status }) => status >= 500)).toEqual([]);
    const confirmed = await ask();
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      purchase: { planId: 'individual_pro', value: 6.99, currency: 'USD' },
    });
    expect(await ask()).toEqual(confirmed);
    const rows = await server.services.db.select().from(checkouts).where(eq(checkouts.userId, person.id));
    expect(rows.map(({ status }) => status)).toEqual(['confirmed']);
  });

  it('for another plan replaces the previous one', async () => {
    const person = await createUser(server);
    const first = await begin(person, 'individual_pro');
    const second = await begin(person, 'studio_pro');
    const late = await person.client.post(PAY, { sessionId: first.sessionId, planId: 'individual_pro' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const other = await person.client.post(PAY, { sessionId: second.sessionId, planId: 'individual_pro' });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['planId']]);
    expect((await person.client.post(PAY, { sessionId: second.sessionId, planId: 'studio_pro' })).status).toBe(200);
    expect(await planOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
  });

  it('accepts a session made up by the page as the caller’s own, and nobody else’s [S7.32]', async () => {
    const [person, other] = [await createUser(server), await createUser(server)];
    const payment = { sessionId: `mock_${crypto.randomUUID()}`, planId: 'studio_pro' };
    expect((await person.client.post(PAY, payment)).status).toBe(200);
    const stolen = await other.client.post(PAY, payment);
    expect([stolen.status, stolen.body.code]).toEqual([404, 'not_found']);
    const asked = await other.client.post('/api/subscription/confirm-checkout', { sessionId: payment.sessionId });
    expect(asked.body).toEqual({ status: 'unknown', purchase: null });
    expect(await planOf(other)).toEqual(['user', 'free', 'free']);
  });
});

describe('who may buy what', () => {
  it.each([
    ['admin', 'free', 'individual_pro', 'Admins already have everything.'],
    ['pro', 'pro', 'individual_pro', 'You already have Individual Pro.'],
    ['user', 'active', 'individual_pro', 'You already have Individual Pro.'],
    ['studio_owner', 'studio_pro', 'studio_pro', 'You already have Studio Pro.'],
    ['studio_owner', 'studio_pro', 'individual_pro', 'You have Studio Pro. Downgrade in Account Settings.'],
    ['studio_team', 'free', 'studio_pro', /^You are on a studio’s team\./],
  ] as const)('role %s, status %s: %s is refused', async (role, subscriptionStatus, planId, message) => {
    const { client } = await createUser(server, { role, subscriptionStatus });
    const { status, body } = await client.post(CHECKOUT, { planId });
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringMatching(message)]);
  });

  it.each([
    ['user', 'free', 'studio_pro', ['studio_owner', 'studio_pro']],
    ['user', 'canceled', 'individual_pro', ['pro', 'pro']],
    ['beta', 'free', 'individual_pro', ['pro', 'pro']],
    ['pro', 'pro', 'studio_pro', ['studio_owner', 'studio_pro']],
    ['studio_team', 'free', 'individual_pro', ['studio_team', 'pro']],
  ] as const)('role %s, status %s: %s makes %j', async (role, subscriptionStatus, planId, expected) => {
    const person = await createUser(server, { role, subscriptionStatus });
    await buy(person, planId);
    expect((await planOf(person)).slice(0, 2)).toEqual(expected);
  });

  it.each(['', 'individual', 'free', 'admin', 7, null, undefined, ['individual_pro']])(
    'plan %j is unknown [S7.31]',
    async (planId) => {
      const { client } = await createUser(server);
      const { status, body } = await client.post(CHECKOUT, { planId });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', ['planId']]);
    },
  );

  it('requires sign-in for each call', async () => {
    const visitor = server.client();
    for (const path of [
      CHECKOUT,
      PAY,
      '/api/subscription/cancel',
      '/api/subscription/downgrade',
      '/api/subscription/portal',
    ])
      expect([path, (await visitor.post(path, {})).status]).toEqual([path, 401]);
    expect((await visitor.get('/api/subscription')).status).toBe(401);
  });
});

describe('without a subscription', () => {
  it('there is nothing to downgrade, cancel or manage', async () => {
    const { client } = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
    for (const [path, body] of [
      ['/api/subscription/downgrade', { targetPlan: 'individual_pro' }],
      ['/api/subscription/cancel', undefined],
      ['/api/subscription/portal', undefined],
    ] as const) {
      const answer = await client.post(path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'conflict']);
    }
    const wrong = await client.post('/api/subscription/downgrade', { targetPlan: 'free' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_input']);
    expect((await client.get('/api/subscription')).body).toMatchObject({ status: 'none', planId: null });
  });
});
