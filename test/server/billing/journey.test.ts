import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkouts } from '../../../src/server/db/schema/billing.ts';
import { createUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import {
  billingForFile,
  buy,
  CHECKOUT,
  customerOf,
  deliver,
  eventsOf,
  payer,
  standingOf,
  subscriptionOf,
} from './fixtures.ts';

const billing = billingForFile();

describe('a checkout', () => {
  it('is opened with what Stripe needs to know, and grants the plan once the event arrives [S7.31]', async () => {
    const { stripe, server } = billing;
    const person = await createUser(server);
    const { body } = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    expect(body).toMatchObject({ success: true, message: expect.any(String) });
    const sessionId = body.redirectUrl.split('/pay/')[1];
    const customer = await customerOf(billing, person.id);
    expect(stripe.world.sessions.get(sessionId)).toMatchObject({
      customer,
      price: 'price_individual',
      client_reference_id: person.id,
      metadata: { userId: person.id, planId: 'individual_pro' },
      success_url: `${server.url}/subscription/success?payment_success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/upgrade?error=user_cancelled`,
    });
    expect(stripe.world.customers.get(customer)).toMatchObject({
      email: person.email,
      metadata: { userId: person.id },
    });
    expect(await standingOf(person)).toEqual(['user', 'free', 'free']);

    const fresh = eventsOf(billing);
    const { id } = stripe.world.pay(sessionId);
    expect(await standingOf(person)).toEqual(['user', 'free', 'free']);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', planId: 'individual_pro', portal: true });
    expect(stripe.world.subscriptions.get(id)!.metadata).toEqual({
      ...{ userId: person.id, planId: 'individual_pro', checkoutId: expect.any(String) },
    });

    const again = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    expect([again.status, again.body.message]).toEqual([409, 'You already have Individual Pro.']);
  });

  it('is confirmed on the success page before any event arrives, once and only for its owner [B30]', async () => {
    const [person, other] = [await createUser(billing.server), await createUser(billing.server)];
    const { body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    const sessionId = body.redirectUrl.split('/pay/')[1];
    const ask = async ({ client } = person) =>
      (await client.post('/api/subscription/confirm-checkout', { sessionId })).body;
    expect(await ask()).toEqual({ status: 'pending', purchase: null });
    billing.stripe.world.pay(sessionId);
    expect(await ask(other)).toEqual({ status: 'unknown', purchase: null });
    const confirmed = await ask();
    expect(confirmed).toEqual({
      status: 'confirmed',
      purchase: { eventId: expect.any(String), planId: 'studio_pro', value: 39.99, currency: 'USD' },
    });
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
    expect(await ask()).toEqual(confirmed);
  });

  it('that was left is resumed; an expired one is replaced', async () => {
    const { client } = await createUser(billing.server);
    const open = async () => (await client.post(CHECKOUT, { planId: 'individual_pro' })).body.redirectUrl;
    const first = await open();
    expect(await open()).toBe(first);
    const { world } = billing.stripe;
    world.expire(world.sessions.get(first.split('/pay/')[1])!);
    const second = await open();
    expect(second).not.toBe(first);
    expect(second).toMatch(/\/pay\/cs_test_/);
  });

  it('that was paid before any event arrives is not opened again', async () => {
    const person = await createUser(billing.server);
    const { body } = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    billing.stripe.world.pay(body.redirectUrl.split('/pay/')[1]);
    for (const planId of ['individual_pro', 'individual_pro']) {
      const answer = await person.client.post(CHECKOUT, { planId });
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
      expect(answer.body.message).toMatch(/Individual Pro/);
    }
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
  });

  it('for another plan closes the previous one; one paid in the meantime is not paid twice', async () => {
    const person = await createUser(billing.server);
    const { world } = billing.stripe;
    const open = async (planId: string) => person.client.post(CHECKOUT, { planId });
    const first = (await open('individual_pro')).body.redirectUrl.split('/pay/')[1];
    await open('studio_pro');
    expect(world.sessions.get(first)!.status).toBe('expired');
    const third = (await open('individual_pro')).body.redirectUrl.split('/pay/')[1];
    world.pay(third);
    const late = await open('studio_pro');
    expect([late.status, late.body.message]).toEqual([409, 'Your payment has arrived: you have Individual Pro.']);
    expect(
      [...world.sessions.values()].filter(
        ({ client_reference_id: id, status }) => id === person.id && status === 'open',
      ),
    ).toEqual([]);
  });

  it('is created once, with one customer, for double clicks and two tabs [B25]', async () => {
    const person = await createUser(billing.server);
    const { world } = billing.stripe;
    const before = world.customers.size;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.client.post(CHECKOUT, { planId: 'studio_pro' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.redirectUrl}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(world.customers.size).toBe(before + 1);
    expect([...world.sessions.values()].filter(({ client_reference_id: id }) => id === person.id)).toHaveLength(1);
  });

  it('for two plans at once leaves one that can be paid [B25]', async () => {
    const { world } = billing.stripe;
    // Several times: some of the possible interleavings are rare.
    for (let time = 0; time < 8; time++) {
      const person = await createUser(billing.server);
      const plans = ['individual_pro', 'studio_pro', 'individual_pro', 'studio_pro'];
      const answers = await Promise.all(plans.map((planId) => person.client.post(CHECKOUT, { planId })));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const own = [...world.sessions.values()].filter((session) => session.client_reference_id === person.id);
      expect(own.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
      const rows = await billing.server.services.db.select().from(checkouts).where(eq(checkouts.userId, person.id));
      expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
      expect((await person.client.post(CHECKOUT, { planId: 'studio_pro' })).status).toBe(200);
    }
  });

  it('continues with a new customer if Stripe has lost the old one', async () => {
    const person = await createUser(billing.server, { stripeCustomerId: 'cus_of_another_account' });
    const { status } = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    expect(status).toBe(200);
    expect(billing.stripe.world.customers.has(await customerOf(billing, person.id))).toBe(true);
  });
});

describe('a subscription', () => {
  it('becomes Studio Pro for the rest of the period, goes back at once, and ends with the period [S7.29]', async () => {
    const { stripe } = billing;
    const { person, id } = await payer(billing, 'individual_pro');
    await person.client.post('/api/subscription/cancel');

    const up = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    expect(up.status).toBe(200);
    const page = new URL(up.body.redirectUrl);
    expect([page.pathname, page.searchParams.get('payment_success')]).toEqual(['/subscription/success', 'true']);
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
    expect(await subscriptionOf(person)).toMatchObject({ planId: 'studio_pro', cancelAtPeriodEnd: false });
    expect(stripe.world.subscriptions.get(id)).toMatchObject({
      cancel_at_period_end: false,
      metadata: { planId: 'studio_pro' },
    });
    const sessionId = page.searchParams.get('session_id');
    const { body } = await person.client.post('/api/subscription/confirm-checkout', { sessionId });
    expect(body).toMatchObject({ status: 'confirmed', purchase: { planId: 'studio_pro', value: 39.99 } });

    const down = await person.client.post('/api/subscription/downgrade', { targetPlan: 'individual_pro' });
    expect(down.body).toMatchObject({ success: true, subscription: { planId: 'individual_pro', status: 'active' } });
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    expect(stripe.world.subscriptions.get(id)!.items.data[0].price.id).toBe('price_individual');
    const again = await person.client.post('/api/subscription/downgrade', { targetPlan: 'individual_pro' });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);

    const canceled = await person.client.post('/api/subscription/cancel');
    expect(canceled.body.message).toMatch(
      /^Your subscription is canceled\. You keep access until \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/,
    );
    expect(canceled.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    const fresh = eventsOf(billing);
    stripe.world.endPeriod(id);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
    const [mail] = await waitForMails(billing.server, person.email);
    expect(mail!.subject).toBe('Your Individual Pro has ended');
    expect(mail!.text).toMatch(
      /The background videos that you have uploaded are kept until \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\./,
    );

    await buy(billing, person, 'individual_pro');
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
  });

  it('is charged once for double clicks [B25]', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    const before = billing.stripe.world.invoices.size;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.client.post(CHECKOUT, { planId: 'studio_pro' })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(billing.stripe.world.invoices.size).toBe(before + 1);
    expect(billing.stripe.world.subscriptions.get(id)!.items.data[0].price.id).toBe('price_studio');
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
  });

  it('waits for the card’s owner if the card requires authentication [B26]', async () => {
    const { world } = billing.stripe;
    const { person, id } = await payer(billing, 'individual_pro');
    world.cardNeedsOwner.add(await customerOf(billing, person.id));
    const { status, body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    expect(status).toBe(200);
    expect(body.redirectUrl).toMatch(/\/invoice\/in_/);
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    const same = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    expect(same.body.redirectUrl).toBe(body.redirectUrl);
    const fresh = eventsOf(billing);
    world.payInvoice(world.subscriptions.get(id)!.latest_invoice);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
  });

  it('keeps access while the card is retried, sends one mail about it, and recovers or ends [T3.13 B27]', async () => {
    const { world } = billing.stripe;
    const { person, id } = await payer(billing, 'studio_pro');
    const fresh = eventsOf(billing);
    world.fail(id);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['studio_owner', 'past_due', 'studio_owner']);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'past_due', planId: 'studio_pro' });
    world.fail(id);
    await deliver(billing, fresh());
    const refused = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Your last payment did not go through\./),
    ]);

    world.payInvoice(world.subscriptions.get(id)!.latest_invoice);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
    world.fail(id);
    world.end(id);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
    const mails = await waitForMails(billing.server, person.email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your Studio Pro has ended',
      'Your payment did not go through',
    ]);
  });

  it('has a portal for cards and invoices', async () => {
    const { person } = await payer(billing, 'individual_pro');
    const { status, body } = await person.client.post('/api/subscription/portal');
    expect([status, body]).toEqual([200, { redirectUrl: expect.stringMatching(/\/portal\/cus_/) }]);
  });
});
