import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stripeEvents } from '../../../src/server/db/schema/billing.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser } from '../../factories.ts';
import type { StripeEvent } from '../../fakes/stripe/index.ts';
import { shaped } from '../../fakes/stripe/world.ts';
import { billingForFile, customerOf, deliver, eventsOf, payer, standingOf } from '../billing/fixtures.ts';

const billing = billingForFile();

/** An event that would grant a plan if it were believed. */
async function temptation(): Promise<{ victim: Awaited<ReturnType<typeof createUser>>; event: StripeEvent }> {
  const victim = await createUser(billing.server, { stripeCustomerId: `cus_${randomUUID()}` });
  const customer = await customerOf(billing, victim.id);
  const object = shaped('checkout.session', {
    customer,
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: victim.id,
  });
  const event = shaped('event', { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } });
  return { victim, event: event as unknown as StripeEvent };
}

const known = (id: string) => billing.server.services.db.$count(stripeEvents, eq(stripeEvents.id, id));

describe('S11: an event', () => {
  it.each([
    ['is not signed', { signature: '' }],
    ['has a signature that is none', { signature: 't=1,v1=00' }],
    ['is signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['is six minutes old', { age: 360 }],
    ['is dated six minutes ahead (A7)', { age: -360 }],
    ['was altered on the way', { body: '{"id":"evt_1","type":"checkout.session.completed"}' }],
    ['is no JSON', { body: 'paid=true' }],
    ['is empty', { body: '' }],
  ])('that %s is refused and changes nothing [B23 A7]', async (_what, forged) => {
    const { victim, event } = await temptation();
    const answer = await billing.stripe.deliver(billing.server.url, event, forged);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message: 'The signature is not valid.' },
    ]);
    expect(await known(event.id)).toBe(0);
    expect(await standingOf(victim)).toEqual(['user', 'free', 'free']);
  });

  it('without the header, or as a form, is refused', async () => {
    const { event } = await temptation();
    const url = `${billing.server.url}/api/stripe/webhook`;
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(event) })).status).toBe(400);
    expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ id: event.id }) })).status).toBe(400);
    expect((await fetch(url, { method: 'POST' })).status).toBe(400);
  });

  it('that is signed is still not trusted: Stripe is asked', async () => {
    const { victim, event } = await temptation();
    billing.stripe.world.customers.set(await customerOf(billing, victim.id), shaped('customer', { id: 'cus' }));
    await deliver(billing, [event]);
    expect(await standingOf(victim)).toEqual(['user', 'free', 'free']);
  });

  it('that arrives twice, even at once, is processed once [B23]', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    const fresh = eventsOf(billing);
    billing.stripe.world.fail(id);
    const [event] = fresh();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => billing.stripe.deliver(billing.server.url, event!)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await deliver(billing, [event!]);
    expect(await known(event!.id)).toBe(1);
    const calls = billing.stripe.calls.length;
    await deliver(billing, [event!, event!]);
    expect(billing.stripe.calls.length).toBe(calls);
    expect(await standingOf(person)).toEqual(['pro', 'past_due', 'individual']);
  });

  it('updated that is older than deleted does not bring the plan back [B23]', async () => {
    const { person, id } = await payer(billing, 'studio_pro');
    const fresh = eventsOf(billing);
    billing.stripe.world.endPeriod(id);
    const [, updated] = fresh();
    billing.stripe.world.end(id);
    const [deleted] = fresh();
    expect([updated!.type, deleted!.type]).toEqual(['customer.subscription.updated', 'customer.subscription.deleted']);
    await deliver(billing, [deleted!]);
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
    await deliver(billing, [updated!]);
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
  });

  it('that changes no plan, or is about an unknown customer, is acknowledged', async () => {
    const before = await billing.server.services.db.$count(stripeEvents);
    const product = shaped('event', { id: `evt_${randomUUID()}`, type: 'product.created' });
    await deliver(billing, [product as unknown as StripeEvent]);
    expect(await billing.server.services.db.$count(stripeEvents)).toBe(before);
    const { event } = await temptation();
    await billing.server.services.db.update(users).set({ stripeCustomerId: null });
    await deliver(billing, [event]);
  });
});
