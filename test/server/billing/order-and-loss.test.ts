import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkouts, subscriptions } from '../../../src/server/db/schema/billing.ts';
import { processExpired } from '../../../src/server/features/billing/actions.ts';
import { apply, readCustomer, syncCustomer } from '../../../src/server/features/billing/sync.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { Resource } from '../../fakes/stripe/world.ts';
import { billingForFile, CHECKOUT, customerOf, eventsOf, settled, standingOf, subscriptionOf } from './fixtures.ts';

const billing = billingForFile();

/** What happens to a subscription, at Stripe or through us. */
const STEPS = [
  'fail',
  'recover',
  'next period',
  'cancel',
  'take back',
  'give up',
  'bigger',
  'smaller',
  'buy again',
] as const;
type Step = (typeof STEPS)[number];

const PLANS: Record<string, string> = { price_individual: 'individual_pro', price_studio: 'studio_pro' };

function liveOf(customer: string): Resource | undefined {
  return [...billing.stripe.world.subscriptions.values()].find(
    (each) => each.customer === customer && each.status !== 'canceled',
  );
}

/** Applies it, if it can happen in the current state. */
async function happen(step: Step, person: TestUser, customer: string): Promise<void> {
  const { world } = billing.stripe;
  const live = liveOf(customer);
  if (step === 'buy again') {
    if (live) return;
    const { status, body } = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
    // While we do not know yet that the last one is over, buying has to wait.
    if (status === 200 && body.redirectUrl.includes('/pay/')) world.pay(body.redirectUrl.split('/pay/')[1]);
    return;
  }
  if (!live) return;
  const verbs: Record<Exclude<Step, 'buy again'>, () => unknown> = {
    fail: () => world.fail(live.id),
    recover: () => live.status === 'past_due' && world.payInvoice(live.latest_invoice),
    'next period': () => world.endPeriod(live.id),
    cancel: () => world.cancelAtEnd(live.id, true),
    'take back': () => world.cancelAtEnd(live.id, false),
    'give up': () => world.end(live.id),
    bigger: () => world.change(live.id, 'price_studio'),
    smaller: () => world.change(live.id, 'price_individual'),
  };
  verbs[step]();
}

/** A day passes: what we were not notified of is read. */
async function aDayLater(userId: string): Promise<void> {
  const { db } = billing.server.services;
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await db.update(subscriptions).set({ checkedAt: longAgo }).where(eq(subscriptions.userId, userId));
  await db.update(checkouts).set({ createdAt: longAgo }).where(eq(checkouts.userId, userId));
  const { checked } = await processExpired(billing.server.services);
  if (checked === 0) return;
  await expect
    .poll(
      async () =>
        (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]?.checkedAt.getTime(),
      {
        timeout: 60_000,
        interval: 50,
      },
    )
    .toBeGreaterThan(longAgo.getTime());
}

async function expectTruth(person: TestUser, customer: string): Promise<void> {
  const live = liveOf(customer);
  const [, status, plan] = await standingOf(person);
  const own = await subscriptionOf(person);
  if (!live) {
    expect(plan).toBe('free');
    expect(['none', 'ended']).toContain(own.status);
    return;
  }
  const planId = PLANS[live.items.data[0].price.id]!;
  const isOverdue = live.status === 'past_due';
  expect([plan, status]).toEqual([
    planId === 'studio_pro' ? 'studio_owner' : 'individual',
    isOverdue ? 'past_due' : planId === 'studio_pro' ? 'studio_pro' : 'pro',
  ]);
  expect(own).toMatchObject({
    planId,
    status: isOverdue ? 'past_due' : 'active',
    cancelAtPeriodEnd: live.cancel_at_period_end,
    currentPeriodEnd: new Date(live.items.data[0].current_period_end * 1000).toISOString(),
  });
}

/** How often an event arrives, and when among those sent with it. */
const fate = fc.record({ copies: fc.integer({ min: 0, max: 3 }), place: fc.double({ noNaN: true, min: 0, max: 1 }) });
const fates = fc.array(fate, { minLength: 40, maxLength: 40 });
const story = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 8 });

