import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { unmatchedSubscriptions } from '../../../src/server/db/schema/billing.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { reconcile } from '../../../src/server/features/billing/reconcile.ts';
import { createUser } from '../../factories.ts';
import { auditEventsOf } from '../people/fixtures.ts';
import { billingForFile, customerOf, payer, standingOf } from './fixtures.ts';

const billing = billingForFile();
const world = () => billing.stripe.world;
const db = () => billing.server.services.db;
const compare = () => reconcile(billing.server.services);
const admin = () => createUser(billing.server, { role: 'admin' });
const LIST = '/api/admin/unmatched-subscriptions';
type Row = { id: string; reason: string; state: string; email: string | null };

/** A customer at Stripe who belongs to nobody here. */
function stranger(metadata = {}) {
  const customer = { id: `cus_${crypto.randomUUID().replaceAll('-', '')}`, metadata: {}, email: 'x@example.com' };
  world().customers.set(customer.id, customer);
  return world().subscribe(customer.id, 'price_individual', metadata);
}

describe('P1: the daily comparison with Stripe', () => {
  it('lists subscriptions without an account, and second ones beside an account’s own, and nothing else', async () => {
    const { person, id: own } = await payer(billing, 'individual_pro');
    const beside = world().subscribe(await customerOf(billing, person.id), 'price_individual', {});
    const other = await createUser(billing.server);
    const elsewhere = stranger({ userId: other.id });
    const nobodys = stranger();
    const overdue = stranger();
    world().fail(overdue.id);
    const ended = stranger();
    world().end(ended.id);
    const foreign = stranger();
    foreign.items.data[0].price = { ...foreign.items.data[0].price, id: 'price_of_another_product' };

    expect(await compare()).toBe(4);
    const { client } = await admin();
    const rows: Row[] = (await client.get(LIST)).body.subscriptions;
    const listed = new Map(rows.map(({ id, reason, state, email }) => [id, [reason, state, email]]));
    // Of two equal ones the newer counts.
    expect(listed.has(beside.id)).toBe(false);
    expect(listed.get(own)).toEqual(['other', 'found', person.email]);
    expect(listed.get(elsewhere.id)).toEqual(['other', 'found', other.email]);
    expect(listed.get(nobodys.id)).toEqual(['nobody', 'found', null]);
    expect(listed.get(overdue.id)).toEqual(['nobody', 'found', null]);
    for (const { id } of [ended, foreign]) expect(listed.has(id)).toBe(false);

    // What ends at Stripe, or finds its account, leaves the list; what stays is listed once.
    world().end(nobodys.id);
    world().end(elsewhere.id);
    await db().update(users).set({ stripeCustomerId: overdue.customer }).where(eq(users.id, other.id));
    expect(await compare()).toBe(1);
    expect((await standingOf(other)).slice(1)).toEqual(['past_due', 'individual']);
    world().end(own);
    expect(await compare()).toBe(0);
    expect(await compare()).toBe(0);
  });

  it('goes through more than one page', async () => {
    const many = Array.from({ length: 105 }, () => stranger().id);
    expect(await compare()).toBe(105);
    const rows = await db().select().from(unmatchedSubscriptions);
    expect(many.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    for (const id of many) world().end(id);
    expect(await compare()).toBe(0);
  });
});

describe('P1: ending what was found', () => {
  const end = async (id: string, { client } = { client: billing.server.client() }) => client.post(`${LIST}/${id}/end`);

  it('ends and refunds the running period once, and is in the audit log', async () => {
    const boss = await admin();
    const { id } = stranger();
    world().endPeriod(id);
    // The first period was paid a month ago.
    const [first] = [...world().invoices.values()].filter(
      (each) => each.parent.subscription_details.subscription === id && each.billing_reason === 'subscription_create',
    );
    first!.created -= 30 * 86_400;
    Object.assign(world().find('subscriptions', id).items.data[0], {
      current_period_start: first!.created + 30 * 86_400 - 60,
    });
    await compare();
    const answers = await Promise.all([end(id, boss), end(id, boss), end(id, boss)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(world().find('subscriptions', id).status).toBe('canceled');
    expect([...world().refunds.values()].map(({ amount }) => amount)).toEqual([699]);
    expect(await auditEventsOf(boss, boss)).toEqual([['subscription-refunded', '']]);
    const rows: Row[] = (await boss.client.get(LIST)).body.subscriptions;
    expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'ended', refunded: 699 });
  });

  it('is retried while Stripe is down', async () => {
    const boss = await admin();
    const { id } = stranger();
    await compare();
    billing.stripe.mood = 'drop';
    const { status, body } = await end(id, boss);
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^Stripe does not answer at the moment\./)]);
    billing.stripe.mood = 'good';
    await expect.poll(() => world().find('subscriptions', id).status, { timeout: 60_000 }).toBe('canceled');
  });

  it('is refused for somebody’s current plan, for anything not on the list, and to everybody but admins', async () => {
    const boss = await admin();
    const person = await createUser(billing.server);
    const { id, customer } = stranger();
    await compare();
    for (const role of ['user', 'pro', 'studio_owner', 'studio_team', 'beta'] as const) {
      const { client } = await createUser(billing.server, { role });
      expect([(await client.get(LIST)).status, (await end(id, { client })).status]).toEqual([403, 403]);
    }
    await db().update(users).set({ stripeCustomerId: customer }).where(eq(users.id, person.id));
    const { status, body } = await end(id, boss);
    expect([status, body.message]).toEqual([409, `This is the subscription of ${person.email} now. Cancel it there.`]);
    expect(world().find('subscriptions', id).status).toBe('active');
    expect((await end('sub_unknown', boss)).status).toBe(404);
  });
});
