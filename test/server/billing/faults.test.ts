import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { findPerson } from '../../../src/server/accounts/people.ts';
import { checkouts } from '../../../src/server/db/schema/billing.ts';
import { startCheckout } from '../../../src/server/features/billing/actions.ts';
import { openStripe } from '../../../src/server/payments/stripe.ts';
import { createUser } from '../../factories.ts';
import type { Mood } from '../../fakes/stripe/index.ts';
import { billingForFile, CHECKOUT, payer, standingOf, subscriptionOf } from './fixtures.ts';

const billing = billingForFile();
afterEach(() => {
  billing.stripe.mood = 'good';
});

const FAULTS: [Mood, number, string][] = [
  ['error', 502, 'provider_failed'],
  ['busy', 502, 'provider_failed'],
  ['unauthorized', 502, 'provider_failed'],
  ['drop', 502, 'provider_failed'],
];

describe('when Stripe fails', () => {
  it.each(FAULTS)(
    '%s: checkout says so, changes nothing, and works once Stripe does [B31]',
    async (mood, status, code) => {
      const person = await createUser(billing.server);
      billing.stripe.mood = mood;
      const failed = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
      const said = { code, message: 'Failed to create checkout session', reference: expect.any(String) };
      expect([failed.status, failed.body]).toEqual([status, said]);
      expect(await standingOf(person)).toEqual(['user', 'free', 'free']);
      billing.stripe.mood = 'good';
      expect((await person.client.post(CHECKOUT, { planId: 'individual_pro' })).status).toBe(200);
    },
  );

  it.each(FAULTS)('%s: upgrade, downgrade, cancel and portal say so and change nothing', async (mood, status, code) => {
    const { person } = await payer(billing, 'studio_pro');
    const before = await subscriptionOf(person);
    billing.stripe.mood = mood;
    for (const [path, body] of [
      ['/api/subscription/downgrade', { targetPlan: 'individual_pro' }],
      ['/api/subscription/cancel', undefined],
      ['/api/subscription/portal', undefined],
    ] as const) {
      const answer = await person.client.post(path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
      expect(answer.text).not.toMatch(/sk_test|stripe/i);
    }
    expect(await subscriptionOf(person)).toEqual(before);
  });
});

it('a request to a silent Stripe times out, and is repeated with the same key [B31]', async () => {
  const { server, stripe } = billing;
  const { id } = await createUser(server);
  const patient = {
    ...server.services,
    payments: await openStripe(server.services.config.stripe!, server.services.log, 300),
  };
  const user = (await findPerson(server.services.db, { id }))!;
  stripe.mood = 'silent';
  await expect(startCheckout(patient, user, 'individual_pro')).rejects.toMatchObject({
    code: 'provider_timeout',
    status: 504,
    message: 'Failed to create checkout session',
  });
  stripe.mood = 'good';
  const { redirectUrl } = await startCheckout(patient, user, 'individual_pro');
  expect(redirectUrl).toMatch(/\/pay\/cs_test_/);
  expect(await server.services.db.$count(checkouts, eq(checkouts.userId, id))).toBe(1);
});

it('while Stripe is down a paid checkout stays pending on the success page, without an error', async () => {
  const { client } = await createUser(billing.server);
  const { body } = await client.post(CHECKOUT, { planId: 'individual_pro' });
  const sessionId = body.redirectUrl.split('/pay/')[1];
  billing.stripe.world.pay(sessionId);
  billing.stripe.mood = 'drop';
  const ask = async () => (await client.post('/api/subscription/confirm-checkout', { sessionId })).body.status;
  expect(await ask()).toBe('pending');
  billing.stripe.mood = 'good';
  expect(await ask()).toBe('confirmed');
});

it('S7: an address in the request is ignored', async () => {
  const { client } = await createUser(billing.server);
  const elsewhere = 'https://evil.example/';
  const more = {
    successUrl: elsewhere,
    success_url: elsewhere,
    cancelUrl: elsewhere,
    cancel_url: elsewhere,
    redirectUrl: elsewhere,
  };
  const { status, body } = await client.post(CHECKOUT, {
    planId: 'studio_pro',
    customer: 'cus_other',
    price: 'price_1',
    ...more,
  });
  expect(status).toBe(200);
  const session = billing.stripe.world.sessions.get(body.redirectUrl.split('/pay/')[1])!;
  expect(JSON.stringify(session)).not.toContain('evil.example');
  expect(session).toMatchObject({ price: 'price_studio', customer: expect.stringMatching(/^cus_[0-9a-f]+$/) });
  const portal = await client.post('/api/subscription/portal', { return_url: elsewhere });
  expect([portal.status, portal.text.includes('evil')]).toEqual([200, false]);
});

describe('the local Stripe refuses what Stripe refuses', () => {
  const ask = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${billing.stripe.env.STRIPE_API_BASE}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${billing.stripe.env.STRIPE_SECRET_KEY}`,
        'stripe-version': '2026-10-28.endive',
        ...headers,
      },
      body: new URLSearchParams(body),
    });
  const refusalOf = async (response: Response) => [response.status, (await response.json()).error];
  const SESSION = {
    mode: 'subscription',
    success_url: 'https://a.example',
    'line_items[0][price]': 'price_studio',
    'line_items[0][quantity]': '1',
  };

  it.each([
    ['an unknown parameter', '/v1/customers', { successUrl: 'x' }, { code: 'parameter_unknown', param: 'successUrl' }],
    [
      'a missing one',
      '/v1/checkout/sessions',
      { mode: 'subscription' },
      { code: 'parameter_missing', param: 'line_items' },
    ],
    [
      'an unknown price',
      '/v1/checkout/sessions',
      { ...SESSION, 'line_items[0][price]': 'price_x' },
      { code: 'resource_missing' },
    ],
    [
      'an unknown customer',
      '/v1/checkout/sessions',
      { ...SESSION, customer: 'cus_x' },
      { code: 'resource_missing', param: 'customer' },
    ],
    [
      'no address',
      '/v1/checkout/sessions',
      { ...SESSION, success_url: '/success' },
      { code: 'url_invalid', param: 'success_url' },
    ],
  ] as const)('%s', async (_what, path, body, error) => {
    expect(await refusalOf(await ask(path, body))).toEqual([400, expect.objectContaining(error)]);
  });

  it('a wrong key, and an idempotency key used for something else', async () => {
    expect((await ask('/v1/customers', {}, { authorization: 'Bearer sk_test_other' })).status).toBe(401);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await (await ask('/v1/customers', { email: 'a@example.com' }, headers)).json();
    expect((await (await ask('/v1/customers', { email: 'a@example.com' }, headers)).json()).id).toBe(first.id);
    const [status, error] = await refusalOf(await ask('/v1/customers', { email: 'b@example.com' }, headers));
    expect([status, error.type]).toEqual([400, 'idempotency_error']);
  });
});