type Telling = { chances: { copies: number; place: number }[]; least: number; early: boolean; heardUntil: number };

/** Runs a story on a new subscription while its events are sent: shuffled, repeated, some of them never. */
async function tell(steps: readonly Step[], { chances, least, early, heardUntil }: Telling) {
  const person = await createUser(billing.server);
  const fresh = eventsOf(billing);
  const { body } = await person.client.post(CHECKOUT, { planId: 'individual_pro' });
  billing.stripe.world.pay(body.redirectUrl.split('/pay/')[1]);
  const customer = await customerOf(billing, person.id);
  const posts: Promise<Response>[] = [];
  const send = (isHeard: boolean) => {
    const sent = fresh().flatMap((event, i) => {
      const { copies, place } = chances[i % chances.length]!;
      const times = isHeard ? Math.max(least, copies) : 0;
      return Array.from({ length: times }, (_, copy) => ({ event, place: (place + copy * 0.37) % 1 }));
    });
    sent.sort((a, b) => a.place - b.place);
    for (const { event } of sent) posts.push(billing.stripe.deliver(billing.server.url, event));
  };
  for (const [i, step] of steps.entries()) {
    await happen(step, person, customer);
    if (early) send(i < heardUntil);
  }
  send(steps.length <= heardUntil);
  for (const answer of await Promise.all(posts)) expect(answer.status).toBe(200);
  await settled(billing.server);
  return { person, customer };
}

it('events in any order, duplicated and overtaking each other, end in the final state [B24]', {
  timeout: 180_000,
}, async () => {
  billing.stripe.lag = 60;
  await fc.assert(
    fc.asyncProperty(story, fates, fc.boolean(), async (steps, chances, early) => {
      const { person, customer } = await tell(steps, {
        chances,
        least: 1,
        early,
        heardUntil: Number.POSITIVE_INFINITY,
      });
      await expectTruth(person, customer);
    }),
    { numRuns: 15, endOnFailure: true },
  );
  billing.stripe.lag = 0;
});

it('if events are lost, even all the last ones, the state is correct a day later [B24]', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(story, fates, fc.boolean(), fc.nat(8), async (steps, chances, early, heardUntil) => {
      const { person, customer } = await tell(steps, { chances, least: 0, early, heardUntil });
      await aDayLater(person.id);
      await expectTruth(person, customer);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

it('one event after the last change is enough', async () => {
  const person = await createUser(billing.server);
  const fresh = eventsOf(billing);
  const { world } = billing.stripe;
  const { body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
  const { id } = world.pay(body.redirectUrl.split('/pay/')[1]);
  const [first] = fresh();
  world.fail(id);
  world.change(id, 'price_individual');
  // Only the oldest event, and it reports a paid Studio Pro.
  await billing.stripe.deliver(billing.server.url, first!);
  await settled(billing.server);
  await expectTruth(person, await customerOf(billing, person.id));
  expect(await standingOf(person)).toEqual(['pro', 'past_due', 'individual']);
});

it('a sync that was overtaken by a later one changes nothing', async () => {
  const person = await createUser(billing.server);
  const { services } = billing.server;
  const { world } = billing.stripe;
  const { body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
  const { id } = world.pay(body.redirectUrl.split('/pay/')[1]);
  const customer = await customerOf(billing, person.id);
  const slow = await readCustomer(services, services.payments!, customer);
  expect(slow.found?.status).toBe('active');
  world.fail(id);
  await syncCustomer(services, services.payments!, person.id, customer);
  await apply(services, person.id, slow);
  expect(await standingOf(person)).toEqual(['studio_owner', 'past_due', 'studio_owner']);
  world.end(id);
  const last = await readCustomer(services, services.payments!, customer);
  await apply(services, person.id, last);
  await apply(services, person.id, slow);
  await apply(services, person.id, last);
  await expectTruth(person, customer);
});
