import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkouts, closedCustomers, unmatchedSubscriptions } from '../../../src/server/db/schema/billing.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { processExpired } from '../../../src/server/features/billing/actions.ts';
import { reconcile } from '../../../src/server/features/billing/reconcile.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { Resource } from '../../fakes/stripe/world.ts';
import { waitForMails } from '../../outbox.ts';
import { SOON } from '../../soon.ts';
import { billingForFile, CHECKOUT, customerOf, deliver, eventsOf, settled } from './fixtures.ts';

const billing = billingForFile();
const db = () => billing.server.services.db;
afterEach(() => {
  billing.stripe.mood = 'good';
  billing.stripe.lag = 0;
});

const admin = () => createUser(billing.server, { role: 'admin' });
/** Opens a checkout and returns its URL. */
async function open({ client }: TestUser, planId = 'individual_pro'): Promise<string> {
  const { body } = await client.post(CHECKOUT, { planId });
  return body.redirectUrl.split('/pay/')[1];
}
async function remove({ id }: TestUser): Promise<void> {
  const { client } = await admin();
  expect((await client.request('DELETE', `/api/admin/user/${id}`)).status).toBe(200);
}
const sessionOf = (id: string) => billing.stripe.world.sessions.get(id)!;
const subscriptionsOf = (customer: string) =>
  [...billing.stripe.world.subscriptions.values()].filter((each) => each.customer === customer);
/** The payments for these, and how much of them was refunded, in cents. */
function moneyOf(subscriptions: Resource[]): { paid: number; refunded: number; refunds: number } {
  const { invoices, payments, refunds } = billing.stripe.world;
  const ids = new Set(subscriptions.map(({ id }) => id));
  const own = [...payments.values()].filter(({ invoice }) =>
    ids.has(invoices.get(invoice)!.parent.subscription_details.subscription),
  );
  const intents = new Set(own.map(({ payment }) => payment.payment_intent));
  const given = [...refunds.values()].filter(({ payment_intent }) => intents.has(payment_intent));
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    paid: sum(own.map(({ amount_paid }) => amount_paid)),
    refunded: sum(given.map(({ amount }) => amount)),
    refunds: given.length,
  };
}
const expectRefundedOnce = (customer: string) => {
  const all = subscriptionsOf(customer);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 'canceled'));
  expect(moneyOf(all)).toEqual({ paid: 699 * all.length, refunded: 699 * all.length, refunds: all.length });
};

describe('P1: a person who is deleted with a checkout open', () => {
  it('can no longer pay it: it is expired at Stripe, and what is kept names nobody', async () => {
    const person = await createUser(billing.server);
    const session = await open(person);
    const customer = await customerOf(billing, person.id);
    await remove(person);
    expect(sessionOf(session).status).toBe('expired');
    const [kept] = await db().select().from(closedCustomers).where(eq(closedCustomers.customerId, customer));
    expect(kept).toEqual({ customerId: customer, closedAt: expect.any(Date), settledAt: expect.any(Date) });
  });

  it('is deleted while Stripe is down; the checkout is expired as soon as it is back', async () => {
    const person = await createUser(billing.server);
    const session = await open(person);
    billing.stripe.mood = 'drop';
    await remove(person);
    expect(await db().$count(users, eq(users.id, person.id))).toBe(0);
    expect(sessionOf(session).status).toBe('open');
    billing.stripe.mood = 'good';
    await expect.poll(() => sessionOf(session).status, SOON).toBe('expired');
  });

  it('whose job was lost too: the hourly job expires it', async () => {
    const person = await createUser(billing.server);
    const session = await open(person);
    await remove(person);
    // As if the process had died between deletion and expiry.
    sessionOf(session).status = 'open';
    await db().update(closedCustomers).set({ settledAt: null });
    await processExpired(billing.server.services);
    await expect.poll(() => sessionOf(session).status, SOON).toBe('expired');
  });

  it('at the moment of opening one leaves none that can be paid', async () => {
    const { world } = billing.stripe;
    for (let time = 0; time < 6; time++) {
      const person = await createUser(billing.server);
      // A customer exists already, so that deletion and opening really collide.
      world.expire(sessionOf(await open(person, 'studio_pro')));
      billing.stripe.lag = 40;
      await Promise.all([person.client.post(CHECKOUT, { planId: 'individual_pro' }), remove(person)]);
      billing.stripe.lag = 0;
      const own = [...world.sessions.values()].filter((each) => each.client_reference_id === person.id);
      expect(own.filter(({ status }) => status === 'open')).toEqual([]);
    }
  });
});

