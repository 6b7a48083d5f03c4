import { setTimeout as sleep } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { stripeEvents } from '../../../src/server/db/schema/billing.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeStripe, type StripeEvent, startStripe } from '../../fakes/stripe/index.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

export const CHECKOUT = '/api/subscription/create-checkout';

export type Billing = { stripe: FakeStripe; server: TestServer };

/** The program with web and worker and a local Stripe, for a test file. */
export function billingForFile(variables: Record<string, string> = {}): Billing {
  const running = {} as Billing;
  beforeAll(async () => {
    running.stripe = await startStripe();
    running.server = await startServer({ ROLES: 'web,worker', ...running.stripe.env, ...variables });
  });
  afterAll(async () => {
    await running.server?.close();
    await running.stripe?.close();
  });
  return running;
}

/** Role, status and plan as the person's next read of themselves shows them. */
export async function standingOf({ client }: TestUser): Promise<[role: string, status: string, plan: string]> {
  const { role, subscriptionStatus, entitlements } = (await client.get('/api/user')).body;
  return [role, subscriptionStatus, entitlements.plan];
}

export const subscriptionOf = async ({ client }: TestUser) => (await client.get('/api/subscription')).body;

/** Delivers events and waits until each has been processed. */
export async function deliver({ stripe, server }: Billing, events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect((await stripe.deliver(server.url, event)).status).toBe(200);
  await settled(server);
}

/** Waits until every received event has been processed. */
export async function settled({ services }: TestServer): Promise<void> {
  const deadline = Date.now() + SOON.timeout;
  while ((await services.db.$count(stripeEvents, isNull(stripeEvents.appliedAt))) > 0) {
    if (Date.now() > deadline) throw new Error('Events of Stripe’s were not acted on.');
    await sleep(20);
  }
}

/** The events since the last call. */
export function eventsOf({ stripe }: Billing): () => StripeEvent[] {
  let seen = stripe.world.events.length;
  return () => {
    const fresh = stripe.world.events.slice(seen);
    seen = stripe.world.events.length;
    return fresh;
  };
}

export async function customerOf({ server }: Billing, id: string): Promise<string> {
  const [row] = await server.services.db.select().from(users).where(eq(users.id, id));
  return row!.stripeCustomerId!;
}

/** Opens a checkout, pays on its page, and delivers the events. @returns the ids of subscription and session */
export async function buy(
  billing: Billing,
  person: TestUser,
  planId: string,
): Promise<{ id: string; sessionId: string }> {
  const fresh = eventsOf(billing);
  const { status, body } = await person.client.post(CHECKOUT, { planId });
  expect([status, body.success]).toEqual([200, true]);
  const sessionId = body.redirectUrl.split('/pay/')[1];
  const { id } = billing.stripe.world.pay(sessionId);
  await deliver(billing, fresh());
  return { id, sessionId };
}

/** A person who pays for a plan. */
export async function payer(billing: Billing, planId: string) {
  const person = await createUser(billing.server);
  return { person, ...(await buy(billing, person, planId)) };
}
