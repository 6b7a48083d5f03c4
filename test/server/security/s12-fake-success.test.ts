import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories.ts';
import { billingForFile, CHECKOUT, standingOf } from '../billing/fixtures.ts';

const billing = billingForFile();
const CONFIRM = '/api/subscription/confirm-checkout';

describe('S12: an invented payment', () => {
  it.each([
    `cs_test_${randomUUID().replaceAll('-', '')}`,
    `mock_${randomUUID()}`,
    `upgrade_${randomUUID()}`,
    'CHECKOUT_SESSION_ID',
  ])('session %s is unknown: still free, no purchase [B30]', async (sessionId) => {
    const person = await createUser(billing.server);
    const { status, body } = await person.client.post(CONFIRM, { sessionId });
    expect([status, body]).toEqual([200, { status: 'unknown', purchase: null }]);
    expect(await standingOf(person)).toEqual(['user', 'free', 'free']);
  });

  it.each(['', '../../x', '{CHECKOUT_SESSION_ID}', 'a'.repeat(256), null, 7])(
    'session %j is refused',
    async (sessionId) => {
      const { client } = await createUser(billing.server);
      const { status, body } = await client.post(CONFIRM, { sessionId });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', ['sessionId']]);
    },
  );

  it('a person’s own unpaid checkout stays pending, and somebody else’s paid one is unknown', async () => {
    const [person, other] = [await createUser(billing.server), await createUser(billing.server)];
    const { body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    const sessionId = body.redirectUrl.split('/pay/')[1];
    for (let i = 0; i < 3; i++)
      expect((await person.client.post(CONFIRM, { sessionId })).body).toEqual({ status: 'pending', purchase: null });
    expect(await standingOf(person)).toEqual(['user', 'free', 'free']);
    billing.stripe.world.pay(sessionId);
    expect((await other.client.post(CONFIRM, { sessionId })).body).toEqual({ status: 'unknown', purchase: null });
    expect(await standingOf(other)).toEqual(['user', 'free', 'free']);
  });

  it('the mock checkout is closed if Stripe is set up', async () => {
    const person = await createUser(billing.server);
    const payment = { sessionId: `mock_${randomUUID()}`, planId: 'studio_pro' };
    expect((await person.client.post('/api/test/simulate-stripe-success', payment)).status).toBe(404);
    expect(await standingOf(person)).toEqual(['user', 'free', 'free']);
  });

  it('visitors can confirm nothing', async () => {
    expect((await billing.server.client().post(CONFIRM, { sessionId: 'cs_test_1' })).status).toBe(401);
  });
});