describe('P1: a payment that arrives too late', () => {
  /** A checkout of a deleted person, whose page Stripe still shows: it was opened while they were being deleted. */
  async function leftOpen() {
    const person = await createUser(billing.server);
    const session = await open(person);
    const customer = await customerOf(billing, person.id);
    await remove(person);
    Object.assign(sessionOf(session), { status: 'open' });
    return { session, customer };
  }

  it('is ended and refunded once, whatever the order and number of its events, or without any', {
    timeout: 120_000,
  }, async () => {
    const events = fc.array(fc.record({ which: fc.nat(2), place: fc.double({ noNaN: true, min: 0, max: 1 }) }), {
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(events, fc.boolean(), async (chosen, together) => {
        const fresh = eventsOf(billing);
        const { session, customer } = await leftOpen();
        billing.stripe.world.pay(session);
        const told = fresh();
        const sent = chosen.toSorted((a, b) => a.place - b.place).flatMap(({ which }) => told[which] ?? []);
        if (together) {
          await Promise.all(sent.map((event) => billing.stripe.deliver(billing.server.url, event)));
          await settled(billing.server);
        } else await deliver(billing, sent);
        // If all events were lost, the daily comparison finds it.
        await reconcile(billing.server.services);
        expectRefundedOnce(customer);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('that the bank confirms days later is refunded then', async () => {
    const fresh = eventsOf(billing);
    const { world } = billing.stripe;
    const { session, customer } = await leftOpen();
    const subscription = world.pay(session);
    const [payment] = [...world.payments.values()].filter(({ invoice }) => invoice === subscription.latest_invoice);
    // The page is complete, the payment is in progress.
    world.payments.delete(payment!.id);
    const invoice = world.find('invoices', subscription.latest_invoice);
    invoice.status = 'open';
    await deliver(billing, fresh());
    expect(subscription.status).toBe('canceled');
    expect(moneyOf([subscription])).toMatchObject({ paid: 0, refunded: 0 });
    world.payInvoice(invoice.id);
    subscription.status = 'canceled';
    await deliver(billing, fresh());
    expectRefundedOnce(customer);
    await reconcile(billing.server.services);
    expectRefundedOnce(customer);
  });

  it('is shown to admins as ended and refunded', async () => {
    const fresh = eventsOf(billing);
    const { session, customer } = await leftOpen();
    billing.stripe.world.pay(session);
    await deliver(billing, fresh());
    expectRefundedOnce(customer);
    const { client } = await admin();
    const { body } = await client.get('/api/admin/unmatched-subscriptions');
    const [own] = subscriptionsOf(customer);
    expect(body.subscriptions.find(({ id }: { id: string }) => id === own!.id)).toMatchObject({
      ...{ reason: 'late', state: 'ended', email: null, planId: 'individual_pro', amount: 699, refunded: 699 },
      url: `https://dashboard.stripe.com/test/subscriptions/${own!.id}`,
    });
  });

  it('leaves charges from long before the deletion alone', async () => {
    const { world } = billing.stripe;
    const person = await createUser(billing.server);
    const session = await open(person);
    const customer = await customerOf(billing, person.id);
    const { id } = world.pay(session);
    const subscription = world.find('subscriptions', id);
    world.find('invoices', subscription.latest_invoice).created -= 40 * 86_400;
    // Given up by Stripe after unpaid months, so not an active subscription.
    subscription.status = 'unpaid';
    await remove(person);
    expect(subscription.status).toBe('canceled');
    expect(moneyOf([subscription])).toMatchObject({ paid: 699, refunded: 0 });
    expect(subscriptionsOf(customer)).toHaveLength(1);
  });
});

it('a month after the deletion the customer is removed at Stripe and here', async () => {
  const person = await createUser(billing.server);
  await open(person);
  const customer = await customerOf(billing, person.id);
  await remove(person);
  await reconcile(billing.server.services);
  expect(billing.stripe.world.customers.has(customer)).toBe(true);
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db().update(closedCustomers).set({ closedAt: longAgo }).where(eq(closedCustomers.customerId, customer));
  await reconcile(billing.server.services);
  expect(billing.stripe.world.customers.has(customer)).toBe(false);
  expect(await db().$count(closedCustomers, eq(closedCustomers.customerId, customer))).toBe(0);
});

it('a checkout that could not be closed and is paid after another one is refunded, with a mail [P1]', async () => {
  const { world } = billing.stripe;
  const person = await createUser(billing.server);
  const fresh = eventsOf(billing);
  const first = await open(person, 'studio_pro');
  const second = await open(person);
  expect(sessionOf(first).status).toBe('expired');
  // As if Stripe had not been notified: the page is still there, and both are paid.
  Object.assign(sessionOf(first), { status: 'open' });
  const kept = world.pay(second);
  await deliver(billing, fresh());
  const late = world.pay(first);
  await deliver(billing, fresh());
  await expect.poll(() => late.status, SOON).toBe('canceled');
  await expect
    .poll(
      async () =>
        (await db().select().from(unmatchedSubscriptions).where(eq(unmatchedSubscriptions.id, late.id)))[0]?.endedAt,
      SOON,
    )
    .toBeTruthy();
  expect(moneyOf([late])).toEqual({ paid: 3999, refunded: 3999, refunds: 1 });
  expect([kept.status, moneyOf([kept]).refunded]).toEqual(['active', 0]);
  await deliver(billing, fresh());
  expect((await person.client.get('/api/user')).body.entitlements.plan).toBe('individual');
  const mails = await waitForMails(billing.server, person.email);
  expect(mails[0]!.subject).toBe('We have refunded a second payment');
  expect(mails[0]!.text).toContain('$39.99');
});

it('a replaced checkout that could not be closed is closed when Stripe is back', async () => {
  const person = await createUser(billing.server);
  const first = await open(person);
  billing.stripe.mood = 'drop';
  expect((await person.client.post(CHECKOUT, { planId: 'studio_pro' })).status).toBe(502);
  billing.stripe.mood = 'good';
  await expect.poll(() => sessionOf(first).status, SOON).toBe('expired');
  expect(await db().$count(checkouts, eq(checkouts.userId, person.id))).toBe(2);
});
